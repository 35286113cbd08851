import { lerp } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'

export interface Cable {
  from: Point
  to: Point
  sag: number
  cabins?: number
  /** Half of a cabin's height. */
  size: number
  /** For each tower its place, as a share of the way, and its height. */
  towers?: readonly (readonly [number, number])[]
}

/** A cable car: two ropes, red cabins, lattice towers. */
export function paintCable(scene: Scene, cable: Cable): void {
  const { context, palette } = scene
  const { from, to, sag, cabins = 4, size, towers = [] } = cable
  const at = (t: number): Point => [
    lerp(from[0], to[0], t),
    lerp(from[1], to[1], t) + Math.sin(t * Math.PI) * sag,
  ]
  const ink = css(palette.line, 0.85)
  for (const [t, height] of towers) paintTower(scene, at(t), { height, ink })
  // A pale edge below the ink, or the ropes would be lost before dark rock.
  for (const [colour, width] of [
    [css('#efe3c2', palette.isNight ? 0.4 : 0.75), 2.6],
    [ink, 1.1],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = width
    for (const shift of [0, size * 0.4]) {
      context.beginPath()
      for (let step = 0; step <= 40; step++) {
        const [x, y] = at(step / 40)
        context.lineTo(x + shift * 0.4, y + shift)
      }
      context.stroke()
    }
  }
  for (let cabin = 0; cabin < cabins; cabin++) {
    paintCabin(scene, at(((cabin + 0.6) / cabins) * 0.92 + 0.02), size)
  }
}

function paintTower(
  { context }: Scene,
  [x, y]: Point,
  { height, ink }: { height: number; ink: string },
) {
  const foot = Math.max(4, height * 0.05)
  context.strokeStyle = ink
  context.lineWidth = Math.max(1.2, height * 0.012)
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(x, y - 4)
    context.lineTo(x + side * foot, y + height)
  }
  for (let brace = 0; brace < 6; brace++) {
    const row = y + (height * brace) / 6
    const spread = (foot * brace) / 6 + 1
    context.moveTo(x - spread, row)
    context.lineTo(x + spread + foot / 6, row + height / 6)
  }
  context.moveTo(x - foot * 2.2, y)
  context.lineTo(x + foot * 2.2, y)
  context.stroke()
}

/** One cabin below its rope. */
function paintCabin({ context, palette }: Scene, [x, y]: Point, size: number): void {
  context.strokeStyle = css(palette.line, 0.9)
  context.lineWidth = Math.max(1.2, size * 0.05)
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x, y + size * 0.7)
  context.stroke()
  const shell = () => {
    context.beginPath()
    context.roundRect(x - size * 0.55, y + size * 0.7, size * 1.1, size * 1.05, size * 0.25)
  }
  shell()
  context.fillStyle = css('#b23a2b')
  context.fill()
  context.fillStyle = css(palette.isNight ? '#ffd98a' : '#f3ead2')
  context.fillRect(x - size * 0.42, y + size * 0.88, size * 0.37, size * 0.42)
  context.fillRect(x + size * 0.05, y + size * 0.88, size * 0.37, size * 0.42)
  shell()
  context.strokeStyle = css(palette.ink, 0.8)
  context.lineWidth = Math.max(0.7, size * 0.03)
  context.stroke()
}
