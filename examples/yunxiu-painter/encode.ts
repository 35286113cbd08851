import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ManifestEntry } from './manifest.ts'
import { EFFORT, type Encoding, ENCODINGS, type Use } from './uses.ts'

/** A painting from the studio, not yet encoded. */
export interface Painted {
  name: string
  use: Use
  png: Buffer
}

type Type = 'avif' | 'webp'

interface File {
  name: string
  type: Type
  width: number
  quality: number
}

/**
 * Writes a painting's files into a folder and returns its entry in the manifest. If `before`, its present entry, is the same, and its files
 * exist, nothing is written.
 */
export async function encode(
  painted: Painted,
  folder: string,
  before: ManifestEntry | undefined,
): Promise<ManifestEntry> {
  const { name, use } = painted
  const png = await withoutAlpha(painted)
  const version = versionOf(png, use)
  if (use === 'share') return encodeShare({ name, folder }, png, version)
  const files = filesOf(name, ENCODINGS[use])
  const isKept =
    before?.src.endsWith(version) && files.every((file) => existsSync(join(folder, nameOf(file))))
  if (before && isKept) return before
  for (const file of files) await write(png, file, folder)
  const addressed = files.map((file) => ({
    src: `/pictures/${nameOf(file)}?v=${version}`,
    width: file.width,
    type: `image/${file.type}`,
  }))
  // For browsers that do not support <source>: the WebP, where there is one.
  const src = addressed.at(-1)?.src ?? ''
  return { src, ...(await sizeOf(png, files)), colour: await colourOf(png), variants: addressed }
}

/**
 * A painting without its alpha channel, which would add a plane to every AVIF and a fifth to the time it takes to decode.
 * Throws if the painting has a hole.
 */
async function withoutAlpha({ name, png }: Painted): Promise<Buffer> {
  const { isOpaque } = await sharp(png).stats()
  if (!isOpaque) throw new Error(`${name}: the page would show through where nothing is painted`)
  return sharp(png).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
}

/** Changes with the painting and its encoding; part of addresses, so that browsers may keep files for ever. */
function versionOf(png: Buffer, use: Use): string {
  const settings = use === 'share' ? SHARE_QUALITY : { ...ENCODINGS[use], effort: EFFORT }
  return createHash('sha256').update(JSON.stringify(settings)).update(png).digest('hex').slice(0, 8)
}

function filesOf(name: string, { avif, webp, quality }: Encoding): File[] {
  const of = (type: Type, widths: readonly number[]) =>
    widths.map((width) => ({ name, type, width, quality: quality[type] }))
  return [...of('avif', avif), ...of('webp', webp)]
}

function nameOf({ name, width, type }: File): string {
  return `${name}-${width}.${type}`
}

async function write(png: Buffer, file: File, folder: string): Promise<void> {
  const { width, type, quality } = file
  const image = sharp(png).resize({ width, kernel: 'lanczos3' })
  const encoded =
    type === 'avif'
      ? image.avif({ quality, effort: effortAt(width) })
      : image.webp({ quality, effort: EFFORT.webp, smartSubsample: true })
  await encoded.toFile(join(folder, nameOf(file)))
}

function effortAt(width: number): number {
  const { avif, avifFrom } = EFFORT
  return width < avifFrom.width ? avif : avifFrom.effort
}

async function sizeOf(png: Buffer, files: readonly File[]) {
  const { width, height } = await sharp(png).metadata()
  const largest = Math.max(...files.map((file) => file.width))
  return { width: largest, height: Math.round((height * largest) / width) }
}

const SHARE_QUALITY = 76

/** One JPEG, which every app that shows links can read. */
async function encodeShare(
  { name, folder }: { name: string; folder: string },
  png: Buffer,
  version: string,
): Promise<ManifestEntry> {
  const { width, height } = await sharp(png)
    .jpeg({ quality: SHARE_QUALITY, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`))
  const src = `/pictures/${name}.jpg?v=${version}`
  return { src, width, height, colour: await colourOf(png), variants: [] }
}

async function colourOf(png: Buffer): Promise<string> {
  const pixel = await sharp(png).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex')}`
}
