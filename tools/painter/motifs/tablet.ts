import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'
import type { Thing } from '../still/thing.ts'

/** Old stone with a few characters left, on a base. */
export function paintTablet(scene: Scene, { x, y, size }: Thing): void {
  const { context, palette, random } = scene
  const stone = palette.isNight ? '#596164' : '#b5aa90'
  fill(
    scene,
    [
      [x - size * 0.52, y],
      [x + size * 0.52, y],
      [x + size * 0.44, y - size * 0.22],
      [x - size * 0.44, y - size * 0.22],
    ],
    css(mix(stone, '#6a624e', 0.3)),
  )
  const slab = [
    [x - size * 0.34, y - size * 0.2],
    [x - size * 0.36, y - size * 1.7],
    ...ellipse(
      { centre: [x, y - size * 1.7], rx: size * 0.36, ry: size * 0.2 },
      Math.PI,
      Math.PI * 2,
    ),
    [x + size * 0.34, y - size * 0.2],
  ] as Point[]
  fill(scene, slab, css(stone))
  context.strokeStyle = css(palette.line, 0.8)
  context.lineWidth = 2.4
  context.stroke()
  for (let stroke = 0; stroke < 46; stroke++) {
    const [column, row] = [stroke % 2, Math.floor(stroke / 8)]
    const at: Point = [
      x + (column - 0.5) * size * 0.3 + random.between(-0.08, 0.08) * size,
      y - size * (1.5 - row * 0.2) + random.between(-0.06, 0.06) * size,
    ]
    const to: Point = random.chance(0.5)
      ? [at[0] + size * 0.12, at[1] + random.between(-4, 4)]
      : [at[0] + random.between(-4, 4), at[1] + size * 0.12]
    brush(scene, straight(at, to, 5), { width: 3, colour: '#4a4438', alpha: 0.7 })
  }
  for (let moss = 0; moss < 60; moss++) {
    context.fillStyle = css(palette.moss, 0.35)
    context.beginPath()
    context.ellipse(
      x + random.between(-0.36, 0.36) * size,
      y - size * random.next() ** 2 * 1.6,
      random.between(3, 9),
      random.between(2, 5),
      0,
      0,
      7,
    )
    context.fill()
  }
}
