import type { Painting, Paintings } from '../painting.ts'
import { paintHero } from '../scenes/hero.ts'
import { paintTall } from '../scenes/tall.ts'

const HERO = {
  width: 1920,
  height: 1080,
  seed: 11,
  use: 'hero',
  paint: paintHero,
} as const satisfies Partial<Painting>
const TALL = {
  width: 900,
  height: 1500,
  seed: 5,
  use: 'tall',
  paint: paintTall,
} as const satisfies Partial<Painting>

/** The site's own pictures, by day and by night. */
export const SITE: Paintings = {
  hero: { ...HERO, palette: 'day' },
  'hero-night': { ...HERO, palette: 'night' },
  'hero-tall': { ...TALL, palette: 'day' },
  'hero-tall-night': { ...TALL, palette: 'night' },
}
