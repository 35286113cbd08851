import { mix } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import type { Scene } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { wash } from './wash.ts'

/** Bark of an old pine close up: scales with dark cracks between. */
export function paintBark(scene: Scene, { from, to }: { from: number; to: number }): void {
  const { random, height } = scene
  wash(
    scene,
    [
      [from, -20],
      [to, -20],
      [to + 60, height + 20],
      [from - 40, height + 20],
    ],
    {
      stops: [
        [0, '#4a3020'],
        [0.5, '#5f4430'],
        [1, '#2c1d14'],
      ],
      angle: 0,
    },
  )
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 8; column++) {
      const y = row * 74 - 30 + random.between(-10, 10)
      const share = (column + (row % 2) * 0.5) / 8
      const x = from + (to - from) * share + (noise(row, column) - 0.5) * 30
      const [w, h] = [((to - from) / 8) * random.between(0.42, 0.56), random.between(28, 40)]
      const tone = mix('#8a5f42', '#b98a62', random.next() * (1 - Math.abs(share - 0.4)))
      wash(
        scene,
        spline([
          [x - w, y],
          [x - w * 0.5, y - h],
          [x + w * 0.6, y - h * 0.9],
          [x + w, y + 4],
          [x + w * 0.5, y + h],
          [x - w * 0.6, y + h * 0.9],
        ]),
        {
          stops: [
            [0, mix(tone, '#e6c49a', 0.3)],
            [1, mix(tone, '#24170f', 0.45)],
          ],
          gold: 0.15,
        },
      )
    }
  }
}
