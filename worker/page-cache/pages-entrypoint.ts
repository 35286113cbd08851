import { WorkerEntrypoint } from 'cloudflare:workers'
import { nameOf, type PageRequest, readPageRequest } from '../page-request.ts'
import { pageNotFound } from '../page-error.ts'
import { matchPage } from '../routes.ts'
import { type Bindings, openScope, type Scope } from '../scope.ts'
import { isClientError, newPage } from './new-page.ts'
import { EVERYTHING } from '../upstream/purges.ts'
import { askTier, failureAnswer, pageAnswer, readWanted } from './tier.ts'

/**
 * Makes the pages that all data centres share. On Cloudflare a cache stands before it (`[exports.Pages.cache]` in `wrangler.toml`),
 * elsewhere nothing does. It knows nothing of a visitor: its requests come from the default entrypoint alone.
 */
export class Pages extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    const { requestId, ...options } = readWanted(request)
    const scope = openScope(request, this.env, {
      waitUntil: (work) => this.ctx.waitUntil(work),
      tier: () => this.ctx.exports?.Pages,
      cookies: () => null,
    })
    scope.record.requestId = requestId ?? scope.record.requestId
    const match = matchPage(scope.url.pathname)
    const asked = match && (await readPageRequest(match, scope.url.searchParams))
    try {
      if (asked === undefined) throw pageNotFound()
      scope.record.route = nameOf(asked)
      const afterwards = () => this.#askForWhole(scope, asked)
      return pageAnswer(scope, asked, await newPage(scope, asked, { ...options, afterwards }))
    } catch (error) {
      // In all its forms, before somebody finds it in one that is still kept.
      if (asked && options.isRefresh && isClientError(error))
        scope.waitUntil(this.purge([asked.path]))
      return failureAnswer(scope, error)
    }
  }

  /** What was sent in pieces could not be kept: now it is whole, and in memory. */
  async #askForWhole(scope: Scope, asked: PageRequest): Promise<void> {
    const tier = scope.tier()
    if (tier === undefined || this.ctx.cache === undefined) return
    await askTier(tier, { scope, asked, options: { isComplete: true, isRefresh: true } })
  }

  /** Deletes everywhere the pages with one of these tags (`pageAnswer`). Says whether the cache has taken it. */
  async purge(tags: string[]): Promise<boolean> {
    const { cache } = this.ctx
    const result = await cache?.purge(
      tags.includes(EVERYTHING) ? { purgeEverything: true } : { tags },
    )
    return result?.success ?? true
  }
}
