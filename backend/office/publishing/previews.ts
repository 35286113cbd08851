import { Hono, type MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { PREVIEW_PATH_HEADER, PREVIEW_TOKEN_HEADER } from '../../../shared/constants.ts'
import type { Bindings } from '../../bindings.ts'
import { withPreviewed } from '../../database/rows.ts'
import type { OfficeEnv } from '../office-env.ts'
import { refusal } from '../refusal.tsx'
import { needsRole } from '../sign-in.tsx'
import { findByPath, itemOfLink } from './preview-links.ts'

/** The app with the reads of the contract. */
export type Reads = Pick<Hono<{ Bindings: Bindings }>, 'fetch'>

const withItem = createMiddleware<OfficeEnv>(async (c, next) => {
  c.set('previewed', await findByPath(c.env.DB, c.req.header(PREVIEW_PATH_HEADER) ?? ''))
  return next()
})

/** Accepts only requests with a link to the item at their path. */
const withLink = createMiddleware<OfficeEnv>(async (c, next) => {
  const linked = await itemOfLink(c.env.DB, c.req.header(PREVIEW_TOKEN_HEADER) ?? '')
  const item = c.get('previewed')
  const isIts =
    linked !== undefined &&
    (item === 'public' || (item?.id === linked.id && item.kind === linked.kind))
  return isIts ? next() : refusal(c, { status: 410, reason: 'preview' })
})

/** Returns the calls of previews for people with a link. */
export function byLink(reads: Reads) {
  return previews(reads, withLink)
}

/** Returns the calls of previews for editors. */
export function byStaff(reads: Reads) {
  return previews(reads, needsRole('editor'))
}

/**
 * Returns the calls that a preview needs. The site's worker sends each call with the reader's
 * cookies or link, so each call is checked separately.
 */
function previews(reads: Reads, mayPass: MiddlewareHandler) {
  return new Hono<OfficeEnv>()
    .use(withItem, mayPass)
    .get('/item', async (c): Promise<Response> => {
      const item = c.get('previewed')
      return item === undefined ? refusal(c, { status: 404 }) : c.json(item)
    })
    .all('/backends/*', (c) => {
      const item = c.get('previewed')
      const env =
        item === undefined || item === 'public'
          ? c.env
          : { ...c.env, DB: withPreviewed(c.env.DB, item) }
      const { pathname, search } = new URL(c.req.url)
      const path = pathname.slice(pathname.indexOf('/backends') + '/backends'.length)
      return reads.fetch(new Request(`http://backend${path}${search}`, c.req.raw), env)
    })
}
