import { BackendError } from './upstream/call.ts'

type Status = 400 | 401 | 403 | 404 | 405 | 413 | 414 | 415 | 429 | 500 | 503

interface PageErrorOptions extends ErrorOptions {
  /** Description in a few English words. Contains no address, since it may be logged. */
  statusMessage: string
  /** Whether the response repeats the requested address, in its message and in a JSON field. */
  namesAddress?: boolean
  /** Whether a route matches but its page does not exist (`fatal` in the specification). */
  fatal?: boolean
  /** Further response headers: `Allow`, `Retry-After`. */
  headers?: Readonly<Record<string, string>>
}

/** An error that the visitor sees as a page with this HTTP status. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly status: Status
  readonly fatal: boolean
  readonly namesAddress: boolean
  readonly headers: Readonly<Record<string, string>>

  constructor(status: Status, options: PageErrorOptions) {
    const { statusMessage, fatal = false, namesAddress = false, headers = {} } = options
    super(statusMessage, { cause: options.cause })
    this.status = status
    this.fatal = fatal
    this.namesAddress = namesAddress
    this.headers = headers
  }
}

/** Returns the error to show: for a failed call a 404 or 503, for an unknown error a 500. */
export function toPageError(thrown: unknown): PageError {
  if (thrown instanceof PageError) return thrown
  if (!(thrown instanceof BackendError))
    return new PageError(500, { statusMessage: 'Internal Server Error', cause: thrown })
  if (thrown.isNotFound) return pageNotFound(thrown)
  return new PageError(503, { statusMessage: 'Service Unavailable', cause: thrown })
}

/** Returns the 404 for an address that matches a route, but whose page does not exist. */
export function pageNotFound(cause?: unknown): PageError {
  const statusMessage = 'Page Not Found'
  return new PageError(404, { statusMessage, namesAddress: true, fatal: true, cause })
}

/** Returns the 404 for an address without a route. The specification demands this spelling. */
export function noRoute(headers: PageErrorOptions['headers'] = {}): PageError {
  return new PageError(404, { statusMessage: 'Page not found', namesAddress: true, headers })
}

export function pathAndQuery({ pathname, search }: URL): string {
  return pathname + search
}

/** Returns a handler that throws a 405 with the allowed methods. */
export function methodNotAllowed(...allowed: string[]) {
  return function handleMethod(): never {
    throw new PageError(405, {
      statusMessage: 'Method Not Allowed',
      headers: { Allow: allowed.join(', '), 'Cache-Control': 'no-store' },
    })
  }
}

export function errorBody(error: PageError, url: URL) {
  const message = messageOf(error, url)
  return {
    error: true,
    url: pathAndQuery(url),
    statusCode: error.status,
    statusMessage: message,
    message,
    data: error.namesAddress ? { path: pathAndQuery(url) } : undefined,
  }
}

/** Returns the message for programs, with the requested address if `namesAddress`. */
export function messageOf({ message, namesAddress }: PageError, url: URL): string {
  return namesAddress ? `${message}: ${pathAndQuery(url)}` : message
}
