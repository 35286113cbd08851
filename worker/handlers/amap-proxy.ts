import type { Context } from 'hono'
import { readChunks } from '../lib/read-limited.ts'
import { log } from '../log.ts'
import { methodNotAllowed, noRoute } from '../page-error.ts'
import { pageOf } from '../page-request.ts'
import { isVisitorWithinLimit } from '../rate-limits.ts'
import { matchPage } from '../routes.ts'
import type { AppEnv, Scope } from '../scope.ts'

/** Timeout for a response from AMap, including its body. */
const AMAP_PROXY_MS = 5000
/** Size limit of a response: ten times that of a walking route through the whole area. */
const AMAP_PROXY_BYTES = 1024 * 1024

const PREFIX = '/_AMapService'
const REST_ORIGIN = 'https://restapi.amap.com'
/** Path prefixes that have another origin, according to AMap's documentation. */
const ORIGINS: readonly [prefix: string, origin: string][] = [
  ['/v4/map/styles', 'https://webapi.amap.com'],
  ['/v3/vectormap', 'https://fmap01.amap.com'],
]
/** Allowed paths of AMap, such as `/v3/direction/walking`. */
const PATH = /^\/v[1-9](?:\/[\w-]+){1,6}$/
/** The name or path of a function, of at most 64 characters. It cannot be a statement. */
const CALLBACK = /^(?=.{1,64}$)[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*){0,3}$/

/**
 * Forwards a call of AMap's script to AMap and adds the secret, which no page may contain. Responds
 * with a script only if the call has a callback and comes from the guide. Browsers do not run other
 * responses.
 */
export async function amapProxy(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const { settings, url } = scope
  if (settings.AMAP_KEY === '' || settings.AMAP_SECRET === undefined) throw noRoute()
  if (c.req.method !== 'GET') return methodNotAllowed('GET')()
  const { pathname, searchParams } = url
  const path = pathname.slice(PREFIX.length)
  if (!PATH.test(path)) throw noRoute()
  const refusal = await refusalOf(c, searchParams)
  if (refusal !== undefined) return refuse(c, refusal)
  const query = new URLSearchParams(searchParams)
  query.delete('jscode')
  query.append('jscode', settings.AMAP_SECRET)
  const origin = ORIGINS.find(([prefix]) => `${path}/`.startsWith(`${prefix}/`))?.[1] ?? REST_ORIGIN
  const body = await fetchAmap(scope, `${origin}${path}?${query.toString()}`)
  if (body === undefined) return refuse(c, 502)
  return c.body(body, 200, {
    'Content-Type': searchParams.has('callback')
      ? 'application/javascript; charset=UTF-8'
      : 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
  })
}

function refuse(c: Context<AppEnv>, status: 400 | 403 | 429 | 502): Response {
  return c.text(String(status), status, { 'Cache-Control': 'no-store' })
}

/** Returns the error status for a call that the guide never makes, else undefined. */
async function refusalOf(
  c: Context<AppEnv>,
  query: URLSearchParams,
): Promise<400 | 403 | 429 | undefined> {
  const callbacks = query.getAll('callback')
  if (callbacks.length > 1 || !callbacks.every((name) => CALLBACK.test(name))) return 400
  const { AMAP_KEY } = c.get('scope').settings
  const isKey = query.getAll('key').every((key) => key === AMAP_KEY)
  if (!isKey || !(await isFromPage(c, callbacks.length > 0))) return 403
  return (await isVisitorWithinLimit(c.req.raw.headers, c.env.AMAP_CALLS)) ? undefined : 429
}

/**
 * Returns whether a page of this site made the request. If the response is a script, the page must
 * also show AMap's map, because only its policy allows such a script to run.
 */
async function isFromPage(c: Context<AppEnv>, isScript: boolean): Promise<boolean> {
  const { SITE_ORIGIN } = c.get('scope').settings
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined && site !== 'same-origin') return false
  // If the browser does not send `Sec-Fetch-Site`, the `Referer` is checked.
  if (site !== undefined && !isScript) return true
  const referer = URL.parse(c.req.header('Referer') ?? '')
  return referer?.origin === SITE_ORIGIN && (!isScript || (await showsAmap(referer)))
}

async function showsAmap({ pathname }: URL): Promise<boolean> {
  const match = matchPage(pathname)
  return match !== undefined && (await pageOf(match.route))?.showsAmap === true
}

/** Returns the body of AMap's response; undefined if it is late, too large or not a 200. */
async function fetchAmap(scope: Scope, address: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(address, {
      // The headers have no data of the visitor. AMap identifies the site by its `Referer`.
      headers: { Accept: '*/*', Referer: `${scope.settings.SITE_ORIGIN}/` },
      redirect: 'manual',
      signal: AbortSignal.timeout(AMAP_PROXY_MS),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new Error(`HTTP ${response.status}`)
    }
    const chunks = await readChunks(response, AMAP_PROXY_BYTES)
    if (chunks === undefined) throw new Error(`over ${AMAP_PROXY_BYTES} bytes`)
    return await new Blob(chunks).arrayBuffer()
  } catch (error) {
    // The message may contain the address. Its query has the secret and the visitor's position.
    const message = error instanceof Error ? error.message.replaceAll(/=[^&\s]*/g, '=…') : ''
    log('warn', scope, { failure: 'amap', message })
    return undefined
  }
}
