import type { Context } from 'hono'
import type { AppEnv, OptionalBindings } from './app-env.ts'
import { type Backend, type BackendOptions, createBackend } from './backend/client.ts'
import { createIsolate } from './answers/isolate.ts'
import { createReads, type Reads } from './answers/reads.ts'
import { cacheStore, kvStore, scoped } from './answers/stores.ts'
import { readSettings } from './settings.ts'
import { dataCentreCache } from './data-centre-cache.ts'
import { log } from './log.ts'
import { noteFailure } from './note-failure.ts'

/** What this isolate remembers of the backend and its answers. */
export const isolate = createIsolate()

/** The backend for one request that is not for a page. */
export function backendOf(c: Context<AppEnv>): Backend {
  return readsOf(c).backend
}

/** The backend as one request sees it. `isRefresh`: nobody waits for the request. */
export function readsOf(c: Context<AppEnv>, isRefresh = false): Reads {
  const { BACKEND_ORIGIN, FRONTEND_ID, SITE_ORIGIN } = readSettings(c.env)
  const { purges } = isolate
  // Copies of one backend's answers must never be used for another backend.
  const scope = BACKEND_ORIGIN === undefined ? '' : `${BACKEND_ORIGIN} `
  if (purges.isKnown && purges.isDue) c.executionCtx.waitUntil(purges.check(c.env.COPIES))
  return createReads({
    backend: createBackend({
      fetch: BACKEND_ORIGIN === undefined ? fetchOfBinding(c.env) : (url, init) => fetch(url, init),
      origin: BACKEND_ORIGIN ?? 'http://backend',
      frontend: FRONTEND_ID,
      guards: isolate.guards,
      onLeftOut: (message) => log('warn', c, { message }),
    }),
    isolate,
    namespace: c.env.COPIES,
    stores: {
      shared: scoped(
        kvStore({ namespace: c.env.COPIES, known: isolate.kvContents, purges, now: Date.now }),
        scope,
      ),
      own: scoped(cacheStore(dataCentreCache, SITE_ORIGIN, Date.now), scope),
    },
    waitUntil: (work) => c.executionCtx.waitUntil(work),
    now: Date.now,
    isRefresh,
    onFailure: (error) => noteFailure(c, error),
  })
}

function fetchOfBinding({ BACKEND }: OptionalBindings): BackendOptions['fetch'] {
  if (BACKEND === undefined)
    throw new Error(
      'The configuration is wrong. BACKEND_ORIGIN: empty, and no service is bound as BACKEND',
    )
  return (url, init) => BACKEND.fetch(url, init)
}
