import { mapping } from 'virtual:site/mapping'
import type { BackendMapping } from '../../contract/mapping.ts'
import type { Reading } from '../../contract/check.ts'
import { timeZone } from '../../shared/site.ts'
import { offsetAt } from '../../shared/zoned-time.ts'
import { resizeBy } from '../image-resize.ts'
import { log, logFailure } from '../log.ts'
import type { ReferenceBackend, Scope } from '../scope.ts'
import { isLocal, type Settings } from '../settings.ts'
import { cache } from './cache.ts'
import type { Connection } from './client.ts'
import { Guard } from './guard.ts'
import { type BackendSearch, createBackendSearch } from './search.ts'
import { type Backend, Upstream } from './upstream.ts'

export const guard = new Guard()

/** Returns a request's backend. `isRefresh`: no visitor waits. Throws if none is configured. */
export function upstreamOf(scope: Scope, isRefresh = false): Upstream {
  const { env, settings, waitUntil, preview } = scope
  const { BACKEND_ORIGIN, BACKEND_BATCH } = settings
  const caches = preview ?? { cache, guard }
  const { purges } = caches.cache
  if (purges.isKnown && purges.isDue) waitUntil(purges.check(env.COPIES))
  return new Upstream({
    ...connectionOf(scope),
    ...caches,
    reading: readingFor(settings),
    // The reference backend supports batches.
    takesBatches: BACKEND_ORIGIN === undefined || BACKEND_BATCH,
    kv: {
      namespace: env.COPIES,
      prefix: BACKEND_ORIGIN === undefined ? '' : `${BACKEND_ORIGIN} `,
    },
    waitUntil,
    now: Date.now,
    isRefresh,
    warn: (message) => log('warn', scope, { message }),
    onFailure: (error) => logFailure(scope, error),
  })
}

/** Returns the backend for a request that is not for a page. */
export function backendOf(scope: Scope): Backend {
  return upstreamOf(scope).backend
}

/** Returns the search of the backend; undefined if the configuration has none. */
export function backendSearchOf(scope: Scope): BackendSearch | undefined {
  if (!scope.settings.BACKEND_SEARCH) return undefined
  return createBackendSearch({
    ...connectionOf(scope),
    guard: scope.preview?.guard ?? guard,
    warn: (message) => log('warn', scope, { message }),
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

/** Returns the reference backend; undefined if the site or platform has none. */
export function referenceBackendOf(scope: Scope): ReferenceBackend | undefined {
  const { env, settings, backend } = scope
  return settings.BACKEND_ORIGIN === undefined ? (env.BACKEND ?? backend()) : undefined
}

function connectionOf(scope: Scope): Connection & { mapping: BackendMapping } {
  const { BACKEND_ORIGIN, FRONTEND_ID: frontend } = scope.settings
  if (BACKEND_ORIGIN !== undefined)
    return { fetch: (url, init) => fetch(url, init), origin: BACKEND_ORIGIN, frontend, mapping }
  const reference = referenceBackendOf(scope)
  if (reference === undefined)
    throw new Error(
      'The configuration is wrong. BACKEND_ORIGIN: empty, and the reference backend is not here',
    )
  // The reference backend uses the contract's names.
  return {
    fetch: (url, init) => reference.fetch(url, init),
    origin: 'http://backend',
    frontend,
    mapping: {},
  }
}
