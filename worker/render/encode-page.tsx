import { renderToStaticMarkup } from 'react-dom/server'
import { styles } from './build.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'style-place': { of: string }
    }
  }
}

const STYLE_PLACE = /<style-place of="([^"]*)"><\/style-place>/

/**
 * A page's own styles in it, so that first paint needs no second round trip; nothing in development, which links those of all
 * pages. `of` is the name of its route, `error` for the error view.
 */
export function InlineStyle({ of }: { of: string }) {
  const style = styles.pages[of]
  if (style === undefined) return null
  const text = style.pieces.map((piece) => styles.pieces[piece]).join('')
  // oxlint-disable-next-line react/no-danger -- our own styles, from the build
  return <style data-href={style.address} dangerouslySetInnerHTML={{ __html: text }} />
}

const encoder = new TextEncoder()
const encoded = new Map<string, Uint8Array>()

function encodedStyle(of: string): Uint8Array {
  const known = encoded.get(of) ?? encoder.encode(renderToStaticMarkup(<InlineStyle of={of} />))
  encoded.set(of, known)
  return known
}

/**
 * A page's text as bytes, with the page's styles where `<style-place>` stands; rich text can't hold such an element. A third of a
 * page is styles: as a part of a Chinese text they would be stored in two bytes a character, and encoded again each time.
 */
export function encodePage(text: string): Uint8Array<ArrayBuffer> {
  const parts = text
    .split(STYLE_PLACE)
    .map((part, index) => (index % 2 === 1 ? encodedStyle(part) : encoder.encode(part)))
  const page = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let length = 0
  for (const part of parts) {
    page.set(part, length)
    length += part.length
  }
  return page
}
