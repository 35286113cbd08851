import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { type Image, image, type Painting } from '../../contract/image.ts'
import { PHOTO, pictureName } from './picture-name.ts'
import { type Card, cardOf } from './share-picture.ts'
import { check } from './source.ts'

/** Finds the picture of a name, for `alt`. Throws an error that begins with `at` if there is none. */
export interface Pictures {
  (name: unknown, alt: string, at: string): Image
  has: (name: string) => boolean
  /** The picture of a name, cropped to be shown beside a link. */
  card: (name: unknown) => Card['image'] | undefined
}

/**
 * The pictures of a site's content, each with its twin for dark pages if it has one: those in `content/pictures.json`, and those that
 * `npm run photos` made of photographs.
 */
export async function readPictures(site: string): Promise<Pictures> {
  const known = await readPaintings(site)
  /** The name in the list, for a picture's name or its photograph's file. */
  const keyOf = (written: unknown): string =>
    Object.hasOwn(known, String(written)) ? String(written) : pictureName(String(written))
  const find = (written: unknown, alt: string, at: string): Image => {
    const name = keyOf(written)
    const painting = known[name]
    if (!painting) {
      const file = PHOTO.test(String(written)) ? String(written) : `${String(written)}.jpg`
      throw new Error(
        `${at}: there is no picture ${String(written)}; put photos/${basename(file)} into the folder`,
      )
    }
    const dark = known[`${name}-night`]
    return { ...painting, alt, ...(dark && { dark }) }
  }
  return Object.assign(find, {
    has: (name: string) => Object.hasOwn(known, name),
    card: (name: unknown) => {
      const painting = known[keyOf(name)]
      return painting && cardOf(keyOf(name), painting)?.image
    },
  })
}

/** All pictures of a site's content by name, without words. */
export async function readPaintings(site: string): Promise<Readonly<Record<string, Painting>>> {
  return {
    ...(await readManifest(site, 'content/pictures.json')),
    ...(await readManifest(site, 'converted/pictures.json')),
  }
}

const manifest = v.record(
  v.string(),
  v.looseObject({
    src: image.entries.src,
    width: image.entries.width,
    height: image.entries.height,
  }),
)

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'not JSON'}`, {
      cause: error,
    })
  }
}

/** A list of pictures; a site may have none. */
async function readManifest(
  site: string,
  file: string,
): Promise<Readonly<Record<string, Painting>>> {
  if (!existsSync(join(site, file))) return {}
  return check(manifest, parseJson(await readFile(join(site, file), 'utf8'), file), file)
}
