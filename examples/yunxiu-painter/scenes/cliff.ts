import { lerp } from '../canvas/arithmetic.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintLobe } from '../motifs/lobe.ts'
import { type Pine, paintPine } from '../motifs/pine.ts'
import { paintTuft } from '../motifs/tuft.ts'

export interface CliffWall {
  from: number
  to: number
  /** The row of its top, and of its foot. */
  top: number
  foot: number
  columns?: number
  haze?: number
  /** Bare granite: 0 blue, 1 ochre. */
  bare?: number
  pines?: number
}

/** A wall of granite: tall columns side by side with pines in the cracks. */
export function paintCliff(scene: Scene, wall: CliffWall): void {
  const { from, to, top, foot, columns = 8, haze = 0, bare = 0.25, pines = 4 } = wall
  const { random } = scene
  const width = (to - from) / columns
  for (const row of [0, 1]) {
    for (let index = 0; index < columns; index++) {
      const x = lerp(from, to, (index + (row === 0 ? 0.5 : random.between(0.1, 0.9))) / columns)
      const height =
        (foot - top) *
        (row === 0 ? random.between(0.82, 1) : random.between(0.3, 0.66)) *
        shoulder(scene, wall, x)
      paintLobe(scene, {
        x,
        base: foot,
        height,
        width: width * random.between(0.62, 0.95),
        sharpness: random.between(2.6, 4.4),
        hue: random.between(0.02, 0.3) + row * 0.15,
        haze,
        ochre: bare * random.between(0.3, 1.3),
        cap: 0.9,
        fade: 0.16,
        strokes: 1.6,
      })
      if (random.chance(0.6))
        paintTuft(scene, { x, y: foot - height + 22, size: random.between(12, 26), haze })
    }
  }
  for (let pine = 0; pine < pines; pine++) {
    const side = pine % 2 === 0 ? 1 : -1
    const x = lerp(from, to, (pine + random.between(0.2, 0.8)) / pines)
    paintPine(scene, {
      x,
      y: lerp(top, foot, random.between(0.3, 0.7)),
      height: random.between(90, 150),
      lean: side * random.between(0.3, 0.6),
      boughs: 5,
      haze,
    })
  }
}

/** A wall that ends within the picture becomes lower towards that end. */
function shoulder({ width }: Scene, { from, to }: CliffWall, x: number): number {
  const share = (x - from) / (to - from)
  const isOpen = share < 0.5 ? from > 0 : to < width
  return isOpen ? 1 - 0.5 * Math.abs(2 * share - 1) ** 3 : 1
}

/** A pine that grows out of a wall of granite, with rock in front of its foot. */
export function paintCliffPine(scene: Scene, pine: Pine): void {
  const { x, y, height, lean = 0.2 } = pine
  const away = lean < 0 ? 1 : -1
  paintPine(scene, pine)
  for (const [aside, above] of [
    [0.05, 0.1],
    [-0.02, 0.05],
  ] as const)
    paintLobe(scene, {
      x: x + away * aside * height,
      base: y + height * 0.4,
      height: height * (0.4 + above),
      width: height * 0.13,
      sharpness: 2.8,
      hue: 0.12,
      cap: 0.9,
      fade: 0.5,
      strokes: 1.6,
    })
}
