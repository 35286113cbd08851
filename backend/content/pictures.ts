import { readFileSync } from 'node:fs'
import type { Image } from '../../contract/listing.ts'

/** What a picture belongs to; each kind has one picture that stands in until its own are painted. */
export type PictureKind =
  | 'announcement'
  | 'culture'
  | 'news'
  | 'notice'
  | 'activity'
  | 'strategy'
  | 'publicity'
  | 'spot'
  | 'hotel'
  | 'room'
  | 'restaurant'
  | 'product'
  | 'ticket'
  | 'guide'
  | 'scenic'
  | 'map'

type Painting = Omit<Image, 'alt' | 'dark'>

/** What `npm run paint` has written down of each picture. */
const PAINTED: Readonly<Record<string, Painting>> = JSON.parse(
  readFileSync(new URL('pictures.json', import.meta.url), 'utf8'),
)

/** The picture for a motif, or the one of its kind until its own is painted; by night too where there is one. */
export function picture(motif: string, kind: PictureKind, alt: string): Image {
  const painting = PAINTED[motif]
  if (!painting) return { src: `/pictures/${kind}.svg`, width: 1600, height: 1000, alt }
  const dark = PAINTED[`${motif}-night`]
  return { ...painting, alt, ...(dark && { dark }) }
}

const MOTIF = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Throws an error that begins with `at` when this is no slug of a motif. */
export function checkMotif(motif: unknown, at: string): asserts motif is string {
  if (typeof motif !== 'string' || !MOTIF.test(motif))
    throw new Error(`${at}: not the slug of a motif`)
}
