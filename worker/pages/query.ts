import * as v from 'valibot'
import { LAST_PAGE } from '../../client/shared/constants.ts'
import { type Category, ID_PATTERN, slug } from '../../contract/listing.ts'
import { PageError } from '../page-error.ts'

/** Whether `value` can be an id at all; one that can't never reaches the backend. */
export function isId(value: string): boolean {
  return ID_PATTERN.test(value)
}

/** `?page=`: a whole number from 1, 1 where it is missing. */
export const pageNumber = v.pipe(
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), '1'),
  v.transform(Number),
  v.maxValue(LAST_PAGE),
)

/** `?category=`, the slug of a category; missing for all of them. */
export const categorySlug = v.optional(slug)

interface Narrowed {
  page: number
  category?: string | undefined
}

interface AnsweredList {
  total: number
  pageSize: number
  categories: readonly Category[]
}

/**
 * Answers 404 for a category that a list does not have, and for a page beyond its end; the first page of an empty list
 * is there. Judged by the page that was asked for: a backend may answer another one instead.
 */
export function assertListed(
  { page, category }: Narrowed,
  { total, pageSize, categories }: AnsweredList,
): void {
  if (total === 0) assertCategory(category, categories)
  if (page > 1 && page > Math.ceil(total / pageSize)) {
    throw new PageError(404, {
      statusMessage: `No page ${page} of ${total} items by ${pageSize}`,
    })
  }
}

/** Answers 404 for a category that is none of `categories`, also where the backend names none. */
export function assertCategory(
  category: string | undefined,
  categories: readonly Pick<Category, 'id'>[],
): void {
  if (category === undefined) return
  if (categories.some(({ id }) => id === category)) return
  throw new PageError(404, { statusMessage: `No category ${category}` })
}
