import type { Crumb } from '../../client/ui/breadcrumbs.tsx'
import type { StructuredThing } from './define-page.ts'

/** schema.org `BreadcrumbList` of the way to a page, the page itself last. */
export function breadcrumbList(crumbs: readonly Crumb[], current: string): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { title: current, href: undefined }].map(
      ({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: href,
      }),
    ),
  }
}
