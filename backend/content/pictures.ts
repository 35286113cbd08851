import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Image, Painting } from '../../contract/image.ts'

/** Finds the picture of a name, for `alt`. Throws an error that begins with `at` if there is none. */
export interface Pictures {
  (name: unknown, alt: string, at: string): Image
  has: (name: string) => boolean
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * The pictures of a site's content, each with its twin for dark pages if it has one: those in `content/pictures.json`, and those that
 * `npm run photos` made of photographs.
 */
export async function readPictures(site: string): Promise<Pictures> {
  const known = {
    ...(await readManifest(site, 'content/pictures.json')),
    ...(await readManifest(site, 'converted/pictures.json')),
  }
  const find = (name: unknown, alt: string, at: string): Image => {
    if (typeof name !== 'string' || !NAME.test(name))
      throw new Error(`${at}: not the slug of a picture`)
    const painting = known[name]
    if (!painting)
      throw new Error(`${at}: there is no picture ${name}; put photos/${name}.jpg into the folder`)
    const dark = known[`${name}-night`]
    return { ...painting, alt, ...(dark && { dark }) }
  }
  return Object.assign(find, { has: (name: string) => Object.hasOwn(known, name) })
}

/** A list of pictures; a site may have none. */
async function readManifest(
  site: string,
  file: string,
): Promise<Readonly<Record<string, Painting>>> {
  if (!existsSync(join(site, file))) return {}
  try {
    return JSON.parse(await readFile(join(site, file), 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'not JSON'}`, {
      cause: error,
    })
  }
}
