import type { Alert } from '../../contract/alert.ts'
import type { Menu } from '../../contract/menu.ts'
import type { Language } from '../../locales/languages.ts'
import type { Settings } from '../settings.ts'
import type { Deferred, Page, PageHead, ViewContext } from '../sections/define-page.ts'
import type { ReactNode, ComponentType, CSSProperties } from 'react'
import { withinTime } from '../lib/in-flight.ts'
import { hasSettled } from './await.tsx'
import { RawIntlProvider, useIntl, FormattedMessage } from 'react-intl'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { intlOf } from './intl.ts'

/** The picture that other programs show in link previews of the page. */
export interface ShareCard {
  src: string
  width: number
  height: number
  type?: string | undefined
  alt: string
}

export interface ShownPreview {
  /** The publication time of a scheduled item; undefined for a draft. */
  publishAt: string | undefined
  /** The start of the preview's address. The path of its page follows. */
  prefix: string
}

export interface Frame
  extends
    Pick<Page, 'route' | 'layout' | 'styles' | 'sharePicture'>,
    Pick<ViewContext, 'language' | 'site' | 'opening'> {
  path: string
  /** The query parameters of the page, unparsed. */
  query: Readonly<Record<string, string>>
  /** Languages that have no page for this query. */
  lacking?: readonly Language[]
  settings: Pick<Settings, 'SITE_ORIGIN' | 'BUILD_CHECK_INTERVAL_MS' | 'COOKIE_CROSS_ORIGIN'>
  menu: Menu['menu']
  /** The announcements above the content. `nowUntil` is set only on an announcement's own days. */
  alerts: readonly { alert: Alert; nowUntil: number | undefined }[]
  /** The index of the menu group of the page; -1 if there is none. */
  menuIndex: number
  head: PageHead
  /** The page's own picture for link previews. Without one, `sharePicture` is used. */
  card: ShareCard | undefined
  /** Set if the page shows an item that is not public. */
  preview?: ShownPreview | undefined
  /** Fetch time of the oldest data (Unix ms), if newer data was unavailable. */
  staleSince: Deferred<number>
  /** Error texts of optional data that failed, once all of it has arrived or failed. */
  toasts: Deferred<readonly string[]>
}

/** Returns the index of the menu group with the longest prefix of a path; -1 without one. */
export function menuIndexOf(menu: Menu['menu'], path: string): number {
  const lengths = menu.map((group) =>
    Math.max(...[group, ...group.children].map(({ url }) => prefixLength(url, path))),
  )
  const longest = Math.max(0, ...lengths)
  return longest === 0 ? -1 : lengths.indexOf(longest)
}

/**
 * Returns the length of an address that is a prefix of the path, else 0. With a query or hash, 0.5
 * less.
 */
function prefixLength(address: string, path: string): number {
  const [pathname = ''] = address.split(/[?#]/, 1)
  if (pathname === '/' || (path !== pathname && !path.startsWith(`${pathname}/`))) return 0
  return pathname.length - (pathname === address ? 0 : 0.5)
}

export interface LoadedPage {
  head: (context: ViewContext) => PageHead
  view: (context: ViewContext) => ReactNode
  settled: () => Promise<LoadedPage>
  /** Returns the page with the data that is already loaded, so that it is not streamed. */
  withSettled: () => Promise<LoadedPage>
}

interface Drawn<Data> {
  head: (context: ViewContext, data: Data) => PageHead
  view: (context: ViewContext, data: Data) => ReactNode
}

/** Returns a page with its data, which may contain promises. */
export function loadedPage<Data extends object>(drawn: Drawn<Data>, data: Data): LoadedPage {
  const settled = async () => loadedPage(drawn, await settle(data, () => true))
  const page: LoadedPage = {
    head: (context) => drawn.head(context, data),
    view: (context) => drawn.view(context, data),
    settled,
    async withSettled() {
      if (!Object.values(data).some((value) => value instanceof Promise)) return page
      // Promises for data in memory settle before any timer runs.
      return (await withinTime(0, settled())) ?? loadedPage(drawn, await settle(data, hasSettled))
    },
  }
  return page
}

/** Returns a copy of `data` in which wanted promises are replaced by their results. */
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

/** Renders a part without React's preloads: its pictures are in the same chunk. */
export function renderPart(
  node: ReactNode,
  render: (node: ReactNode) => string = renderToStaticMarkup,
): string {
  const html = render(<drawn-part>{node}</drawn-part>)
  return html.slice(html.indexOf(BEGINS) + BEGINS.length, -ENDS.length)
}

/** Cache of rendered HTML. The first key is the `site` of a menu response, the second the props. */
const drawn = new WeakMap<Frame['site'], Map<string, string>>()
/** Maximum number of cached parts per menu. In one day, each has about ten versions. */
const MOST = 200

/** All props that a cached part may depend on. */
export type ShellProps = Pick<Frame, 'language' | 'menu' | 'menuIndex' | 'opening' | 'site'>

interface ShellPartProps {
  as: 'nav' | 'details' | 'footer'
  draw: ComponentType<ShellProps>
  frame: ShellProps
  /** The class is also part of the cache key. */
  className: string
  style?: CSSProperties
  'aria-label'?: string
}

/** Renders a part of the header or footer. Uses the cached HTML until the props change. */
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
    renderPart(
      <RawIntlProvider value={intl}>
        <Draw {...{ language, menu, menuIndex, opening, site }} />
      </RawIntlProvider>,
    )
  if (parts.size >= MOST) parts.clear()
  parts.set(key, html)
  // oxlint-disable-next-line react/no-danger -- React rendered it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Shows the time at which the oldest content was fetched. `staleSince` is in Unix ms. */
export function AgeNotice({ staleSince }: { staleSince: number }) {
  const intl = useIntl()
  const time = intl.formatDate(staleSince, { dateStyle: 'medium', timeStyle: 'short' })
  // oxlint-disable-next-line no-restricted-globals -- formats the given time; does not read the clock
  const iso = new Date(staleSince).toISOString()
  return (
    <p className="notice">
      <FormattedMessage
        id="frame.asOf"
        defaultMessage="信息更新于 {time}"
        description="Above a page while the backend can’t be reached: when what it says was last fetched"
        values={{ time: <time dateTime={iso}>{time}</time> }}
      />
    </p>
  )
}

/** Returns the notice as HTML, for a page that was rendered before it became old. */
export function renderAgeNotice(language: Language, staleSince: number): string {
  return renderToString(
    <RawIntlProvider value={intlOf(language)}>
      <AgeNotice staleSince={staleSince} />
    </RawIntlProvider>,
  )
}
