import { type RefObject, useEffect, useState } from 'react'
import * as v from 'valibot'
import { check } from '../../../contract/check.ts'
import { fillIn, typedInto } from './form-controls.ts'

export interface DraftState {
  /** Names this complaint, so that sending it twice makes one of it. */
  idempotencyKey: string
  /** Whether something that was typed earlier and not sent has been put back. */
  isRestored: boolean
  /** Keeps what has been typed so far. */
  keep: () => void
  /** Keeps it together with its key, since it is being sent. */
  keepAsSent: () => void
}

/** Keeps what is typed into the form until it is sent, and, if the form `isFresh`, puts back what an earlier visit left. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { freshKey, isFresh }: { freshKey: string; isFresh: boolean },
): DraftState {
  const [idempotencyKey, setKey] = useState(freshKey)
  const [wasEverSent, setEverSent] = useState(false)
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const draft = isFresh ? readDraft() : undefined
    if (draft === undefined || form.current === null) return
    if (!fillIn(form.current, draft.values)) return
    // Filling in has saved what is typed, but not the key.
    keepDraft(draft)
    // oxlint-disable-next-line react/set-state-in-effect -- the first drawing is the server's, which knows no draft
    setRestored(true)
    if (draft.idempotencyKey === undefined) return
    setKey(draft.idempotencyKey)
    setEverSent(true)
  }, [form, isFresh])

  function keepTyped(key: { idempotencyKey?: string }): void {
    if (form.current === null) return
    const values = typedInto(form.current)
    if (Object.values(values).every((value) => value === '')) removeDraft()
    else keepDraft({ values, ...key })
  }

  function keep(): void {
    keepTyped(wasEverSent ? { idempotencyKey } : {})
  }

  function keepAsSent(): void {
    setEverSent(true)
    keepTyped({ idempotencyKey })
  }

  return { idempotencyKey, isRestored, keep, keepAsSent }
}

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
function readDraft(): Draft | undefined {
  try {
    const text = localStorage.getItem(KEY)
    if (text === null) return undefined
    const kept = check(draft, JSON.parse(text))
    if (!kept.success || Date.now() - kept.output.savedAt >= DRAFT_KEPT_MS) return undefined
    return kept.output
  } catch {
    return undefined
  }
}

/** Keeps what was typed until it is sent, if the browser keeps anything. */
function keepDraft(kept: Draft): void {
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
