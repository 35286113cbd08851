import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import decodeHeic from 'heic-decode'
import sharp, { type Sharp } from 'sharp'

/** A photograph as a person sees it: upright, in sRGB, without transparency or anything that the camera wrote about where it was. */
export interface Photo {
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
