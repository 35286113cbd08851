import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import * as v from 'valibot'
import type { Language } from '../../locales/languages.ts'
import { isTraditional, toTraditional } from '../../backend/content/traditional.ts'
import { readingOrder } from './languages.ts'
import { readIfThere } from './read-data.ts'
import { choiceOf } from './site-languages.ts'

type Texts = Record<string, string>

const schema = v.record(v.string(), v.string())

/** The language of the texts in the code. No text is missing in it. */
export const SOURCE_LANGUAGE = 'zh'

/** A catalogue of the product's texts: of the site (`''`), or of the office. */
export type Catalogue = '' | 'office.'

/**
 * Returns the site's messages by language: those in `locales`, replaced by those in
 * `texts.<language>.yaml`. A missing message comes from the next language in the reading order.
 * Throws if a message of the site is unknown or broken, or uses a value that the default message
 * does not have. The error has a line for each: file, message and reason.
 */
export function readTexts(folder: string): Record<Language, Texts> {
  const { languages } = choiceOf(folder)
  const mistakes: string[] = []
  const texts = languages.map((language): [string, Texts] => {
    const own = readOwn(folder, language)
    const defaults = textsOf('', language, { languages })
    for (const [id, text] of Object.entries(own)) {
      const mistake = mistakeIn(text, defaults[id])
      if (mistake !== undefined) mistakes.push(`${fileOf(language)}: ${id}: ${mistake}`)
    }
    return [language, own]
  })
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  const owns = new Map(texts)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the key types
  return Object.fromEntries(
    languages.map((each) => [each, textsOf('', each, { languages, owns })]),
  ) as Record<Language, Texts>
}

export function readOfficeTexts(folder: string): Record<string, Texts> {
  const { languages } = choiceOf(folder)
  return Object.fromEntries(
    languages.map((each) => [each, textsOf('office.', each, { languages })]),
  )
}

/** Returns the language of the texts on pages of a language: itself if it has any texts. */
export function textLanguage(folder: string, catalogue: Catalogue, language: string): string {
  const [first = language] = choiceOf(folder).languages
  const hasTexts = (each: string) =>
    isTraditional(each) ||
    existsSync(catalogueFile(catalogue, each)) ||
    (catalogue === '' && existsSync(join(folder, fileOf(each))))
  return readingOrder(language, first).find(hasTexts) ?? language
}

/**
 * Returns the language of most interface texts on the pages of a language. A missing text comes
 * from the next language in the reading order. `dominantLanguage(folder, 'fr') // 'en'`
 */
export function dominantLanguage(folder: string, language: string): string {
  const [first = language] = choiceOf(folder).languages
  const order = readingOrder(language, first).map((each) => ({
    // Missing traditional Chinese texts are made from the simplified ones.
    shown: each === 'zh' && isTraditional(language) ? language : each,
    texts: { ...productTexts('', each), ...readOwn(folder, each) },
  }))
  const counts = new Map<string, number>()
  for (const id of Object.keys(productTexts('', SOURCE_LANGUAGE))) {
    const { shown = language } = order.find(({ texts }) => texts[id] !== undefined) ?? {}
    counts.set(shown, (counts.get(shown) ?? 0) + 1)
  }
  const [[most] = [language]] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most
}

/** Returns a catalogue. Missing texts come from the next language in the reading order. */
function textsOf(
  catalogue: Catalogue,
  language: string,
  {
    languages: [first = language],
    owns,
  }: {
    languages: readonly string[]
    owns?: ReadonlyMap<string, Texts>
  },
): Texts {
  const order = readingOrder(language, first)
  const layers = order.toReversed().map((each) => {
    const texts = { ...productTexts(catalogue, each), ...owns?.get(each) }
    return each === 'zh' && isTraditional(language) ? inTraditional(language, texts) : texts
  })
  return Object.assign({}, ...layers)
}

function inTraditional(language: string, texts: Texts): Texts {
  const made = Object.entries(texts).map(([id, text]) => [id, toTraditional(language, text)])
  return Object.fromEntries(made)
}

function catalogueFile(catalogue: Catalogue, language: string): string {
  return `locales/${catalogue}${language}.json`
}

export function productTexts(catalogue: Catalogue, language: string): Texts {
  const file = catalogueFile(catalogue, language)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function fileOf(language: string): string {
  return `texts.${language}.yaml`
}

export function readOwn(folder: string, language: string): Texts {
  return readIfThere(folder, fileOf(language), schema) ?? {}
}

export function mistakeIn(own: string, fallback: string | undefined): string | undefined {
  if (fallback === undefined) return 'there is no such message'
  if (own.trim() === '') return 'is empty; leave it out for the default'
  const names = namesIn(parse(fallback))
  try {
    const unknown = [...namesIn(parse(own))].find((name) => !names.has(name))
    if (unknown === undefined) return undefined
    return `{${unknown}} is not among its values: ${[...names].join(', ') || 'none'}`
  } catch (error) {
    return error instanceof Error ? error.message : 'broken'
  }
}

function namesIn(elements: readonly MessageFormatElement[]): Set<string> {
  return new Set(elements.flatMap((element) => [...ownName(element), ...innerNames(element)]))
}

function ownName(element: MessageFormatElement): string[] {
  return 'value' in element && !isLiteralElement(element) ? [element.value] : []
}

function innerNames(element: MessageFormatElement): string[] {
  if (isTagElement(element)) return [...namesIn(element.children)]
  if (!isPluralElement(element) && !isSelectElement(element)) return []
  return Object.values(element.options).flatMap((option) => [...namesIn(option.value)])
}
