import { DRAFT_KEY, isDraftFresh } from '../../shared/complaint/draft.ts'

/** Deletes what was typed into the complaint form once it is too old, and on the page of its receipt. */
export function forgetDraft(): void {
  try {
    const text = localStorage.getItem(DRAFT_KEY)
    if (text === null) return
    const isSent = document.querySelector('.receipt-number') !== null
    if (isSent || !isDraftFresh(savedAt(text))) localStorage.removeItem(DRAFT_KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** When it was saved; NaN if it is no draft. */
function savedAt(text: string): number {
  try {
    return Number(JSON.parse(text).savedAt)
  } catch {
    return NaN
  }
}
