import { css, mix } from '../canvas/colour.ts'
import { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintMoon } from '../motifs/moon.ts'
import { paintRidge } from '../motifs/ridge.ts'
import { paintStars } from '../motifs/stars.ts'

export interface OpeningGround {
  /** Where the moon is at night. */
  moon: { x: number; y: number; radius: number }
  ridge: { y: number; amplitude: number; seed: number; frequency?: number }
}

/** Sky, far range and mist of a picture that fades into the page on the left and below. */
export function paintOpeningGround(scene: Scene, { moon, ridge }: OpeningGround): void {
  const { palette } = scene
  const isNight = palette.isNight === true
  paintPaleSky(scene)
  // With their own random numbers, so that everything painted later is in the same place at night as by day.
  const apart = { ...scene, random: new Random(ridge.seed) }
  if (isNight) {
    paintStars(apart, 60, 0.3)
    paintMoon(apart, moon, '#f1dfb0')
  }
  paintRidge(apart, { hue: 0.15, ...ridge, haze: isNight ? 0.5 : 0.74 })
  paintMist(scene, { y: ridge.y + 90, depth: 56, density: isNight ? 0.7 : 0.95 })
  veilLeft(scene)
}

/** Only a little deeper at the top than the page's silk. */
function paintPaleSky({ context, palette, width, height }: Scene): void {
  const tone = context.createLinearGradient(0, 0, 0, height)
  tone.addColorStop(0, css(mix(palette.silk, palette.sky, 0.2)))
  tone.addColorStop(0.5, css(palette.silk))
  context.fillStyle = tone
  context.fillRect(0, 0, width, height)
}

/** Fades the left side into the silk, since a page's title may be in front of it. */
export function veilLeft({ context, palette, width, height }: Scene, top = 0): void {
  const veil = context.createLinearGradient(0, 0, width * 0.5, 0)
  veil.addColorStop(0, css(palette.silk))
  veil.addColorStop(0.35, css(palette.silk, 0.8))
  veil.addColorStop(1, css(palette.silk, 0))
  context.fillStyle = veil
  context.fillRect(0, top, width, height)
}
