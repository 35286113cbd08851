import { seals, without } from '../shared/site.ts'
import type { Menu } from '../contract/menu.ts'
import { matchPage } from './routes.ts'
import { type PageName, ROUTE_NAMES, type RouteName, routes, sectionOf } from './sections/index.ts'

/** Returns whether the site has a page, which `site.yaml` may disable. */
export function hasPage(route: RouteName): boolean {
  return !without.some((name) => name === sectionOf(route).name)
}

/** The paths, without a language, of the pages that are always loaded as documents. */
export const STANDALONE_PATHS = ROUTE_NAMES.filter((route) => 'isStandalone' in sectionOf(route))
  .filter(hasPage)
  .map((route) => routes[route])

/** Returns the seal of a page: two Chinese characters next to its title. Most sites have none. */
export function sealOf(page: PageName): string | undefined {
  return seals[page]
}

/** Whether the news section also has a list of public notices. */
export const hasPublicNotices = !without.includes('publicNotices')

/** Returns whether a backend link leads to a disabled page. */
export function linksToDisabledPage(link: string): boolean {
  if (without.length === 0) return false
  const url = URL.parse(link, 'https://site.invalid')
  const match = url?.host === 'site.invalid' ? matchPage(url.pathname) : undefined
  if (match === undefined) return false
  const isNotices = match.route === 'news/list' && url?.searchParams.get('type') === 'notice'
  return !hasPage(match.route) || (isNotices && !hasPublicNotices)
}

type Groups = Menu['menu']

const menus = new WeakMap<Groups, Groups>()

/** Returns a menu without disabled pages: always the same object, as caches compare it. */
export function menuOf(sent: Groups): Groups {
  const cached = menus.get(sent)
  if (cached !== undefined) return cached
  const menu = sent.flatMap(groupOf)
  menus.set(sent, menu)
  return menu
}

/** Returns a group with only enabled pages, linked to its first; empty if there is none. */
function groupOf(group: Groups[number]): Groups {
  const children = group.children.filter(({ url }) => !linksToDisabledPage(url))
  const hasLostAll = children.length === 0 && group.children.length > 0
  // The mall only lists other pages, so its group goes with the last of them. A group with any
  // other page stays, because it may be the only link to that page in the menu.
  const isGone =
    linksToDisabledPage(group.url) || (hasLostAll && matchPage(group.url)?.route === 'mall')
  const url = isGone ? children[0]?.url : group.url
  return url === undefined ? [] : [{ ...group, url, children }]
}
