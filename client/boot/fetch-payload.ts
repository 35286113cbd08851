import type { Payload } from '../../shared/payload.ts'
import { buildId } from './document-facts.ts'
import { PAYLOAD_MS } from './limits.ts'
import { sheetAt } from './page-styles.ts'

/** A payload, with its page's styles. */
export interface LoadedPayload extends Payload {
  sheets: CSSStyleSheet[]
}

/**
 * Fetches the payload at `address`. Throws if it is redirected, not 200, of another build or slower than 10 s, or if
 * `controller` aborts it.
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
