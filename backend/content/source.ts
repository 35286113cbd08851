import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Language, LANGUAGES } from '../../locales/languages.ts'
import type { Fields } from '../kinds.ts'
import { complaintOf } from './complaints.ts'
import { parseYaml, textOf } from './read-yaml.ts'
import { isFields, type Source, translate } from './translate.ts'

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

/** A number, but no time of day (08:20 太阳…), and the unit or counter after it: the space between them. */
const GAP = new RegExp(
  `(?<=\\d)(?<!\\d:\\d\\d) (?=(?:${ENGLISH_UNIT})(?![\\p{L}\\d²³/-])|${SIGN}|${CHINESE_UNIT})`,
  'gu',
)

/** The space in 0600-555 0168; lines don't break at the hyphen. */
const TELEPHONE_GAP = /(?<=\b\d{3,4}-\d{3}) (?=\d{4}\b)/g

/** A text that is only a telephone number, to be dialled. */
const TELEPHONE = /^[\d\s()+/-]+$/

/** 人均 ¥36, From ¥420: a price stays with the word before it. */
const PRICE_GAP = /(?<=\p{L}) (?=¥\d)/gu

/** Within 09:00–16:00 or 6–17: a line may end after a dash, unless a word joiner follows. */
const RANGE_DASH = /(?<=\d)–(?=\d)/g

/**
 * A text whose lines don't break between a number and its unit, such as 250 g or 3 月, before a price, within a range or
 * within a telephone number.
 */
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

/** The value of a YAML file, or of a Markdown file's front matter. Throws an error that names the file and the lines. */
export async function readYamlOf(site: string, file: string): Promise<unknown> {
  const text = await readText(site, file)
  return parseYaml(file.endsWith('.md') ? (frontMatterOf(text)?.head ?? '') : text, file)
}

/** The two parts of a Markdown file; undefined if it begins with no front matter. */
function frontMatterOf(text: string): { head: string; body: string } | undefined {
  const [before, head, ...rest] = text.split(/^---[ \t]*$/m)
  if (before !== '' || head === undefined || rest.length === 0) return undefined
  return { head, body: rest.join('---').trim() }
}

/** A YAML file that is one mapping. */
export async function readMapping(site: string, file: string): Promise<Fields> {
  return parseMapping(await readText(site, file), file)
}

/** A Markdown file: its front matter, and the text below it as the field `text`; a file has both, or no text where there is no such field. */
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

/**
 * What the files of a thing that is whole say, `content/<name>.<language>.<type>`: the first all, the others its words. `file` is that
 * path but for folder and language.
 */
export async function readInLanguages(
  site: string,
  file: string,
): Promise<Record<Language, Source>> {
  const { zh, en } = await readVersions(site, file)
  return { zh, en: translate(zh, en) }
}

/** Whether a thing that is whole is there, in any language. */
export function isThere(site: string, file: string): boolean {
  const [name, type] = file.split('.')
  return LANGUAGES.some((language) => existsSync(join(site, `content/${name}.${language}.${type}`)))
}

/** The same, but each file as it is. */
export async function readVersions(site: string, file: string): Promise<Record<Language, Source>> {
  const [name, type] = file.split('.')
  const read = async (language: Language): Promise<Source> => {
    const at = `content/${name}.${language}.${type}`
    const isMarkdown = type === 'md'
    return {
      file: at,
      fields: await (isMarkdown ? readMarkdown(site, at, 'content') : readMapping(site, at)),
    }
  }
  return { zh: await read('zh'), en: await read('en') }
}

/** With non-breaking spaces in its texts (`keepUnits`); ids, addresses and dates have no spaces to change. */
function parseMapping(text: string, file: string): Fields {
  const fields = check(mapping, parseYaml(text, file, keepUnits), file)
  const empty = firstEmpty(fields)
  if (empty !== undefined)
    throw new Error(`${file}: ${empty}: is empty; fill it in or leave it out`)
  const twin = firstTwin(fields)
  if (twin !== undefined) throw new Error(`${file}: ${twin}`)
  return fields
}

/** The list in which an id is there twice, by its path. What is of several kinds has an id in each. */
function firstTwin(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const rows = Array.isArray(value)
    ? value.filter(isFields).filter(({ id }) => id !== undefined)
    : []
  const names = rows.map(({ kind, id }) => JSON.stringify([kind, String(id)]))
  const twin = rows.find((_, index) => names.indexOf(names[index] ?? '') < index)
  if (twin) return `${path}: ${String(twin['id'])} is there twice`
  return Object.entries(value)
    .map(([key, item]) => firstTwin(item, path === '' ? key : `${path}.${key}`))
    .find((found) => found !== undefined)
}

/** The path of the first field without a value. */
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

/** A value as `schema` has it. Throws an error that names file and field. */
export function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Error(`${file}: ${complaintOf(result.issues[0])}`)
}
