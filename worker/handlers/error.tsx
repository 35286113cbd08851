import type { Context } from 'hono'
import { reactRenderer } from '@hono/react-renderer'
import { RETRY_AFTER_S } from '../limits.ts'
import { languageOf, tagOf, unofferedLanguageOf } from '../../shared/language.ts'
import { isBot } from '../edge/bots.ts'
import { describeCause, log } from '../log.ts'
import { noRoute, PageError, pathAndQuery } from '../page-error.ts'
import { ErrorDocument } from '../render/error-document.tsx'
import type { AppEnv } from '../scope.ts'

/** Lets `c.render` draw React: only these answers are drawn by it. */
const withReact = reactRenderer()

/** Answers an address that belongs to no route. */
export async function notFound(c: Context<AppEnv>): Promise<Response> {
  const path = pathAndQuery(c.get('scope').url)
  const isFile = path.startsWith('/assets/') || path.startsWith('/pictures/')
  const headers = isFile ? { 'Cache-Control': 'no-store' } : {}
  if (isFile && !wantsJson(c)) return c.text('404 Not Found', 404, headers)
  return answerError(c, noRoute(headers))
}

/** Answers whatever was thrown; what is not a `PageError` becomes a 500 without details. 5xx are logged. Never throws. */
export async function errorHandler(thrown: unknown, c: Context<AppEnv>): Promise<Response> {
  const error =
    thrown instanceof PageError
      ? thrown
      : new PageError(500, { statusMessage: 'Internal Server Error', cause: thrown })
  if (error.status >= 500)
    log('error', c.get('scope'), { status: error.status, cause: describeCause(error.cause) })
  try {
    return await answerError(c, error)
  } catch (failure) {
    log('error', c.get('scope'), { status: error.status, cause: describeCause(failure) })
    return c.text('500 Internal Server Error', 500, { 'Cache-Control': 'no-store' })
  }
}

async function answerError(c: Context<AppEnv>, error: PageError): Promise<Response> {
  c.status(error.status)
  c.header('Cache-Control', error.status >= 500 ? 'no-store' : 'no-cache')
  if (error.status === 503) c.header('Retry-After', String(RETRY_AFTER_S))
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
  if (wantsJson(c)) return c.json(errorBody(c, error))
  if (isBot(c.req.header('User-Agent'))) return c.text(`${error.status} ${messageOf(c, error)}`)
  const { pathname } = c.get('scope').url
  const unoffered = unofferedLanguageOf(pathname)
  const language = unoffered === undefined ? languageOf(pathname) : 'en'
  await withReact(c, async () => undefined)
  return c.render(
    <ErrorDocument
      status={error.status}
      language={language}
      documentLanguage={unoffered ?? tagOf(language)}
      isUnoffered={unoffered !== undefined}
      hotline={hotlineOf(c)}
    />,
  )
}

/** A caller that accepts JSON and no HTML. */
export function wantsJson(c: Context<AppEnv>): boolean {
  const accept = c.req.header('Accept')?.toLowerCase() ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

/** An error as JSON. */
export function errorBody(c: Context<AppEnv>, error: PageError) {
  const url = pathAndQuery(c.get('scope').url)
  const message = messageOf(c, error)
  const data = error.namesAddress ? { path: url } : error.data
  return {
    error: true,
    url,
    statusCode: error.status,
    statusMessage: message,
    message,
    ...(data === undefined ? {} : { data }),
  }
}

/** The message for a caller; where it names the address, as that caller asked for it. */
function messageOf(c: Context<AppEnv>, { message, namesAddress }: PageError): string {
  return namesAddress ? `${message}: ${pathAndQuery(c.get('scope').url)}` : message
}

/** From the configuration, since the backend may be what failed; empty if the configuration is what failed. */
function hotlineOf(c: Context<AppEnv>): string {
  try {
    return c.get('scope').settings.HOTLINE
  } catch {
    return ''
  }
}
