import type { Payload } from '../../shared/payload.ts'
import { renderAgeNotice } from '../render/age-notice.tsx'
import { toCachedPage, type CachedPage } from './cached-page.ts'

const MAIN = /<main\b[^>]*>/

/** An old page with a notice of its age: it is sent where no new one can be made, and not kept. */
export async function markOld(cached: CachedPage): Promise<CachedPage> {
  const text = new TextDecoder().decode(cached.body)
  const notice = renderAgeNotice(cached.language, cached.storedAt)
  const marked =
    cached.form === 'document'
      ? text.replace(MAIN, (main) => main + notice)
      : JSON.stringify(markPayload(JSON.parse(text), notice))
  return toCachedPage(cached, marked, cached)
}

function markPayload(payload: Payload, notice: string): Payload {
  return { ...payload, content: notice + payload.content }
}
