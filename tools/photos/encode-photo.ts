import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import decodeHeic from 'heic-decode'
import sharp, { type Sharp } from 'sharp'

/** A picture as pages use it: `src` for every browser, `variants` by type and width. */
export interface Picture {
  src: string
  width: number
  height: number
  /** Shown while it loads. */
  colour: string
  /** The point that stays in view if it is cropped, `70% 30%` from its left and top. */
  focus?: string | undefined
  variants: { src: string; width: number; type: string }[]
}

/** The widths of a picture's files, in pixels. */
interface Widths {
  /**
   * Each at most 1.5 times the one before it, since a browser takes the next width above its need.
   * The widest is larger: it is for windows that show the picture from edge to edge at two device
   * pixels.
   */
  avif: readonly number[]
  /** For browsers from before 2022. */
  webp: number
}

const QUALITY = { avif: 48, webp: 64 }
/**
 * Higher efforts take more than twice the time and save a fortieth of the bytes. Files of
 * `wideFrom` pixels and more, which take most of the time, get a lower effort: a sixth of the time
 * for a tenth more bytes.
 */
const EFFORT = { avif: 4, wide: 2, wideFrom: 1600, webp: 5 }

const COVER: Widths = { avif: [320, 480, 720, 1080, 1600, 2880], webp: 720 }
const WIDE: Widths = { avif: [960, 1280, 1600, 1920, 2880], webp: 1280 }
const MAP: Widths = { avif: [800, 1200, 1600, 2400, 3600], webp: 1200 }

/** Returns the widths of a picture by its name: a map, one of the site's own, or the operator's. */
function widthsOf(name: string): Widths {
  if (/^(?:guide-map-\d+|map-1)(?:-night)?$/.test(name)) return MAP
  return /^(?:hero|lost|opening-[a-z]+)(?:-night)?$/.test(name) ? WIDE : COVER
}

/** Returns a picture's version, which changes with photograph and encoder settings. */
export function versionOf(hash: string, name: string): string {
  const settings = JSON.stringify([hash, widthsOf(name), QUALITY, EFFORT])
  return createHash('sha256').update(settings).digest('hex').slice(0, 8)
}

interface Target {
  /** The picture's name in texts and addresses. */
  name: string
  /** The folder that is served at `/pictures`. */
  folder: string
  version: string
}

/** Writes a photograph's files, none wider than itself, and returns how pages use them. */
export async function encodePhoto(photo: Photo, target: Target): Promise<Picture> {
  const { name, folder, version } = target
  await mkdir(folder, { recursive: true })
  const { avif, webp } = widthsOf(name)
  const files = [
    ...fitting(avif, photo.width).map((width) => ({ width, type: 'avif' as const })),
    { width: Math.min(webp, photo.width), type: 'webp' as const },
  ]
  const variants = []
  for (const { width, type } of files) {
    const file = `${name}-${width}.${type}`
    const settings = { quality: QUALITY[type], effort: effortOf(type, width) }
    // One after the other: sharp uses all cores for each.
    // oxlint-disable-next-line no-await-in-loop
    await photo.image().resize({ width }).toFormat(type, settings).toFile(join(folder, file))
    variants.push({
      src: `/pictures/${encodeURIComponent(file)}?v=${version}`,
      width,
      type: `image/${type}`,
    })
  }
  const largest = Math.max(...files.map(({ width }) => width))
  return {
    src: variants.at(-1)?.src ?? '',
    width: largest,
    height: Math.round((photo.height * largest) / photo.width),
    colour: await colourOf(photo),
    variants,
  }
}

function effortOf(type: 'avif' | 'webp', width: number): number {
  return type === 'avif' && width >= EFFORT.wideFrom ? EFFORT.wide : EFFORT[type]
}

/** Returns the widths that a photograph can fill; its own if it is too small for the largest. */
function fitting(widths: readonly number[], own: number): number[] {
  const narrower = widths.filter((width) => width <= own)
  return narrower.length === widths.length
    ? [...widths]
    : [...narrower, ...(widths.includes(own) ? [] : [own])]
}

async function colourOf({ image }: Photo): Promise<string> {
  const pixel = await image().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex', 0, 3)}`
}

/** An upright photograph in sRGB, without transparency or metadata such as the location. */
interface Photo {
  image: () => Sharp
  width: number
  height: number
}

/** Returns a file's hash, to detect changes. */
export async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

/** Reads a photograph. Throws if the file is not a picture or is broken; the message names it. */
export async function readPhoto(file: string): Promise<Photo> {
  const bytes = await readFile(file)
  try {
    const open = await opener(bytes)
    // Decodes all of it: a truncated file has a valid header.
    const { data, info } = await open()
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const raw = { width, height, channels }
    return { image: () => sharp(data, { raw }), width, height }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'it is broken'
    throw new Error(`${file}: can't be read as a picture: ${reason}`, { cause: error })
  }
}

/** Returns a function that opens a picture, also HEIC, which sharp can't decode. */
async function opener(bytes: Buffer): Promise<() => Sharp> {
  if (!isHeic(bytes)) return () => sharp(bytes, { failOn: 'truncated' })
  const { data, width, height } = await decodeHeic({ buffer: bytes })
  const pixels = Buffer.from(data)
  return () => sharp(pixels, { raw: { width, height, channels: 4 } })
}

/** Returns whether a file is HEIC (ISO/IEC 23008-12). AVIF has the same container. */
function isHeic(bytes: Buffer): boolean {
  return (
    /^ftyp(?:hei[cxms]|hev[cmx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) && !isAvif(bytes)
  )
}

function isAvif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 8, 64).includes('avif')
}
