import { lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { polygon, straight } from '../canvas/shape.ts'
import { wash } from './wash.ts'

const COLUMNS = 9
const CRACK = '#24170f'

/** The bark of an old pine, close up: long plates with dark cracks between them, on a round trunk. */
export function paintBark(scene: Scene, { from, to }: { from: number; to: number }): void {
  const { context, height } = scene
  const trunk: Point[] = [
    [from, -20],
    [to, -20],
    [to + 60, height + 20],
    [from - 40, height + 20],
  ]
  wash(scene, trunk, {
    stops: [
      [0, CRACK],
      [1, '#3a2518'],
    ],
    angle: 0,
  })
  context.save()
  context.beginPath()
  for (const point of trunk) context.lineTo(...point)
  context.clip()
  for (let column = 0; column < COLUMNS; column++)
    for (let row = -1; row < 7; row++) paintPlate(scene, { from, to, column, row })
  const round = context.createLinearGradient(from - 40, 0, to + 60, 0)
  for (const [at, alpha] of [
    [0, 0.72],
    [0.22, 0.1],
    [0.42, 0],
    [0.7, 0.24],
    [1, 0.8],
  ] as const)
    round.addColorStop(at, css('#1c110a', alpha))
  context.fillStyle = round
  context.fillRect(from - 60, -20, to - from + 140, height + 40)
  context.restore()
}

interface Plate {
  from: number
  to: number
  column: number
  row: number
}

/** One plate: angular, and with flakes across it. */
function paintPlate(scene: Scene, { from, to, column, row }: Plate): void {
  const { random } = scene
  // Narrower towards the sides of the trunk, which turn away from the viewer.
  const edge = (share: number) => lerp(from - 20, to + 30, 0.5 - 0.5 * Math.cos(share * Math.PI))
  const [left, right] = [edge(column / COLUMNS) + 2, edge((column + 1) / COLUMNS) - 2]
  const top = row * 170 + (column % 2) * 85 + noise(column * 3.1, row * 2.3) * 60
  const bottom = top + 166 + random.between(-10, 14)
  const bent = () => random.between(-9, 9)
  const middle = (left + right) / 2
  const outline = polygon([
    [left + bent(), top + bent() + 12],
    [middle + bent(), top + bent() - 10],
    [right + bent(), top + bent() + 12],
    [right + bent(), (top + bottom) / 2],
    [right + bent(), bottom - 12 + bent()],
    [middle + bent(), bottom + 10 + bent()],
    [left + bent(), bottom - 12 + bent()],
    [left + bent(), (top + bottom) / 2],
  ])
  const tone = mix('#7d5238', '#b5825a', random.next())
  wash(scene, outline, {
    stops: [
      [0, mix(tone, '#e6c49a', 0.28)],
      [0.6, tone],
      [1, mix(tone, CRACK, 0.5)],
    ],
    angle: 0.5,
    streak: 0.5,
    gold: 0.2,
  })
  for (let flake = 0; flake < 5; flake++) {
    const y = lerp(top + 18, bottom - 18, random.next())
    const x = lerp(left, right, random.between(0.08, 0.4))
    const end = x + (right - left) * random.between(0.25, 0.5)
    brush(scene, straight([x, y], [end, y + bent()], 8), { width: 2.6, colour: CRACK, alpha: 0.5 })
  }
}
