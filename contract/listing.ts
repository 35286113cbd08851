import * as v from 'valibot'
import { image } from './image.ts'
import { fitting, fittingById, lenient, orElse } from './lenient.ts'
import { brief, coordinates, id, text, wholeNumber, FORMAT_NOTES, title } from './values.ts'
import type { Notes } from './notes.ts'

/** The language that an item is written in, which is not always the one that was asked for. */
export const inLanguage = v.picklist(['zh', 'en'])

export const category = v.object({
  id,
  name: text,
  /** How many items have it; only if the list says so. */
  count: lenient(wholeNumber(0)),
})
export type Category = v.InferOutput<typeof category>

/** The fields of every listed thing. */
export const listedEntries = {
  id,
  title,
  summary: orElse(brief, ''),
  cover: lenient(image),
  inLanguage,
  /** All the languages that it is written in; a detail need not say, and then counts as written in each. */
  languages: lenient(fitting(inLanguage)),
  category: lenient(category),
  tags: orElse(fitting(text), []),
}

export const listed = v.object(listedEntries)
export type Listed = v.InferOutput<typeof listed>

/** A page of a list; `page` counts from 1, `total` counts items over all pages. */
export function listOf<const Item extends v.GenericSchema<unknown, { id: string }>>(item: Item) {
  return v.object({
    total: wholeNumber(0),
    page: wholeNumber(1),
    pageSize: v.pipe(wholeNumber(1), v.maxValue(100)),
    list: fittingById(item),
    /** The categories that the list can be narrowed to, with counts over the whole list. */
    categories: orElse(fittingById(category), []),
  })
}

/** What a list says of itself. */
export interface AnsweredList {
  total: number
  pageSize: number
  categories: readonly Pick<Category, 'id'>[]
  list: readonly Pick<Listed, 'category'>[]
}

/** The categories that a list has: it need not name them, its items may. */
export function categoriesOf({
  categories,
  list,
}: Pick<AnsweredList, 'categories' | 'list'>): readonly Pick<Category, 'id'>[] {
  return [...categories, ...list.flatMap((item) => item.category ?? [])]
}

/** Whether a list has a page of that number; an empty one has the first. */
export function hasPage(
  { total, pageSize }: Pick<AnsweredList, 'total' | 'pageSize'>,
  page: number,
): boolean {
  return page === 1 || page <= Math.ceil(total / pageSize)
}

/** How hard a walk is; the words for it are in `locales/`. */
export const difficulty = v.picklist(['easy', 'moderate', 'hard'])

/** What visitors need to know about a place worth seeing. */
export const placeFacts = {
  coordinates: lenient(coordinates),
  openingHours: lenient(text),
  bestTime: lenient(text),
  /** How long a visit takes, in minutes. */
  visitMinutes: lenient(wholeNumber(1)),
}

/** A neighbour in a list: the article before or after. */
export const neighbour = v.object({ id, title: text })

export const categoryNotes = (): Notes<Category> => ({
  id: 'Identifies it, in the query of addresses too.',
  name: 'Its name in the language of the call.',
  count: 'How many items have it, over the whole list.',
})

export const listedNotes = (): Notes<Listed> => ({
  id: 'Identifies it, in addresses too.',
  title: 'Its title, in lists and on its page; its first 300 characters are used.',
  summary: 'In a sentence or two: cards, lead, description for search engines.',
  cover: 'Its picture in lists, on its page and in shares.',
  inLanguage: 'The language that it is written in, which need not be that of the call.',
  languages: 'All languages that it is written in: for the sitemap and alternates.',
  category: 'Its one category: above the title, in lists.',
  tags: 'A word or two each.',
})

export const placeNotes = (): Notes<
  v.InferOutput<v.ObjectSchema<typeof placeFacts, undefined>>
> => ({
  coordinates: FORMAT_NOTES.coordinates,
  openingHours: 'In words.',
  bestTime: 'The best time for a visit, in words.',
  visitMinutes: 'Minutes that a visit takes.',
})

export const neighbourNotes = (): Notes<v.InferOutput<typeof neighbour>> => ({
  id: 'The id of the article.',
  title: 'The title of the article.',
})

/** The notes of a page of a list. */
export function listNotes<const Rows>(rows: Rows) {
  return {
    total: 'Rows of all pages together.',
    page: 'The page that was asked for, from 1.',
    pageSize: 'Rows of a page, 100 at most.',
    list: ['The rows, shown in this order.', rows],
    categories: 'What the list can be narrowed to, in the order of the buttons above it.',
  } as const
}
