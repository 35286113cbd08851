import * as v from 'valibot'
import { LANGUAGES } from '../locales/languages.ts'
import { image } from './image.ts'
import { validRows, uniqueRows, lenient, orElse } from './lenient.ts'
import { brief, coordinates, id, text, wholeNumber, FORMAT_NOTES, title } from './values.ts'
import type { Notes } from './notes.ts'

/** The language of an item, which may differ from the requested one. */
export const inLanguage = v.picklist(LANGUAGES)

export const category = v.object({
  id,
  name: text,
  count: lenient(wholeNumber(0)),
})
export type Category = v.InferOutput<typeof category>

/**
 * The language of a document's text, and all languages of the document. Without these fields, it
 * counts as available in every language.
 */
export const writtenEntries = {
  inLanguage: lenient(inLanguage),
  languages: lenient(validRows(inLanguage)),
}

export const writtenNotes = () => ({
  inLanguage: 'The language of the text. It may differ from the call.',
  languages: 'All languages of the text, for the sitemap and alternates.',
})

export const listedEntries = {
  id,
  title,
  summary: orElse(brief, ''),
  cover: lenient(image),
  inLanguage,
  /** All languages of the item. If missing, its details count as available in every language. */
  languages: lenient(validRows(inLanguage)),
  category: lenient(category),
  tags: orElse(validRows(text), []),
}

export const listed = v.object(listedEntries)
export type Listed = v.InferOutput<typeof listed>

/** One page of a list. `page` begins at 1. `total` is the number of items on all pages. */
export function listOf<const Item extends v.GenericSchema<unknown, { id: string }>>(item: Item) {
  return v.object({
    total: wholeNumber(0),
    page: wholeNumber(1),
    pageSize: v.pipe(wholeNumber(1), v.maxValue(100)),
    list: uniqueRows(item),
    /** The categories for filters, with counts over the whole list. */
    categories: orElse(uniqueRows(category), []),
  })
}

/** The data of a list. Of its rows, only the categories are needed. */
export interface AnsweredList {
  total: number
  pageSize: number
  categories: readonly Pick<Category, 'id'>[]
  list: readonly Pick<Listed, 'category'>[]
}

/** Returns the categories of a list, followed by those of its items. */
export function categoriesOf({
  categories,
  list,
}: Pick<AnsweredList, 'categories' | 'list'>): readonly Pick<Category, 'id'>[] {
  return [...categories, ...list.flatMap((item) => item.category ?? [])]
}

/** Returns whether a list has a page with that number. An empty list has page 1. */
export function hasPage(
  { total, pageSize }: Pick<AnsweredList, 'total' | 'pageSize'>,
  page: number,
): boolean {
  return page === 1 || page <= Math.ceil(total / pageSize)
}

/** The difficulty of a walk. Names for visitors are in `locales/`. */
export const difficulty = v.picklist(['easy', 'moderate', 'hard'])

export const placeFacts = {
  coordinates: lenient(coordinates),
  openingHours: lenient(text),
  bestTime: lenient(text),
  visitMinutes: lenient(wholeNumber(1)),
}

/** The previous or next article in the list. */
export const neighbour = v.object({ id, title: text })

export const categoryNotes = (): Notes<Category> => ({
  id: 'Its id, also in the query of addresses.',
  name: 'Its name in the language of the call.',
  count: 'The number of items with it, in the whole list.',
})

export const listedNotes = (): Notes<Listed> => ({
  id: 'Its id, also in addresses.',
  title: 'Its title, in lists and on its page; its first 300 characters are used.',
  summary: 'One or two sentences: cards, lead, description for search engines.',
  cover: 'Its picture in lists, on its page and in shares.',
  ...writtenNotes(),
  category: 'Its category, shown above the title in lists.',
  tags: 'One or two words each.',
})

export const placeNotes = (): Notes<
  v.InferOutput<v.ObjectSchema<typeof placeFacts, undefined>>
> => ({
  coordinates: FORMAT_NOTES.coordinates,
  openingHours: 'In words.',
  bestTime: 'The best time for a visit, in words.',
  visitMinutes: 'Duration of a visit in minutes.',
})

export const neighbourNotes = (): Notes<v.InferOutput<typeof neighbour>> => ({
  id: 'The id of the article.',
  title: 'The title of the article.',
})

export function listNotes<const Rows>(rows: Rows) {
  return {
    total: 'The number of rows on all pages together.',
    page: 'The requested page, from 1.',
    pageSize: 'Rows of a page, 100 at most.',
    list: ['The rows, shown in this order.', rows],
    categories: 'The filters of the list, in the order of its buttons.',
  } as const
}
