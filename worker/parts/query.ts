import * as v from 'valibot'
import { LAST_PAGE } from '../limits.ts'
import { type AnsweredList, type Category, categoriesOf, hasPage } from '../../contract/listing.ts'
import { ID_PATTERN, idText } from '../../contract/values.ts'
import { PageError } from '../page-error.ts'

/** Returns whether `value` has the form of an id. Other values are never sent to the backend. */
export function isId(value: string): boolean {
  return ID_PATTERN.test(value)
}

/** `?page=`: a whole number from 1. The default is 1. */
export const pageNumber = v.pipe(
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), '1'),
  v.transform(Number),
  v.maxValue(LAST_PAGE),
)

/** `?category=`: the id of a category. Missing for all categories. */
export const categoryId = v.optional(idText)

/** `?open=1`: true or missing. */
export const yes = v.optional(
  v.pipe(
    v.literal('1'),
    v.transform(() => true),
  ),
)

interface ListFilter {
  page: number
  category?: string | undefined
}

/**
 * Throws a 404 `PageError` if the list does not have the requested category or page. The first page
 * of an empty list exists. It checks the requested values: a backend may return another page
 * instead, or the list of all categories.
 */
export function assertListed({ page, category }: ListFilter, answered: AnsweredList): void {
  const { total, pageSize } = answered
  const named = categoriesOf(answered)
  // An empty list without categories says nothing about the requested category.
  if (total === 0 || named.length > 0) assertCategory(category, named)
  if (!hasPage(answered, page))
    throw new PageError(404, { statusMessage: `No page ${page} of ${total} items by ${pageSize}` })
}

/** Throws a 404 `PageError` if the category is not one of `categories`, even if there are none. */
export function assertCategory(
  category: string | undefined,
  categories: readonly Pick<Category, 'id'>[],
): void {
  if (category === undefined) return
  if (categories.some(({ id }) => id === category)) return
  throw new PageError(404, { statusMessage: `No category ${category}` })
}
