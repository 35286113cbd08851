import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { DARK_TABLE, NIGHT_TABLE, TABLE } from './stops.ts'
import { wash } from './wash.ts'

/** A wooden table across the picture, seen from a little above; `y` is the row of its far edge. */
export function paintTable(scene: Scene, y = 620, isDark = false): void {
  const { width, height, palette } = scene
  const byDay = isDark ? DARK_TABLE : TABLE
  const board: Point[] = [
    [-20, y],
    [width / 2, y - 2],
    [width + 20, y],
    [width + 20, height + 10],
    [-20, height + 10],
  ]
  const dense = board.flatMap((corner, index): Point[] => {
    const next = board[(index + 1) % board.length] ?? corner
    return Array.from({ length: 12 }, (_, step) => [
      corner[0] + ((next[0] - corner[0]) * step) / 12,
      corner[1] + ((next[1] - corner[1]) * step) / 12,
    ])
  })
  wash(scene, dense, {
    stops: palette.isNight ? NIGHT_TABLE : byDay,
    edge: 0.04,
    cloud: 0.34,
    gold: 0.4,
  })
  paintGrain(scene, y)
}

function paintGrain(scene: Scene, y: number): void {
  const { context, random, palette, width, height } = scene
  for (let vein = 0; vein < 60; vein++) {
    const row = y + (height - y) * random.next() ** 0.8
    const from = random.between(-200, width)
    context.strokeStyle = css(palette.line, 0.1)
    context.lineWidth = random.between(0.8, 2)
    context.beginPath()
    context.moveTo(from, row)
    context.bezierCurveTo(
      from + 120,
      row + random.between(-6, 6),
      from + 260,
      row + random.between(-6, 6),
      from + 420,
      row,
    )
    context.stroke()
  }
}
