import { existsSync, readFileSync } from 'node:fs'
import type { Image, Painting } from '../../contract/image.ts'

const MANIFEST = new URL('pictures.json', import.meta.url)

/** What is known of each picture. */
const PAINTED: Readonly<Record<string, Painting>> = existsSync(MANIFEST)
  ? JSON.parse(readFileSync(MANIFEST, 'utf8'))
  : {}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The picture of that name, with its twin for dark pages if it has one. Throws an error that begins with `at` if the name is
 * not a slug, or if nobody has painted it.
 */
export function picture(name: unknown, alt: string, at: string): Image {
  if (typeof name !== 'string' || !NAME.test(name))
    throw new Error(`${at}: not the slug of a picture`)
  const painting = PAINTED[name]
  if (!painting) throw new Error(`${at}: there is no picture ${name}`)
  const dark = PAINTED[`${name}-night`]
  return { ...painting, alt, ...(dark && { dark }) }
}
