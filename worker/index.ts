import { app } from './app.ts'
import { notifySearchEngines } from './handlers/notify-search-engines.ts'
import { describeCause, log } from './log.ts'
import { type Bindings, openScope, type Scope } from './scope.ts'
import { referenceBackendOf } from './upstream/backend.ts'
import { WorkerEntrypoint } from 'cloudflare:workers'
import { pageNotFound } from './page-error.ts'
import { nameOf, type PageRequest, readPageRequest } from './page-request.ts'
import { matchPage } from './routes.ts'
import { EVERYTHING } from './upstream/stores.ts'
import { isClientError, newPage } from './page-cache/answer.ts'
import { errorResponse, fetchPage, pageResponse, readRequest } from './page-cache/shared-pages.ts'

export { Backend } from '../backend/index.ts'

// A failed call logs its stack trace. The default of ten frames would end before the page's code.
Object.assign(Error, { stackTraceLimit: 30 })

export default {
  fetch: app.fetch,
  /** Runs on the cron triggers of `wrangler.toml`. */
  async scheduled(_: ScheduledController, env: Bindings, context: ExecutionContext): Promise<void> {
    const request = new Request(env.SITE_ORIGIN)
    const scope = openScope(request, env, {
      waitUntil: (work) => context.waitUntil(work),
      sharedPages: () => context.exports?.Pages,
      backend: () => context.exports?.Backend,
      cookies: () => null,
    })
    const jobs = [notifySearchEngines(scope), runBackendJobs(scope)]
    // A failed job must not stop the others.
    for (const job of await Promise.allSettled(jobs))
      if (job.status === 'rejected') log('error', scope, { cause: describeCause(job.reason) })
  },
} satisfies ExportedHandler<Bindings>

/** Runs the jobs of the reference backend, if the site has it. Throws if they fail. */
async function runBackendJobs(scope: Scope): Promise<void> {
  const backend = referenceBackendOf(scope)
  const answer = await backend?.fetch('http://backend/scheduled', { method: 'POST' })
  if (answer?.ok === false) throw new Error(`The jobs of the backend failed: HTTP ${answer.status}`)
}

/** Renders pages for the shared cache, which Cloudflare puts in front (`wrangler.toml`). */
export class Pages extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    const { requestId, isRefresh } = readRequest(request)
    const scope = openScope(request, this.env, {
      waitUntil: (work) => this.ctx.waitUntil(work),
      // The shared cache is in front of this entrypoint and has already missed.
      sharedPages: () => undefined,
      backend: () => this.ctx.exports?.Backend,
      cookies: () => null,
    })
    scope.record.requestId = requestId ?? scope.record.requestId
    const match = matchPage(scope.url.pathname)
    const pageRequest = match && (await readPageRequest(match, scope.url.searchParams))
    try {
      if (pageRequest === undefined) throw pageNotFound()
      scope.record.route = nameOf(pageRequest)
      const afterwards = () => this.#fillCache(scope, pageRequest)
      const page = await newPage(scope, pageRequest, { isRefresh, afterwards })
      return pageResponse(scope, pageRequest, page)
    } catch (error) {
      // The page no longer exists, so all its cached representations are deleted.
      if (pageRequest && isRefresh && isClientError(error))
        this.ctx.waitUntil(this.purge([pageRequest.path]))
      return errorResponse(scope, error)
    }
  }

  async #fillCache(scope: Scope, { key }: PageRequest): Promise<void> {
    const sharedPages = this.ctx.exports?.Pages
    if (sharedPages === undefined || this.ctx.cache === undefined) return
    await fetchPage(sharedPages, scope, { key, isRefresh: true })
  }

  /** Deletes pages with one of these tags. Returns whether the shared cache accepted it. */
  async purge(tags: string[]): Promise<boolean> {
    const { cache } = this.ctx
    const result = await cache?.purge(
      tags.includes(EVERYTHING) ? { purgeEverything: true } : { tags },
    )
    return result?.success ?? true
  }
}
