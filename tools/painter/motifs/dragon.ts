import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { curve, spline } from '../canvas/shape.ts'

/** A dragon of linked benches, a lantern on each, that curves over a bridge. */
export function paintDragon(
  scene: Scene,
  { x, y, span }: { x: number; y: number; span: number },
): void {
  const { context } = scene
  const way = spline(
    [
      [x - span / 2, y + 130],
      [x - span / 4, y + 40],
      [x, y],
      [x + span / 4, y + 36],
      [x + span / 2, y + 120],
      [x + span * 0.72, y + 150],
    ],
    false,
    6,
  )
  way.forEach(([px, py], index) => {
    if (index === 0) return
    const glow = context.createRadialGradient(px, py - 18, 0, px, py - 18, 46)
    glow.addColorStop(0, css('#ffbe5a', 0.55))
    glow.addColorStop(1, css('#ffbe5a', 0))
    context.fillStyle = glow
    context.fillRect(px - 46, py - 64, 92, 92)
    context.fillStyle = css(index % 2 === 0 ? '#e2663a' : '#f0b04e')
    context.beginPath()
    context.ellipse(px, py - 18, 10, 13, 0, 0, 7)
    context.fill()
    context.fillStyle = css('#3a2418')
    context.fillRect(px - 13, py - 2, 26, 5)
  })
  const [head] = way
  if (!head) return
  fill(
    scene,
    spline([
      [head[0] + 20, head[1] - 26],
      [head[0] - 20, head[1] - 62],
      [head[0] - 70, head[1] - 40],
      [head[0] - 96, head[1] - 8],
      [head[0] - 40, head[1] - 4],
      [head[0] - 84, head[1] + 14],
      [head[0] - 10, head[1] + 12],
    ]),
    css('#d9512f'),
  )
  for (const horn of [0, 18])
    brush(
      scene,
      curve(
        [
          [head[0] - 20 + horn, head[1] - 56],
          [head[0] + 4 + horn, head[1] - 84],
          [head[0] + 30 + horn, head[1] - 80],
        ],
        8,
      ),
      { width: 5, colour: '#f0b04e' },
    )
}
