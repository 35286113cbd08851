import type { Crumb } from '../../../client/ui/breadcrumbs.tsx'
import type { Listed } from '../../../contract/listing.ts'
import { href } from '../../href.ts'
import type { ViewContext } from '../define-page.ts'
import { listCrumbs, type ListRoute } from '../list-crumbs.ts'

/** The breadcrumbs of a detail page of the mall: its list, then the list narrowed to its category. */
export function goodsCrumbs(
  list: ListRoute,
  { category }: Pick<Listed, 'category'>,
  context: ViewContext,
): Crumb[] {
  const narrowed = category && {
    title: category.name,
    href: href(context.language, list, {}, { category: category.id }),
  }
  return [...listCrumbs(list, context), ...(narrowed ? [narrowed] : [])]
}
