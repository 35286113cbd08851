import { brush } from '../canvas/brush.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { ellipse, polygon, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { IRON, STONE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A grip of the cable car: the jaw that holds the rope, its spring, and the lever with its roller. */
export function paintGrip(scene: Scene, { x, y, size }: Thing): void {
  const at = (u: number, v: number): Point => [x + u * size, y + v * size]
  paintShadow(scene, at(0.1, 0.26), [size * 1.2, size * 0.22])
  const lever = [at(0.3, -0.16), at(0.98, -0.66), at(1.08, -0.52), at(0.46, 0.02)]
  wash(scene, polygon(lever), { stops: STONE })
  wash(scene, ellipse({ centre: at(1.03, -0.6), rx: size * 0.22, ry: size * 0.22 }), {
    stops: IRON,
    shine: 0.3,
  })
  wash(scene, ellipse({ centre: at(1.03, -0.6), rx: size * 0.08, ry: size * 0.08 }), {
    stops: STONE,
  })
  const jaw = [
    at(-0.66, 0.1),
    at(-0.84, -0.36),
    at(-0.8, -0.74),
    at(-0.5, -0.92),
    at(-0.2, -0.78),
    at(-0.14, -0.56),
    at(-0.32, -0.6),
    at(-0.5, -0.68),
    at(-0.58, -0.48),
    at(-0.44, -0.28),
    at(-0.2, -0.1),
  ]
  wash(scene, spline(jaw), { stops: IRON, shine: 0.2 })
  const body = [at(-0.7, -0.14), at(0.5, -0.2), at(0.62, 0.06), at(0.46, 0.28), at(-0.62, 0.28)]
  wash(scene, spline(body), { stops: IRON, shine: 0.2 })
  for (let turn = 0; turn < 6; turn++)
    brush(
      scene,
      ellipse({ centre: at(-0.3 + turn * 0.12, 0.04), rx: size * 0.05, ry: size * 0.15 }),
      {
        width: size * 0.045,
        colour: '#b9b4a2',
        isTapered: false,
      },
    )
}
