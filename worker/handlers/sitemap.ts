import type { Context } from 'hono'
import { inLanguage, tagOf } from '../../shared/language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../locales/languages.ts'
import { backendOf } from '../backend-for-request.ts'
import { BackendError } from '../backend/errors.ts'
import { pages } from '../pages/collect-pages.ts'
import type { Detail, Page } from '../pages/define-page.ts'
import { loadContext } from '../prepare-page.ts'
import { routes } from '../routes.ts'
import type { AppEnv, Scope } from '../scope.ts'

/** A page in a language that it is written in. */
interface Version {
  language: Language
  lastModified?: Detail['lastModified']
}

/** A page's Chinese path and all its versions. */
interface Entry {
  path: string
  versions: readonly Version[]
}

/** Answers all pages in all their languages; details are left out while their lists can't be loaded. */
export async function sitemap(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const origin = scope.settings.SITE_ORIGIN
  let isWhole = true
  const leaveOut = (error: unknown): readonly Detail[] => {
    if (!(error instanceof BackendError)) throw error
    isWhole = false
    return []
  }
  const entries = await Promise.all(
    [...pages.values()].map((page) => entriesOf(scope, page, leaveOut)),
  )
  const urls = entries
    .flat()
    .flatMap((entry) => entry.versions.map((version) => urlElement(origin, entry, version)))
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n')
  return c.body(xml, 200, {
    'Content-Type': 'application/xml; charset=UTF-8',
    'Cache-Control': isWhole ? 'public, max-age=3600' : 'no-store',
  })
}

/** A page's addresses; `leaveOut` replaces the details of a list that the backend fails to give. */
async function entriesOf(
  scope: Scope,
  { route, details }: Page,
  leaveOut: (error: unknown) => readonly Detail[],
): Promise<Entry[]> {
  if (details === undefined) {
    return [{ path: routes[route], versions: LANGUAGES.map((language) => ({ language })) }]
  }
  const backend = backendOf(scope)
  const byLanguage = await Promise.all(
    LANGUAGES.map(async (language) => {
      const some = await details(loadContext(language, backend)).catch(leaveOut)
      return { language, byId: Map.groupBy(some, ({ id }) => id) }
    }),
  )
  const ids = new Set(byLanguage.flatMap(({ byId }) => [...byId.keys()]))
  return [...ids].map((id) => ({
    path: routes[route].replace(':id', encodeURIComponent(id)),
    versions: byLanguage.flatMap(({ language, byId }) => {
      // Where two things have one id, as news and notices may, the address shows the first.
      const [detail] = byId.get(id) ?? []
      return detail === undefined ? [] : [{ language, lastModified: detail.lastModified }]
    }),
  }))
}

function urlElement(
  origin: string,
  { path, versions }: Entry,
  { language, lastModified }: Version,
): string {
  const writtenIn = versions.map((version) => version.language)
  const address = (each: Language) => origin + inLanguage(each, path)
  const fallback = writtenIn.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : language
  const alternates = [
    ...writtenIn.map((each) => [tagOf(each), address(each)]),
    ['x-default', address(fallback)],
  ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
  // No date that fits the contract has a character that XML would read as markup.
  const lastmod = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`
  return `<url><loc>${address(language)}</loc>${lastmod}${alternates.join('')}</url>`
}
