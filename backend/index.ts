import { WorkerEntrypoint } from 'cloudflare:workers'
import type { createApp } from './app.ts'
import type { Bindings } from './bindings.ts'

let app: Promise<ReturnType<typeof createApp>> | undefined

/**
 * The reference backend, an entrypoint of the site's worker. Only the worker itself reaches it, as
 * `ctx.exports.Backend`. The first call loads its code, so a site with its own backend never does.
 */
export class Backend extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    app ??= import('./app.ts').then((module) => module.createApp())
    return (await app).fetch(request, this.env, this.ctx)
  }
}
