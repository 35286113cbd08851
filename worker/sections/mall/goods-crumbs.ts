import type { Crumb } from '../../../client/ui/breadcrumbs.tsx'
import { search } from '../../../shared/search.ts'
import type { Listed } from '../../../contract/listing.ts'
import type { ViewContext } from '../define-page.ts'

/** The breadcrumbs of a detail page of the mall: its list, then the list narrowed to its category. */
export function goodsCrumbs(
  { category }: Pick<Listed, 'category'>,
  { crumbs }: ViewContext,
): readonly Crumb[] {
  if (category === undefined) return crumbs
  const narrowed = crumbs.map(({ href }) => ({
    title: category.name,
    href: href + search({ category: category.id }),
  }))
  return [...crumbs, ...narrowed]
}
