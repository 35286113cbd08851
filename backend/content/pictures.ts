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

/** The picture for a motif: for now the one of its kind. Its size is in pixels. */
export function picture(kind: PictureKind, alt: string): Image {
  return { src: `/pictures/${kind}.svg`, width: 1600, height: kind === 'map' ? 1600 : 1000, alt }
}

const MOTIF = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Throws an error that begins with `at` when this is no slug of a motif. */
export function checkMotif(motif: unknown, at: string): asserts motif is string {
  if (typeof motif !== 'string' || !MOTIF.test(motif))
    throw new Error(`${at}: not the slug of a motif`)
}
