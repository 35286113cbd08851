import * as v from 'valibot'

/** What was typed into the complaint form and not sent is kept for a week. */
export const DRAFT_KEPT_MS = 7 * 24 * 60 * 60 * 1000

const KEY = 'shanmen:complaint-draft'

const draft = v.object({
  /** What was typed, by field; never the captcha. */
  values: v.record(v.string(), v.string()),
  /** The key under which it was sent, if it was: the answer may have been lost. */
  idempotencyKey: v.optional(v.pipe(v.string(), v.uuid())),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
})
type Draft = Omit<v.InferOutput<typeof draft>, 'savedAt'>

/** What was typed within the last week and not sent; nothing if there is none or the browser keeps nothing. */
export function readDraft(): Draft | undefined {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return undefined
    const kept = v.parse(draft, JSON.parse(text))
    return Date.now() - kept.savedAt < DRAFT_KEPT_MS ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps what was typed until it is sent, if the browser keeps anything. */
export function keepDraft(kept: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, savedAt: Date.now() }))
  } catch {
    // A browser that keeps nothing, or is full, still sends forms.
  }
}

/** Forgets what was typed. */
export function removeDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
