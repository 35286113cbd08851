import pictures from 'virtual:site-pictures'

type Area = 'accessibility' | 'contact' | 'questions' | 'tickets' | 'traffic'
/** What the picture shows that programs show beside a link to a page. */
export type SharePicture =
  | 'activities'
  | 'food'
  | 'guide'
  | 'home'
  | 'news'
  | 'scenic'
  | 'service'
  | 'shopping'
  | 'stay'
  | 'strategies'
  | 'tickets'

/** What the site's own pictures are for. */
export type SitePictureName =
  | 'hero'
  | 'hero-tall'
  | 'lost'
  | 'map-1'
  | `opening-${Area}`
  | `share-${SharePicture}-${'zh' | 'en'}`

/** A picture in its sizes. */
export interface SitePicture {
  src: string
  width: number
  height: number
  /** Shown while the picture loads. */
  colour: string
  variants: readonly { src: string; width: number; type: string }[]
}

type Twin = `${SitePictureName}-night`

/** The site's own pictures by what they are for; one has a twin for dark pages where one is named so. */
export const SITE_PICTURES: Readonly<
  Record<SitePictureName, SitePicture> & Partial<Record<Twin, SitePicture>>
> = pictures
