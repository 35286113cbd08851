/** Fixed memory of an entry in bytes, without its key and value. */
export const ENTRY_BYTES = 256

interface Entry<Value> {
  value: Value
  bytes: number
}

/**
 * An LRU cache with a limit in bytes. It does not store a value above the limit. The size of an
 * entry includes its key and a fixed overhead. Otherwise invented keys with empty values could
 * exceed the limit.
 */
export class LruCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #limit: number
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: Value, valueBytes: number): void {
    this.delete(key)
    const bytes = ENTRY_BYTES + 2 * key.length + valueBytes
    if (bytes > this.#limit) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  entries(): [string, Value][] {
    return [...this.#entries].map(([key, { value }]) => [key, value])
  }

  get bytes(): number {
    return this.#bytes
  }
}
