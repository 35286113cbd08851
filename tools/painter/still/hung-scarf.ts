import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, straight, spline, rectangle } from '../canvas/shape.ts'
import { SILK_BLUE, SILK_GREEN } from './silk-stops.ts'
import { STRAW } from './stops.ts'
import { wash } from './wash.ts'

/** A scarf over a rail of bamboo, a corner lifted by the wind. */
export function paintHungScarf(scene: Scene): void {
  brush(scene, straight([200, 300], [1400, 290], 24), {
    width: 26,
    colour: '#8a6a3a',
    isTapered: false,
    jitter: 0.06,
  })
  brush(scene, straight([200, 294], [1400, 284], 24), {
    width: 8,
    colour: '#d9bd84',
    alpha: 0.8,
    isTapered: false,
  })
  for (const joint of [420, 760, 1120])
    wash(scene, rectangle([joint, 276], 14, 42), { stops: STRAW, gold: 0 })
  wash(
    scene,
    spline([
      [520, 290],
      [980, 286],
      [1010, 470],
      [1180, 640],
      [1390, 700],
      [1240, 760],
      [1040, 760],
      [880, 720],
      [700, 800],
      [540, 760],
      [500, 560],
    ]),
    { stops: SILK_BLUE, streak: 0.6, angle: 1.2 },
  )
  wash(
    scene,
    spline([
      [620, 290],
      [860, 288],
      [900, 520],
      [980, 720],
      [840, 740],
      [700, 800],
      [640, 560],
    ]),
    { stops: SILK_GREEN, streak: 0.5 },
  )
  for (const [from, to] of [
    [
      [560, 300],
      [540, 740],
    ],
    [
      [780, 300],
      [760, 760],
    ],
    [
      [940, 300],
      [1020, 700],
    ],
  ] as const) {
    brush(scene, curve([from, [(from[0] + to[0]) / 2 + 30, 520], to], 18), {
      width: 3,
      colour: '#123a58',
      alpha: 0.6,
    })
  }
}
