import { basename } from 'node:path'
import { DEFAULT_LANGUAGE } from '../../locales/languages.ts'
import type { Fields } from '../kinds.ts'
import { isTraditional, toTraditional } from './traditional.ts'

/** Names of the fields to translate. All other fields are facts. */
const WORDS: ReadonlySet<string> = new Set(
  `access accessibility address alt answer audience bed bestTime content cuisine description
  direction end facilities galleryAlt interval label name note openingHours operator policy
  price question reach reason refund route season signUp slogan source start steps summary tags
  telephoneHours title validity value venue view`.split(/\s+/),
)

/** Names of fields that are facts, with everything inside them. */
const FACTS = new Set(['affects'])

/** Returns whether a field has texts to translate, unless it is inside a fact (`isFact`). */
export function isWord(name: string): boolean {
  return WORDS.has(name)
}

/** Returns whether a field is a fact or inside a fact. Facts are the same in all languages. */
export function isFact(path: readonly string[]): boolean {
  return path.some((name) => FACTS.has(name))
}

/** The fields of one file, and its path in the site's folder. */
export interface Source {
  file: string
  fields: Fields
}

/**
 * Returns an item in another language: the facts of the first file, with the texts of another file.
 * Mappings are merged by key, and arrays by index. If the texts of an array are a mapping of ids,
 * they are merged by `id`. Throws an error with the file of the texts if that file contains a fact
 * or has another structure.
 */
export function translate(first: Source, words: Source): Source {
  const place = { at: words.file, firstFile: basename(first.file), path: [] }
  return {
    file: words.file,
    fields: mergeFields(factsOf(first.fields) ?? {}, words.fields, place),
  }
}

/** Returns the paths of texts without a translation: `policy`, `rooms.2.note`. */
export function missingWords(first: Fields, words: Fields, isRow = false): string[] {
  return Object.entries(first).flatMap(([key, value]) => {
    if (FACTS.has(key)) return []
    const own = words[key]
    const inner = (missing: string[]) => missing.map((path) => `${key}.${path}`)
    if (isFields(value)) return inner(missingWords(value, isFields(own) ? own : {}))
    if (!isListOfFields(value)) {
      const isWanted = isRow ? WORDS.has(key) : isToTranslate(key, value)
      return isWanted && own === undefined ? [key] : []
    }
    if (factOf(key, value) === undefined) return own === undefined ? [key] : []
    return value.flatMap((each, index) => {
      const id = isFields(own) ? String(each['id']) : String(index)
      const counterpart = isFields(own) || Array.isArray(own) ? Object.entries(own) : []
      const [, row] = counterpart.find(([name]) => name === id) ?? []
      const missing = missingWords(each, isFields(row) ? row : {}, true)
      return inner(missing.map((path) => `${id}.${path}`))
    })
  })
}

/** Returns the fields without texts. Arrays keep their length, because they are merged by index. */
function factsOf(fields: Fields): Fields | undefined {
  const facts = Object.entries(fields).flatMap(([key, value]) => {
    const fact = factOf(key, value)
    return fact === undefined ? [] : [[key, fact]]
  })
  return facts.length === 0 ? undefined : Object.fromEntries(facts)
}

function factOf(key: string, value: unknown): unknown {
  if (FACTS.has(key)) return value
  if (isFields(value)) return factsOf(value)
  if (!isListOfFields(value)) return isToTranslate(key, value) ? undefined : value
  // In a row, a text without letters also counts as a text. So a list that contains only texts may
  // have other rows in a translation.
  const facts = value.map((row) => {
    const others = Object.entries(row).filter(
      ([key, own]) => !WORDS.has(key) || typeof own !== 'string',
    )
    return factsOf(Object.fromEntries(others))
  })
  return facts.some((fact) => fact !== undefined) ? facts.map((fact) => fact ?? {}) : undefined
}

/** A text without letters, such as `08:00–19:00`, needs no translation. */
function isToTranslate(key: string, value: unknown): boolean {
  return WORDS.has(key) && !(typeof value === 'string' && !/\p{Letter}/u.test(value))
}

interface Place {
  at: string
  firstFile: string
  path: readonly string[]
}

function mergeFields(facts: Fields, words: Fields, place: Place): Fields {
  const merged: Fields = { ...facts }
  for (const [key, value] of Object.entries(words))
    merged[key] = mergeValue(facts[key], value, within(place, key))
  return merged
}

function mergeValue(facts: unknown, words: unknown, place: Place): unknown {
  if (facts === undefined) return withoutFacts(words, place)
  if (isList(facts)) {
    if (isFields(words)) return mergeById(facts, words, place)
    if (isList(words)) return mergeLists(facts, words, place)
  }
  if (isFields(facts) && isFields(words)) return mergeFields(facts, words, place)
  return isTextWithoutLetters(facts, place) && typeof words === 'string' ? words : failAsFact(place)
}

/** A text without letters, such as `08:00–19:00`, may have letters in a translation. */
function isTextWithoutLetters(facts: unknown, { path }: Place): boolean {
  return typeof facts === 'string' && WORDS.has(path.at(-1) ?? '') && !isFact(path)
}

function withoutFacts(words: unknown, place: Place): unknown {
  if (isListOfFields(words)) return mergeLists(undefined, words, place)
  if (isFields(words)) return mergeFields({}, words, place)
  return WORDS.has(place.path.at(-1) ?? '') ? words : failAsFact(place)
}

function failAsFact(place: Place): never {
  return fail(
    place,
    `delete it here, or correct its name: this file has only texts, and ${place.firstFile} all other fields`,
  )
}

function mergeLists(facts: Fields[] | undefined, words: Fields[], place: Place): Fields[] {
  if (facts && facts.length !== words.length)
    fail(place, `${words.length} here, ${facts.length} in ${place.firstFile}`)
  return words.map((own, index) =>
    mergeFields(facts?.[index] ?? {}, own, within(place, String(index))),
  )
}

function mergeById(facts: Fields[], words: Fields, place: Place): Fields[] {
  const ids = new Set(facts.map((fact) => String(fact['id'])))
  const unknown = Object.keys(words).find((id) => !ids.has(id))
  if (unknown !== undefined) fail(within(place, unknown), `is not there in ${place.firstFile}`)
  return facts.map((fact) => {
    const id = String(fact['id'])
    const own = words[id]
    return isFields(own)
      ? mergeFields(fact, own, within(place, id))
      : fail(within(place, id), `is missing, ${place.firstFile} has it`)
  })
}

function within(place: Place, key: string): Place {
  return { ...place, path: [...place.path, key] }
}

function fail({ at, path }: Place, complaint: string): never {
  throw new Error(`${at}: ${path.join('.')}: ${complaint}`)
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether a value is a list of fields, or an empty list. */
function isList(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.every(isFields)
}

function isListOfFields(value: unknown): value is Fields[] {
  return isList(value) && value.length > 0
}

/**
 * Returns the version of a text in a language; undefined if there is none. Its facts are those of
 * the default language. Without a file, Traditional Chinese is converted from Simplified Chinese.
 */
export function versionIn(
  language: string,
  versions: Readonly<Record<string, Source | undefined>>,
  defaultLanguage: string = DEFAULT_LANGUAGE,
): Source | undefined {
  const first = versions[defaultLanguage]
  if (language === defaultLanguage || first === undefined) return first
  const own = versions[language]
  if (own) return translate(first, own)
  const simplified =
    isTraditional(language) && 'zh' in versions
      ? versionIn('zh', versions, defaultLanguage)
      : undefined
  return simplified && sourceInTraditional(language, simplified)
}

/** Returns the fields of a file with their texts in Traditional Chinese. Facts do not change. */
export function sourceInTraditional(tag: string, { file, fields }: Source): Source {
  return { file, fields: wordsOf(tag, fields, []) }
}

function wordsOf(tag: string, fields: Fields, path: readonly string[]): Fields {
  const convert = (key: string, value: unknown): unknown => {
    if (typeof value === 'string') return isWord(key) ? toTraditional(tag, value) : value
    if (Array.isArray(value)) return value.map((each: unknown) => convert(key, each))
    return isFields(value) ? wordsOf(tag, value, [...path, key]) : value
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      isFact([...path, key]) ? value : convert(key, value),
    ]),
  )
}
