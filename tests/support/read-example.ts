import { existsSync, readdirSync } from 'node:fs'
import * as v from 'valibot'
import { compileContent } from '../../backend/content/compile.ts'
import type { Entry } from '../../backend/content/items.ts'
import type { EntryKind } from '../../backend/kinds.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { type Language, languageIds } from '../../locales/languages.ts'
import { readSite } from '../../tools/site/read-site.ts'

export const EXAMPLES = readdirSync('examples')
  .map((name) => `examples/${name}`)
  .filter((folder) => existsSync(`${folder}/site.yaml`))

/** Returns an example's content in a language, as its backend would send it. */
export async function readExample(folder: string, language: Language) {
  const { entries, documents } = await compileContent(readSite(folder))
  const languageId = languageIds[language]
  const bodyOf = (kind: string) =>
    documents.find((row) => row.kind === kind && row.languageId === languageId)?.body
  const list = entries.flatMap((entry) => itemOf(entry, language) ?? [])
  return {
    menu: v.parse(endpoints.menu.data, bodyOf('menu')),
    recommendations: v.parse(endpoints.recommendations.data, bodyOf('recommendations')),
    scenic: v.parse(endpoints.scenic.data, bodyOf('scenic')),
    instructions: v.parse(endpoints.ticketInstructions.data, bodyOf('ticketInstructions')),
    tickets: v.parse(endpoints.ticketList.data, { list: listed(list, 'ticket') }).list,
    /** The items of a kind. They are not parsed with its schema. */
    items: (kind: EntryKind) => listed(list, kind),
    guides: documents
      .filter((row) => ['guide', 'childGuide'].includes(row.kind) && row.languageId === languageId)
      .map(({ body }) => v.parse(endpoints.guide.data, body)),
    /** All texts in the language, each with the place where it was found. */
    texts: [
      ...list.flatMap(({ kind, id, ...item }) => textsIn(item, `${kind} ${id}`)),
      ...documents
        .filter((row) => row.languageId === languageId)
        .flatMap(({ kind, body }) => textsIn(body, kind)),
    ],
  }
}

export type Example = Awaited<ReturnType<typeof readExample>>

interface ReadItem {
  kind: EntryKind
  id: string
  [field: string]: unknown
}

function listed(items: readonly ReadItem[], kind: EntryKind): ReadItem[] {
  return items.filter((item) => item.kind === kind)
}

function itemOf(entry: Entry, language: Language): ReadItem | undefined {
  const { kind, id, price, publishedAt, category } = entry
  const text = entry.texts.find(({ languageId }) => languageId === languageIds[language])
  if (text === undefined) return undefined
  const { title, listed: short, detail, content } = text
  return {
    ...short,
    ...detail,
    kind,
    id,
    title,
    content,
    inLanguage: language,
    ...(price !== null && { price: { amount: price, currency: 'CNY' } }),
    ...(publishedAt !== null && { publishedAt }),
    ...(category !== null && { category: { id: category, name: category } }),
  }
}

interface PlacedText {
  at: string
  text: string
}

/** Returns the paragraphs of all texts in a value, without HTML tags. */
function textsIn(value: unknown, at: string): PlacedText[] {
  if (typeof value === 'string') return paragraphsOf(value).map((text) => ({ at, text }))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((each) => textsIn(each, at))
}

/**
 * Returns the paragraphs, table rows and list items of a text or HTML. Removes tags, and the
 * invisible characters that prevent line breaks.
 */
export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll('\u2060', '')
    .replaceAll('\u00a0', ' ')
    .split(/<\/(?:p|li|tr|h\d)>/)
    .map((part) =>
      part
        .replaceAll(/<\/t[dh]>/g, ' ')
        .replaceAll(/<[^>]*>/g, '')
        .trim(),
    )
    .filter(Boolean)
}
