import { app } from './app.ts'
import { notifySearchEngines } from './handlers/notify-search-engines.ts'
import { type Bindings, openScope } from './scope.ts'

export { Backend } from '../backend/index.ts'
export { Pages } from './page-cache/pages-entrypoint.ts'

// Enough frames to show the page in the stack trace of a failed call.
Object.assign(Error, { stackTraceLimit: 30 })

export default {
  fetch: app.fetch,
  /** Runs on the cron triggers of `wrangler.toml`. */
  async scheduled(_: ScheduledController, env: Bindings, context: ExecutionContext): Promise<void> {
    const request = new Request(env.SITE_ORIGIN)
    await notifySearchEngines(
      openScope(request, env, {
        waitUntil: (work) => context.waitUntil(work),
        sharedPages: () => context.exports?.Pages,
        backend: () => context.exports?.Backend,
        cookies: () => null,
      }),
    )
  },
} satisfies ExportedHandler<Bindings>
