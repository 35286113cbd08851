import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { noRoute } from '../page-error.ts'
import { isVisitorWithinLimit, tooManyRequests } from '../rate-limits.ts'
import type { AppEnv, Bindings, ReferenceBackend, Scope } from '../scope.ts'
import { purgeCalls, referenceBackendOf } from '../upstream/backend.ts'
import { callsOf, PURGE_TAGS } from '../upstream/stores.ts'
import {
  CHANGED_TAGS_HEADER,
  LINK_PREVIEW,
  PREVIEW_PATH_HEADER,
  PREVIEW_TOKEN_HEADER,
  STAFF_PREVIEW,
} from '../../shared/constants.ts'
import { previewPolicy } from '../edge/security-headers.ts'
import { type PageRequest, readPageRequest } from '../page-request.ts'
import { matchPage } from '../routes.ts'
import { AnswerCache } from '../upstream/cache.ts'
import { Guard } from '../upstream/guard.ts'

const PREVIEW_CALLS = /^\/office\/previews(?:\/|$)/
const SIGN_IN = /^\/office\/sign-in\//

/**
 * Passes a request to the office, which is a part of the reference backend. If the office changes a
 * report or content, purges the cached responses with it. Responds with 404 if the site has another
 * backend.
 */
export async function office(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const request = c.req.raw
  const { pathname } = scope.url
  const backend = referenceBackendOf(scope)
  if (backend === undefined) throw noRoute({ 'Cache-Control': 'no-store' })
  // Only the worker itself may make these calls (in `previewBackend`).
  if (PREVIEW_CALLS.test(pathname)) throw noRoute({ 'Cache-Control': 'no-store' })
  const isSignIn = SIGN_IN.test(pathname)
  if (isSignIn && !(await isVisitorWithinLimit(request.headers, c.env.SIGN_INS)))
    throw tooManyRequests()
  const answer = await backend.fetch(request)
  // Copied, because the headers of a response from another entrypoint are read-only.
  const response = new Response(answer.body, answer)
  const tags = response.headers.get(CHANGED_TAGS_HEADER)?.split(' ')
  response.headers.delete(CHANGED_TAGS_HEADER)
  const changed = PURGE_TAGS.filter((tag) => tags?.includes(tag))
  if (changed.length > 0) await purgeCalls(scope, changed.flatMap(callsOf))
  return response
}

const LINK = new RegExp(`^${LINK_PREVIEW}/([\\da-f]{64})(/.*)$`)

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The address may contain the token of a preview link.
  'Referrer-Policy': 'no-referrer',
}

/** Prevents caching and indexing of previews, including their error pages. */
export const neverStored = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value)
  // Without this header, the service worker does not store the page.
  c.header('X-Page-Address', undefined)
})

/**
 * Responds with the preview of a draft or of a scheduled item, for signed-in editors and for people
 * with a preview link. The reference backend checks the permission. Neither its responses nor the
 * page are cached.
 */
export async function preview(
  c: Context<AppEnv>,
  answerPage: (scope: Scope, pageRequest: PageRequest) => Promise<Response>,
): Promise<Response> {
  const scope = c.get('scope')
  const backend = referenceBackendOf(scope)
  const requested = await readAddress(scope.url.pathname)
  if (backend === undefined || requested === undefined) throw noRoute()
  const { headers } = c.req.raw
  const ofPreview = previewBackend(scope, backend, { ...requested, headers })
  const answer = await ofPreview.ask('/item')
  if (answer.status === 410 && !(await isVisitorWithinLimit(headers, c.env.SIGN_INS)))
    throw tooManyRequests()
  if (answer.status !== 200) return new Response(answer.body, answer)
  const item: 'public' | { publishAt?: string } = await answer.json()
  const { pageRequest } = requested
  if (item === 'public') return c.redirect(pageRequest.key, 303)
  const env: Bindings = { ...scope.env, BACKEND: ofPreview, COPIES: emptyStore(scope.env.COPIES) }
  const response = await answerPage(
    {
      ...scope,
      env,
      sharedPages: () => undefined,
      preview: {
        cache: new AnswerCache(),
        guard: new Guard(),
        publishAt: item.publishAt,
        prefix: requested.prefix,
      },
    },
    pageRequest,
  )
  response.headers.set('Content-Security-Policy', previewPolicy(pageRequest.page, scope.settings))
  return response
}

interface PreviewAddress {
  /** The start of the preview's address. The path of the page follows. */
  prefix: string
  token: string | undefined
  pageRequest: PageRequest
}

/**
 * Reads page and token from a preview's address. Undefined unless the rest of the path is the
 * canonical address of an item's page.
 */
async function readAddress(pathname: string): Promise<PreviewAddress | undefined> {
  const [, token, linked] = LINK.exec(pathname) ?? []
  const staff = pathname.startsWith(`${STAFF_PREVIEW}/`) ? pathname.slice(STAFF_PREVIEW.length) : ''
  const path = linked ?? staff
  const match = matchPage(path)
  if (match?.id === undefined || match.representation !== 'document') return undefined
  if (match.canonical !== path) return undefined
  const pageRequest = await readPageRequest(match, new URLSearchParams())
  const prefix = token === undefined ? STAFF_PREVIEW : `${LINK_PREVIEW}/${token}`
  return pageRequest && { prefix, token, pageRequest }
}

const STAFF_HEADERS = ['Cookie', 'Cf-Access-Jwt-Assertion']

/**
 * Returns a backend with the previewed content. Its calls have the link's token, or else the
 * reader's cookies.
 */
function previewBackend(
  scope: Scope,
  backend: ReferenceBackend,
  { headers, token, pageRequest }: PreviewAddress & { headers: Headers },
) {
  const base = `${scope.url.origin}/office/previews/${token === undefined ? 'staff' : 'link'}`
  const credentials = token === undefined ? STAFF_HEADERS : []
  const ask = (path: string, init: RequestInit = {}) => {
    const sent = new Headers(init.headers)
    for (const name of [...credentials, 'Accept-Language']) {
      const value = headers.get(name)
      if (value !== null) sent.set(name, value)
    }
    sent.set(PREVIEW_PATH_HEADER, pageRequest.path)
    if (token !== undefined) sent.set(PREVIEW_TOKEN_HEADER, token)
    return backend.fetch(base + path, { ...init, headers: sent })
  }
  return {
    ask,
    fetch: (url: string, init?: RequestInit) => ask(url.slice('http://backend'.length), init),
  }
}

function emptyStore(store: KVNamespace): KVNamespace {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part that the site uses
  return { ...store, get: async () => null, put: async () => undefined } as unknown as KVNamespace
}
