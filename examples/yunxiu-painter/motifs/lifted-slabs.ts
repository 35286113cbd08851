import { css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import type { Spot } from '../scenes/lane.ts'

/** Slabs that were lifted off a lane's channel and laid beside it. */
export function paintLiftedSlabs(scene: Scene, spot: Spot): void {
  for (const [away, scale] of [
    [100, 0.36],
    [40, 0.56],
    [-40, 0.86],
  ] as const) {
    const near = scale * 1.06
    const corners = (up: number, at: number): [Point, Point] => [
      spot(away - 90, up, at),
      spot(away + 90, up, at),
    ]
    const front = corners(30, near)
    paintFace(scene, [...corners(30, scale * 0.9), ...front.toReversed()], '#cdbf9c')
    paintFace(scene, [...front, ...corners(4, near).toReversed()], '#8d8069')
  }
}

function paintFace(scene: Scene, face: readonly Point[], colour: '#cdbf9c' | '#8d8069'): void {
  const { context, palette } = scene
  fill(scene, face, css(colour))
  context.strokeStyle = css(palette.line, 0.7)
  context.lineWidth = 1.6
  context.stroke()
}
