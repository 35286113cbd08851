import type { Context } from 'hono'
import { noRoute } from '../page-error.ts'
import { isVisitorWithinLimit, tooManyRequests } from '../rate-limits.ts'
import type { AppEnv } from '../scope.ts'
import { referenceBackendOf } from '../upstream/backend.ts'
import { callsOf, PURGE_TAGS } from '../upstream/stores.ts'
import { CHANGED_TAGS_HEADER } from '../../shared/publishing.ts'
import { purgeCalls } from './operations.ts'

/** The address of the form that reports today's status; it redirects when the report is saved. */
const REPORTS = /^\/office\/today(?:\/|$)/
const PREVIEW_CALLS = /^\/office\/previews(?:\/|$)/
const SIGN_IN = /^\/office\/sign-in\//

/**
 * Passes a request to the office, which is a part of the reference backend. Purges the responses
 * that used the previous report or content. Responds with 404 if the site has another backend.
 */
export async function office(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const request = c.req.raw
  const { pathname } = scope.url
  const backend = referenceBackendOf(scope)
  if (backend === undefined) throw noRoute({ 'Cache-Control': 'no-store' })
  // Only for calls of the worker itself (`preview.ts`).
  if (PREVIEW_CALLS.test(pathname)) throw noRoute({ 'Cache-Control': 'no-store' })
  const isSignIn = SIGN_IN.test(pathname)
  if (isSignIn && !(await isVisitorWithinLimit(request.headers, c.env.SIGN_INS)))
    throw tooManyRequests()
  const answer = await backend.fetch(request)
  const isReport = request.method === 'POST' && REPORTS.test(pathname) && answer.status === 303
  if (isReport) await purgeCalls(scope, ['recommendations'])
  // The headers of another entrypoint's response cannot be changed.
  const response = new Response(answer.body, answer)
  const tags = response.headers.get(CHANGED_TAGS_HEADER)?.split(' ')
  response.headers.delete(CHANGED_TAGS_HEADER)
  const changed = PURGE_TAGS.filter((tag) => tags?.includes(tag))
  if (changed.length > 0) await purgeCalls(scope, changed.flatMap(callsOf))
  return response
}
