import { WorkerEntrypoint } from 'cloudflare:workers'
import type { createApp } from './app.ts'
import type { Bindings } from './bindings.ts'

let app: ReturnType<typeof createApp> | undefined

/**
 * The reference backend, an entrypoint of the site's worker. Only the worker itself reaches it, as
 * `ctx.exports.Backend`. The first call loads its code, so a site with its own backend never does.
 */
export class Backend extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    if (app === undefined) {
      // Each request waits for an import of its own: a promise of a cancelled request never settles.
      const module = await import('./app.ts')
      app ??= module.createApp()
    }
    return app.fetch(request, this.env, this.ctx)
  }
}
