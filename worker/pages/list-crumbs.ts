import type { Crumb } from '../../client/ui/breadcrumbs.tsx'
import { href } from '../href.ts'
import type { ViewContext } from './define-page.ts'
import { titles } from './titles.ts'

const TITLES = {
  'mall/hotel-list': titles.hotels,
  'mall/restaurant-list': titles.restaurants,
  'mall/product-list': titles.products,
  'scenic/publicity-list': titles.publicity,
  'service/strategy-list': titles.strategies,
  'information/guide': titles.guide,
  'information/activity-list': titles.activities,
  'information/announcement-list': titles.announcements,
  'information/culture-list': titles.culture,
} as const

/** A page whose things have pages of their own. */
export type ListRoute = keyof typeof TITLES

/** The breadcrumbs of the page of one thing: the list that it stands in. */
export function listCrumbs(list: ListRoute, { intl, language }: ViewContext): Crumb[] {
  return [{ title: intl.formatMessage(TITLES[list]), href: href(language, list) }]
}
