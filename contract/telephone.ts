import { asCode } from './typed.ts'

/** Without its separators: a mobile number or a landline of China, or one of its numbers that companies pay for. */
const MOBILE = /^0?(1[3-9]\d{9})$/
const LANDLINE = /^0((?:10|2\d|[3-9]\d{2})[2-9]\d{6,7})$/
const COMPANY = /^[48]00\d{7}$/
/** A number of another country (ITU-T E.164). */
const FOREIGN = /^\+(?!86)[1-9]\d{6,14}$/

/** Longer than any number with an extension. */
const MAX_LENGTH = 60

/** What stands before a number where it is copied: `电话：`, `Tel.`, `tel:`. */
const LABEL =
  /^(?:(?:我的|您的|[联聯][系繫络絡])?(?:[电電][话話]|手[机機]|座[机機])(?:[号號][码碼]?)?|(?:(?:tele)?phone|tel|mobile|mob|cell)(?:\s+(?:number|no))?)[\s.:]*/i

/** Quotation marks and brackets around a number, but for the brackets that belong to it. */
const QUOTES = /(?![()])[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"<>]/gu

/** How people write an extension; after a hyphen only where the number without it is complete. */
const EXTENSION =
  /^(.*\d\D*?)(?:转接?|轉接?|分机号?|分機號?|ext(?:ension|n)?|[x#,;])+[\s.:=-]*(\d{1,6})\)?$/i
const HYPHENED = /^(.*\d)\s*-\s*(\d{1,6})$/

/**
 * The telephone number that somebody has typed, as it is kept: `13800138000`, `06005550161`, `06005550161转802`, `4008001234`,
 * `+442079460018`. Nothing if it can't be one. Spaces, dots, dashes, slashes and brackets count for nothing, `0086`, `86` and `+86`
 * for China, a label before it, and `(0)` after a country's code is left out, as one dials it (but for Italy, where it belongs
 * to the number).
 */
export function readTelephone(typed: string): string | undefined {
  const text = asCode(typed).replaceAll('。', '.').replaceAll(QUOTES, '').replace(LABEL, '')
  if (text.length > MAX_LENGTH) return undefined
  const [, main, extension] = EXTENSION.exec(text) ?? []
  if (main !== undefined) return withExtension(main, extension)
  const [, before, last] = HYPHENED.exec(text) ?? []
  return readNumber(text) ?? (before === undefined ? undefined : withExtension(before, last))
}

function withExtension(main: string, extension = ''): string | undefined {
  const number = readNumber(main.replace(/[\s;,(]+$/, ''))
  return number && `${number}转${extension}`
}

function readNumber(text: string): string | undefined {
  const number = text
    .replace(/^[\s(]*(?:\+|00(?=[\s()-]*[1-9]))/, '+')
    .replace(/^(\+[\s)(.-]*(?!39)\d{1,3}[\s).-]*)\(0\)/, '$1')
    .replaceAll(/[\s()./-]/g, '')
  return readChinese(number) ?? (FOREIGN.test(number) ? number : undefined)
}

function readChinese(number: string): string | undefined {
  const [, national = number] = /^\+?86(\d{10,12})$/.exec(number) ?? []
  if (COMPANY.test(national)) return national
  const [, mobile] = MOBILE.exec(national) ?? []
  if (mobile) return mobile
  // With the country's code the 0 of the area is left out.
  const landline = national === number ? number : `0${national.replace(/^0/, '')}`
  return LANDLINE.test(landline) ? landline : undefined
}
