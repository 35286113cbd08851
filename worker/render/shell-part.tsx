import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { RawIntlProvider, useIntl } from 'react-intl'
import type { Frame } from './frame.ts'
import { renderToStaticMarkup } from 'react-dom/server'

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

/** HTML by the facts of the site, which are one object for each answer, and what else a part shows. */
const drawn = new WeakMap<Frame['site'], Map<string, string>>()
/** Groups of the menu, times at which the area opens and closes: a day needs some ten of each part. */
const MOST = 200

/** What such a part may depend on. */
export type ShellProps = Pick<Frame, 'language' | 'menu' | 'menuIndex' | 'opening' | 'site'>

interface ShellPartProps {
  as: 'nav' | 'details' | 'footer'
  draw: ComponentType<ShellProps>
  frame: ShellProps
  /** It names the part. */
  className: string
  style?: CSSProperties
  'aria-label'?: string
}

/** A part of header or footer, which is drawn once until something on it changes. */
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
