import type { GoodsListed } from '../../../contract/goods.ts'
import type { Category } from '../../../contract/listing.ts'
import type { AnswerData } from '../../upstream/upstream.ts'
import type { LoadContext } from '../define-page.ts'

/** Largest number of items in one call, from which filters choose. */
const ALL = 100

/** Loads all items of a kind as one page, to choose from. */
export function allOf(
  { backend, firstPage }: Pick<LoadContext, 'backend' | 'firstPage'>,
  type: 'hotel' | 'restaurant',
): Promise<AnswerData<'goodsList'>> {
  return backend('goodsList', { body: { ...firstPage, pageSize: ALL, type } })
}

export function ofCategory(
  goods: readonly GoodsListed[],
  category: string | undefined,
): GoodsListed[] {
  return goods.filter((each) => category === undefined || each.category?.id === category)
}

/** Returns the categories, each with the number of chosen items in it. */
export function counted(
  categories: readonly Category[],
  chosen: readonly GoodsListed[],
): Category[] {
  return categories.map((category) => ({
    ...category,
    count: ofCategory(chosen, category.id).length,
  }))
}
