import { LRUCache } from 'lru-cache'
import { openSqlite } from './sqlite.ts'

/** A store for the worker's cached copies and for the counters of limits. */
export interface Store {
  get: (key: string) => Promise<string | null>
  /** Stores a value, for `ttlS` seconds if given. */
  set: (key: string, value: string, ttlS?: number) => Promise<void>
  /** Adds one to a counter and returns it. The counter starts again after `ttlS` seconds. */
  count: (key: string, ttlS: number) => Promise<number>
  close: () => Promise<void>
}

/** Maximum size in characters, as in the worker's own memory. */
const MEMORY_SIZE = 32 * 1024 * 1024
const MOST_COUNTERS = 100_000
/** Caches check the expiry on each access with `Date.now`, which tests can change. */
const BY_CLOCK = { perf: { now: () => Date.now() }, ttlResolution: 0 }
/** Timeout for a connection to Redis. Then the worker continues without Redis. */
const CONNECT_MS = 2_000

/** Returns a store for one host. Its content is lost when the process ends. */
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

const SWEEP_MS = 60_000

/** Returns a store for all processes of one machine. Its file may be deleted while none runs. */
export function fileStore(path: string): Store {
  const sqlite = openSqlite(path)
  // Does not wait for the disk: data that a crash destroys can be created again.
  sqlite.exec(`PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, value ANY, expires_at REAL) STRICT`)
  const read = sqlite.prepare('SELECT value FROM kept WHERE key = ? AND expires_at > ?')
  const write = sqlite.prepare('INSERT OR REPLACE INTO kept VALUES (?, ?, ?)')
  const add = sqlite.prepare(`INSERT INTO kept VALUES (?1, 1, ?2) ON CONFLICT (key) DO UPDATE SET
    value = CASE WHEN expires_at > ?3 THEN value + 1 ELSE 1 END,
    expires_at = CASE WHEN expires_at > ?3 THEN expires_at ELSE ?2 END RETURNING value`)
  const remove = sqlite.prepare('DELETE FROM kept WHERE expires_at <= ?')
  const sweep = setInterval(() => remove.run(Date.now()), SWEEP_MS).unref()
  return {
    async get(key) {
      const value = read.get(key, Date.now())?.['value']
      return value === undefined ? null : String(value)
    },
    async set(key, value, ttlS = Number.MAX_SAFE_INTEGER) {
      write.run(key, value, Date.now() + ttlS * 1000)
    },
    async count(key, ttlS) {
      const now = Date.now()
      return Number(add.get(key, now + ttlS * 1000, now)?.['value'])
    },
    async close() {
      clearInterval(sweep)
      sqlite.close()
    },
  }
}

// Loaded only if Redis is configured, because the client is as large as the host's other code.
const redis = () => import('redis')

/** Returns a store for several hosts. Without a connection, each call fails immediately. */
export async function redisStore(url: string): Promise<Store> {
  const { createClient } = await redis()
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
  // The client itself tries again, so this error is ignored.
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

/** Writes one value to Redis. Throws if no connection is possible within `CONNECT_MS`. */
export async function writeToRedis(url: string, key: string, value: string): Promise<void> {
  const socket = { connectTimeout: CONNECT_MS, reconnectStrategy: false as const }
  const { createClient } = await redis()
  const client = createClient({ url, socket })
  // Ignored here, because `connect` throws the same error.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.set(key, value)
  } finally {
    client.destroy()
  }
}
