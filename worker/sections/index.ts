import { about } from './about/section.ts'
import { accessibility } from './accessibility/section.ts'
import { activities } from './activities/section.ts'
import { announcements } from './announcements/section.ts'
import { complaint } from './complaint/section.ts'
import { conditions } from './conditions/section.ts'
import { contact } from './contact/section.ts'
import { culture } from './culture/section.ts'
import { guide } from './guide/section.ts'
import { home } from './home/section.ts'
import { hotels } from './hotels/section.ts'
import { introduction } from './introduction/section.ts'
import { mall } from './mall/section.ts'
import { news } from './news/section.ts'
import { products } from './products/section.ts'
import { publicity } from './publicity/section.ts'
import { questions } from './questions/section.ts'
import { restaurants } from './restaurants/section.ts'
import { search } from './search/section.ts'
import { strategies } from './strategies/section.ts'
import { tickets } from './tickets/section.ts'
import { traffic } from './traffic/section.ts'

/** All sections, in the order of the sitemap. All other lists are made from this one. */
export const sections = {
  home,
  mall,
  hotels,
  tickets,
  products,
  restaurants,
  introduction,
  publicity,
  news,
  questions,
  traffic,
  conditions,
  complaint,
  accessibility,
  strategies,
  search,
  guide,
  contact,
  activities,
  announcements,
  culture,
  about,
} as const

type Sections = typeof sections
type SectionName = keyof Sections

/** A section that a site can disable or give a seal. Public notices are in the section of news. */
export type PageName = Exclude<SectionName, 'home'> | 'publicNotices'

type PagesOf<Name extends SectionName> = Sections[Name]['pages']

/** The name of a page: `contact` for the only page of a section, otherwise `hotels/list`. */
export type RouteName = {
  [Name in SectionName]: PagesOf<Name> extends string
    ? Name
    : `${Name}/${keyof PagesOf<Name> & string}`
}[SectionName]

export type DetailRoute = Extract<RouteName, `${string}/detail`>

export type RoutePath<Name extends RouteName> =
  Name extends `${infer Section extends SectionName}/${infer Page}`
    ? PagesOf<Section>[Page & keyof PagesOf<Section>]
    : Name extends SectionName
      ? PagesOf<Name>
      : never

/** `{ id: string }` for the page of an item, `{}` for any other page. */
export type RouteParams<Name extends RouteName> =
  RoutePath<Name> extends `${string}/:id` ? { id: string } : {}

export type Section = Sections[SectionName]

export const SECTIONS = Object.values(sections)

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types above are derived from the same sections
export const routes = Object.fromEntries(
  SECTIONS.flatMap(({ name, pages }): [string, string][] =>
    typeof pages === 'string'
      ? [[name, pages]]
      : Object.entries(pages).map(([page, path]) => [`${name}/${page}`, path]),
  ),
) as { readonly [Name in RouteName]: RoutePath<Name> }

export const ROUTE_NAMES = Object.keys(routes).filter(isRouteName)

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name)
}

/** A page without an id. */
export type PlainRoute = Exclude<RouteName, DetailRoute>

/** Returns the first page of a section: its only page, or the list. */
export function firstRoute({ name, pages }: Section): PlainRoute {
  return typeof pages === 'string' ? name : `${name}/list`
}

/** Returns the names of all pages that a site can disable. */
export function pageNames(): PageName[] {
  return [...SECTIONS.flatMap(({ name }) => (name === 'home' ? [] : [name])), 'publicNotices']
}

type Titled = Exclude<SectionName, 'home'>

/** The title of each section's first page. The home page has the site's name instead. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type is derived from the same sections
export const titles = Object.fromEntries(
  SECTIONS.flatMap((section) => ('title' in section ? [[section.name, section.title]] : [])),
) as unknown as { readonly [Name in Titled]: Sections[Name]['title'] }

export function sectionOf(route: RouteName): Section {
  const [name = ''] = route.split('/', 1)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name of a page begins with the name of its section
  return sections[name as SectionName]
}
