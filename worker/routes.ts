import { inLanguage, languageOf, withoutLanguage } from '../shared/language.ts'
import { LANGUAGES, type Language } from '../locales/languages.ts'
import { decode, withoutLastSlashes } from './lib/path.ts'

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
  'service/conditions': '/service/conditions',
  'service/complaint': '/service/complain',
  'service/accessibility': '/accessibility',
  'service/strategy-list': '/service/strategy',
  'service/strategy-detail': '/service/strategy/:id',
  search: '/search',
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

/** Pages that are always loaded as documents of their own, never put in place of another or left for one: the guide has a policy of its own, and the form must be fresh. */
export const STANDALONE_PAGES = [
  'information/guide',
  'service/complaint',
] as const satisfies RouteName[]

type RoutePath<Name extends RouteName> = (typeof routes)[Name]

/** `{ id: string }` for a route with `:id` in its path, `{}` for one without. */
export type RouteParams<Name extends RouteName> =
  RoutePath<Name> extends `${string}/:id` ? { id: string } : {}

/** All names, in the order of the table. */
export const ROUTE_NAMES = Object.keys(routes).filter(isRouteName)

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}

/** The two representations of a page: its document, and the payload for a client navigation. */
export type Representation = 'document' | 'payload'

/** What an address leads to. */
export interface PageMatch {
  route: RouteName
  language: Language
  representation: Representation
  id?: string
  /** The page's Chinese path. */
  path: string
  /** The one spelling of the address: the table's letter case, no slash at the end, no needless percent-encoding. */
  canonical: string
}

const PAYLOAD = '/_payload.json'

const routesByPath = new Map(ROUTE_NAMES.map((name) => [routes[name].toLowerCase(), name]))

/** The addresses that have no id, as they are spelt: most requests and links need no more than this. */
const matches: ReadonlyMap<string, PageMatch> = new Map(
  ROUTE_NAMES.filter((route) => !routes[route].endsWith('/:id')).flatMap((route) =>
    LANGUAGES.flatMap((language) =>
      (['document', 'payload'] as const).map((representation) => {
        const match = matchOf({ route, language, representation })
        return [match.canonical, match] as const
      }),
    ),
  ),
)

/** The ordinary spelling of what the given addresses spell `infomation`. */
const ORDINARY_SPELLING = /^\/information(?=\/)/

/**
 * The page that the path of an address leads to, in any letter case and spelling, still percent-encoded; nothing if there is
 * none. Everything that asks what an address is asks here.
 */
export function matchPage(pathname: string): PageMatch | undefined {
  const spelt = matches.get(pathname)
  if (spelt !== undefined) return spelt
  const decoded = decode(pathname)
  if (decoded === undefined) return undefined
  const whole = withoutLastSlashes(decoded) || '/'
  const representation = whole.endsWith(PAYLOAD) ? 'payload' : 'document'
  const address = representation === 'payload' ? whole.slice(0, -PAYLOAD.length) || '/' : whole
  const language = languageOf(address)
  const path = withoutLanguage(address)
  const lowerCase = path.toLowerCase().replace(ORDINARY_SPELLING, '/infomation')
  const exact = routesByPath.get(lowerCase)
  if (exact !== undefined) return matchOf({ route: exact, language, representation })
  const id = path.slice(path.lastIndexOf('/') + 1)
  const route = routesByPath.get(`${lowerCase.slice(0, lowerCase.lastIndexOf('/'))}/:id`)
  if (route === undefined || id === '') return undefined
  return matchOf({ route, language, representation, id })
}

function matchOf(found: Omit<PageMatch, 'path' | 'canonical'>): PageMatch {
  const { route, language, representation, id = '' } = found
  const path = routes[route].replace(':id', () => encodeURIComponent(id))
  const address = inLanguage(language, path)
  const canonical = representation === 'document' ? address : address.replace(/\/$/, '') + PAYLOAD
  return { ...found, path, canonical }
}
