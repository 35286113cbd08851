import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { type Card, cardOf, readPaintings } from '../../backend/content/pictures.ts'
import type { Painting } from '../../contract/image.ts'

const QUALITY = 80

/** Writes JPEG share cards for apps that read neither WebP nor AVIF. Caches each file. */
export async function writeCards(
  site: string,
  folder: string,
  cacheFolder = '.tmp/cards',
): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  for (const [name, painting] of Object.entries(await readPaintings(site))) {
    const card = cardOf(name, painting)
    const file = join(folder, basename(widestOf(painting)))
    // In sequence, because sharp uses all cores for each picture.
    if (card !== undefined && existsSync(file)) await writeCard(file, card, { folder, cacheFolder })
  }
}

async function writeCard(
  picture: string,
  { image, crop }: Card,
  { folder, cacheFolder }: { folder: string; cacheFolder: string },
): Promise<void> {
  const [name = '', version = ''] = basename(image.src).split('?v=')
  const file = join(cacheFolder, `${version}-${name}`)
  if (!existsSync(file))
    await sharp(picture)
      .extract(crop)
      .resize(image)
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(file)
  await copyFile(file, join(folder, name))
}

function widestOf({ src, variants = [] }: Painting): string {
  const [widest] = variants.toSorted((one, other) => other.width - one.width)
  return decodeURIComponent((widest?.src ?? src).replace(/\?.*/, ''))
}
