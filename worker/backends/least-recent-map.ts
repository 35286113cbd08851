interface Held<Value> {
  value: Value
  bytes: number
}

/** An LRU cache limited by weight: what was not asked for longest goes first. A value heavier than the limit is not kept. */
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

  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
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
