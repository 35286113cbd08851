import type { Context } from 'hono'
import { methodNotAllowed, pageNotFound } from '../page-error.ts'
import { nameOf, type PageRequest, readPageRequest } from '../page-request.ts'
import { matchPage } from '../routes.ts'
import type { AppEnv } from '../scope.ts'
import { isRead, permanentFor } from './check-address.ts'

/**
 * Returns the page that the address asks for, or the redirect of another spelling of its address to the proper one. Answers 404 where
 * there can be no such page, however it is spelt, and 405 where it does not have the method.
 */
export async function findPage(c: Context<AppEnv>): Promise<PageRequest | Response> {
  const { url, record } = c.get('scope')
  const { method } = c.req
  const match = c.get('match') ?? matchPage(url.pathname)
  if (match === undefined) return c.notFound()
  const asked = await readPageRequest(match, url.searchParams)
  if (asked === undefined) throw pageNotFound()
  if (match.canonical !== url.pathname) {
    c.header('Cache-Control', 'no-cache')
    return c.redirect(match.canonical + url.search, permanentFor(method))
  }
  const takesPosts = asked.representation === 'document' && asked.page.takesForms
  if (!isRead(method) && !(takesPosts && method === 'POST'))
    return methodNotAllowed('GET', 'HEAD', ...(takesPosts ? ['POST'] : []))()
  record.route = nameOf(asked)
  return asked
}
