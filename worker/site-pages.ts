import type { PageName } from '../shared/site-names.ts'
import { without } from '../shared/site.ts'
import type { Menu } from '../contract/menu.ts'
import { matchPage, type RouteName } from './routes.ts'

const ROUTES_OF: Readonly<Record<PageName, readonly RouteName[]>> = {
  mall: ['mall/overview'],
  hotels: ['mall/hotel-list', 'mall/hotel-detail'],
  tickets: ['mall/ticket-list'],
  products: ['mall/product-list', 'mall/product-detail'],
  restaurants: ['mall/restaurant-list', 'mall/restaurant-detail'],
  introduction: ['scenic/introduction'],
  publicity: ['scenic/publicity-list', 'scenic/publicity-detail'],
  news: ['scenic/news-list', 'scenic/news-detail'],
  // A part of the list of news.
  publicNotices: [],
  culture: ['information/culture-list', 'information/culture-detail'],
  announcements: ['information/announcement-list', 'information/announcement-detail'],
  activities: ['information/activity-list', 'information/activity-detail'],
  guide: ['information/guide'],
  contact: ['information/contact'],
  questions: ['service/questions'],
  traffic: ['service/traffic'],
  conditions: ['service/conditions'],
  strategies: ['service/strategy-list', 'service/strategy-detail'],
  complaint: ['service/complaint'],
  accessibility: ['service/accessibility'],
  search: ['search'],
}

const leftOut: ReadonlySet<RouteName> = new Set(without.flatMap((name) => ROUTES_OF[name]))

/** The name under which a site may do without a page; nothing for one that each site has. */
export function nameOfPage(route: RouteName): string | undefined {
  return Object.entries(ROUTES_OF).find(([, routes]) => routes.includes(route))?.[0]
}

/** Whether the site has a page: all but those that `site.yaml` does without. */
export function hasPage(name: RouteName): boolean {
  return !leftOut.has(name)
}

/** Whether the list of news has a second one, of public notices. */
export const hasPublicNotices = !without.includes('publicNotices')

/** Whether a link that the backend gave leads to a page that the site does without. */
export function leadsToLeftOut(link: string): boolean {
  if (without.length === 0) return false
  const url = URL.parse(link, 'https://site.invalid')
  const match = url?.host === 'site.invalid' ? matchPage(url.pathname) : undefined
  if (match === undefined) return false
  const isNotices = match.route === 'scenic/news-list' && url?.searchParams.get('type') === 'notice'
  return !hasPage(match.route) || (isNotices && !hasPublicNotices)
}

type Groups = Menu['menu']

const menus = new WeakMap<Groups, Groups>()

/** A menu without the pages that the site does without: the same each time, since what is drawn from it is kept. */
export function menuOf(sent: Groups): Groups {
  const known = menus.get(sent)
  if (known !== undefined) return known
  const menu = sent.flatMap(groupOf)
  menus.set(sent, menu)
  return menu
}

/** A group whose own page is left out leads to the first that is not. */
function groupOf(group: Groups[number]): Groups {
  const children = group.children.filter(({ url }) => !leadsToLeftOut(url))
  const url = leadsToLeftOut(group.url) ? children[0]?.url : group.url
  return url === undefined ? [] : [{ ...group, url, children }]
}
