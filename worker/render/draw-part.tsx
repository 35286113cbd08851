import type { ReactNode } from 'react'
import { renderToString, type ServerOptions } from 'react-dom/server'

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
export function drawPart(node: ReactNode, options?: ServerOptions): string {
  const html = renderToString(<drawn-part>{node}</drawn-part>, options)
  return html.slice(html.indexOf(BEGINS) + BEGINS.length, -ENDS.length)
}
