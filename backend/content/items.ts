import { existsSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { RICH_TEXT_FIELDS, slug, text } from '../../contract/values.ts'
import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  isLanguage,
  type Language,
  LANGUAGES,
  nearest,
} from '../../locales/languages.ts'
import type { Kind, DocumentKind, EntryKind } from '../kinds.ts'
import { isTraditional, toTraditional } from './traditional.ts'
import { check, readMapping, readMarkdown, type Source } from './source.ts'
import type { LanguageId } from '../language.ts'
import type { Mistakes } from './mistakes.ts'

export interface Item {
  id: string
  sources: Partial<Record<Language, Source>>
  isDraft: boolean
}

const NAME = /^([\w-]{1,64})\.([a-z]{2,3}(?:-\w+)*)\.md$/

/**
 * Returns the items of a kind, sorted by id. Numeric ids are sorted as numbers. Missing,
 * superfluous and unreadable files are mistakes; `broken` contains the ids of their items.
 */
export async function readItems(
  site: string,
  kind: Kind,
  mistakes: Mistakes,
): Promise<{ items: Item[]; broken: ReadonlySet<string> }> {
  const folder = `content/${kind.folder}`
  const richText = Object.keys(kind.schemas.detail.entries).find((name) =>
    RICH_TEXT_FIELDS.has(name),
  )
  const items = new Map<string, Item>()
  const broken = new Set<string>()
  const unoffered: { id: string; file: string; language: string }[] = []
  const read = async (name: string): Promise<void> => {
    const file = `${folder}/${name}`
    const [, id, language] = NAME.exec(name) ?? []
    if (id !== undefined && language !== undefined && isTag(language) && !isLanguage(language)) {
      unoffered.push({ id, file, language })
      return
    }
    if (id === undefined || !isLanguage(language))
      throw new Error(
        `${file}: is named neither <id>.${LANGUAGES.join('.md nor <id>.')}.md, with an id of letters, digits, - and _`,
      )
    const item = items.get(id) ?? { id, sources: {}, isDraft: false }
    items.set(id, item)
    try {
      item.sources[language] = { file, fields: await readMarkdown(site, file, richText) }
    } catch (error) {
      broken.add(id)
      throw error
    }
  }
  const names = (await mistakes.from(() => namesIn(site, folder))) ?? []
  await Promise.all(names.map((name) => mistakes.from(() => read(name))))
  await mistakes.from(() => checkSpelling(folder, [...items.keys()]))
  for (const { id, file, language } of unoffered) {
    // A translation may exist before the site offers its language, but not as the only file.
    if (items.has(id)) continue
    broken.add(id)
    // oxlint-disable-next-line no-await-in-loop -- it has nothing to await
    await mistakes.from(() => {
      throw new Error(unofferedFault(file, language))
    })
  }
  const finished: Item[] = []
  for (const item of items.values()) {
    if (broken.has(item.id)) continue
    // oxlint-disable-next-line no-await-in-loop -- it has nothing to await
    const isChecked = await mistakes.from(() => {
      item.isDraft = isDraft(item)
      if (item.isDraft || item.sources[DEFAULT_LANGUAGE]) return true
      const first = `${folder}/${item.id}.${DEFAULT_LANGUAGE}.md`
      throw new Error(`${first}: is missing, another language has it`)
    })
    if (isChecked) finished.push(item)
    else broken.add(item.id)
  }
  const { compare } = new Intl.Collator('en', { numeric: true })
  return { items: finished.toSorted((a, b) => compare(a.id, b.id)), broken }
}

/** The message about an item whose only files are in languages that the site does not offer. */
export function unofferedFault(file: string, tag: string): string {
  return `${file}: the site does not offer its language; add ${tag} to languages: in site.yaml, or rename the file`
}

/** Returns whether an item is a draft. A draft may lack any field. */
function isDraft({ sources }: Item): boolean {
  const { file, fields } = sources[DEFAULT_LANGUAGE] ?? {}
  const draft = fields?.['draft'] ?? false
  if (typeof draft === 'boolean') return draft
  throw new Error(`${file}: draft: is true or false`)
}

/** Returns whether operating systems or editors create files with this name. */
export function isLeftBehind(name: string): boolean {
  return /^(?:\.|~\$)|^(?:thumbs\.db|desktop\.ini)$|~$/i.test(name)
}

/**
 * Returns the file names in a folder of a site; empty if the folder does not exist. Omits files
 * that operating systems and editors create. Throws if the path is a file.
 */
export async function namesIn(site: string, folder: string): Promise<string[]> {
  const path = join(site, folder)
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) throw new Error(`${folder}: is no folder`)
  return (await readdir(path)).filter((name) => !isLeftBehind(name)).toSorted()
}

/** Returns whether a text is a language tag. The site need not offer the language. */
export function isTag(name: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(name)
    return canonical === name && Intl.DateTimeFormat.supportedLocalesOf(name).length > 0
  } catch {
    return false
  }
}

/** Throws if ids differ only in case, because some file systems treat them as the same file. */
function checkSpelling(folder: string, ids: string[]): void {
  const files = new Map<string, string>()
  for (const id of ids) {
    const other = files.get(id.toLowerCase())
    if (other !== undefined) throw new Error(`${folder}/${id}: there is ${other} already`)
    files.set(id.toLowerCase(), id)
  }
}

/** A category with its names. Missing names come from the nearest language. */
const categorySource = v.pipe(
  v.objectWithRest({ id: slug, ...v.entriesFromList([DEFAULT_LANGUAGE], text) }, text),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [key, input] of Object.entries(dataset.value))
      if (key !== 'id' && !isTag(key))
        addIssue({
          message: 'there is no such field',
          path: [{ type: 'object', origin: 'key', input: dataset.value, key, value: input }],
        })
  }),
  v.transform((given): { id: string } & Record<Language, string> => {
    const names: Partial<Record<Language, string>> = given
    const { zh } = names
    const nameIn = (each: Language) =>
      names[each] ??
      (zh && isTraditional(each) ? toTraditional(each, zh) : nearest(each, names)) ??
      given.id
    return { ...inEachLanguage(nameIn), id: given.id }
  }),
)

const settings = v.strictObject({
  categories: v.optional(v.array(categorySource), []),
  order: v.optional(v.array(v.string()), []),
})
export type CategorySource = v.InferOutput<typeof settings>['categories'][number]

/** Returns the categories of a kind, and the order of its first items (`content/<kind>.yaml`). */
export async function readSettings(site: string, { folder }: Kind) {
  const file = `content/${folder}.yaml`
  const given = existsSync(join(site, file)) ? await readMapping(site, file) : {}
  return { file, ...check(settings, given, file) }
}

export interface Entry {
  kind: EntryKind
  id: string
  position: number
  category: string | null
  publishedAt: string | null
  startsAt: string | null
  endsAt: string | null
  /** When the item is public; null without a limit. The start of a draft is `NEVER`. */
  publishAt: string | null
  withdrawAt: string | null
  /** The price in the smallest unit of the currency. */
  price: number | null
  /** The name of its cover picture. Not stored in the database. */
  picture: string | null
  texts: EntryText[]
}

export interface EntryText {
  languageId: LanguageId
  title: string
  /** The list fields that have no database column. `detail`: the other fields. */
  listed: object
  detail: object
  content: string | null
}

export interface CategoryRow {
  kind: EntryKind
  id: string
  languageId: LanguageId
  position: number
  name: string
}

export interface DocumentRow {
  kind: DocumentKind
  id: string
  languageId: LanguageId
  body: object
}

export interface Content {
  entries: Entry[]
  categories: CategoryRow[]
  documents: DocumentRow[]
}
