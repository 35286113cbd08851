import { LRUCache } from 'lru-cache'
import { BY_CLOCK } from './stores.ts'

interface Kept {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

const MAX_BYTES = 128 * 1024 * 1024
const MAX_AGE = /(?:^|[\s,])(?:s-maxage|max-age)=(\d+)/

/** The part of the Cache API that the worker uses, in the memory of one host. */
export class ResponseCache {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + 1,
    ...BY_CLOCK,
  })

  async match(address: string): Promise<Response | undefined> {
    const kept = this.#kept.get(address)
    return kept && new Response(kept.body, kept)
  }

  /** Keeps an answer for as long as its `Cache-Control` says. */
  async put(address: string, response: Response): Promise<void> {
    const [, seconds = '0'] = MAX_AGE.exec(response.headers.get('Cache-Control') ?? '') ?? []
    const body = await response.arrayBuffer()
    if (seconds === '0') return
    const kept = { status: response.status, headers: [...response.headers], body }
    this.#kept.set(address, kept, { ttl: Number(seconds) * 1000 })
  }

  async delete(address: string): Promise<boolean> {
    return this.#kept.delete(address)
  }
}
