import type { ReactNode } from 'react'
import type { SitePictureName } from '../../shared/site-pictures.ts'
import { pictures, logo } from '../../shared/site.ts'
import { DARK, type Painting, PlainImage, placeholder, Sources, srcSetOf } from './picture.tsx'

interface SitePictureProps {
  of: SitePictureName
  /** The same view composed upright, for windows narrower than 48em. */
  upright?: SitePictureName
  sizes: string
  className: string
  isFirst?: boolean
}

const GROUND_WIDTH = 900
const NARROW = '(max-width: 47.99em)'
const LIGHT = '(prefers-color-scheme: light)'

/** One of the site's own pictures, decoration only: upright on a narrow window, by night on a dark page. Nothing where there is none. */
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

/** A narrow window has the same picture where there is no upright one. */
function focusOfUpright(painting: Painting, upright: SitePictureName | undefined) {
  return upright && { '--upright-focus': (pictures[upright] ?? painting).focus }
}

/** Without a twin of its own it is for light pages only: dark ones have the twin of the other view. */
function mediaOfUpright(of: SitePictureName, upright: SitePictureName): string {
  return isByDayOnly(of, upright) ? `${NARROW} and ${LIGHT}` : NARROW
}

function isByDayOnly(of: SitePictureName, upright: SitePictureName): boolean {
  return nightOf(upright) === undefined && nightOf(of) !== undefined
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
  const [day, night] = [pictures[of], nightOf(of)]
  if (day === undefined) return null
  return (
    <>
      {night !== undefined && (
        <Sources
          painting={night}
          sizes={sizes}
          media={[media, DARK].filter(Boolean).join(' and ')}
        />
      )}
      <Sources painting={day} sizes={sizes} media={media} />
    </>
  )
}

/** The twin for dark pages, where one is painted. */
function nightOf(name: SitePictureName): Painting | undefined {
  return pictures[`${name}-night`]
}

/**
 * The attributes of links with which a phone fetches the right size and twin of a picture before its markup arrives. A wider window
 * does without, unless it has the same picture: where lines are fast, the markup comes as early, and each link weighs on every phone.
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

/** One of the site's own pictures as a stylesheet takes it, to lie behind something; nothing where there is none. */
export function ground(of: SitePictureName): string | undefined {
  const painting = pictures[of]
  return painting && `url(${fileOf(painting)})`
}

/** The same on a dark ground: its twin, or else the picture itself, dimmed. */
export function nightGround(of: SitePictureName): string | undefined {
  const night = nightOf(of)
  if (night !== undefined) return `url(${fileOf(night)})`
  const day = ground(of)
  return day && `linear-gradient(rgb(15 26 37/70%) 0 0),${day}`
}

/** What of a picture must stay in view, as a position; nothing where its photographer doesn't say. */
export function focusOf(of: SitePictureName): string | undefined {
  return pictures[of]?.focus
}

/** Wide enough for a window where nobody looks closely. */
function fileOf({ variants = [], src }: Painting): string {
  return variants.find(({ width }) => width >= GROUND_WIDTH)?.src ?? src
}

/** A seal with a few characters, where there are any: an ornament, Chinese on every page. */
export function Seal({ text }: { text: string | undefined }): ReactNode {
  if (text === undefined) return null
  return (
    <span className="seal" aria-hidden="true" lang="zh-CN">
      {text}
    </span>
  )
}

/** What stands beside the site's name: its seal, or else its logo; an ornament too. */
export function SiteMark({ seal }: { seal: string | undefined }): ReactNode {
  if (seal === undefined && logo !== undefined)
    return <img className="logo" src={logo} width="34" height="34" alt="" />
  return <Seal text={seal} />
}
