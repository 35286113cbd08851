import { existsSync, readFileSync } from 'node:fs'
import type { Image, Painting } from '../../contract/listing.ts'

const MANIFEST = new URL('pictures.json', import.meta.url)

/** What `npm run paint` has written down of each picture. */
const PAINTED: Readonly<Record<string, Painting>> = existsSync(MANIFEST)
  ? JSON.parse(readFileSync(MANIFEST, 'utf8'))
  : {}

const MOTIF = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The picture of a motif, with its twin for dark pages where there is one. Throws an error that begins with `at` for
 * what is no slug, and for a motif that nobody has painted.
 */
export function picture(motif: unknown, alt: string, at: string): Image {
  if (typeof motif !== 'string' || !MOTIF.test(motif))
    throw new Error(`${at}: not the slug of a motif`)
  const painting = PAINTED[motif]
  if (!painting) throw new Error(`${at}: ${motif} is not painted: add it to tools/painter/pictures`)
  const dark = PAINTED[`${motif}-night`]
  return { ...painting, alt, ...(dark && { dark }) }
}
