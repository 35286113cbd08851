import type { ReactNode } from 'react'
import type { Image } from '../../contract/listing.ts'

/** A picture that keeps its place; `isFirst` for the one that a reader sees before anything else. */
export function Picture({
  image,
  isFirst = false,
}: {
  image: Image
  isFirst?: boolean
}): ReactNode {
  return (
    <img
      className="picture"
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
