import * as v from 'valibot'
import { image } from './image.ts'
import { fitting, fittingById, lenient, orElse } from './lenient.ts'
import { brief, coordinates, id, text, wholeNumber } from './values.ts'

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
  title: text,
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
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.object({
    total: wholeNumber(0),
    page: wholeNumber(1),
    pageSize: v.pipe(wholeNumber(1), v.maxValue(100)),
    list: fitting(item),
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
