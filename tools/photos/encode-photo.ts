import { hash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import decodeHeic from 'heic-decode'
import sharp, { type Sharp } from 'sharp'
import type { SitePicture } from '../../shared/site-pictures.ts'

interface Widths {
  /**
   * The widths of AVIF files. Browsers load the next width above their need, so each width is at
   * most 1.5 times the previous one. Only the widest file is larger. It is for large windows with
   * two device pixels per CSS pixel.
   */
  avif: readonly number[]
  /** The width of the WebP file, for browsers from before 2022. */
  webp: number
}

const QUALITY = { avif: 48, webp: 64 }
/**
 * The effort of the encoders. A higher effort takes more than twice the time and makes files only
 * 2.5 % smaller. Files with `wideFrom` pixels or more take most of the time. Their lower effort
 * takes a sixth of it and makes them 10 % larger.
 */
const EFFORT = { avif: 4, wide: 2, wideFrom: 1600, webp: 5 }

const COVER: Widths = { avif: [320, 480, 720, 1080, 1600, 2880], webp: 720 }
const WIDE: Widths = { avif: [960, 1280, 1600, 1920, 2880], webp: 1280 }
const MAP: Widths = { avif: [800, 1200, 1600, 2400, 3600], webp: 1200 }

/** Returns the widths of a picture: of a map, of a picture of the site, or of any other. */
function widthsOf(name: string): Widths {
  if (/^(?:guide-map-\d+|map-1)(?:-night)?$/.test(name)) return MAP
  return /^(?:hero|lost|opening-[a-z]+)(?:-night)?$/.test(name) ? WIDE : COVER
}

/** Returns a version that changes with the photograph and with the encoder settings. */
export function versionOf(photograph: string, name: string): string {
  const settings = JSON.stringify([photograph, widthsOf(name), QUALITY, EFFORT])
  return hash('sha256', settings).slice(0, 8)
}

interface Target {
  name: string
  /** The folder for files that are served at `/pictures`. */
  folder: string
  version: string
}

/** Writes the files of a photograph, none wider than itself. Returns its data for pages. */
export async function encodePhoto(photo: Photo, target: Target): Promise<SitePicture> {
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
    const isWide = type === 'avif' && width >= EFFORT.wideFrom
    const settings = { quality: QUALITY[type], effort: isWide ? EFFORT.wide : EFFORT[type] }
    // One after the other, because sharp already uses all cores for each file.
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

/**
 * Returns the widths that are not above a photograph's own. Adds its own if it is below the
 * largest.
 */
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

/** A photograph, rotated as taken, in sRGB, without transparency and metadata (the location). */
interface Photo {
  image: () => Sharp
  width: number
  height: number
}

export async function hashOf(file: string): Promise<string> {
  return hash('sha256', await readFile(file))
}

/** Reads a photograph. Throws an error with the file's name if it is broken or no picture. */
export async function readPhoto(file: string): Promise<Photo> {
  const bytes = await readFile(file)
  try {
    const open = await opener(bytes)
    // Decodes the whole file, because a truncated file has a valid header.
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

/** Returns a function that opens a picture. It also opens HEIC, which sharp cannot decode. */
async function opener(bytes: Buffer): Promise<() => Sharp> {
  if (!isHeic(bytes)) return () => sharp(bytes, { failOn: 'truncated' })
  const { data, width, height } = await decodeHeic({ buffer: bytes })
  const pixels = Buffer.from(data)
  return () => sharp(pixels, { raw: { width, height, channels: 4 } })
}

/** Returns whether a file is HEIC (ISO/IEC 23008-12), whose container AVIF uses, too. */
function isHeic(bytes: Buffer): boolean {
  const isAvif = bytes.toString('latin1', 8, 64).includes('avif')
  return !isAvif && /^ftyp(?:hei[cxms]|hev[cmx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
}
