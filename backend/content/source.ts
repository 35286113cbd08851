import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as v from 'valibot'
import type { Language } from '../../locales/languages.ts'
import type { Fields } from '../kinds.ts'
import { keepUnits } from './units.ts'

/** The words of one item in one language, and where they were read. */
export interface Words {
  file: string
  fields: Fields
}

const fields = v.record(v.string(), v.unknown())

const categorySource = v.strictObject({ id: v.string(), zh: v.string(), en: v.string() })
export type CategorySource = v.InferOutput<typeof categorySource>

const facts = v.strictObject({
  categories: v.optional(v.array(categorySource), []),
  items: v.array(v.looseObject({ id: v.string() })),
})

/** `facts/<name>.yaml`: its categories and items. Throws an error that names file and field. */
export async function readFacts(root: string, name: string) {
  const file = `facts/${name}.yaml`
  return check(facts, await readYaml(root, file), file)
}

/** A YAML file that is one mapping. */
export async function readMapping(root: string, file: string): Promise<Fields> {
  return check(fields, await readYaml(root, file), file)
}

/** `<language>/<name>.yaml` or `<language>/<name>/<id>.md`: the words of every item, by id. */
export async function readWords(
  root: string,
  language: Language,
  name: string,
): Promise<Map<string, Words>> {
  const folder = join(root, language, name)
  return existsSync(folder)
    ? readArticles(root, `${language}/${name}`)
    : readTable(root, `${language}/${name}.yaml`)
}

async function readTable(root: string, file: string): Promise<Map<string, Words>> {
  const table = check(v.record(v.string(), fields), await readYaml(root, file), file)
  return new Map(Object.entries(table).map(([id, words]) => [id, { file, fields: words }]))
}

async function readArticles(root: string, folder: string): Promise<Map<string, Words>> {
  const names = (await readdir(join(root, folder)))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
  const articles = await Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`
      return [
        name.slice(0, -'.md'.length),
        { file, fields: splitArticle(await readText(root, file), file) },
      ] as const
    }),
  )
  return new Map(articles)
}

/** An article's front matter, with the Markdown below it as `content`. */
function splitArticle(text: string, file: string): Fields {
  const [, head, content] = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/.exec(text) ?? []
  if (head === undefined || content === undefined)
    throw new Error(`${file}: no front matter between two lines of ---`)
  return { ...check(fields, parseYaml(head, file), file), content: keepUnits(content.trim()) }
}

async function readYaml(root: string, file: string): Promise<unknown> {
  return parseYaml(await readText(root, file), file)
}

/** With non-breaking spaces in its texts (`keepUnits`); ids, addresses and dates have no spaces to change. */
function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text, (_, value: unknown) =>
      typeof value === 'string' ? keepUnits(value) : value,
    )
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'not YAML'}`, {
      cause: error,
    })
  }
}

async function readText(root: string, file: string): Promise<string> {
  try {
    return await readFile(join(root, file), 'utf8')
  } catch (error) {
    throw new Error(`${file}: can't be read`, { cause: error })
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
  const [issue] = result.issues
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
}
