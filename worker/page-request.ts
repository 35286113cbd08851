import { search } from '../shared/search.ts'
import type { Language } from '../locales/languages.ts'
import { pageOf } from './sections/collect-pages.ts'
import type { Page, ParsedPage } from './sections/define-page.ts'
import type { PageMatch, Representation } from './routes.ts'
import type { RouteName } from './sections/index.ts'

/** A request for a page, every part of it checked. */
export interface PageRequest {
  page: Page
  representation: Representation
  language: Language
  /** The page's Chinese path. */
  path: string
  parsed: ParsedPage
  /** Header and footer are asked for too; payloads only. */
  hasShell: boolean
  /** The cache key of the answer: made of the checked parts alone, never of anything else that was sent. */
  key: string
}

/** What the address of a page asks for; nothing where its id or its query can't be that page's. */
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

/** How the log names what is asked for: by the page's route, or as its payload. */
export function nameOf({
  page: { route },
  representation,
}: PageRequest): RouteName | `${RouteName} payload` {
  return representation === 'payload' ? `${route} payload` : route
}
