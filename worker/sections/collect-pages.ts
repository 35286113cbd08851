import type { RouteName } from './index.ts'
import { hasPage } from '../site-pages.ts'
import type { Page } from './define-page.ts'

const files = import.meta.glob<Page>('./*/*.page.tsx', { import: 'default' })

/** Pages themselves and never the promise of one: a request must not wait for what another one has begun. */
const loaded = new Map<RouteName, Page>()

/** The page of a route, whose code is loaded when it is first asked for; nothing for one that the site does without. */
export async function pageOf(route: RouteName): Promise<Page | undefined> {
  return loaded.get(route) ?? (hasPage(route) ? load(route) : undefined)
}

async function load(route: RouteName): Promise<Page | undefined> {
  const page = await files[fileOf(route)]?.()
  if (page !== undefined) loaded.set(route, page)
  return page
}

/** `hotels/list` is in `hotels/list.page.tsx`, `contact` in `contact/contact.page.tsx`: the build checks that. */
function fileOf(route: RouteName): string {
  return route.includes('/') ? `./${route}.page.tsx` : `./${route}/${route}.page.tsx`
}
