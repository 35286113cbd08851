import type { Scene } from '../canvas/scene.ts'
import { type Crest, crestOf } from './crest.ts'
import { paintPigment } from './pigment.ts'
import { paintStrokes } from './rock-strokes.ts'

/** A rounded body of rock; mountains are made of these. */
export interface Lobe {
  x: number
  base: number
  height: number
  /** Half of its width at the base. */
  width: number
  /** Below 1.4 a sharp peak, above 2 a round hill. */
  sharpness: number
  /** 0 all azurite, 1 all malachite. */
  hue: number
  /** How much haze is in front of it, 0 to 1. */
  haze: number
  seed: number
  /** The share of the height over which the pigment goes through its colours. */
  cap: number
  /** The share of the height, at the foot, that fades into the silk. */
  fade: number
  /** How strong texture strokes, gold line, moss and bare earth are, 0 for none. */
  strokes: number
  gold: number
  moss: number
  ochre: number
  lean: number
}

const DEFAULTS = {
  sharpness: 1.7,
  hue: 0.5,
  haze: 0,
  cap: 0.75,
  fade: 0.25,
  strokes: 1,
  gold: 1,
  moss: 1,
  ochre: 0,
  lean: 0,
}

export type LobeOptions = Pick<Lobe, 'x' | 'base' | 'height' | 'width'> & Partial<Lobe>

/** Paints a lobe and returns its crest, on which things can be placed. */
export function paintLobe(scene: Scene, options: LobeOptions): Crest {
  const lobe: Lobe = { ...DEFAULTS, seed: scene.random.next() * 1000, ...options }
  const crest = crestOf(lobe, scene.width)
  if (crest.rows.length > 0) {
    paintPigment(scene, lobe, crest)
    paintStrokes(scene, lobe, crest)
  }
  return crest
}
