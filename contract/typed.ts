import { CALLING_CODE, COUNTRY, NATIONAL_START } from './region.ts'

/**
 * Normalises text that people type or paste. The browser, the worker and the reference backend use
 * the same functions. Every function returns its own results unchanged.
 */

/** Invisible characters, such as controls, bidi characters, joiners and fillers. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Invisible characters, except line breaks, tabs, joiners and variation selectors. */
const MEANINGLESS =
  /(?![\n\t\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Joiners and variation selectors that follow no character, and joiners before no character. */
const DANGLING = /(?<=^|\s)[\p{Join_Control}\p{Variation_Selector}]+|\p{Join_Control}+(?=\s|$)/gu

/** More than eight combining marks on one character. No script uses so many. */
const HEAP_OF_MARKS = /(\p{M}{8})\p{M}+/gu

const DASH = /[\p{Dash_Punctuation}\u2212]/gu

/** Normalises a message. It keeps line breaks and visible characters. */
export function asMessage(typed: string): string {
  return typed
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .normalize('NFC')
    .replaceAll(MEANINGLESS, '')
    .replaceAll(DANGLING, '')
    .replaceAll(HEAP_OF_MARKS, '$1')
    .normalize('NFC')
    .trim()
}

/** Normalises a name: one line, one space between words. */
export function asName(typed: string): string {
  return asMessage(typed).replaceAll(/\s+/g, ' ')
}

/** Normalises a number or date: narrow Latin letters, digits and signs; dashes become `-`. */
export function asCode(typed: string): string {
  return typed
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\t-\r]/g, ' ')
    .replaceAll(INVISIBLE, '')
    .normalize('NFKC')
    .replaceAll(DASH, '-')
    .trim()
}

/** Normalises an e-mail address. Also corrects signs that Chinese keyboards insert. */
export function asAddress(typed: string): string {
  return asCode(typed).replaceAll('。', '.').replaceAll('’', "'")
}

let graphemes: Intl.Segmenter | undefined

/**
 * Returns the number of characters as people count them (grapheme clusters, UAX 29): 𠮷, é and an
 * emoji of a family are one each. Firefox before 125 counts code points instead.
 */
export function countCharacters(text: string): number {
  // Created on first use, because it makes the engine load its tables.
  if ('Segmenter' in Intl) graphemes ??= new Intl.Segmenter('zh', { granularity: 'grapheme' })
  const characters: Iterable<unknown> = graphemes?.segment(text) ?? text
  return Array.from(characters).length
}

/** Chinese numbers without separators: mobile, landline, and service numbers of companies. */
const MOBILE = /^0?(1[3-9]\d{9})$/
const LANDLINE = /^0((?:10|2\d|[3-9]\d{2})[2-9]\d{6,7})$/
const COMPANY = /^[48]00\d{7}$/
/** A number with a country code (ITU-T E.164). */
const WITH_CODE = /^\+[1-9]\d{6,14}$/

/** Maximum length of the input. No number with an extension is longer. */
const MAX_LENGTH = 60

/** A label that was copied together with a number: `电话：`, `Tel.`, `tel:`. */
const LABEL =
  /^(?:(?:我的|您的|[联聯][系繫络絡])?(?:[电電][话話]|手[机機]|座[机機])(?:[号號][码碼]?)?|(?:(?:tele)?phone|tel|mobile|mob|cell)(?:\s+(?:number|no))?)[\s.:]*/i

/** Quotation marks and brackets, except round brackets, which may be part of a number. */
const QUOTES = /(?![()])[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"<>]/gu

const EXTENSION =
  /^(.*\d\D*?)(?:转接?|轉接?|分机号?|分機號?|ext(?:ension|n)?|[x#,;])+[\s.:=-]*(\d{1,6})\)?$/i
/** A number with an extension after a hyphen. Used only if the whole text is not a valid number. */
const HYPHENED = /^(.*\d)\s*-\s*(\d{1,6})$/

/**
 * Returns a typed telephone number in its normal form: `13800138000`, `06005550161`,
 * `06005550161转802`, `4008001234`, `+442079460018`. Returns undefined if it cannot be a number.
 * Removes separators, brackets, a label and the prefixes `0086`, `86` and `+86`. Also removes `(0)`
 * after a country code, except for Italy, where it belongs to the number. If the site's country is
 * not China, the normal form includes the country code.
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
  if (COUNTRY === 'CN') {
    const isForeign = WITH_CODE.test(number) && !number.startsWith('+86')
    return readChinese(number) ?? (isForeign ? number : undefined)
  }
  const full = number.replace(new RegExp(NATIONAL_START), `+${CALLING_CODE}`)
  return WITH_CODE.test(full) ? full : undefined
}

function readChinese(number: string): string | undefined {
  const [, national = number] = /^\+?86(\d{10,12})$/.exec(number) ?? []
  if (COMPANY.test(national)) return national
  const [, mobile] = MOBILE.exec(national) ?? []
  if (mobile) return mobile
  // With a country code, the number lacks the 0 of the area code.
  const landline = national === number ? number : `0${national.replace(/^0/, '')}`
  return LANDLINE.test(landline) ? landline : undefined
}
