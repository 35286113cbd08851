import { app } from './app.ts'
import { notifySearchEngines } from './handlers/notify-search-engines.ts'
import { describeCause, log } from './log.ts'
import { type Bindings, openScope, type Scope } from './scope.ts'
import { referenceBackendOf } from './upstream/backend.ts'

export { Backend } from '../backend/index.ts'
export { Pages } from './page-cache/pages-entrypoint.ts'

// Enough frames to show the page in the stack trace of a failed call.
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
    // Each job ends, even if another one fails.
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
