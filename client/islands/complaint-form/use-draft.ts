import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { check } from '../../../contract/check.ts'
import { DRAFT_KEY, isDraftFresh, NO_DRAFTS_KEY } from '../../../shared/complaint/draft.ts'
import { fillIn, typedInto } from './field.tsx'

export type DraftState = ReturnType<typeof useDraft>

/** Saves the typed text as a draft until the complaint is sent. A new form restores it. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { freshKey, isFresh }: { freshKey: string; isFresh: boolean },
) {
  /** If a complaint is sent twice with the same key, it counts once. */
  const [idempotencyKey, setKey] = useState(freshKey)
  const [isRestored, setRestored] = useState(false)
  /** Whether the visitor refuses drafts on this device. */
  const [isRefused, setRefused] = useState(false)
  const keepEarly = useEffectEvent(keep)

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must match the server's, which does not know the device
    setRefused(areDraftsRefused())
    const draft = isFresh ? readDraft() : undefined
    if (draft === undefined || form.current === null) {
      // The visitor may have typed before this script was loaded.
      if (isFresh) keepEarly()
      return
    }
    const isFilledIn = fillIn(form.current, draft.values)
    // Filling the fields has saved the draft with a new time and key, so the old ones are restored.
    writeDraft(draft)
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must match the server's, which has no draft
    setRestored(isFilledIn)
    // The complaint may have arrived although the response was lost. With the same text and key, it
    // counts only once.
    setKey(draft.idempotencyKey)
  }, [form, isFresh])

  /** Saves the typed text with its idempotency key. */
  function keep(): void {
    // Reads the setting from the storage, because another tab may have changed it.
    if (form.current === null || areDraftsRefused()) return
    const values = typedInto(form.current)
    if (Object.values(values).every((value) => value === '')) removeDraft()
    else writeDraft({ values, idempotencyKey, savedAt: Date.now() })
  }

  /** Refuses drafts on this device and deletes the current one, or allows them again. */
  function refuse(refused: boolean): void {
    withStorage((storage) =>
      refused ? storage.setItem(NO_DRAFTS_KEY, '1') : storage.removeItem(NO_DRAFTS_KEY),
    )
    if (refused) removeDraft()
    setRefused(refused)
    setRestored(false)
    keep()
  }

  const renewKey = (): void => setKey(randomUuid())
  return { idempotencyKey, isRestored, isRefused, refuse, keep, renewKey }
}

const draft = v.object({
  /** The typed text by field, without the captcha. */
  values: v.record(v.string(), v.string()),
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
})
type Draft = v.InferOutput<typeof draft>

/** Returns undefined if `act` throws. The form also works if the storage is missing or full. */
function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}

function readDraft(): Draft | undefined {
  const saved = withStorage((storage) =>
    check(draft, JSON.parse(storage.getItem(DRAFT_KEY) ?? 'null')),
  )
  return saved?.success && isDraftFresh(saved.output.savedAt) ? saved.output : undefined
}

function writeDraft(saved: Draft): void {
  withStorage((storage) => storage.setItem(DRAFT_KEY, JSON.stringify(saved)))
}

export function removeDraft(): void {
  withStorage((storage) => storage.removeItem(DRAFT_KEY))
}

/** Returns whether the visitor has refused drafts on this device. */
function areDraftsRefused(): boolean {
  return withStorage((storage) => storage.getItem(NO_DRAFTS_KEY) !== null) ?? false
}

/** A UUID of version 4. `crypto.randomUUID` exists on secure connections only. */
export function randomUuid(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
