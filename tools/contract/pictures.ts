import sharp from 'sharp'
import type { Asked } from './ask.ts'
import { objectsIn, type Row } from './data.ts'
import type { Session } from './session.ts'

/** How many pictures are fetched. */
const SOME = 20
/** One that is heavier takes a phone seconds. */
const HEAVY_BYTES = 300 * 1024
const MAX_BYTES = 8 * 1024 * 1024
const PATIENCE_MS = 5000

interface Found {
  asked: Asked
  path: string
  picture: Row
}

/** Fetches some of the pictures that the answers name, each once, and notes all hosts that they come from. */
export async function checkPictures(session: Session): Promise<void> {
  const found = new Map<string, Found>()
  for (const { asked, data } of session.answers)
    for (const { path, object } of objectsIn(data)) {
      const src = addressOf(object)
      if (src === undefined) continue
      session.findings.pictureHosts.add(new URL(src).origin)
      if ('height' in object && !found.has(src)) found.set(src, { asked, path, picture: object })
    }
  for (const [src, { asked, path, picture }] of [...found].slice(0, SOME))
    for (const sentence of await faultsOf(src, picture))
      session.tell('warning', asked, `${path}.src: ${sentence}`)
}

/** The address of a picture that is not the site's own. */
function addressOf({ src }: Row): string | undefined {
  if (typeof src !== 'string' || !URL.canParse(src)) return undefined
  return /^https?:/.test(src) ? src : undefined
}

async function faultsOf(src: string, picture: Row): Promise<string[]> {
  const shown = JSON.stringify(src.replace(/[?#].*/s, '?…').slice(0, 100))
  try {
    const response = await fetch(src, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const type = response.headers.get('Content-Type') ?? ''
    if (response.status !== 200) return [`${shown} answers HTTP ${response.status}`]
    if (!type.startsWith('image/'))
      return [`${shown} is no picture, but ${JSON.stringify(type.slice(0, 60))}`]
    const bytes = await readSome(response)
    return [...weightFaults(bytes, picture), ...(await sizeFaults(bytes, picture))].map(
      (fault) => `${shown} ${fault}`,
    )
  } catch (error) {
    return [`${shown} can't be fetched: ${error instanceof Error ? error.name : 'no answer'}`]
  }
}

function weightFaults({ length }: Buffer, { variants }: Row): string[] {
  const isOneSize = !Array.isArray(variants) || variants.length === 0
  if (length <= HEAVY_BYTES || !isOneSize) return []
  return [`weighs ${Math.round(length / 1024)} kB, and there is no smaller one in variants`]
}

/** None for a kind of picture that can't be read here. */
async function sizeFaults(bytes: Buffer, { width, height }: Row): Promise<string[]> {
  const size = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (size === undefined || (size.width === width && size.height === height)) return []
  return [`is ${size.width}×${size.height} pixels, not ${String(width)}×${String(height)}`]
}

async function readSome(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > MAX_BYTES) break
  }
  return Buffer.concat(chunks)
}
