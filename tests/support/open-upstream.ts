import { DEFAULT_READING } from '../../contract/check.ts'
import { AnswerCache } from '../../worker/upstream/cache.ts'
import { Guard } from '../../worker/upstream/guard.ts'
import { Upstream, type UpstreamOptions } from '../../worker/upstream/upstream.ts'

/** Returns a backend for one request. By default, nothing is cached. */
export function openUpstream(options: Partial<UpstreamOptions>): Upstream {
  return new Upstream({
    fetch: async () => new Response('', { status: 503 }),
    origin: 'http://backend.test',
    frontend: 'test-web',
    mapping: {},
    reading: DEFAULT_READING,
    cache: new AnswerCache(),
    guard: new Guard(),
    kv: { namespace: { get: async () => null, put: async () => undefined }, prefix: '' },
    takesBatches: false,
    isRefresh: false,
    waitUntil: () => undefined,
    warn: () => undefined,
    onFailure: () => undefined,
    ...options,
  })
}
