/** Where a browser keeps what was typed into the complaint form and not sent. */
export const DRAFT_KEY = 'shanmen:complaint-draft'

/** Where a browser keeps that its visitor wants no drafts. */
export const NO_DRAFTS_KEY = 'shanmen:no-drafts'

/** How long it is kept after the last change: others may use the device after the visitor. */
export const DRAFT_KEPT_HOURS = 3

const HOUR_MS = 60 * 60 * 1000

/** Whether a draft saved at that time (Unix ms) may still be used; not one of the future, since a clock was wrong then. */
export function isDraftFresh(savedAt: number): boolean {
  const age = Date.now() - savedAt
  return age >= 0 && age < DRAFT_KEPT_HOURS * HOUR_MS
}
