import { type RefObject, useEffect, useState } from 'react'
import { keepDraft, readDraft, removeDraft } from './draft.ts'
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
