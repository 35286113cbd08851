import { fits } from '../../../contract/check.ts'
import { receipt } from '../../../contract/complaint.ts'
import type { PrivateCookie } from '../define-page.ts'

/** The receipts that a browser was given, the newest first. */
export const RECEIPTS_COOKIE = 'receipts'

/** Time enough for a reload, a bookmark and the page in the other language. */
const RECEIPT_KEPT_S = 24 * 60 * 60
const MAX_RECEIPTS = 5

/** The receipts in a cookie; empty if there is none, or it is not ours. */
export function readReceipts(cookie: string | undefined): string[] {
  const parts = (cookie ?? '').split('.')
  return parts.filter((part) => fits(receipt.entries.receiptNumber, part))
}

/** The cookie with one receipt more. */
export function withReceipt(cookie: string | undefined, given: string): PrivateCookie {
  const receipts = new Set([given, ...readReceipts(cookie)])
  return {
    name: RECEIPTS_COOKIE,
    value: [...receipts].slice(0, MAX_RECEIPTS).join('.'),
    maxAgeS: RECEIPT_KEPT_S,
  }
}
