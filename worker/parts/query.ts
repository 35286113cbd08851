import * as v from 'valibot'
import { LAST_PAGE } from '../limits.ts'
import { type AnsweredList, type Category, categoriesOf, hasPage } from '../../contract/listing.ts'
import { ID_PATTERN, idText } from '../../contract/values.ts'
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

/** `?category=`, the id of a category; missing for all of them. */
export const categoryId = v.optional(idText)

/** `?open=1`: wished, or not. */
export const yes = v.optional(
  v.pipe(
    v.literal('1'),
    v.transform(() => true),
  ),
)

interface Narrowed {
  page: number
  category?: string | undefined
}

/**
 * Answers 404 for a category that a list does not have, and for a page beyond its end; the first page of an empty list
 * is there. Judged by what was asked for: a backend may answer another page instead, or the list of all categories.
 */
export function assertListed({ page, category }: Narrowed, answered: AnsweredList): void {
  const { total, pageSize } = answered
  const named = categoriesOf(answered)
  // Where nothing is named there is nothing to judge by.
  if (total === 0 || named.length > 0) assertCategory(category, named)
  if (!hasPage(answered, page))
    throw new PageError(404, { statusMessage: `No page ${page} of ${total} items by ${pageSize}` })
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
