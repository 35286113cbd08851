import type { Payload } from '../../shared/payload.ts'
import { buildId } from './document-facts.ts'
import { PAYLOAD_MS } from './limits.ts'
import { sheetOf } from './page-styles.ts'

/** A payload, with its page's styles; none where they are those of the document. */
export interface LoadedPayload extends Payload {
  sheet: CSSStyleSheet | undefined
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
    return { ...payload, sheet: await sheetOf(payload.styles, controller.signal) }
  } finally {
    clearTimeout(timer)
  }
}
