import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { type Image, image, type Painting } from '../../contract/image.ts'
import { check } from './source.ts'
import { createHash } from 'node:crypto'

/** File extensions of photographs. The format is detected from the content of the file. */
export const PHOTO = /\.(?:jpe?g|jfif|png|webp|avif|hei[cf]|tiff?)$/i

/** The start of a photograph's address, as the editor writes it: `/photos/%E5%B3%B0.jpg`. */
export const PHOTOGRAPHS = '/photos/'

/** Returns the file to which a photograph's address refers. Returns other texts unchanged. */
function fileAt(written: string): string {
  if (!written.startsWith(PHOTOGRAPHS)) return written
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

const NIGHT = /[ _-]night$/i
/** A letter that a picture name must not contain. */
const FOREIGN = /(?![a-z])\p{Letter}/u

/**
 * Returns the picture name of a photograph: its file name, in a form for addresses. If the file
 * name contains letters of another script, returns a hash, because they would be unreadable in
 * addresses. `pictureName('photos/2026/IMG_2041.JPG') // 'img-2041'`, `pictureName('峡谷日出.jpg') //
 * 'photo-' and eight digits`
 */
export function pictureName(file: string): string {
  const stem = (file.split(/[\\/]/).at(-1) ?? '').replace(PHOTO, '').normalize('NFKC').trim()
  const [day, twin] = NIGHT.test(stem) ? [stem.replace(NIGHT, ''), '-night'] : [stem, '']
  const plain = day
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? []
  if (words.length > 0 && !FOREIGN.test(plain)) return words.join('-') + twin
  if (day === '') return ''
  const hash = createHash('sha256').update(day.toLowerCase()).digest('hex')
  return `photo-${hash.slice(0, 8)}${twin}`
}

interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** The share picture of an item, a crop of its picture, for links in other programs. */
export interface Card {
  image: { src: string; width: number; height: number }
  crop: Crop
}

/** Maximum size. Most programs use this ratio, 1.9 to 1. */
const MAX = { width: 1200, height: 630 } as const
/** Minimum width. Programs show a narrower picture as a thumbnail, or not at all. */
const MIN_WIDTH = MAX.width / 2
/** Minimum distance of the focus from the sides. WeChat shows only a square in the middle. */
const MARGIN = 0.3

/** Guide maps have too many details for a share picture; night versions are for dark pages. */
const NOT_SHARED = /^(?:guide-map-\d+|map-\d+)$|-night$/

/** Returns the share picture; undefined if the picture is too small or in `NOT_SHARED`. */
export function cardOf(name: string, painting: Painting): Card | undefined {
  if (NOT_SHARED.test(name)) return undefined
  const crop = cropOf(painting)
  if (crop === undefined) return undefined
  const { left, top } = crop
  const version = [/\?v=(\w+)/.exec(painting.src)?.[1] ?? '', left, top, crop.width].join('-')
  const width = Math.min(crop.width, MAX.width)
  const src = `/pictures/${name}-card.jpg?v=${version}`
  return { image: { src, width, height: heightOf(width) }, crop }
}

function cropOf({ width, height, focus = '50% 50%' }: Painting): Crop | undefined {
  if (width < MIN_WIDTH || height < heightOf(MIN_WIDTH)) return undefined
  const [x = 0, y = 0] = focus.split(' ').map((part) => Number.parseInt(part, 10) / 100)
  const room = Math.min(x, 1 - x) * width
  const fitting = Math.min(width, (height * MAX.width) / MAX.height)
  const cropped = Math.floor(Math.min(fitting, Math.max(MIN_WIDTH, room / MARGIN)))
  return {
    left: startOf(x * width, cropped, width),
    top: startOf(y * height, heightOf(cropped), height),
    width: cropped,
    height: heightOf(cropped),
  }
}

/** Returns where a crop around `centre` begins. The crop stays inside the whole length. */
function startOf(centre: number, part: number, whole: number): number {
  return Math.max(0, Math.min(whole - part, Math.round(centre - part / 2)))
}

function heightOf(width: number): number {
  return Math.floor((width * MAX.height) / MAX.width)
}

/** Returns a picture by its name. Throws an error that begins with `at` if it does not exist. */
export interface Pictures {
  (name: unknown, alt: string, at: string): Image
  has: (name: string) => boolean
  card: (name: unknown) => Card['image'] | undefined
  /** Returns address and size of a file in `public/` or `content/files/`. Throws without one. */
  file: (name: unknown, at: string) => { url: string; bytes: number }
}

/** Reads the pictures of `content/pictures.json` and of the list that `npm run photos` writes. */
export async function readPictures(site: string): Promise<Pictures> {
  const paintings = await readPaintings(site)
  const keyOf = (written: unknown): string =>
    Object.hasOwn(paintings, String(written))
      ? String(written)
      : pictureName(fileAt(String(written)))
  const find = (written: unknown, alt: string, at: string): Image => {
    const name = keyOf(written)
    const painting = paintings[name]
    if (!painting) {
      const wantedFile = fileAt(String(written))
      const file = PHOTO.test(wantedFile) ? wantedFile : `${wantedFile}.jpg`
      throw new Error(
        `${at}: there is no picture ${wantedFile}; put photos/${basename(file)} into the folder`,
      )
    }
    const dark = paintings[`${name}-night`]
    return { ...painting, alt, ...(dark && { dark }) }
  }
  return Object.assign(find, {
    has: (name: string) => Object.hasOwn(paintings, name),
    card: (name: unknown) => {
      const painting = paintings[keyOf(name)]
      return painting && cardOf(keyOf(name), painting)?.image
    },
    file: (name: unknown, at: string) => fileOf(site, name, at),
  })
}

/** Folders of files that the site serves, with the addresses of their files. */
const SERVED = [
  ['public', '/'],
  ['content/files', '/files/'],
] as const

/** A path below one of these folders, with a file extension. */
const FILE = /^(?:[^./\\][^/\\]*\/)*[^./\\][^/\\]*\.[a-z0-9]{1,8}$/i

function fileOf(site: string, name: unknown, at: string): { url: string; bytes: number } {
  if (typeof name !== 'string' || !FILE.test(name))
    throw new Error(`${at}: ${JSON.stringify(name)} is not the name of a file, as map.pdf`)
  for (const [folder, address] of SERVED) {
    const found = statSync(join(site, folder, name), { throwIfNoEntry: false })
    if (!found?.isFile()) continue
    if (found.size === 0) throw new Error(`${at}: ${folder}/${name} is empty`)
    return { url: address + name.split('/').map(encodeURIComponent).join('/'), bytes: found.size }
  }
  throw new Error(`${at}: there is no file ${name} in public/ or content/files/`)
}

/** Returns all pictures of a site's content by name, without their texts. */
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

async function readManifest(
  site: string,
  file: string,
): Promise<Readonly<Record<string, Painting>>> {
  if (!existsSync(join(site, file))) return {}
  return check(manifest, parseJson(await readFile(join(site, file), 'utf8'), file), file)
}
