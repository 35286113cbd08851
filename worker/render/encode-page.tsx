import { renderToStaticMarkup } from 'react-dom/server'
import { assets } from './build.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'style-place': object
    }
  }
}

const STYLE_PLACE = renderToStaticMarkup(<style-place />)

/** The stylesheet in the page, so that first paint needs no second round trip; nothing in development, which links it. */
export function InlineStyle() {
  if (assets.inlineStyle === '') return null
  return (
    <style
      data-href={assets.inlineStyleAddress}
      // oxlint-disable-next-line react/no-danger -- our own stylesheet, from the build
      dangerouslySetInnerHTML={{ __html: assets.inlineStyle }}
    />
  )
}

const encoder = new TextEncoder()
const style = encoder.encode(renderToStaticMarkup(<InlineStyle />))

/**
 * A page's text as bytes, with the stylesheet where `<style-place>` stands; rich text can't hold such an element. Half of a
 * page is the stylesheet: as a part of a Chinese text it would be stored in two bytes a character, and encoded again each time.
 */
export function encodePage(text: string): Uint8Array<ArrayBuffer> {
  const parts = text
    .split(STYLE_PLACE)
    .flatMap((part, index) => [...(index > 0 ? [style] : []), encoder.encode(part)])
  const page = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let length = 0
  for (const part of parts) {
    page.set(part, length)
    length += part.length
  }
  return page
}
