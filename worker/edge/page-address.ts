import { inLanguage } from '../../shared/language.ts'
import { search } from '../../shared/search.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import { pages } from '../pages/collect-pages.ts'
import type { Page, ParsedPage } from '../pages/define-page.ts'
import { routes } from '../routes.ts'

/** The two forms of a page: its document, and the payload for a client navigation. */
export type PageForm = 'document' | 'payload'

/** A request for a page, every part of it checked. */
export interface PageRequest {
  page: Page
  form: PageForm
  language: Language
  /** The page's Chinese path. */
  path: string
  parsed: ParsedPage
  /** Header and footer are asked for too; payloads only. */
  hasShell: boolean
  /** The cache key of the answer: made of the checked parts alone, never of anything else that was sent. */
  key: string
}

const PAYLOAD = '/_payload.json'

/** Every path that a page is mounted at, `:id` in place of an id, with the page and its language. */
export const mounts: ReadonlyMap<string, { page: Page; language: Language }> = new Map(
  [...pages.values()].flatMap((page) =>
    LANGUAGES.map(
      (language) => [inLanguage(language, routes[page.route]), { page, language }] as const,
    ),
  ),
)

/**
 * What an address asks for, by its canonical spelling; nothing where it leads to no page, or where its parameters are
 * not the page's.
 */
export function readPageRequest(pathname: string, query: URLSearchParams): PageRequest | undefined {
  const form = pathname.endsWith(PAYLOAD) ? 'payload' : 'document'
  const pagePath = form === 'payload' ? pathname.slice(0, -PAYLOAD.length) || '/' : pathname
  const stem = pagePath.slice(0, pagePath.lastIndexOf('/'))
  const id = pagePath.slice(stem.length + 1)
  const exact = mounts.get(pagePath)
  const mount = exact ?? mounts.get(`${stem}/:id`)
  if (mount === undefined) return undefined
  const { page, language } = mount
  const params = exact === undefined ? { id } : {}
  const parsed = page.parse(params, query)
  if (parsed === undefined) return undefined
  const path = routes[page.route].replace(':id', id)
  const hasShell = form === 'payload' && query.has('shell')
  const key = pathname + search({ ...parsed.query, ...(hasShell && { shell: '' }) })
  return { page, form, language, path, parsed, hasShell, key }
}
