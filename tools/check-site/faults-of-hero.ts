import { readFile } from 'node:fs/promises'
import { wcagContrast } from 'culori'
import sharp from 'sharp'
import type { SitePictures } from '../../shared/site-pictures.ts'
import { pictureFile } from '../photos/convert-photos.ts'
import { coloursOf } from '../site/brand-colours.ts'
import type { Site } from '../site/read-site.ts'
import { picturesOf } from '../site/site-modules.ts'

/** The minimum contrast of text in WCAG 2.2, 1.4.3. */
const TEXT = 4.5
/** The area of the picture behind header and title, as fractions of the picture's width. */
const BEHIND_TITLE = { width: 0.6, height: 0.45 }
/** Patches of the picture. The worst tenth may be a small detail: a tree top or a lamp. */
const PATCHES = { width: 24, height: 12 }
/** Brightness of a picture without a night version, as in `themes/scroll/home.css`. */
const DIMMED = 0.4

/** Returns where the site's name cannot be read, in themes that show it on a picture. */
export async function faultsOfHero({ theme, folder }: Site): Promise<string[]> {
  if (theme !== 'scroll') return []
  const { light, dark } = coloursOf(theme)
  const pictures = picturesOf(folder)
  const [ink = '', inkByNight = ''] = [light['ink'], dark['ink']]
  const faults = await Promise.all(
    (['hero', 'hero-tall'] as const).map(async (name) => [
      await faultOf(name, ink, { folder, pictures }),
      pictures[`${name}-night`] === undefined
        ? await faultOf(name, inkByNight, { folder, pictures, brightness: DIMMED })
        : await faultOf(`${name}-night`, inkByNight, { folder, pictures }),
    ]),
  )
  return faults.flat().filter((fault) => fault !== undefined)
}

async function faultOf(
  name: keyof SitePictures,
  ink: string,
  {
    folder,
    pictures,
    brightness = 1,
  }: { folder: string; pictures: SitePictures; brightness?: number },
): Promise<string | undefined> {
  const file = pictureFile(folder, pictures[name]?.src ?? '')
  if (file === undefined) return undefined
  const contrast = await contrastOn(file, ink, brightness)
  if (contrast >= TEXT) return undefined
  const ground = brightness < 1 ? ', dimmed on a dark page,' : ''
  return `${name}: the name on it${ground} has a contrast of ${contrast.toFixed(1)}:1, and needs ${TEXT}:1: take a picture that is calm at the top, or theme: horizon`
}

/** Returns the lowest contrast with the patches behind the title, without the worst tenth. */
async function contrastOn(file: string, ink: string, brightness: number): Promise<number> {
  const image = sharp(await readFile(file))
  const { width, height } = await image.metadata()
  const part = {
    left: 0,
    top: 0,
    width: Math.max(1, Math.round(width * BEHIND_TITLE.width)),
    height: Math.max(1, Math.round(height * BEHIND_TITLE.height)),
  }
  const pixels = await image
    .extract(part)
    .resize({ ...PATCHES, fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const contrasts = Array.from({ length: PATCHES.width * PATCHES.height }, (_, patch) => {
    const [r = 0, g = 0, b = 0] = [...pixels.subarray(patch * 3, patch * 3 + 3)].map(
      (value) => (value / 255) * brightness,
    )
    return wcagContrast({ mode: 'rgb', r, g, b }, ink)
  })
  return contrasts.toSorted((one, other) => one - other)[Math.floor(contrasts.length / 10)] ?? 0
}
