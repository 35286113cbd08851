import { without } from '../shared/site.ts'
import type { Menu } from '../contract/menu.ts'
import { matchPage } from './routes.ts'
import { type RouteName, sectionOf } from './sections/index.ts'

/** Whether the site has a page: `site.yaml` may do without any section but the home page. */
export function hasPage(route: RouteName): boolean {
  return !without.some((name) => name === sectionOf(route).name)
}

/** Whether the list of news has a second one, of public notices. */
export const hasPublicNotices = !without.includes('publicNotices')

/** Whether a link that the backend gave leads to a page that the site does without. */
export function leadsToLeftOut(link: string): boolean {
  if (without.length === 0) return false
  const url = URL.parse(link, 'https://site.invalid')
  const match = url?.host === 'site.invalid' ? matchPage(url.pathname) : undefined
  if (match === undefined) return false
  const isNotices = match.route === 'news/list' && url?.searchParams.get('type') === 'notice'
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
