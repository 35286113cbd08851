import type { EndpointName } from '../../contract/endpoints.ts'
import type { Reading } from '../../contract/check.ts'
import { RICH_TEXT_FIELDS, type UncleanHtml } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'

declare const clean: unique symbol

/** HTML that `cleanArticle` has made safe. Pages must not insert any other text as HTML. */
export type CleanHtml = string & { readonly [clean]: true }

/** A section of an article. It begins with a heading. */
export interface Section {
  id: string
  title: string
}

export interface RichText {
  readonly html: CleanHtml
  /** Sections for the table of contents; their ids are in the HTML. */
  readonly sections: readonly Section[]
  /** The plain text for the search; empty for main texts, which the search does not read. */
  readonly text: string
}

/** The data of a response, with all rich text cleaned. */
export type Clean<Data> = Data extends UncleanHtml
  ? RichText
  : Data extends object
    ? { [Key in keyof Data]: Clean<Data[Key]> }
    : Data

/** Calls whose texts are secondary on a page. The page shows them below headings of level three. */
const PARTS_OF_PAGES: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'questionList',
  'ticketInstructions',
  'scenicSpot',
])

/** Cleans every rich-text field of a response in place. The data must not be shared yet. */
export async function cleanRichText(
  data: unknown,
  { name, language }: { name: EndpointName; language: Language },
  { takesHttp }: Pick<Reading, 'takesHttp'>,
): Promise<void> {
  const fields = findRichText(data)
  if (fields.length === 0) return
  const headingLevel = PARTS_OF_PAGES.has(name) ? 4 : 2
  // Loaded on demand. It is a quarter of the worker's code, and only pages with articles need it.
  const { cleanArticle } = await import('./clean-article.ts')
  for (const { owner, key, html } of fields)
    Object.assign(owner, { [key]: cleanArticle(html, language, { headingLevel, takesHttp }) })
}

export interface CleanOptions {
  /** The level of the highest headings: one below the heading above the text. Default: 2. */
  headingLevel?: 2 | 4
  /** Whether pictures in the text may use `http:`. */
  takesHttp?: boolean
}

interface Field {
  owner: object
  key: string
  html: string
}

function findRichText(data: unknown, found: Field[] = []): Field[] {
  if (Array.isArray(data)) {
    for (const each of data) if (isObject(each)) findRichText(each, found)
  } else if (isObject(data)) {
    // oxlint-disable-next-line guard-for-in -- parsed JSON has only own keys, and `Object.entries` would take twice as long
    for (const key in data) {
      const value = data[key]
      if (isObject(value)) findRichText(value, found)
      else if (typeof value === 'string' && RICH_TEXT_FIELDS.has(key))
        found.push({ owner: data, key, html: value })
    }
  }
  return found
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
