import { CALLING_CODE, NATIONAL_START, WRITTEN } from '../contract/region.ts'

/**
 * The first number in a text, with any separators between its digits. Excludes an extension or a
 * second number.
 */
const FIRST_NUMBER = /\+?\d(?:[\s()-]*\d){2,}/

/** A telephone number with area code in a text. A part of a longer number does not match. */
export const WRITTEN_NUMBER = new RegExp(WRITTEN)

/** The 0 in brackets that is dialled only within the country: `+44 (0)20`. */
const NATIONAL_ZERO = /^(\+(?!39)\d{1,3}[\s-]*)\(0\)/

/** The start of numbers of the site's country that can be called from abroad (ITU-T E.164). */
const NATIONAL = new RegExp(NATIONAL_START)

/**
 * Returns the first number in a text as a phone anywhere dials it. For a site in China:
 * `telephoneNumber('0600-555 0168') // '+866005550168'`. Service numbers stay unchanged: `12301`.
 */
export function telephoneNumber(text: string): string {
  const [first = text] = FIRST_NUMBER.exec(text) ?? []
  // The 0 in brackets is not dialled from abroad, except to Italy.
  const digits = first.replace(NATIONAL_ZERO, '$1').replaceAll(/[^\d+]/g, '')
  return digits.replace(NATIONAL, `+${CALLING_CODE}`)
}
