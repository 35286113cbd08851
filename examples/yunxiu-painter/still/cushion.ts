import { brush } from '../canvas/brush.ts'
import { type Colour, type Stops, css, mix } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** Cloth dyed with madder, and unbleached hemp. */
const MADDER: Stops = [
  [0, '#d99a72'],
  [0.4, '#b8654a'],
  [0.75, '#8f4234'],
  [1, '#5a2620'],
]
export const HEMP: Stops = [
  [0, '#f0e0b8'],
  [0.4, '#d9bd86'],
  [0.75, '#ad8a55'],
  [1, '#6e5230'],
]

/** A thick round cushion with a button in its middle; `size` is half of its width. */
export function paintCushion(scene: Scene, { x, y, size }: Thing, cloth: Stops = MADDER): void {
  const stops = scene.palette.isNight
    ? cloth.map(([at, colour]) => [at, mix(colour, '#20150f', 0.36)] as const)
    : cloth
  const dye = stops[Math.floor(stops.length / 2)]?.[1] ?? '#8f4234'
  paintShadow(scene, [x, y - size * 0.06], [size * 1.25, size * 0.26], 0.5)
  wash(scene, plump({ x, y, size }), { stops, edge: 0.3, cloud: 0.3, gold: 0.4 })
  paintTop(scene, { x, y, size }, dye)
  paintSeam(scene, { x, y, size }, dye)
}

/** The outline: an ellipse that is fuller towards the corners. */
function plump({ x, y, size }: Thing): Point[] {
  return ellipse({ centre: [0, 0], rx: 1, ry: 1 }).map(([across, down]): Point => [
    x + Math.sign(across) * Math.abs(across) ** 0.78 * size,
    y + (Math.sign(down) * Math.abs(down) ** 0.78 * 0.37 - 0.37) * size,
  ])
}

/** Light on the dome, and folds that meet at a button. */
function paintTop(scene: Scene, { x, y, size }: Thing, dye: Colour): void {
  const { context, palette } = scene
  const middle: Point = [x, y - size * 0.5]
  context.save()
  context.translate(x - size * 0.12, y - size * 0.57)
  context.scale(1, 0.2)
  const light = context.createRadialGradient(0, 0, 0, 0, 0, size * 0.8)
  light.addColorStop(0, css('#fff0d2', palette.isNight ? 0.14 : 0.34))
  light.addColorStop(1, css('#fff0d2', 0))
  context.fillStyle = light
  context.beginPath()
  context.arc(0, 0, size * 0.8, 0, 7)
  context.fill()
  context.restore()
  const rim = ellipse({ centre: middle, rx: size * 0.62, ry: size * 0.15 })
  for (let fold = 0; fold < 8; fold++) {
    const to = rim[fold * 9 + 4] ?? middle
    const bend: Point = [(middle[0] + to[0]) / 2, (middle[1] + to[1]) / 2 + size * 0.02]
    brush(scene, curve([middle, bend, to], 8), {
      width: size * 0.03,
      colour: mix(dye, '#3a1a14', 0.6),
      alpha: 0.4,
    })
  }
  context.fillStyle = css(mix(dye, '#3a1a14', 0.55), 0.9)
  context.beginPath()
  context.ellipse(...middle, size * 0.055, size * 0.03, 0, 0, 7)
  context.fill()
}

/** The piping where top and side are sewn together, along the front. */
function paintSeam(scene: Scene, { x, y, size }: Thing, dye: Colour): void {
  const front = ellipse(
    { centre: [x, y - size * 0.41], rx: size * 0.985, ry: size * 0.2 },
    0.02 * Math.PI,
    0.98 * Math.PI,
  )
  brush(scene, front, {
    width: size * 0.045,
    colour: mix(dye, '#3a1a14', 0.5),
    alpha: 0.7,
    jitter: 0.1,
  })
  brush(
    scene,
    front.map(([px, py]): Point => [px, py - size * 0.025]),
    { width: size * 0.016, colour: mix(dye, '#fff0d2', 0.55), alpha: 0.7 },
  )
}
