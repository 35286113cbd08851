import type { Crumb } from '../../../client/ui/breadcrumbs.tsx'
import type { Listed } from '../../../contract/listing.ts'
import { href } from '../../href.ts'
import type { ViewContext } from '../define-page.ts'
import { titles } from '../titles.ts'

const LIST_TITLES = {
  'mall/hotel-list': titles.hotels,
  'mall/restaurant-list': titles.restaurants,
  'mall/product-list': titles.products,
} as const

/** The way to a detail page of the mall: its list, then the list narrowed to its category. */
export function goodsCrumbs(
  list: keyof typeof LIST_TITLES,
  { category }: Pick<Listed, 'category'>,
  { intl, language }: ViewContext,
): Crumb[] {
  return [
    { title: intl.formatMessage(LIST_TITLES[list]), href: href(language, list) },
    ...(category
      ? [{ title: category.name, href: href(language, list, {}, { category: category.id }) }]
      : []),
  ]
}
