import type { Painting, Paintings } from '../painting.ts'
import { SHARE_PICTURES } from './shares.ts'
import { paintHero } from '../scenes/hero.ts'
import { paintLost } from '../scenes/lost.ts'
import { paintOpeningAccessibility } from '../scenes/opening-accessibility.ts'
import { paintOpeningContact } from '../scenes/opening-contact.ts'
import { paintOpeningQuestions } from '../scenes/opening-questions.ts'
import { paintOpeningTraffic } from '../scenes/opening-traffic.ts'
import { paintTall } from '../scenes/tall.ts'

type Look = Omit<Painting, 'palette'>

const STRIP = { width: 1600, height: 600, use: 'strip' } as const

const HERO: Look = {
  width: 1920,
  height: 1080,
  seed: 11,
  fineness: 1.5,
  use: 'hero',
  paint: paintHero,
}
const TALL: Look = { width: 900, height: 1500, seed: 5, use: 'tall', paint: paintTall }
const LOST: Look = { width: 1600, height: 900, seed: 404, use: 'wide', paint: paintLost }
const TRAFFIC: Look = { ...STRIP, seed: 811, paint: paintOpeningTraffic }
const QUESTIONS: Look = { ...STRIP, seed: 812, paint: paintOpeningQuestions }
const CONTACT: Look = { ...STRIP, seed: 813, paint: paintOpeningContact }
const ACCESSIBILITY: Look = { ...STRIP, seed: 814, paint: paintOpeningAccessibility }

/** The site's own pictures, by day and at night. */
export const SITE: Paintings = {
  hero: { ...HERO, palette: 'day' },
  'hero-night': { ...HERO, palette: 'night' },
  'hero-tall': { ...TALL, palette: 'day' },
  'hero-tall-night': { ...TALL, palette: 'night' },
  lost: { ...LOST, palette: 'dawn' },
  'lost-night': { ...LOST, palette: 'night' },
  'opening-traffic': { ...TRAFFIC, palette: 'day' },
  'opening-traffic-night': { ...TRAFFIC, palette: 'night' },
  'opening-questions': { ...QUESTIONS, palette: 'day' },
  'opening-questions-night': { ...QUESTIONS, palette: 'night' },
  'opening-contact': { ...CONTACT, palette: 'spring' },
  'opening-contact-night': { ...CONTACT, palette: 'night' },
  'opening-accessibility': { ...ACCESSIBILITY, palette: 'spring' },
  'opening-accessibility-night': { ...ACCESSIBILITY, palette: 'night' },
  ...SHARE_PICTURES,
}
