import { PAYLOAD_FRESH_MS, MAX_PAYLOADS, PRELOADS_AT_ONCE, PAYLOAD_MS } from './limits.ts'
import type { Payload } from '../../shared/payload.ts'
import { buildId } from './page-facts.ts'

interface Copy {
  payload: Promise<LoadedPayload>
  until: number
  controller: AbortController
  hasFailed: boolean
}

/**
 * Stores the last thirty payloads by address. Each expires after a minute, or at its `until` if
 * that is earlier. At most five preloads run at the same time. While five run, one more link can
 * wait: the last one under the pointer.
 */
export class PayloadStore {
  readonly #copies = new Map<string, Copy>()
  #pointedAt: string | undefined
  readonly #fetch: typeof fetchPayload
  #running = 0

  constructor(fetch: typeof fetchPayload) {
    this.#fetch = fetch
  }

  /** Fetches a payload, unless it is stored, being fetched, or five preloads run. Never throws. */
  async preload(address: string): Promise<void> {
    if (this.#running < PRELOADS_AT_ONCE && !this.#fresh(address))
      await this.#preload(address, 'low')
  }

  /** Fetches the payload of a likely next page as soon as fewer than five preloads run. */
  preloadFirst(address: string): void {
    this.#pointedAt = this.#fresh(address) ? undefined : address
    this.#pump()
  }

  /** Returns a payload without waiting for preloads. Rejects if the fetch fails. */
  load(address: string): Promise<LoadedPayload> {
    this.#pointedAt = undefined
    const copy = this.#fresh(address)
    return copy?.hasFailed === false ? copy.payload : this.#begin(address, 'high').payload
  }

  /** Whether a payload is stored or being fetched, so that no request is needed. */
  has(address: string): boolean {
    return this.#fresh(address)?.hasFailed === false
  }

  abandon(address: string): void {
    this.#copies.get(address)?.controller.abort()
    this.#copies.delete(address)
  }

  #pump(): void {
    if (this.#pointedAt === undefined || this.#running >= PRELOADS_AT_ONCE) return
    void this.#preload(this.#pointedAt, 'high')
    this.#pointedAt = undefined
  }

  async #preload(address: string, priority: RequestPriority): Promise<void> {
    this.#running += 1
    await this.#begin(address, priority).payload.catch(() => undefined)
    this.#running -= 1
    this.#pump()
  }

  #fresh(address: string): Copy | undefined {
    const copy = this.#copies.get(address)
    return copy && Date.now() < copy.until ? copy : undefined
  }

  #begin(address: string, priority: RequestPriority): Copy {
    const controller = new AbortController()
    const payload = this.#fetch(address, controller, priority)
    const until = Date.now() + PAYLOAD_FRESH_MS
    const copy = { payload, until, controller, hasFailed: false }
    // Deletes the entry and adds it again, so that the oldest entry stays first in the map.
    this.#copies.delete(address)
    this.#copies.set(address, copy)
    payload.then(
      ({ until = copy.until }) => (copy.until = Math.min(copy.until, until)),
      () => (copy.hasFailed = true),
    )
    const [oldest = address] = this.#copies.keys()
    if (this.#copies.size > MAX_PAYLOADS) this.#copies.delete(oldest)
    return copy
  }
}

/** Stylesheets by their addresses. */
const sheets = new Map<string, Promise<CSSStyleSheet>>()

/** Returns the stylesheet at an address, fetched once. Throws if that fails or takes too long. */
export function sheetAt(address: string): Promise<CSSStyleSheet> {
  const sheet = sheets.get(address) ?? loadSheet(address)
  sheets.set(address, sheet)
  sheet.catch(() => sheets.delete(address))
  return sheet
}

async function loadSheet(address: string): Promise<CSSStyleSheet> {
  let text = document.querySelector(`[data-href="${address}"]`)?.textContent
  if (!text) {
    // A separate timeout, because several payloads may wait for the same stylesheet.
    const response = await fetch(address, { signal: AbortSignal.timeout(PAYLOAD_MS) })
    if (!response.ok) throw new Error(address)
    text = await response.text()
  }
  return new CSSStyleSheet().replace(text)
}

/** A payload with the stylesheets of its page. */
export interface LoadedPayload extends Payload {
  sheets: CSSStyleSheet[]
}

/**
 * Fetches the payload at `address`. Throws if it is redirected, not 200, from another build or
 * slower than 10 s, or if `controller` aborts it.
 */
export async function fetchPayload(
  address: string,
  controller: AbortController,
  priority: RequestPriority,
): Promise<LoadedPayload> {
  const timer = setTimeout(() => controller.abort(), PAYLOAD_MS)
  try {
    const response = await fetch(address, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal: controller.signal,
      priority,
    })
    const payload: Payload = await response.json()
    if (response.status !== 200 || payload.buildId !== buildId) throw new Error(address)
    return { ...payload, sheets: await Promise.all(payload.styles.map(sheetAt)) }
  } finally {
    clearTimeout(timer)
  }
}
