import { POOR_PAGE_FRESH_MS } from '../../client/shared/constants.ts'
import type { Payload } from '../../client/shared/payload.ts'
import { renderAgeNotice } from '../render/age-notice.tsx'
import { toKeptPage, type KeptPage } from './kept-page.ts'

const MAIN = /<main\b[^>]*>/

/** An old page with a notice of its time, good for a moment: sent where no new one can be made. */
export async function markOld(kept: KeptPage, now: number): Promise<KeptPage> {
  const text = new TextDecoder().decode(kept.body)
  const notice = renderAgeNotice(kept.language, kept.storedAt)
  const marked =
    kept.form === 'document'
      ? text.replace(MAIN, (main) => main + notice)
      : JSON.stringify(markPayload(JSON.parse(text), notice))
  const { calls, storedAt } = kept
  const freshUntil = now + POOR_PAGE_FRESH_MS
  return toKeptPage(kept, marked, { calls, storedAt, freshUntil, isPoor: true })
}

function markPayload(payload: Payload, notice: string): Payload {
  return { ...payload, content: notice + payload.content }
}
