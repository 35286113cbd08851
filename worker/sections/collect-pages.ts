import type { RouteName } from './index.ts'
import { hasPage } from '../site-pages.ts'
import type { Page } from './define-page.ts'

const files = import.meta.glob<Page>('./*/*.page.tsx', { import: 'default' })

/**
 * The loaded pages. It never holds promises: a request must not wait for work that another request
 * has begun.
 */
const loaded = new Map<RouteName, Page>()

/**
 * Returns the page of a route and loads its code on first use. Returns undefined if the site does
 * not have the page.
 */
export async function pageOf(route: RouteName): Promise<Page | undefined> {
  return loaded.get(route) ?? (hasPage(route) ? load(route) : undefined)
}

async function load(route: RouteName): Promise<Page | undefined> {
  const page = await files[fileOf(route)]?.()
  if (page !== undefined) loaded.set(route, page)
  return page
}

/**
 * `hotels/list` is in `hotels/list.page.tsx`, `contact` in `contact/contact.page.tsx`. The build
 * checks this.
 */
function fileOf(route: RouteName): string {
  return route.includes('/') ? `./${route}.page.tsx` : `./${route}/${route}.page.tsx`
}
