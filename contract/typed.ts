/**
 * What people type or paste, as it is kept; used alike by the browser, the worker and the reference backend. Every function here
 * returns its own results unchanged.
 */

/** Characters that show nothing: controls, format and bidi characters, fillers, joiners, variation selectors, Braille's blank. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** The same but for line breaks and tabs, and for what changes how its neighbours look: joiners (Persian, emoji) and variants of a character. */
const MEANINGLESS =
  /(?![\n\t\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Joiners and variants with nothing before them, and joiners with nothing after them. */
const DANGLING = /(?<=^|\s)[\p{Join_Control}\p{Variation_Selector}]+|\p{Join_Control}+(?=\s|$)/gu

/** More marks on one character than any script has. */
const HEAP_OF_MARKS = /(\p{M}{8})\p{M}+/gu

const DASH = /[\p{Dash_Punctuation}\u2212]/gu

/** A message: its lines stay, and what can be seen. */
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

/** A name: one line, its words a space apart. */
export function asName(typed: string): string {
  return asMessage(typed).replaceAll(/\s+/g, ' ')
}

/** Something spelt with Latin letters, digits and signs (a number, a date): full-width forms are made narrow, dashes `-`, and nothing invisible stays. */
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

/** An e-mail address: as a code, with the full stop of Chinese keyboards and the apostrophe of phones as an address has them. */
export function asAddress(typed: string): string {
  return asCode(typed).replaceAll('。', '.').replaceAll('’', "'")
}

let graphemes: Intl.Segmenter | undefined

/**
 * How many characters a text has as people count them: 𠮷, é and an emoji of a family are one each (grapheme clusters, UAX 29).
 * Firefox before 125 can't tell and counts code points.
 */
export function countCharacters(text: string): number {
  // Made at the first use: the engine then reads its tables.
  if ('Segmenter' in Intl) graphemes ??= new Intl.Segmenter('zh', { granularity: 'grapheme' })
  const characters: Iterable<unknown> = graphemes?.segment(text) ?? text
  return Array.from(characters).length
}
