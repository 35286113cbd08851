/** What an entry weighs beside its key and its value: the places in the map, the objects around them. */
export const ENTRY_BYTES = 256

interface Held<Value> {
  value: Value
  bytes: number
}

/**
 * An LRU cache limited by weight: the least recently used entry goes first. What is heavier than the limit is not kept.
 * Entry and key have a weight too, or made-up keys with values that weigh nothing would outgrow any limit.
 */
export class LeastRecentMap<Value> {
  readonly #held = new Map<string, Held<Value>>()
  readonly #limit: number
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get(key: string): Value | undefined {
    const held = this.#held.get(key)
    if (held === undefined) return undefined
    this.#held.delete(key)
    this.#held.set(key, held)
    return held.value
  }

  set(key: string, value: Value, valueBytes: number): void {
    this.delete(key)
    const bytes = ENTRY_BYTES + 2 * key.length + valueBytes
    if (bytes > this.#limit) return
    this.#held.set(key, { value, bytes })
    this.#bytes += bytes
    for (const [oldest] of this.#held) {
      if (this.#bytes <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const held = this.#held.get(key)
    if (held === undefined) return
    this.#held.delete(key)
    this.#bytes -= held.bytes
  }

  entries(): [string, Value][] {
    return [...this.#held].map(([key, { value }]) => [key, value])
  }

  get bytes(): number {
    return this.#bytes
  }
}
