import type { CSSProperties, ReactNode } from 'react'
import { Picture, type PictureProps } from './picture.tsx'

/** A rise before another, hills or waves. Not among the styles, which every page with a list would have. */
const GROUND: CSSProperties & Record<'--colour', string> = {
  '--colour':
    'radial-gradient(90% 60% at 90% 99%,var(--rule) 99%,#0000),radial-gradient(90% 80% at 9% 99%,var(--hair) 99%,var(--paper))',
}

/** The picture of a thing among others; a drawn ground keeps the place of one that there isn't. */
export function Cover({
  image,
  ...props
}: Omit<PictureProps, 'image'> & { image: PictureProps['image'] | undefined }): ReactNode {
  return image === undefined ? (
    <span className="picture" style={GROUND} />
  ) : (
    <Picture image={image} {...props} />
  )
}
