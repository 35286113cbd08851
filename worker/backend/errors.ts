import type { Failure } from '../../shared/failure-text.ts'

interface Details extends ErrorOptions {
  /** The answer's `code`, where the backend refused. */
  code?: number
  /** The answer's `msg`, where the backend refused. */
  msg?: string
  /** The HTTP status, where an answer came. */
  status?: number
  /** Whether the backend works, but has no thing with the id that was asked for. */
  isNotFound?: boolean
}

/**
 * A call without a usable answer. `unreachable`: none came, or nothing that is an answer; `refused`: its `code` is not 0;
 * `malformed`: its data is not the contract's.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly kind: Failure['kind']
  readonly code: number | undefined
  readonly msg: string | undefined
  readonly status: number | undefined
  readonly isNotFound: boolean

  constructor(kind: Failure['kind'], message: string, details: Details = {}) {
    const { code, msg, status, isNotFound = false, ...options } = details
    super(message, options)
    this.kind = kind
    this.code = code
    this.msg = msg
    this.status = status
    this.isNotFound = isNotFound
  }
}
