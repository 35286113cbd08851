import type { Context } from 'hono'
import { inLanguage, tagOf } from '../../client/shared/language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../locales/languages.ts'
import type { AppEnv } from '../app-env.ts'
import { readSettings } from '../bindings.ts'
import { pages } from '../pages/collect-pages.ts'
import type { Page } from '../pages/define-page.ts'
import { loadContext } from '../prepare-page.ts'
import { backendOf } from '../reads-of.ts'
import { routes } from '../routes.ts'

/** A page's Chinese path and the languages it is written in. */
interface Entry {
  path: string
  writtenIn: readonly Language[]
}

/** Answers all pages in all their languages; details are left out while their lists can't be had. */
export async function sitemap(c: Context<AppEnv>): Promise<Response> {
  const origin = readSettings(c.env).SITE_ORIGIN
  let isWhole = true
  const leaveOut = (): readonly string[] => {
    isWhole = false
    return []
  }
  const entries = await Promise.all([...pages.values()].map((page) => entriesOf(c, page, leaveOut)))
  const urls = entries
    .flat()
    .flatMap((entry) => entry.writtenIn.map((language) => urlElement(origin, entry, language)))
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

/** A page's addresses; `leaveOut` stands in for a list that can't be had. */
async function entriesOf(
  c: Context<AppEnv>,
  { route, ids }: Page,
  leaveOut: () => readonly string[],
): Promise<Entry[]> {
  if (ids === undefined) return [{ path: routes[route], writtenIn: LANGUAGES }]
  const backend = backendOf(c)
  const idsByLanguage = await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [language, new Set(await ids(loadContext(language, backend)).catch(leaveOut))] as const,
    ),
  )
  const all = new Set(idsByLanguage.flatMap(([, some]) => [...some]))
  return [...all].map((id) => ({
    path: routes[route].replace(':id', encodeURIComponent(id)),
    writtenIn: idsByLanguage.filter(([, some]) => some.has(id)).map(([language]) => language),
  }))
}

function urlElement(origin: string, { path, writtenIn }: Entry, language: Language): string {
  const address = (each: Language) => origin + inLanguage(each, path)
  const fallback = writtenIn.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : language
  const alternates = [
    ...writtenIn.map((each) => [tagOf(each), address(each)]),
    ['x-default', address(fallback)],
  ].map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
  return `<url><loc>${address(language)}</loc>${alternates.join('')}</url>`
}
