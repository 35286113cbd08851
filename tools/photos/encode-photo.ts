import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import decodeHeic from 'heic-decode'
import sharp, { type Sharp } from 'sharp'

/** A picture as pages use it: `src` is for every browser, `variants` are chosen by type and width. */
export interface Picture {
  src: string
  /** Of the largest file. */
  width: number
  height: number
  /** Shown while it loads. */
  colour: string
  /** What stays in view where it is cropped, `70% 30%` from its left and top. */
  focus?: string | undefined
  variants: { src: string; width: number; type: string }[]
}

/** The widths of a picture's files, in pixels. */
interface Widths {
  /**
   * Each at most 1.5 times the last, since a browser takes the next one above its need; but the widest, for windows that show it from
   * edge to edge at two device pixels.
   */
  avif: readonly number[]
  /** For browsers from before 2022. */
  webp: number
}

const QUALITY = { avif: 48, webp: 64 }
/**
 * Higher efforts take more than twice as long for a fortieth of the bytes. Files of `wideFrom` pixels and more take less: a sixth of the
 * time, which would be most of all, for a tenth more bytes.
 */
const EFFORT = { avif: 4, wide: 2, wideFrom: 1600, webp: 5 }

const COVER: Widths = { avif: [320, 480, 720, 1080, 1600, 2880], webp: 720 }
const WIDE: Widths = { avif: [960, 1280, 1600, 1920, 2880], webp: 1280 }
const MAP: Widths = { avif: [800, 1200, 1600, 2400, 3600], webp: 1200 }

/** The widths that a picture is needed in, by its name: that of a map, one of the site's own, or the operator's. */
function widthsOf(name: string): Widths {
  if (/^(?:guide-map-\d+|map-1)(?:-night)?$/.test(name)) return MAP
  return /^(?:hero|lost|opening-[a-z]+)(?:-night)?$/.test(name) ? WIDE : COVER
}

/** Changes with the photograph and with how it is encoded; part of addresses, so that browsers may keep files for ever. */
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

/** The widths that a photograph can fill, and its own where it is too small for the largest. */
function fitting(widths: readonly number[], own: number): number[] {
  const narrower = widths.filter((width) => width <= own)
  return narrower.length === widths.length
    ? [...widths]
    : [...narrower, ...(widths.includes(own) ? [] : [own])]
}

/** The photograph's mean colour, `#rrggbb`. */
async function colourOf({ image }: Photo): Promise<string> {
  const pixel = await image().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex', 0, 3)}`
}

/** A photograph as a person sees it: upright, in sRGB, without transparency or anything that the camera wrote about where it was. */
interface Photo {
  image: () => Sharp
  width: number
  height: number
}

/** A file's hash, to see whether it changed. */
export async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
}

/** Reads a photograph. Throws an error that names the file if it is no picture, or a broken one. */
export async function readPhoto(file: string): Promise<Photo> {
  const bytes = await readFile(file)
  try {
    const open = await opener(bytes)
    // Decodes all of it: a file that was cut off has a good head.
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

/** How to open a picture: HEIC, as phones write it, is the one format that sharp can't decode. */
async function opener(bytes: Buffer): Promise<() => Sharp> {
  if (!isHeic(bytes)) return () => sharp(bytes, { failOn: 'truncated' })
  const { data, width, height } = await decodeHeic({ buffer: bytes })
  const pixels = Buffer.from(data)
  return () => sharp(pixels, { raw: { width, height, channels: 4 } })
}

/** Whether a file's brand is one of HEVC's (ISO/IEC 23008-12); AVIF is in the same container. */
function isHeic(bytes: Buffer): boolean {
  return (
    /^ftyp(?:hei[cxms]|hev[cmx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)) && !isAvif(bytes)
  )
}

function isAvif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 8, 64).includes('avif')
}
