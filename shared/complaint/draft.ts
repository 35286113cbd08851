/** Key in the browser's storage for the draft of a complaint. */
export const DRAFT_KEY = 'shanmen:complaint-draft'

/** Key in the browser's storage for visitors who refuse drafts. */
export const NO_DRAFTS_KEY = 'shanmen:no-drafts'

/**
 * Hours after the last change until the draft is deleted, because other people may use the device.
 */
export const DRAFT_MAX_AGE_HOURS = 3

const HOUR_MS = 60 * 60 * 1000

/**
 * Returns whether a draft may still be used. False if it is too old, or its time (Unix ms) is in
 * the future.
 */
export function isDraftFresh(savedAt: number): boolean {
  const age = Date.now() - savedAt
  return age >= 0 && age < DRAFT_MAX_AGE_HOURS * HOUR_MS
}
