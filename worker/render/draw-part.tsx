import type { ReactNode } from 'react'
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
