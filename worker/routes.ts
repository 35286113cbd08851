/**
 * The site map: page name → Chinese path. The English path is the same under `/en`; nothing else lists pages.
 * `infomation` is spelt so in the given addresses; names here spell it `information`.
 */
export const routes = {
  home: '/',
  'mall/overview': '/mall',
  'mall/hotel-list': '/mall/hotel',
  'mall/hotel-detail': '/mall/hotel/:id',
  'mall/ticket-list': '/mall/ticket',
  'mall/product-list': '/mall/shopping',
  'mall/product-detail': '/mall/shopping/:id',
  'mall/restaurant-list': '/mall/restaurant',
  'mall/restaurant-detail': '/mall/restaurant/:id',
  'scenic/introduction': '/scenic/intro',
  'scenic/publicity-list': '/scenic/publicity',
  'scenic/publicity-detail': '/scenic/publicity/:id',
  'scenic/news-list': '/scenic/information',
  'scenic/news-detail': '/scenic/information/:id',
  'service/questions': '/service/qa',
  'service/traffic': '/service/traffic',
  'service/complaint': '/service/complain',
  'service/accessibility': '/accessibility',
  'service/strategy-list': '/service/strategy',
  'service/strategy-detail': '/service/strategy/:id',
  'information/guide': '/infomation/guide',
  'information/contact': '/infomation/contact',
  'information/activity-list': '/infomation/activity',
  'information/activity-detail': '/infomation/activity/:id',
  'information/announcement-list': '/infomation/announcement',
  'information/announcement-detail': '/infomation/announcement/:id',
  'information/culture-list': '/infomation/corporateCulture',
  'information/culture-detail': '/infomation/corporateCulture/:id',
} as const

export type RouteName = keyof typeof routes

type RoutePath<Name extends RouteName> = (typeof routes)[Name]

/** `{ id: string }` for a route with `:id` in its path, `{}` for one without. */
export type RouteParams<Name extends RouteName> =
  RoutePath<Name> extends `${string}/:id` ? { id: string } : {}

/** All names, in the order of the table. */
export const ROUTE_NAMES = Object.keys(routes).filter(isRouteName)

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}

const namesByPath = new Map(ROUTE_NAMES.map((name) => [routes[name].toLowerCase(), name]))

/** The ordinary spelling of what the given addresses spell `infomation`. */
const ORDINARY_SPELLING = /^\/information(?=\/)/

/** The route of a decoded Chinese path, whatever its letter case and spelling; nothing if there is none. */
export function matchRoute(
  path: string,
): { name: RouteName; path: string; id?: string } | undefined {
  const lowerCase = path.toLowerCase().replace(ORDINARY_SPELLING, '/infomation')
  const exact = namesByPath.get(lowerCase)
  if (exact !== undefined) return { name: exact, path: routes[exact] }
  const stemEnd = path.lastIndexOf('/')
  const id = path.slice(stemEnd + 1)
  const name = namesByPath.get(`${lowerCase.slice(0, lowerCase.lastIndexOf('/'))}/:id`)
  if (name === undefined || id === '') return undefined
  return { name, path: routes[name].replace(':id', () => id), id }
}
