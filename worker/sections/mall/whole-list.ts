import type { GoodsListed } from '../../../contract/goods.ts'
import type { Category } from '../../../contract/listing.ts'
import type { AnswerData } from '../../upstream/upstream.ts'
import type { LoadContext } from '../define-page.ts'

/** The most that one call lists: what is wished is chosen from these. A page without wishes offers what its own things tell apart. */
const ALL = 100

/** All things of a kind on one page, to choose from. */
export function allOf(
  { backend, firstPage }: Pick<LoadContext, 'backend' | 'firstPage'>,
  type: 'hotel' | 'restaurant',
): Promise<AnswerData<'goodsList'>> {
  return backend('goodsList', { body: { ...firstPage, pageSize: ALL, type } })
}

/** Those of a category; all where none is given. */
export function ofCategory(
  goods: readonly GoodsListed[],
  category: string | undefined,
): GoodsListed[] {
  return goods.filter((each) => category === undefined || each.category?.id === category)
}

/** The categories with how many of what was chosen are in each. */
export function counted(
  categories: readonly Category[],
  chosen: readonly GoodsListed[],
): Category[] {
  return categories.map((category) => ({
    ...category,
    count: ofCategory(chosen, category.id).length,
  }))
}
