import { LRUCache } from 'lru-cache'
import { createClient } from 'redis'

/** Where a host keeps the worker's copies and counts its limits. */
export interface Store {
  get: (key: string) => Promise<string | null>
  /** Keeps a value, for `ttlS` seconds if that is given. */
  set: (key: string, value: string, ttlS?: number) => Promise<void>
  /** Adds one to a counter that begins anew after `ttlS` seconds, and returns it. */
  count: (key: string, ttlS: number) => Promise<number>
  close: () => Promise<void>
}

/** In characters; the worker's own memory is as large. */
const MEMORY_SIZE = 32 * 1024 * 1024
const MOST_COUNTERS = 100_000
/** Times to live are read off the clock at each look. */
const BY_CLOCK = { perf: { now: () => Date.now() }, ttlResolution: 0 }
/** Redis answers in time, or the worker does without. */
const CONNECT_MS = 2_000

/** A store for one host, which forgets when it ends. */
export function memoryStore(): Store {
  const values = new LRUCache<string, string>({
    maxSize: MEMORY_SIZE,
    sizeCalculation: (value, key) => value.length + key.length,
    ...BY_CLOCK,
  })
  const counters = new LRUCache<string, { count: number }>({ max: MOST_COUNTERS, ...BY_CLOCK })
  return {
    get: async (key) => values.get(key) ?? null,
    async set(key, value, ttlS) {
      values.set(key, value, ttlS === undefined ? {} : { ttl: ttlS * 1000 })
    },
    async count(key, ttlS) {
      const counter = counters.get(key) ?? { count: 0 }
      if (counter.count === 0) counters.set(key, counter, { ttl: ttlS * 1000 })
      counter.count += 1
      return counter.count
    },
    async close() {},
  }
}

/** A store for several hosts. While Redis is away each call fails at once, as the worker expects of a store that does. */
export function redisStore(url: string): Store {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS },
  })
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway) console.error(`Redis: ${error.message || 'is away'}`)
    isAway = true
  })
  client.on('ready', () => {
    isAway = false
  })
  // It goes on trying by itself.
  void client.connect().catch(() => undefined)
  return {
    get: (key) => client.get(key),
    async set(key, value, ttlS) {
      await client.set(
        key,
        value,
        ttlS === undefined ? {} : { expiration: { type: 'EX', value: ttlS } },
      )
    },
    async count(key, ttlS) {
      const [count] = await client.multi().incr(key).expire(key, ttlS).exec()
      return Number(count)
    },
    async close() {
      client.destroy()
    },
  }
}
