import { RICH_TEXT_FIELDS } from '../../contract/listing.ts'
import { toHtml } from './markdown.ts'
import { isFields } from './merge.ts'
import { checkMotif, picture, type PictureKind } from './pictures.ts'
import type { Fields } from './source.ts'

/** Fields whose things have pictures of a kind of their own, wherever they stand. */
const PICTURED: Readonly<Record<string, PictureKind>> = { rooms: 'room' }

/**
 * Fields as the contract has them: `picture` and `alt` become `cover`, `gallery` and `galleryAlt` become images, and
 * the Markdown of every field of rich text becomes HTML. Throws an error that begins with `at`.
 */
export function present(fields: Fields, kind: PictureKind, at: string): Fields {
  const { picture: motif, alt, gallery, galleryAlt, ...rest } = fields
  const presented: Fields = {
    ...(motif !== undefined && { cover: image(motif, alt, { kind, at: `${at}: picture` }) }),
    ...(gallery !== undefined && {
      gallery: images(gallery, galleryAlt, { kind, at: `${at}: gallery` }),
    }),
  }
  for (const [key, value] of Object.entries(
    motif === undefined && alt !== undefined ? { ...rest, alt } : rest,
  )) {
    presented[key] = presentValue(value, key, { kind: PICTURED[key] ?? kind, at: `${at}: ${key}` })
  }
  return presented
}

interface Place {
  kind: PictureKind
  at: string
}

function presentValue(value: unknown, key: string, { kind, at }: Place): unknown {
  if (typeof value === 'string' && RICH_TEXT_FIELDS.has(key)) return toHtml(value, kind, at)
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      presentValue(item, '', { kind, at: `${at}.${index}` }),
    )
  }
  return isFields(value) ? present(value, kind, at) : value
}

function images(motifs: unknown, alts: unknown, { kind, at }: Place) {
  if (!Array.isArray(motifs) || !Array.isArray(alts) || motifs.length !== alts.length) {
    throw new Error(`${at}: not as many pictures as words for them`)
  }
  return motifs.map((motif, index) => image(motif, alts[index], { kind, at: `${at}.${index}` }))
}

function image(motif: unknown, alt: unknown, { kind, at }: Place) {
  checkMotif(motif, at)
  if (typeof alt !== 'string')
    throw new Error(`${at}: no alt: a picture needs words for what it shows`)
  return picture(motif, kind, alt)
}
