/** The statuses of the pages that are none. */
type Status = 400 | 401 | 404 | 405 | 414 | 429 | 500 | 503

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
  readonly status: Status
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: Status, { statusMessage, data, headers = {}, ...options }: PageErrorOptions) {
    super(statusMessage, options)
    this.status = status
    this.data = data
    this.headers = headers
  }
}

/**
 * The 404 for an address of a route whose page does not exist. Its text is specified with capitals, and that for an address of
 * no route (`handlers/error.tsx`) without.
 */
export function pageNotFound(url: URL, cause?: unknown): PageError {
  return new PageError(404, { statusMessage: `Page Not Found: ${pathAndQuery(url)}`, cause })
}

/** Path and query as requested, for messages. */
export function pathAndQuery({ pathname, search }: URL): string {
  return pathname + search
}

/** Answers 405 and says which methods there are. */
export function methodNotAllowed(...allowed: string[]) {
  return function handleMethod(): never {
    throw new PageError(405, {
      statusMessage: 'Method Not Allowed',
      headers: { Allow: allowed.join(', '), 'Cache-Control': 'no-store' },
    })
  }
}
