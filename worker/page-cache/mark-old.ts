import { DEGRADED_PAGE_FRESH_MS } from '../../client/shared/constants.ts'
import type { Payload } from '../../client/shared/payload.ts'
import { renderAgeNotice } from '../render/age-notice.tsx'
import { toCachedPage, type CachedPage } from './cached-page.ts'

const MAIN = /<main\b[^>]*>/

/** An old page with a notice of its age, fresh for some seconds: it is sent where no new one can be made. */
export async function markOld(cached: CachedPage, now: number): Promise<CachedPage> {
  const text = new TextDecoder().decode(cached.body)
  const notice = renderAgeNotice(cached.language, cached.storedAt)
  const marked =
    cached.form === 'document'
      ? text.replace(MAIN, (main) => main + notice)
      : JSON.stringify(markPayload(JSON.parse(text), notice))
  const { calls, storedAt } = cached
  const freshUntil = now + DEGRADED_PAGE_FRESH_MS
  return toCachedPage(cached, marked, { calls, storedAt, freshUntil, isDegraded: true })
}

function markPayload(payload: Payload, notice: string): Payload {
  return { ...payload, content: notice + payload.content }
}
