import type { Context } from 'hono'
import { inLanguage, languageOf } from '../../client/shared/language.ts'
import type { AppEnv } from '../app-env.ts'
import { isBot } from '../edge/visitor.ts'
import { PageError } from '../page-error.ts'
import type { LoadContext, Page, PageAddress } from '../pages/define-page.ts'
import { preparePage, requestedPath } from '../prepare-page.ts'
import { renderPage } from '../render/render-page.tsx'
import { routes } from '../routes.ts'

/** Answers a page as HTML: in one piece for bots and forms, as the data comes for people. */
export function pageHandler(page: Page) {
  return async function handlePage(
    c: Context<AppEnv>,
    submission?: LoadContext['submission'],
  ): Promise<Response> {
    const request = parsePage(c, page)
    const isComplete = submission !== undefined || isBot(c.req.header('User-Agent'))
    const prepared = await preparePage(c, {
      ...request,
      isComplete,
      ...(submission && { submission }),
    })
    c.header('Cache-Control', 'private, no-cache')
    return renderPage(c, prepared)
  }
}

/** The language, Chinese path and checked address of a request for `page`; a `PageError` 404 where it does not fit. */
export function parsePage(c: Context<AppEnv>, page: Page) {
  const { pathname, searchParams } = new URL(c.req.url)
  const id = c.req.param('id')
  const address: PageAddress | undefined = page.parse(id === undefined ? {} : { id }, searchParams)
  if (address === undefined) {
    throw new PageError(404, { statusMessage: `Page Not Found: ${requestedPath(c)}`, fatal: true })
  }
  const path = routes[page.route].replace(':id', id ?? '')
  return { page, language: languageOf(pathname), path, address }
}

/** The paths at which a page is mounted: one a language. */
export function mountPaths(
  page: Page,
  languages: readonly Parameters<typeof inLanguage>[0][],
): string[] {
  return languages.map((language) => inLanguage(language, routes[page.route]))
}
