import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'

/** A narrow stream or channel with stone edges, from a far point to a near one. */
export function paintStreamlet(
  scene: Scene,
  [from, to]: readonly [Point, Point],
  width: number,
): void {
  const { palette, random } = scene
  const side = (sign: number, grown: number) =>
    Array.from({ length: 25 }, (_, index): Point => {
      const t = index / 24
      const half = width * (0.3 + 0.7 * t) * 0.5 * grown
      return [from[0] + (to[0] - from[0]) * t + sign * half, from[1] + (to[1] - from[1]) * t]
    })
  fill(
    scene,
    [...side(-1, 1.24), ...side(1, 1.24).toReversed()],
    css(palette.isNight ? '#566064' : '#c2b490'),
  )
  fill(
    scene,
    [...side(-1, 1), ...side(1, 1).toReversed()],
    css(mix(palette.water, '#2f6f8a', 0.55)),
  )
  for (const sign of [-1, 1])
    for (const grown of [1, 1.24])
      brush(scene, side(sign, grown), { width: 1.8, colour: palette.line, alpha: 0.6, dry: 0.2 })
  for (let ripple = 0; ripple < 22; ripple++) {
    const t = random.next()
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const half = width * (0.3 + 0.7 * t) * 0.36
    const shift = random.between(-half, half * 0.4)
    brush(
      scene,
      spline(
        [
          [x + shift, y],
          [x + shift + half * 0.3, y - 3],
          [x + shift + half * 0.6, y],
        ],
        false,
      ),
      { width: 1.6, colour: '#f4f1e2', alpha: 0.55 },
    )
  }
}
