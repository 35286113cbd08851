import { lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, hazed, fill } from '../canvas/scene.ts'

export interface Path {
  way: (t: number) => Point
  /** Half of the width at the far end, and at the near one. */
  far: number
  near: number
  haze?: number
  /** With joints between flagstones. */
  isPaved?: boolean
}

/** Half of a path's width at a share of its way. */
export function halfOf({ far, near }: Pick<Path, 'far' | 'near'>, t: number): number {
  return lerp(far, near, t ** 1.3)
}

/** A level path or road from far, at the top, to near. */
export function paintPath(scene: Scene, path: Path): void {
  const { way, haze = 0, isPaved = true } = path
  const { context, palette, random } = scene
  const stations = Array.from({ length: 41 }, (_, index) => index / 40)
  const edge = (side: number): Point[] =>
    stations.map((t) => {
      const [x, y] = way(t)
      return [x + side * halfOf(path, t), y]
    })
  const [left, right] = [edge(-1), edge(1)]
  const stone = palette.isSnow
    ? '#f3f1ea'
    : palette.isNight
      ? mix('#4a5154', palette.mist, isPaved ? 0.5 : 0.8)
      : mix('#ddceaa', palette.silk, isPaved ? 0.25 : 0.5)
  fill(scene, [...left, ...right.toReversed()], css(hazed(scene, stone, haze)))
  for (const side of [left, right]) {
    brush(scene, side, {
      width: 1.4,
      colour: hazed(scene, palette.line, haze),
      alpha: 0.6,
      dry: 0.15,
    })
  }
  if (!isPaved) return
  context.strokeStyle = css(hazed(scene, mix(palette.line, stone, 0.35), haze), 0.4)
  for (let joint = 0; joint < 30; joint++) {
    const t = (joint / 30) ** 0.8
    const [x, y] = way(t)
    const half = halfOf(path, t)
    context.lineWidth = lerp(0.5, 1.5, t)
    context.beginPath()
    context.moveTo(x - half, y)
    context.lineTo(x + half, y + random.between(-2, 2))
    const at = x + half * random.between(-0.7, 0.7)
    context.moveTo(at, y)
    context.lineTo(at + (at - x) * 0.06, y + lerp(5, 26, t))
    context.stroke()
  }
}
