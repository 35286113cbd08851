const INCREMENT = 0x6d2b79f5

/** A seeded stream of numbers: the same seed gives the same numbers, on every machine. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = Math.imul(seed, 7919) + 13
  }

  /** The next number, from 0 up to but not including 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + INCREMENT) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A random number between two others. */
  between(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  /** One of a list that is not empty. */
  pick<Item>(list: readonly [Item, ...Item[]]): Item {
    return list[Math.floor(this.next() * list.length)] ?? list[0]
  }

  /** True with this probability. */
  chance(share: number): boolean {
    return this.next() < share
  }
}
