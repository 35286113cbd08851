import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DRAWN, readDrawn } from '../site/drawn.ts'
import sharp from 'sharp'

interface Outcome {
  written: string[]
  /** Files of the operator: drawn and then changed, or never drawn. */
  untouched: string[]
}

/**
 * Writes drawn files, except those that the operator has changed: their hash is not in
 * `drawn.json`.
 */
export async function writeDrawn(
  folder: string,
  files: ReadonlyMap<string, Buffer | string>,
): Promise<Outcome> {
  const before = readDrawn(folder)
  const outcome: Outcome = { written: [], untouched: [] }
  const hashes: Record<string, string> = {}
  for (const [path, content] of files) {
    const file = join(folder, path)
    const there = existsSync(file) ? hash('sha256', await readFile(file)) : undefined
    const isOwn = there === undefined || there === before[path] || there === hash('sha256', content)
    outcome[isOwn ? 'written' : 'untouched'].push(path)
    if (!isOwn) continue
    hashes[path] = hash('sha256', content)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await writeFile(
    join(folder, DRAWN),
    `${JSON.stringify({ ...before, ...hashes }, undefined, 2)}\n`,
  )
  return outcome
}

const PNGS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const
const FAVICON_PIXELS = 32

/** Returns the icons made from a square SVG. Throws if it is broken or contains text. */
export async function iconsOf(svg: string): Promise<Map<string, Buffer | string>> {
  if (/<text[\s>]/.test(svg))
    throw new Error(
      'logo.svg: contains text: convert it to paths, since fonts differ between machines',
    )
  const draw = (pixels: number) =>
    sharp(Buffer.from(svg), { density: 600 })
      .resize(pixels, pixels, { fit: 'contain', background: '#0000' })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const drawn = await Promise.all(
    Object.entries(PNGS).map(async ([name, pixels]) => [name, await draw(pixels)] as const),
  ).catch((error: unknown) => {
    throw new Error('logo.svg: is not a drawing', { cause: error })
  })
  return new Map<string, Buffer | string>([
    ...drawn.map(([name, png]) => [`public/${name}`, png] as const),
    ['public/favicon.svg', svg],
    ['public/favicon.ico', inIcon(await draw(FAVICON_PIXELS))],
  ])
}

/** Returns an ICO file that contains one PNG. */
function inIcon(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(FAVICON_PIXELS, 6)
  header.writeUInt8(FAVICON_PIXELS, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
