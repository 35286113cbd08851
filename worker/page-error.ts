import type { ContentfulStatusCode } from 'hono/utils/http-status'

interface PageErrorOptions extends ErrorOptions {
  /** What happened, in a few words of English. */
  statusMessage: string
  /** More about it, for a caller that reads JSON. Never set for a 5xx. */
  data?: unknown
  /** Further headers of the answer: `Allow`, `Retry-After`. */
  headers?: Readonly<Record<string, string>>
}

/** An error that the visitor sees as a page with its HTTP status. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly status: ContentfulStatusCode
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    { statusMessage, data, headers = {}, ...options }: PageErrorOptions,
  ) {
    super(statusMessage, options)
    this.status = status
    this.data = data
    this.headers = headers
  }
}
