/** Key of the draft of a complaint in the browser's storage. */
export const DRAFT_KEY = 'shanmen:complaint-draft'

/** Key in the browser's storage that is set if the visitor does not want drafts. */
export const NO_DRAFTS_KEY = 'shanmen:no-drafts'

/**
 * Hours between the last change and the deletion of the draft. It is short, because other people
 * may use the device.
 */
export const DRAFT_MAX_AGE_HOURS = 3

const HOUR_MS = 60 * 60 * 1000

/**
 * Returns whether a draft may still be used. False if it is too old, or if its time (Unix ms) is in
 * the future.
 */
export function isDraftFresh(savedAt: number): boolean {
  const age = Date.now() - savedAt
  return age >= 0 && age < DRAFT_MAX_AGE_HOURS * HOUR_MS
}
