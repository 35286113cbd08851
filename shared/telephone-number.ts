/** A number with whatever people put between its digits, but without an extension or a second number after it. */
const FIRST_NUMBER = /\+?\d(?:[\s()-]*\d){2,}/

/** A Chinese landline as people write it in a text, with its area code; not a part of a longer number. */
export const WRITTEN_LANDLINE = /(?<![\d-])0\d{2,3}[-\s]\d{3,4}\s?\d{4}(?![\d-])/

/** The 0 in brackets that is dialled only within a country: `+44 (0)20`. */
const NATIONAL_ZERO = /^(\+(?!39)\d{1,3}[\s-]*)\(0\)/

/** A landline with its area code, or a mobile number: those of China that can be called from abroad (ITU-T E.164). */
const LANDLINE = /^0(?=\d{9,11}$)/
const MOBILE = /^(?=1[3-9]\d{9}$)/

/** What a phone dials for the first number in a text, from anywhere: `+866005550168` for `0600-555 0168`, `12301` unchanged. */
export function telephoneNumber(text: string): string {
  const [first = text] = FIRST_NUMBER.exec(text) ?? []
  // Dialled from abroad without it, but in Italy.
  const digits = first.replace(NATIONAL_ZERO, '$1').replaceAll(/[^\d+]/g, '')
  return digits.replace(LANDLINE, '+86').replace(MOBILE, '+86')
}
