import type { ReactNode } from 'react'
import type { SitePictureName } from '../../shared/site-pictures.ts'
import { pictures } from '../../shared/site.ts'
import { DARK, type Painting, PlainImage, placeholder, Sources, srcSetOf } from './picture.tsx'

interface SitePictureProps {
  of: SitePictureName
  /** The same view composed upright, for windows narrower than 48em. */
  upright?: SitePictureName
  sizes: string
  className: string
  isFirst?: boolean
}

const NARROW = '(max-width: 47.99em)'
const WIDE = '(min-width: 48em)'
const LIGHT = '(prefers-color-scheme: light)'

/** One of the site's own pictures, decoration only: upright on a narrow window, by night on a dark page. */
export function SitePicture(props: SitePictureProps): ReactNode {
  const { of, upright, sizes, className, isFirst = false } = props
  const painting: Painting = pictures[of]
  return (
    <picture className={className} style={placeholder(painting, nightOf(of))}>
      {upright !== undefined && <Twins of={upright} sizes={sizes} media={NARROW} />}
      <Twins of={of} sizes={sizes} />
      <PlainImage painting={painting} alt="" isFirst={isFirst} />
    </picture>
  )
}

function Twins({
  of,
  sizes,
  media,
}: {
  of: SitePictureName
  sizes: string
  media?: string
}): ReactNode {
  const night = nightOf(of)
  return (
    <>
      {night !== undefined && (
        <Sources
          painting={night}
          sizes={sizes}
          media={[media, DARK].filter(Boolean).join(' and ')}
        />
      )}
      <Sources painting={pictures[of]} sizes={sizes} media={media} />
    </>
  )
}

/** The twin for dark pages, where one is painted. */
function nightOf(name: SitePictureName): Painting | undefined {
  return pictures[`${name}-night`]
}

/** The attributes of links with which a browser fetches the right size and twin of a picture before its markup arrives. */
export function preloadsOf({
  of,
  upright,
  sizes,
}: Pick<SitePictureProps, 'of' | 'upright' | 'sizes'>): Readonly<Record<string, string>>[] {
  const wide = upright === undefined ? [] : [WIDE]
  const narrow = upright === undefined ? [] : [{ painting: upright, media: [NARROW] }]
  return [{ painting: of, media: wide }, ...narrow].flatMap(({ painting, media }) => {
    const night = nightOf(painting)
    const day = night === undefined ? media : [...media, LIGHT]
    return [
      preload(pictures[painting], day, sizes),
      ...(night ? [preload(night, [...media, DARK], sizes)] : []),
    ]
  })
}

function preload({ variants = [] }: Painting, media: readonly string[], sizes: string) {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: srcSetOf(variants, 'image/avif'),
    imagesizes: sizes,
    fetchpriority: 'high',
    ...(media.length > 0 && { media: media.join(' and ') }),
  }
}
