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
import { type Language, LANGUAGES } from '../../locales/languages.ts'
import { readData } from './read-data.ts'

type Texts = Record<string, string>

const schema = v.record(v.string(), v.string())

/**
 * Returns the site's messages by language: those of `locales`, replaced by those in `texts.zh.yaml`
 * and `texts.en.yaml`. Throws if a message is unknown, broken, in one language only, or uses values
 * that the default does not have, with a line for each: file, message and reason.
 */
export function readTexts(folder: string): Record<Language, Texts> {
  const own = { zh: readOwn(folder, 'zh'), en: readOwn(folder, 'en') }
  const ids = new Set(LANGUAGES.flatMap((language) => Object.keys(own[language])))
  const mistakes: string[] = []
  const textsIn = (language: Language): Texts => {
    const defaults: Texts = JSON.parse(readFileSync(`locales/${language}.json`, 'utf8'))
    for (const id of ids) {
      const mistake = mistakeIn(own[language][id], defaults[id])
      if (mistake !== undefined) mistakes.push(`${fileOf(language)}: ${id}: ${mistake}`)
    }
    return { ...defaults, ...own[language] }
  }
  const texts = { zh: textsIn('zh'), en: textsIn('en') }
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return texts
}

function fileOf(language: Language): string {
  return `texts.${language}.yaml`
}

function readOwn(folder: string, language: Language): Texts {
  const file = fileOf(language)
  return existsSync(join(folder, file)) ? readData(folder, file, schema) : {}
}

/** Returns what is wrong with a message of the site; undefined if it fits. */
function mistakeIn(own: string | undefined, fallback: string | undefined): string | undefined {
  if (fallback === undefined) return 'there is no such message'
  if (own === undefined) return 'is missing, the other language has it'
  if (own.trim() === '') return 'is empty; leave it out for the default'
  const known = namesIn(parse(fallback))
  try {
    const unknown = [...namesIn(parse(own))].find((name) => !known.has(name))
    if (unknown === undefined) return undefined
    return `{${unknown}} is not among its values: ${[...known].join(', ') || 'none'}`
  } catch (error) {
    return error instanceof Error ? error.message : 'broken'
  }
}

/** Returns the names of the values and elements in a message. */
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
