import { LANGUAGES } from '../locales/languages.ts'

const AREAS = ['accessibility', 'contact', 'questions', 'tickets', 'traffic'] as const
const SHARED = [
  'activities',
  'food',
  'guide',
  'home',
  'news',
  'scenic',
  'service',
  'shopping',
  'stay',
  'strategies',
  'tickets',
] as const

/** The kinds of pictures for link previews in other programs. */
export type SharePicture = (typeof SHARED)[number]

/** The names of the site's own pictures; `share-` are for link previews of a kind of page. */
export const SITE_PICTURE_NAMES = [
  'hero',
  'hero-tall',
  'lost',
  'map-1',
  ...AREAS.map((area) => `opening-${area}` as const),
  ...SHARED.flatMap((kind) => LANGUAGES.map((language) => `share-${kind}-${language}` as const)),
] as const
export type SitePictureName = (typeof SITE_PICTURE_NAMES)[number]

export interface SitePicture {
  src: string
  width: number
  height: number
  /** The colour that is shown while the picture loads. */
  colour: string
  /** The point that stays visible if the picture is cropped: `70% 30%` from the left and top. */
  focus?: string | undefined
  variants: readonly { src: string; width: number; type: string }[]
}

/** The site's own pictures. A picture can also have a night version. Any of them may be missing. */
export type SitePictures = Readonly<
  Partial<Record<SitePictureName | `${SitePictureName}-night`, SitePicture | undefined>>
>
