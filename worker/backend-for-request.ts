import { mapping } from 'virtual:site/mapping'
import type { BackendMapping } from '../contract/mapping.ts'
import type { Reading } from '../contract/reading.ts'
import { timeZone } from '../shared/site.ts'
import { offsetAt } from '../shared/zoned-time.ts'
import { type Backend, createClient } from './backend/client.ts'
import type { Connection } from './backend/request.ts'
import { type BackendSearch, createBackendSearch } from './backend/search.ts'
import { createIsolate } from './answers/isolate.ts'
import { makeAnswer } from './backend/answer.ts'
import type { Make } from './answers/cached-answer.ts'
import { createReads, type Reads } from './answers/reads.ts'
import { kvStore, scoped } from './answers/stores.ts'
import { resizeBy } from './image-resize.ts'
import { log, noteFailure } from './log.ts'
import type { OptionalBindings, Scope } from './scope.ts'
import { isLocal, type Settings } from './settings.ts'

/** What this isolate remembers of the backend and its answers. */
export const isolate = createIsolate()

/** The backend for one request that is not for a page. */
export function backendOf(scope: Scope): Backend {
  return readsOf(scope).backend
}

/** The backend's own search; nothing where the configuration names none. */
export function backendSearchOf(scope: Scope): BackendSearch | undefined {
  if (!scope.settings.BACKEND_SEARCH) return undefined
  return createBackendSearch({
    ...connectionOf(scope),
    guard: isolate.guards.searches,
    warn: (message) => log('warn', scope, { message }),
  })
}

/** The backend as one request sees it. `isRefresh`: nobody waits for the request. */
export function readsOf(scope: Scope, isRefresh = false): Reads {
  const { env, settings, waitUntil } = scope
  const { BACKEND_ORIGIN } = settings
  const { purges, storeFailures: failures } = isolate
  // One backend's answers must never be used for another backend.
  const prefix = BACKEND_ORIGIN === undefined ? '' : `${BACKEND_ORIGIN} `
  const connection = connectionOf(scope)
  const reading = readingFor(settings)
  // The reference backend does.
  const takesBatches = BACKEND_ORIGIN === undefined || settings.BACKEND_BATCH
  const make: Make = (call, text) => makeAnswer(call, text, { ...connection, reading })
  if (purges.isKnown && purges.isDue) waitUntil(purges.check(env.COPIES))
  return createReads({
    client: createClient({
      ...connection,
      reading,
      guards: isolate.guards,
      takesBatches,
      warn: (message) => log('warn', scope, { message }),
    }),
    isolate,
    namespace: env.COPIES,
    store: scoped(
      kvStore({
        namespace: env.COPIES,
        known: isolate.kvContents,
        purges,
        failures,
        make,
        now: Date.now,
      }),
      prefix,
    ),
    waitUntil,
    now: Date.now,
    takesBatches,
    isRefresh,
    onFailure: (error) => noteFailure(scope, error),
  })
}

const readings = new WeakMap<Settings, Reading>()

function readingFor(settings: Settings): Reading {
  const known = readings.get(settings)
  if (known !== undefined) return known
  const takesHttp = isLocal(settings.SITE_ORIGIN)
  const reading: Reading = {
    offsetAt: (day, minutes) => offsetAt(timeZone, day, minutes),
    takesHttp,
    resize: resizeBy(settings.IMAGE_RESIZE, takesHttp),
  }
  readings.set(settings, reading)
  return reading
}

function connectionOf({ env, settings }: Scope): Connection & { mapping: BackendMapping } {
  const { BACKEND_ORIGIN, FRONTEND_ID: frontend } = settings
  if (BACKEND_ORIGIN !== undefined)
    return { fetch: (url, init) => fetch(url, init), origin: BACKEND_ORIGIN, frontend, mapping }
  // The reference backend has the contract's names.
  return { fetch: fetchOfBinding(env), origin: 'http://backend', frontend, mapping: {} }
}

function fetchOfBinding({ BACKEND }: OptionalBindings): Connection['fetch'] {
  if (BACKEND === undefined)
    throw new Error(
      'The configuration is wrong. BACKEND_ORIGIN: empty, and no service is bound as BACKEND',
    )
  return (url, init) => BACKEND.fetch(url, init)
}
