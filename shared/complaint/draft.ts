/** Key of the draft of a complaint in the browser's storage. */
export const DRAFT_KEY = 'shanmen:complaint-draft'

/** Key in the browser's storage that is set if the visitor does not want drafts. */
export const NO_DRAFTS_KEY = 'shanmen:no-drafts'

/**
 * Hours from the last change until the draft is deleted: few, because others may use the device.
 */
export const DRAFT_MAX_AGE_HOURS = 3

const HOUR_MS = 60 * 60 * 1000

/** Returns whether a draft of a time (Unix ms) is neither too old nor from the future. */
export function isDraftFresh(savedAt: number): boolean {
  const age = Date.now() - savedAt
  return age >= 0 && age < DRAFT_MAX_AGE_HOURS * HOUR_MS
}
