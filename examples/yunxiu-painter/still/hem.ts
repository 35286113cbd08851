import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, straight, polygon } from '../canvas/shape.ts'
import { SILK_BLUE } from './silk-stops.ts'
import { wash } from './wash.ts'

/** One corner of a silk cloth with the even stitches of its rolled hem. */
export function paintHem(scene: Scene): void {
  const { context } = scene
  wash(
    scene,
    polygon([
      [-20, 1020],
      [-20, 300],
      [520, 120],
      [1180, 780],
      [1000, 1020],
    ]),
    { stops: SILK_BLUE, angle: 0.8, streak: 0.3, cloud: 0.7, line: 0, gold: 0 },
  )
  for (const fold of [0, 1, 2])
    brush(
      scene,
      curve(
        [
          [60 + fold * 200, 1000],
          [200 + fold * 180, 640],
          [420 + fold * 190, 330 + fold * 180],
        ],
        24,
      ),
      { width: 16, colour: '#123a58', alpha: 0.22 },
    )
  for (const [from, to] of [
    [
      [-20, 300],
      [520, 120],
    ],
    [
      [520, 120],
      [1180, 780],
    ],
  ] as const) {
    brush(scene, straight(from, to, 40), {
      width: 30,
      colour: '#2f7d9b',
      isTapered: false,
      jitter: 0.06,
    })
    brush(
      scene,
      straight(from, to, 40).map(([x, y]) => [x - 4, y - 6]),
      { width: 9, colour: '#a9cbbd', alpha: 0.8, isTapered: false },
    )
    straight(from, to, 40).forEach(([x, y]) => {
      context.fillStyle = css('#f3ead2')
      context.beginPath()
      context.ellipse(x, y + 4, 7, 3, 0.7, 0, 7)
      context.fill()
    })
  }
}
