import type { ReactNode } from 'react'
import type { SitePictureName } from '../../shared/site-pictures.ts'
import { pictures, logo } from '../../shared/site.ts'
import { DARK, type Painting, PlainImage, placeholder, Sources, srcSetOf } from './picture.tsx'
import { CHINESE_TAG } from '../../locales/chinese.ts'

interface SitePictureProps {
  of: SitePictureName
  upright?: SitePictureName
  sizes: string
  className: string
  isFirst?: boolean
}

const GROUND_WIDTH = 900
const NARROW = '(max-width: 47.99em)'
const LIGHT = '(prefers-color-scheme: light)'

/** A decorative picture, by window size and colour scheme. Renders nothing if the site has none. */
export function SitePicture(props: SitePictureProps): ReactNode {
  const { of, upright, sizes, className, isFirst = false } = props
  const painting: Painting | undefined = pictures[of]
  if (painting === undefined) return null
  const night = nightOf(of)
  return (
    <picture
      className={night === undefined ? className : `${className} picture-night`}
      style={{ ...placeholder(painting, night), ...focusOfUpright(painting, upright) }}
    >
      {upright !== undefined && (
        <Twins of={upright} sizes={sizes} media={mediaOfUpright(of, upright)} />
      )}
      <Twins of={of} sizes={sizes} />
      <PlainImage painting={painting} alt="" isFirst={isFirst} />
    </picture>
  )
}

/** Without a portrait version, a narrow window shows the wide picture. */
function focusOfUpright(painting: Painting, upright: SitePictureName | undefined) {
  return upright && { '--upright-focus': (pictures[upright] ?? painting).focus }
}

/** If a portrait version has no night version, only light pages use it. */
function mediaOfUpright(of: SitePictureName, upright: SitePictureName): string {
  const isByDayOnly = nightOf(upright) === undefined && nightOf(of) !== undefined
  return isByDayOnly ? `${NARROW} and ${LIGHT}` : NARROW
}

/** The `<source>` elements of one of the site's own pictures and of its night version. */
export function Twins({
  of,
  sizes,
  media,
}: Pick<SitePictureProps, 'of' | 'sizes'> & { media?: string }): ReactNode {
  const [day, night] = [pictures[of], nightOf(of)]
  if (day === undefined) return null
  const nightMedia = [media, DARK].filter(Boolean).join(' and ')
  return (
    <>
      {night !== undefined && <Sources painting={night} sizes={sizes} media={nightMedia} />}
      <Sources painting={day} sizes={sizes} media={media} />
    </>
  )
}

export function nightOf(name: SitePictureName): Painting | undefined {
  return pictures[`${name}-night`]
}

/**
 * Returns the attributes of preload links for a picture. With them, a phone fetches the right size
 * and version before the markup arrives. Wide windows get links only if they show the same picture.
 * They mostly have fast connections, and each additional link costs all phones bytes.
 */
export function preloadsOf({
  of,
  upright,
  sizes,
}: Pick<SitePictureProps, 'of' | 'upright' | 'sizes'>): Readonly<Record<string, string>>[] {
  const ownUpright = upright && pictures[upright]
  const day = ownUpright ?? pictures[of]
  if (day === undefined) return []
  const night = (ownUpright && nightOf(upright)) ?? nightOf(of)
  const windows = ownUpright ? [NARROW] : []
  if (night === undefined) return [preload(day, windows, sizes)]
  return [preload(day, [...windows, LIGHT], sizes), preload(night, [...windows, DARK], sizes)]
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

/** Returns one of the site's own pictures as a CSS background; undefined if the site lacks it. */
export function ground(of: SitePictureName): string | undefined {
  const painting = pictures[of]
  return painting && `url(${fileOf(painting)})`
}

/** Returns the background for dark pages: the night version, or else the dimmed picture. */
export function nightGround(of: SitePictureName): string | undefined {
  const night = nightOf(of)
  if (night !== undefined) return `url(${fileOf(night)})`
  const day = ground(of)
  return day && `linear-gradient(rgb(15 26 37/70%) 0 0),${day}`
}

/** Returns the focus of a picture as a CSS position: the point that must stay visible. */
export function focusOf(of: SitePictureName): string | undefined {
  return pictures[of]?.focus
}

/** Returns the address of a file that is wide enough for a background. */
function fileOf({ variants = [], src }: Painting): string {
  return variants.find(({ width }) => width >= GROUND_WIDTH)?.src ?? src
}

/** A decorative seal, in Chinese on every page. Renders nothing without a text. */
export function Seal({ text }: { text: string | undefined }): ReactNode {
  if (text === undefined) return null
  return (
    <span className="seal" aria-hidden="true" lang={CHINESE_TAG}>
      {text}
    </span>
  )
}

/** The sign next to the site's name: its seal, otherwise its logo. Decorative. */
export function SiteMark({ seal }: { seal: string | undefined }): ReactNode {
  if (seal === undefined && logo !== undefined)
    return <img className="logo" src={logo} width="34" height="34" alt="" />
  return <Seal text={seal} />
}
