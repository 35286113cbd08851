import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface PageErrorOptions extends ErrorOptions {
  /** What happened, in a few words of English. */
  statusMessage: string
  /** More about it, for a caller that reads JSON. Never set for a 5xx. */
  data?: unknown
  /** The page can't go on: a client navigation shows the error view in its place. */
  fatal?: boolean
  /** Further headers of the answer: `Allow`, `Retry-After`. */
  headers?: Readonly<Record<string, string>>
}

/** An error that the visitor sees as a page with its HTTP status. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly status: ContentfulStatusCode
  readonly data: unknown
  readonly fatal: boolean
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    { statusMessage, data, fatal = false, headers = {}, ...options }: PageErrorOptions,
  ) {
    super(statusMessage, options)
    this.status = status
    this.data = data
    this.fatal = fatal
    this.headers = headers
  }
}
