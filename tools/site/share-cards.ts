import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { readPaintings } from '../../backend/content/pictures.ts'
import { type Card, cardOf } from '../../backend/content/share-picture.ts'
import type { Painting } from '../../contract/image.ts'

/** Between builds. */
const KEPT = '.tmp/cards'
const QUALITY = 80

/**
 * Writes the card of each picture of a site's content beside the others in `folder`: a JPEG, since not every program that shows links reads
 * WebP or AVIF. Each is made once and kept.
 */
export async function writeCards(site: string, folder: string): Promise<void> {
  await mkdir(KEPT, { recursive: true })
  for (const [name, painting] of Object.entries(await readPaintings(site))) {
    const card = cardOf(name, painting)
    const file = join(folder, basename(widestOf(painting)))
    // oxlint-disable-next-line no-await-in-loop -- sharp uses all cores for each
    if (card !== undefined && existsSync(file)) await writeCard(file, folder, card)
  }
}

async function writeCard(picture: string, folder: string, { image, crop }: Card): Promise<void> {
  const [name = '', version = ''] = basename(image.src).split('?v=')
  const kept = join(KEPT, `${version}-${name}`)
  if (!existsSync(kept))
    await sharp(picture)
      .extract(crop)
      .resize(image)
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(kept)
  await copyFile(kept, join(folder, name))
}

/** The address of the largest file, without its version. */
function widestOf({ src, variants = [] }: Painting): string {
  const [widest] = variants.toSorted((one, other) => other.width - one.width)
  return decodeURIComponent((widest?.src ?? src).replace(/\?.*/, ''))
}
