import type { Scene } from '../canvas/scene.ts'
import { type Crest, type Skyline, skylineOf } from './crest.ts'
import { paintLobe } from './lobe.ts'

export interface Bank {
  x: number
  y: number
  width: number
  height: number
  rocks?: number
  haze?: number
  hue?: number
}

/** Paints a low shore of rounded rocks and returns its skyline. */
export function paintBank(scene: Scene, bank: Bank): Skyline {
  const { x, y, width, height, rocks = 4, haze = 0, hue = 0.7 } = bank
  const { random } = scene
  const crests: Crest[] = []
  for (let rock = 0; rock < rocks; rock++) {
    const crest = paintLobe(scene, {
      x: x + random.between(-0.5, 0.5) * width,
      base: y + height * 0.05 * rock,
      height: height * random.between(0.45, 1) * (1 - (rock / rocks) * 0.3),
      width: width * random.between(0.3, 0.55),
      sharpness: 2.2,
      hue,
      haze,
      cap: 0.9,
      fade: 0.12,
      strokes: 0.5,
      gold: 0.6,
      moss: 1.2,
    })
    crests.push(crest)
  }
  return skylineOf(crests, y)
}
