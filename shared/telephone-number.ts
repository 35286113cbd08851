import { CALLING_CODE, NATIONAL_START, WRITTEN } from '../contract/region.ts'

/** A number with whatever people put between its digits, but without an extension or a second number after it. */
const FIRST_NUMBER = /\+?\d(?:[\s()-]*\d){2,}/

/** A number as people write it in a text, with its area code; not a part of a longer number. */
export const WRITTEN_NUMBER = new RegExp(WRITTEN)

/** The 0 in brackets that is dialled only within a country: `+44 (0)20`. */
const NATIONAL_ZERO = /^(\+(?!39)\d{1,3}[\s-]*)\(0\)/

/** Of the numbers of the site's country, those that can be called from abroad (ITU-T E.164). */
const NATIONAL = new RegExp(NATIONAL_START)

/**
 * Returns what a phone dials for the first number in a text, from anywhere, for a site in China:
 * `telephoneNumber('0600-555 0168') // '+866005550168'`. Service numbers stay unchanged: `12301`.
 */
export function telephoneNumber(text: string): string {
  const [first = text] = FIRST_NUMBER.exec(text) ?? []
  // Dialled from abroad without it, but in Italy.
  const digits = first.replace(NATIONAL_ZERO, '$1').replaceAll(/[^\d+]/g, '')
  return digits.replace(NATIONAL, `+${CALLING_CODE}`)
}
