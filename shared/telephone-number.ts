import { CALLING_CODE, NATIONAL_START, WRITTEN } from '../contract/region.ts'

/** Matches the first number in a text, without an extension or a second number. */
const FIRST_NUMBER = /\+?\d(?:[\s()-]*\d){2,}/

/** Matches a telephone number with area code. Does not match a part of a longer number. */
const WRITTEN_NUMBER = new RegExp(`(${WRITTEN})`)

/** The 0 in brackets, which is dialled only within the country: `+44 (0)20`. */
const NATIONAL_ZERO = /^(\+(?!39)\d{1,3}[\s-]*)\(0\)/

/** Matches the start of a number of the site's country, callable from abroad (ITU-T E.164). */
const NATIONAL = new RegExp(NATIONAL_START)

/**
 * Returns the first number in a text, in the form that phones in every country can dial. For a site
 * in China: `telephoneNumber('0600-555 0168') // '+866005550168'`. Service numbers such as `12301`
 * stay unchanged.
 */
export function telephoneNumber(text: string): string {
  const [first = text] = FIRST_NUMBER.exec(text) ?? []
  // From abroad, the 0 in brackets is not dialled. Italy is an exception.
  const digits = first.replace(NATIONAL_ZERO, '$1').replaceAll(/[^\d+]/g, '')
  return digits.replace(NATIONAL, `+${CALLING_CODE}`)
}

/** Splits a text at its telephone numbers. Every second part is a number. */
export function splitAtNumbers(text: string): string[] {
  return text.split(WRITTEN_NUMBER)
}
