import type { Alert } from '../../contract/alert.ts'
import type { Layout } from '../../shared/payload.ts'
import type { SharePicture } from '../../shared/site-pictures.ts'
import type { OpeningStep } from '../../shared/opening-hours.ts'
import type { Menu } from '../../contract/menu.ts'
import type { Language } from '../../locales/languages.ts'
import type { RouteName } from '../sections/index.ts'
import type { Settings } from '../settings.ts'
import type { Deferred, PageHead, ViewContext } from '../sections/define-page.ts'
import type { PageStyles } from './inline-styles.tsx'
import type { ReactNode, ComponentType, CSSProperties } from 'react'
import { withinTime } from '../lib/in-flight.ts'
import { hasSettled } from './await.tsx'
import { RawIntlProvider, useIntl } from 'react-intl'
import { renderToStaticMarkup } from 'react-dom/server'

/** The picture that other programs show with a link to the page. */
export interface ShareCard {
  /** With the origin. */
  src: string
  width: number
  height: number
  /** `undefined` if unknown. */
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
  /** Opening and closing from now until the next day ends; empty if the hours are unknown. */
  opening: readonly OpeningStep[]
  /** The announcements above the content; `nowUntil` is set on their days. */
  alerts: readonly { alert: Alert; nowUntil: number | undefined }[]
  /** The group of the menu that the page belongs to; -1 for none. */
  menuIndex: number
  head: PageHead
  /** Made from the page's own picture; `undefined` if it has none in a suitable format. */
  card: ShareCard | undefined
  /** The site's picture that is used without a card. */
  sharePicture: SharePicture
  /** Chinese paths of the pages that the client always loads as documents. */
  standalonePaths: readonly string[]
  /** When the oldest data was fetched (Unix ms), if no newer data could be fetched. */
  asOf: Deferred<number>
  /** The texts for failed optional data, once all of it has arrived or failed. */
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

/** A page after `load`, ready to be drawn. */
export interface LoadedPage {
  head: (context: ViewContext) => PageHead
  view: (context: ViewContext) => ReactNode
  /** The same page once all of its promises have settled. */
  settled: () => Promise<LoadedPage>
  /** The same page with the data that is in memory: it needs no piece of its own. */
  soFar: () => Promise<LoadedPage>
}

/** How a page is drawn from its data. */
interface Drawn<Data> {
  head: (context: ViewContext, data: Data) => PageHead
  view: (context: ViewContext, data: Data) => ReactNode
}

/** A page with its data, promises among them. */
export function loadedPage<Data extends object>(drawn: Drawn<Data>, data: Data): LoadedPage {
  const settled = async () => loadedPage(drawn, await settle(data, () => true))
  const page: LoadedPage = {
    head: (context) => drawn.head(context, data),
    view: (context) => drawn.view(context, data),
    settled,
    async soFar() {
      if (!Object.values(data).some((value) => value instanceof Promise)) return page
      // What is in memory is there before any timer runs.
      return (await withinTime(0, settled())) ?? loadedPage(drawn, await settle(data, hasSettled))
    },
  }
  return page
}

/** A copy of `data` in which every promise that `isWanted` is replaced by its result. */
async function settle<Data extends object>(
  data: Data,
  isWanted: (each: Promise<unknown>) => boolean | Promise<boolean>,
): Promise<Data> {
  const entries = await Promise.all(
    Object.entries(data).map(async ([key, value]) =>
      value instanceof Promise && (await isWanted(value)) ? [key, await value] : [key, value],
    ),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a `Deferred` is its own value too, so the shape is the same
  return Object.fromEntries(entries) as Data
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'drawn-part': { children: React.ReactNode }
    }
  }
}

const [BEGINS, ENDS] = ['<drawn-part>', '</drawn-part>'] as const

/**
 * A part of a page as HTML, without what React puts before it: preloads of its first pictures, which
 * would come at the same moment as the pictures.
 */
export function drawPart(
  node: ReactNode,
  render: (node: ReactNode) => string = renderToStaticMarkup,
): string {
  const html = render(<drawn-part>{node}</drawn-part>)
  return html.slice(html.indexOf(BEGINS) + BEGINS.length, -ENDS.length)
}

/** The HTML of parts by `site`, which is one object for each answer of the menu, and by their props. */
const drawn = new WeakMap<Frame['site'], Map<string, string>>()
/** The most parts of one answer. A day needs about ten of each. */
const MOST = 200

/** All props that a shared part may depend on. */
export type ShellProps = Pick<Frame, 'language' | 'menu' | 'menuIndex' | 'opening' | 'site'>

interface ShellPartProps {
  as: 'nav' | 'details' | 'footer'
  draw: ComponentType<ShellProps>
  frame: ShellProps
  /** Part of the key. */
  className: string
  style?: CSSProperties
  'aria-label'?: string
}

/** A part of header or footer, drawn again only if its props change. */
export function ShellPart({
  as: Element,
  draw: Draw,
  frame,
  ...attributes
}: ShellPartProps): ReactNode {
  const intl = useIntl()
  const { language, menu, menuIndex, opening, site } = frame
  const parts = drawn.get(site) ?? new Map<string, string>()
  drawn.set(site, parts)
  const key = [attributes.className, language, menuIndex, opening[0]?.at].join(' ')
  const html =
    parts.get(key) ??
    drawPart(
      <RawIntlProvider value={intl}>
        <Draw {...{ language, menu, menuIndex, opening, site }} />
      </RawIntlProvider>,
    )
  if (parts.size >= MOST) parts.clear()
  parts.set(key, html)
  // oxlint-disable-next-line react/no-danger -- React drew it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
