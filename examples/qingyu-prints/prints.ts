import { bay } from './scenes.ts'
import * as shore from './shore.ts'
import * as town from './town.ts'
import type { Sheet } from './press.ts'

/** How a picture is printed: its height in pixels, and whether it has a night version. */
export interface Print {
  pixels: number
  draw: (night: boolean) => Sheet
  night: boolean
}
type Draw = Print['draw']
/** Across a window at two device pixels; 2,880 wide. */
const article = (draw: Draw, night = false): Print => ({ pixels: 1920, draw, night })
/** 1,600 wide. */
const cover = (draw: Draw, night = false): Print => ({ pixels: 1067, draw, night })
/** 1,080 wide. */
const small = (draw: Draw): Print => ({ pixels: 720, draw, night: true })
/** 1,280 wide. */
const opening = (draw: Draw): Print => ({ pixels: 720, draw, night: true })

export const PRINTS: Record<string, Print> = {
  hero: { pixels: 1620, draw: (night) => bay(16 / 9, night), night: true },
  'hero-tall': { pixels: 950, draw: (night) => bay(18 / 19, night), night: true },
  lost: { pixels: 1000, draw: shore.lost, night: true },
  lighthouse: article(shore.tower, true),
  'long-beach': article(shore.beach, true),
  harbour: article(town.market),
  island: article(shore.fromAbove),
  'two-tides': cover(shore.tides),
  ferry: article(shore.bow),
  'harbour-rain': article(town.eaves),
  'net-mender': cover(town.net),
  'great-ebb': article(shore.ebb),
  'new-year': cover(shore.newYear),
  'lighthouse-stairs': cover(town.stairs),
  'harbour-bows': cover(town.bows),
  'wet-sand': cover(shore.sands),
  canteen: cover(town.canteen),
  'lighthouse-kitchen': cover(town.kitchen),
  'tide-house': cover(town.tideHouse, true),
  'harbour-yard': cover(town.yard, true),
  'ticket-coast': small(shore.boardwalk),
  'ticket-coast-concession': small(shore.kite),
  'ticket-island': small(shore.rail),
  'ticket-island-concession': small(shore.shoulders),
  'room-sea': small(town.seaRoom),
  'room-family': small(town.bunks),
  'room-yard': small(town.yardRoom),
  'opening-traffic': opening(town.road),
  'opening-questions': opening(town.posts),
  'opening-contact': opening(town.keeper),
  'opening-accessibility': opening(town.stepFree),
  'map-1': { pixels: 900, draw: town.map, night: true },
  'guide-map-1': { pixels: 1200, draw: town.map, night: true },
}
