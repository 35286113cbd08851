import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { between } from '../canvas/shape.ts'

/** A jetty or boardwalk of planks, from its far end to its near end. */
export function paintJetty(
  scene: Scene,
  { from, to, width }: { from: Point; to: Point; width: number },
): void {
  const { context, palette } = scene
  const [wood, dark] = palette.isNight
    ? (['#4a3f34', '#2a221b'] as const)
    : (['#b8946a', '#6a4c32'] as const)
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
  const side: Point = [Math.cos(angle), Math.sin(angle) * 0.4]
  const edge = (t: number, sign: number): Point => {
    const [x, y] = between(from, to, t ** 1.3)
    const half = (width / 2) * (0.3 + 0.7 * t)
    return [x + sign * side[0] * half, y + sign * side[1] * half]
  }
  const planks = 26
  for (const t of [0.1, 0.4, 0.7, 0.97]) {
    for (const sign of [-1, 1]) {
      const [x, y] = edge(t, sign)
      context.fillStyle = css(dark)
      context.fillRect(x - 4 - 6 * t, y, 8 + 12 * t, 40 + 60 * t)
    }
  }
  for (let plank = 0; plank < planks; plank++) {
    const [t0, t1] = [plank / planks, (plank + 0.88) / planks]
    fill(
      scene,
      [edge(t0, -1), edge(t0, 1), edge(t1, 1), edge(t1, -1)],
      css(mix(wood, dark, ((plank * 7) % 5) * 0.07)),
    )
    context.strokeStyle = css(palette.line, 0.5)
    context.lineWidth = 1
    context.stroke()
  }
}
