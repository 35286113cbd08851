import type { CSSProperties } from 'react'

/**
 * The style of an element whose picture moves, in a view transition, to its place on the page that the element leads to. The name is
 * made of the picture's file name and of the thing's id, so it is the same on both pages, and things that share a picture differ.
 */
export function movingPicture({
  id,
  cover,
}: {
  id: string
  cover?: { src: string } | undefined
}): (CSSProperties & { '--picture': string }) | undefined {
  if (cover === undefined) return undefined
  const file = cover.src.slice(cover.src.lastIndexOf('/') + 1)
  return { '--picture': `picture-${id}-${file.replaceAll(/[^\w-]+/g, '-')}` }
}
