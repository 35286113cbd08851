import type { CSSProperties } from 'react'

/**
 * The style of an element whose picture moves, in a view transition, to its place on the page that the element leads to.
 * The name is made of the picture's file name, so it is the same on both pages.
 */
export function movingPicture({ src }: { src: string }): CSSProperties & { '--picture': string } {
  const file = src.slice(src.lastIndexOf('/') + 1)
  return { '--picture': `picture-${file.replaceAll(/[^\w-]+/g, '-')}` }
}
