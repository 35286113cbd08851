import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Colour } from './colour.ts'
import { coast, type View } from './coast.ts'
import { chart } from './chart.ts'
import { HOURS } from './hours.ts'
import { noiseOf } from './noise.ts'

/**
 * Paints the photographs of the example `qingyu` into its folder `photos`, from which `npm run photos` makes what pages load:
 * `node examples/qingyu-photos/paint.ts`, then `SITE_DIR=examples/qingyu npm run photos`. The same seeds give the same pictures; only what is made of
 * them is committed.
 */
const FOLDER = 'examples/qingyu/photos'

const BAY: View = {
  seed: 11,
  hour: HOURS.morning,
  horizon: 0.5,
  sun: { x: 0.5, y: 0.3 },
  clouds: 0.5,
  headlands: [
    { middle: 0.2, reach: 0.75, height: 0.13, distance: 0.75 },
    { middle: 1.75, reach: 0.62, height: 0.26, distance: 0.3 },
  ],
  shore: 0.98,
  slant: 0.05,
  lighthouse: { x: 1.33, foot: 0.415, height: 0.15 },
  boats: [{ x: 0.45, y: 0.56, size: 0.035 }],
}

/** The same from further to the left, for phones. */
const BAY_UPRIGHT: View = {
  ...BAY,
  sun: { x: 0.2, y: 0.34 },
  headlands: [
    { middle: 0.1, reach: 0.4, height: 0.08, distance: 0.75 },
    { middle: 0.68, reach: 0.36, height: 0.17, distance: 0.3 },
  ],
  lighthouse: { x: 0.5, foot: 0.425, height: 0.1 },
  boats: [],
}

const VIEWS: Record<string, { width: number; height: number; view: View }> = {
  hero: { width: 2880, height: 1620, view: BAY },
  'hero-night': { width: 2880, height: 1620, view: { ...BAY, hour: HOURS.night } },
  'hero-tall': { width: 900, height: 1350, view: BAY_UPRIGHT },
  'hero-tall-night': { width: 900, height: 1350, view: { ...BAY_UPRIGHT, hour: HOURS.night } },
  lost: {
    width: 1600,
    height: 1000,
    view: {
      ...BAY,
      seed: 5,
      hour: HOURS.mist,
      horizon: 0.62,
      shore: 1.3,
      boats: [],
      lighthouse: { x: 1.3, foot: 0.575, height: 0.12 },
    },
  },
  lighthouse: {
    width: 2880,
    height: 1920,
    view: {
      ...BAY,
      seed: 23,
      hour: HOURS.day,
      horizon: 0.66,
      headlands: [
        { middle: 0.1, reach: 0.5, height: 0.07, distance: 0.8 },
        { middle: 1.1, reach: 0.85, height: 0.3, distance: 0.05 },
      ],
      shore: 1.3,
      boats: [],
      lighthouse: { x: 0.9, foot: 0.475, height: 0.36 },
    },
  },
  'long-beach': {
    width: 2880,
    height: 1920,
    view: {
      ...BAY,
      seed: 37,
      hour: HOURS.day,
      horizon: 0.36,
      sun: { x: 0.2, y: 0.05 },
      clouds: 0.4,
      shore: 0.86,
      slant: 0.24,
      lighthouse: undefined,
      boats: [],
    },
  },
  harbour: {
    width: 2880,
    height: 1920,
    view: {
      ...BAY,
      seed: 41,
      hour: HOURS.dusk,
      horizon: 0.52,
      sun: { x: 0.3, y: 0.47 },
      headlands: [
        { middle: 0.1, reach: 0.4, height: 0.06, distance: 0.7 },
        { middle: 1.2, reach: 0.75, height: 0.27, distance: 0.2 },
      ],
      shore: 1.3,
      lighthouse: undefined,
      houses: { from: 0.72, to: 1.6, foot: 0.545, size: 0.075 },
      boats: [
        { x: 0.5, y: 0.66, size: 0.13 },
        { x: 0.9, y: 0.62, size: 0.1 },
        { x: 1.22, y: 0.7, size: 0.16 },
      ],
    },
  },
  island: {
    width: 2880,
    height: 1920,
    view: {
      ...BAY,
      seed: 53,
      hour: HOURS.day,
      horizon: 0.5,
      sun: { x: 1.3, y: 0.1 },
      headlands: [{ middle: 0.8, reach: 0.55, height: 0.16, distance: 0.3 }],
      shore: 1.3,
      lighthouse: { x: 0.95, foot: 0.405, height: 0.085 },
      boats: [{ x: 0.42, y: 0.66, size: 0.1 }],
    },
  },
  sunset: {
    width: 2880,
    height: 1920,
    view: {
      ...BAY,
      seed: 61,
      hour: HOURS.dusk,
      horizon: 0.5,
      sun: { x: 0.75, y: 0.45 },
      clouds: 0.6,
      headlands: [{ middle: 1.4, reach: 0.4, height: 0.1, distance: 0.4 }],
      shore: 0.95,
      lighthouse: undefined,
      boats: [{ x: 0.5, y: 0.6, size: 0.06 }],
    },
  },
}

await mkdir(FOLDER, { recursive: true })
for (const [name, { width, height, view }] of Object.entries(VIEWS)) {
  const shade = coast(view)
  // oxlint-disable-next-line no-await-in-loop -- one takes all of a core
  await write(name, { width, height }, (x, y) => shade(x / height, y / height))
}
const above = chart(7)
await write('guide-map-1', { width: 1600, height: 1200 }, (x, y) => above(x / 1600, y / 1200))

/** Writes a picture, with the grain and the darker corners that a lens gives. */
async function write(
  name: string,
  { width, height }: { width: number; height: number },
  colourAt: (x: number, y: number) => Colour,
): Promise<void> {
  const grain = noiseOf(3)
  const isMap = name.startsWith('guide-map')
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const corner = isMap ? 1 : 1 - 0.16 * Math.hypot(x / width - 0.5, y / height - 0.5) ** 2 * 2
      const speck = isMap ? 0 : (grain(x * 0.9, y * 0.9) - 0.5) * 0.022
      const colour = colourAt(x, y)
      for (const channel of [0, 1, 2] as const)
        pixels[(y * width + x) * 3 + channel] = Math.min(
          255,
          Math.max(0, Math.round((colour[channel] * corner + speck) * 255)),
        )
    }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .jpeg({ quality: 92 })
    .toFile(join(FOLDER, `${name}.jpg`))
  console.log(`${name}: painted`)
}
