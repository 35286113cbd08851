import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  type Language,
  LANGUAGES,
  nearest,
} from '../../locales/languages.ts'
import type { Fields } from '../kinds.ts'
import { CURRENCY, digitsOf } from '../../contract/region.ts'
import { decimalPrice, price } from '../../contract/values.ts'
import { complaintsOf, Mistakes } from './mistakes.ts'
import { parseYaml, textOf } from './read-yaml.ts'
import { isFields, type Source, versionIn } from './translate.ts'

const SIGN = '°C|℃|%|×'

const ENGLISH_UNIT = [
  'm|km|cm|mm|m²|m³|km/h|g|kg|ml|l|h|min|metres|kilometres|kilos|tonnes|hectares|degrees|million',
  '(?:second|minute|hour|day|night|week|month|year|step|seat|time)s?',
  'people|visitors|households|families|species',
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?',
  'Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?',
].join('|')

const CHINESE_UNIT = [
  '平方|立方|公[里斤分升顷]|[厘毫]米|毫升|千克|小时|周岁',
  '[米克吨亩元万度秒分时点日天晚周月年岁人名位家户个只件条座处间级步号路站部辆艘台张块片段根棵株朵]',
  '[种道层卷页字封笔次班场套袋瓶罐盏尊室席桌口]',
].join('|')

/** The space between a number and its unit, but not after a time of day (08:20 太阳…). */
const GAP = new RegExp(
  `(?<=\\d)(?<!\\d:\\d\\d) (?=(?:${ENGLISH_UNIT})(?![\\p{L}\\d²³/-])|${SIGN}|${CHINESE_UNIT})`,
  'gu',
)

/** The space in 0600-555 0168. Browsers do not break the line at the hyphen. */
const TELEPHONE_GAP = /(?<=\b\d{3,4}-\d{3}) (?=\d{4}\b)/g

/** A text that is only a telephone number. It is not changed, so that it can still be dialled. */
const TELEPHONE = /^[\d\s()+/-]+$/

/**
 * The space before a price or a currency sign: from ¥36, ab 20 €. A line may end before a price in
 * Chinese: in 单程 ¥36, it would end between 单 and 程 instead.
 */
const PRICE_GAP =
  /(?<=(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{L}) (?=\p{Sc}\d)|(?<=\d) (?=\p{Sc})/gu

/** The dash in 09:00–16:00 or 6–17. A line may break after it unless a word joiner follows. */
const RANGE_DASH = /(?<=\d)–(?=\d)/g

/** Prevents line breaks inside a number with its unit, a price, a range, a telephone number. */
export function keepUnits(text: string): string {
  if (TELEPHONE.test(text)) return text
  return text
    .replaceAll(GAP, '\u00a0')
    .replaceAll(TELEPHONE_GAP, '\u00a0')
    .replaceAll(PRICE_GAP, '\u00a0')
    .replaceAll(RANGE_DASH, '–\u2060')
}

const mapping = v.record(v.string(), v.unknown())

export type { Source } from './translate.ts'

/** Returns the two parts of a Markdown file; undefined if it does not begin with front matter. */
function frontMatterOf(text: string): { head: string; body: string } | undefined {
  const [before, head, ...rest] = text.split(/^---[ \t]*$/m)
  if (before?.trim() !== '' || head === undefined || rest.length === 0) return undefined
  return { head, body: rest.join('---').trim() }
}

export async function readMapping(site: string, file: string): Promise<Fields> {
  return parseMapping(await readText(site, file), file)
}

/**
 * Reads a Markdown file. Returns its front matter, with the text below it as the field `text`.
 * Throws if one of the two is missing, or if the file has a text although the kind has no such
 * field.
 */
export async function readMarkdown(
  site: string,
  file: string,
  text: string | undefined,
): Promise<Fields> {
  const parts = frontMatterOf(await readText(site, file))
  if (parts === undefined)
    throw new Error(`${file}: begins with no front matter between two lines of ---`)
  const { head, body } = parts
  const fields = parseMapping(head, file)
  if (text === undefined) {
    if (body !== '')
      throw new Error(`${file}: has a text below its front matter, which no page shows`)
    return fields
  }
  if (text in fields) throw new Error(`${file}: ${text}: stands below the front matter`)
  if (body === '') throw new Error(`${file}: has no text below its front matter`)
  return { ...fields, [text]: keepUnits(body) }
}

/** The version of a document for readers of a language, and the language of its texts. */
export interface WrittenSource extends Source {
  inLanguage: Language
}

/**
 * Returns the content of a document, `content/<name>.<language>.<type>`, for each language. The
 * file in the default language has all fields; the other files only have texts. If a language has
 * no file, the texts of the nearest language are used. `file` is the path without folder and
 * language.
 */
export async function readInLanguages(
  site: string,
  file: string,
): Promise<Record<Language, WrittenSource>> {
  const versions = await readVersions(site, file)
  const merged: Partial<Record<Language, WrittenSource>> = {}
  const mistakes = new Mistakes()
  for (const inLanguage of LANGUAGES) {
    // oxlint-disable-next-line no-await-in-loop -- it has nothing to await
    await mistakes.from(() => {
      const source = versionIn(inLanguage, versions)
      if (source) merged[inLanguage] = { ...source, inLanguage }
    })
  }
  mistakes.throwIfAny()
  return inEachLanguage((language) => {
    const source = nearest(language, merged)
    if (source === undefined) throw new Error(`${fileIn(DEFAULT_LANGUAGE, file)}: is missing`)
    return source
  })
}

/** Returns the contract's fields about languages; empty if every language has the document. */
export function languageFacts(
  sources: Readonly<Record<Language, WrittenSource>>,
  language: Language,
): Fields {
  const languages = LANGUAGES.filter((each) => sources[each].inLanguage === each)
  if (languages.length === LANGUAGES.length) return {}
  return { inLanguage: sources[language].inLanguage, languages }
}

function fileIn(language: Language, file: string): string {
  const [name, type] = file.split('.')
  return `content/${name}.${language}.${type}`
}

export function isThere(site: string, file: string): boolean {
  return LANGUAGES.some((language) => existsSync(join(site, fileIn(language, file))))
}

/** Returns the file of a document in each language. Throws if the default language has none. */
export async function readVersions(
  site: string,
  file: string,
): Promise<Partial<Record<Language, Source>>> {
  const versions: Partial<Record<Language, Source>> = {}
  const mistakes = new Mistakes()
  for (const language of LANGUAGES) {
    const at = fileIn(language, file)
    if (language !== DEFAULT_LANGUAGE && !existsSync(join(site, at))) continue
    const read = file.endsWith('.md') ? readMarkdown(site, at, 'content') : readMapping(site, at)
    // oxlint-disable-next-line no-await-in-loop -- a few small files
    const fields = await mistakes.from(() => read)
    if (fields) versions[language] = { file: at, fields }
  }
  mistakes.throwIfAny()
  return versions
}

/** Parses a mapping. Adds non-breaking spaces to its texts (`keepUnits`). */
function parseMapping(text: string, file: string): Fields {
  const given = check(mapping, parseYaml(text, file, keepUnits), file)
  const fields = withPrices(withoutBlanks(given))
  const empty = firstEmpty(fields)
  if (empty !== undefined)
    throw new Error(`${file}: ${empty}: is empty; fill it in or leave it out`)
  const twin = firstTranslation(fields)
  if (twin !== undefined) throw new Error(`${file}: ${twin}`)
  return fields
}

/** Returns the fields without empty texts. For an empty field, the editor writes `''`. */
function withoutBlanks(fields: Fields): Fields {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return Object.fromEntries(filled.map(([key, value]) => [key, inRows(value, withoutBlanks)]))
}

/** Names of the fields with a price. If a price is given in words, it stays a text. */
const PRICES = new Set(['listPrice', 'price'])

/** Converts decimal prices: `price: '80.00'` becomes `{ amount: 8000, currency: 'CNY' }`. */
function withPrices(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      PRICES.has(key) ? priceOf(value) : inRows(value, withPrices),
    ]),
  )
}

function priceOf(value: unknown): unknown {
  if (isFields(value) && isDecimal(value['amount'])) return { ...value, ...v.parse(price, value) }
  return isDecimal(value) ? v.parse(price, value) : value
}

function isDecimal(value: unknown): boolean {
  if (typeof value === 'number') return digitsOf(CURRENCY) === 0
  return typeof value === 'string' && decimalPrice(CURRENCY).test(value)
}

function inRows(value: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => inRows(row, change))
  return isFields(value) ? change(value) : value
}

/** Returns a message about a list in which two rows of the same kind have the same id. */
function firstTranslation(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const rows = Array.isArray(value)
    ? value.filter(isFields).filter(({ id }) => id !== undefined)
    : []
  const names = rows.map(({ kind, id }) => JSON.stringify([kind, String(id)]))
  const twin = rows.find((_, index) => names.indexOf(names[index] ?? '') < index)
  if (twin) return `${path}: ${String(twin['id'])} is there twice`
  return Object.entries(value)
    .map(([key, item]) => firstTranslation(item, path === '' ? key : `${path}.${key}`))
    .find((found) => found !== undefined)
}

function firstEmpty(value: unknown): string | undefined {
  if (value === null) return ''
  const inner = Array.isArray(value) || isFields(value) ? Object.entries(value) : []
  for (const [key, item] of inner) {
    const path = firstEmpty(item)
    if (path !== undefined) return path === '' ? key : `${key}.${path}`
  }
  return undefined
}

async function readText(site: string, file: string): Promise<string> {
  const bytes = await readFile(join(site, file)).catch((error: unknown) => {
    throw new Error(`${file}: is missing`, { cause: error })
  })
  return textOf(bytes, file)
}

/** Returns a value parsed by `schema`. Throws an error that names file and field. */
export function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Error(complaintsOf(result.issues, file))
}
