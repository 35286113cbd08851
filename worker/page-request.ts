import { search } from '../shared/search.ts'
import type { Language } from '../locales/languages.ts'
import type { Page, ParsedPage } from './sections/define-page.ts'
import type { PageMatch, Representation } from './routes.ts'
import type { RouteName } from './sections/index.ts'
import { hasPage } from './site-pages.ts'

export interface PageRequest {
  page: Page
  representation: Representation
  language: Language
  /** The page's path without a language. */
  path: string
  parsed: ParsedPage
  /** Whether the payload must include header and footer. */
  hasShell: boolean
  /** The cache key of the response. It contains only validated values. */
  key: string
}

/** Parses the address of a page; undefined if its id or query is not valid for that page. */
export async function readPageRequest(
  { route, representation, language, path, id, canonical }: PageMatch,
  query: URLSearchParams,
): Promise<PageRequest | undefined> {
  const page = await pageOf(route)
  const parsed = page?.parse(id === undefined ? {} : { id }, query)
  if (page === undefined || parsed === undefined) return undefined
  const hasShell = representation === 'payload' && query.has('shell')
  const key = canonical + search({ ...parsed.query, ...(hasShell && { shell: '' }) })
  return { page, representation, language, path, parsed, hasShell, key }
}

/** Returns the name of the page's route for the log. For a payload, ` payload` is added. */
export function nameOf({
  page: { route },
  representation,
}: PageRequest): RouteName | `${RouteName} payload` {
  return representation === 'payload' ? `${route} payload` : route
}

const files = import.meta.glob<Page>('./sections/*/*.page.tsx', { import: 'default' })

/** The loaded pages, not their promises: a request must not wait for work of another request. */
const loaded = new Map<RouteName, Page>()

/** Returns the page of a route. Loads its code on first use. Undefined if the page is disabled. */
export async function pageOf(route: RouteName): Promise<Page | undefined> {
  const cached = loaded.get(route)
  if (cached !== undefined || !hasPage(route)) return cached
  const page = await files[fileOf(route)]?.()
  if (page !== undefined) loaded.set(route, page)
  return page
}

/** Returns `hotels/list.page.tsx` for `hotels/list`, `contact/contact.page.tsx` for `contact`. */
function fileOf(route: RouteName): string {
  return route.includes('/')
    ? `./sections/${route}.page.tsx`
    : `./sections/${route}/${route}.page.tsx`
}
