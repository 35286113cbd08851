import type { Alert } from '../../contract/alert.ts'
import type { Layout } from '../../shared/payload.ts'
import type { SharePicture } from '../../shared/site-pictures.ts'
import type { OpeningStep } from '../../shared/opening-hours.ts'
import type { Menu } from '../../contract/menu.ts'
import type { Language } from '../../locales/languages.ts'
import type { RouteName } from '../sections/index.ts'
import type { Settings } from '../settings.ts'
import type { Deferred, PageHead } from '../sections/define-page.ts'
import type { PageStyles } from './inline-styles.tsx'

/** What programs show beside a link. */
export interface ShareCard {
  /** With the origin. */
  src: string
  width: number
  height: number
  /** Left out where nothing says it. */
  type?: string | undefined
  alt: string
}

/** Everything that the document around a page is drawn from. */
export interface Frame {
  language: Language
  route: RouteName
  layout: Layout
  styles: PageStyles
  /** The page's Chinese path: `/mall/hotel/101`. */
  path: string
  /** The query keys that are the page's own, as given. */
  query: Readonly<Record<string, string>>
  /** The languages that have no page with that query. */
  lacking?: readonly Language[]
  siteOrigin: string
  /** The part of the configuration that is sent to the browser. */
  settings: Pick<Settings, 'BUILD_CHECK_INTERVAL_MS' | 'COOKIE_CROSS_ORIGIN'>
  menu: Menu['menu']
  site: Menu['site']
  /** Whether the area is open when the page is made, and what follows until the next day ends; empty where its hours are not known. */
  opening: readonly OpeningStep[]
  /** The announcements that are told of on this page, and whether it is their day. */
  alerts: readonly { alert: Alert; nowUntil: number | undefined }[]
  /** The group of the menu that the page belongs to; -1 for none. */
  menuIndex: number
  head: PageHead
  /** The page's own picture as programs show it beside a link, if it has one that they can show. */
  card: ShareCard | undefined
  /** The site's picture that they show unless there is a card. */
  sharePicture: SharePicture
  /** Chinese paths of the pages that are always loaded as documents: the client must know them before it follows a link. */
  standalonePaths: readonly string[]
  /** When the page's oldest data was fetched, in milliseconds, once all reads have decided; only if nothing newer could be fetched. */
  asOf: Deferred<number>
  /** Texts of the failures met while rendering, once all optional data has arrived or failed. */
  toasts: Deferred<readonly string[]>
}

/** The index of the menu group under which a page stands: the group with the longest address that leads to its path. */
export function menuIndexOf(menu: Menu['menu'], path: string): number {
  const lengths = menu.map(({ url, children }) =>
    Math.max(
      ...[url, ...children.map((child) => child.url)].map((address) => prefixLength(address, path)),
    ),
  )
  const longest = Math.max(0, ...lengths)
  return longest === 0 ? -1 : lengths.indexOf(longest)
}

/** A link with a query or hash leads to a part of a page, and counts for less than one to all of it. */
function prefixLength(address: string, path: string): number {
  const [pathname = ''] = address.split(/[?#]/, 1)
  if (pathname === '/' || (path !== pathname && !path.startsWith(`${pathname}/`))) return 0
  return pathname.length - (pathname === address ? 0 : 0.5)
}
