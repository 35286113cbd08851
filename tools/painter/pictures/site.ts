import type { Painting, Paintings } from '../painting.ts'
import { SHARE_PICTURES } from './shares.ts'
import { paintHero } from '../scenes/hero.ts'
import { paintLost } from '../scenes/lost.ts'
import { paintTall } from '../scenes/tall.ts'

type Look = Omit<Painting, 'palette'>

const HERO: Look = { width: 1920, height: 1080, seed: 11, use: 'hero', paint: paintHero }
const TALL: Look = { width: 900, height: 1500, seed: 5, use: 'tall', paint: paintTall }
const LOST: Look = { width: 1600, height: 900, seed: 404, use: 'wide', paint: paintLost }

/** The site's own pictures, by day and by night. */
export const SITE: Paintings = {
  hero: { ...HERO, palette: 'day' },
  'hero-night': { ...HERO, palette: 'night' },
  'hero-tall': { ...TALL, palette: 'day' },
  'hero-tall-night': { ...TALL, palette: 'night' },
  lost: { ...LOST, palette: 'dawn' },
  'lost-night': { ...LOST, palette: 'night' },
  ...SHARE_PICTURES,
}
