import { WorkerEntrypoint } from 'cloudflare:workers'
import type { createApp } from './app.ts'
import type { Bindings } from './bindings.ts'

let app: ReturnType<typeof createApp> | undefined

/**
 * The reference backend as an entrypoint of the site's worker. Only the worker itself can call it,
 * as `ctx.exports.Backend`. Its code is loaded on the first call. So a site with its own backend
 * never loads the code.
 */
export class Backend extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    if (app === undefined) {
      // Each request imports the module itself. If the request that created a shared promise was
      // cancelled, the promise would never settle.
      const module = await import('./app.ts')
      app ??= module.createApp()
    }
    return app.fetch(request, this.env, this.ctx)
  }
}
