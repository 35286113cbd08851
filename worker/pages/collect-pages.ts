import { ROUTE_NAMES, type RouteName } from '../routes.ts'
import { hasPage } from '../site-pages.ts'
import type { Page } from './define-page.ts'

const files = import.meta.glob<Page>('./**/*.page.tsx', { import: 'default' })

const missing = ROUTE_NAMES.filter((name) => !(fileOf(name) in files))
if (missing.length > 0) throw new Error(`No page for the routes ${missing.join(', ')}`)

/** Pages themselves and never the promise of one: a request must not wait for what another one has begun. */
const loaded = new Map<RouteName, Page>()

/** The page of a route, whose code is loaded when it is first asked for; nothing for one that the site does without. */
export async function pageOf(route: RouteName): Promise<Page | undefined> {
  return loaded.get(route) ?? (hasPage(route) ? load(route) : undefined)
}

/** All pages that the site has, in the order of the routes. */
export async function allPages(): Promise<Page[]> {
  const pages = await Promise.all(ROUTE_NAMES.map(pageOf))
  return pages.filter((page) => page !== undefined)
}

async function load(route: RouteName): Promise<Page | undefined> {
  const page = await files[fileOf(route)]?.()
  if (page !== undefined) loaded.set(route, page)
  return page
}

/** `mall/overview` is in `mall/overview.page.tsx`, `search` in `search/search.page.tsx`. */
function fileOf(route: RouteName): string {
  return route.includes('/') ? `./${route}.page.tsx` : `./${route}/${route}.page.tsx`
}
