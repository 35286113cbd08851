import { ROUTE_NAMES, type RouteName } from '../routes.ts'
import { hasPage } from '../site-pages.ts'
import type { Page } from './define-page.ts'

const modules = import.meta.glob<Page>('./**/*.page.tsx', { eager: true, import: 'default' })

/** The pages that the site has, by route name. A route without a page, or with two, stops the worker from starting. */
export const pages: ReadonlyMap<RouteName, Page> = collect(Object.entries(modules))

function collect(entries: [file: string, page: Page][]): Map<RouteName, Page> {
  const collected = new Map<RouteName, Page>()
  for (const [file, page] of entries) {
    if (collected.has(page.route))
      throw new Error(`${file}: a second page for the route ${page.route}`)
    collected.set(page.route, page)
  }
  const missing = ROUTE_NAMES.filter((name) => !collected.has(name))
  if (missing.length > 0) throw new Error(`No page for the routes ${missing.join(', ')}`)
  return new Map([...collected].filter(([name]) => hasPage(name)))
}
