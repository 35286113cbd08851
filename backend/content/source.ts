import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as v from 'valibot'
import type { Language } from '../../locales/languages.ts'
import type { Fields } from '../kinds.ts'
import { complaintOf } from './fit.ts'
import { isFields, type Source, translate } from './translate.ts'
import { keepUnits } from './units.ts'

const mapping = v.record(v.string(), v.unknown())

export type { Source } from './translate.ts'

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
  const [before, head, ...rest] = (await readText(site, file)).split(/^---[ \t]*$/m)
  if (before !== '' || head === undefined || rest.length === 0)
    throw new Error(`${file}: begins with no front matter between two lines of ---`)
  const fields = parseMapping(head, file)
  const body = rest.join('---').trim()
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
  const fields = check(mapping, parseYaml(text, file), file)
  const empty = firstEmpty(fields)
  if (empty !== undefined)
    throw new Error(`${file}: ${empty}: is empty; fill it in or leave it out`)
  return fields
}

function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text, (_, value: unknown) =>
      typeof value === 'string' ? keepUnits(value) : value,
    )
  } catch (error) {
    // The parser's message ends with the lines in question.
    const [sentence] = error instanceof Error ? error.message.split(':\n') : []
    throw new Error(`${file}: ${sentence ?? 'is not YAML'}`, { cause: error })
  }
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
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch (error) {
    throw new Error(`${file}: is not written in UTF-8`, { cause: error })
  }
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
