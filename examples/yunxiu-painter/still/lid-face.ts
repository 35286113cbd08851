import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { wash } from './wash.ts'

/** A lacquer lid close up, with ranges of hills in gold lines. */
export function paintLidFace(scene: Scene): void {
  wash(scene, ellipse({ centre: [800, 560], rx: 760, ry: 420 }), {
    stops: [
      [0, '#d9644a'],
      [0.4, '#b83c28'],
      [1, '#6e1c16'],
    ],
    angle: 0.7,
    edge: 0.4,
  })
  for (const share of [0.93, 0.9])
    brush(scene, ellipse({ centre: [800, 560], rx: 760 * share, ry: 420 * share }), {
      width: share === 0.93 ? 5 : 2,
      colour: '#e0b864',
      isTapered: false,
    })
  for (let range = 0; range < 4; range++) {
    const foot = 520 + range * 74
    for (let hill = 0; hill < 5; hill++) {
      const x = 330 + hill * 230 + (range % 2) * 100
      const tall = 190 - range * 26 + Math.sin(hill * 2.7 + range) * 60
      for (let ring = 0; ring < 8; ring++) {
        const grown = 1 - ring * 0.125
        brush(
          scene,
          spline(
            [
              [x - 140 * grown, foot],
              [x - 40 * grown, foot - tall * grown],
              [x + 30 * grown, foot - tall * 0.9 * grown],
              [x + 150 * grown, foot],
            ],
            false,
          ),
          {
            width: ring === 0 ? 5 : 2,
            colour: ring === 0 ? '#f6d78a' : '#d9a94e',
            alpha: ring === 0 ? 0.95 : 0.6,
          },
        )
      }
    }
  }
}
