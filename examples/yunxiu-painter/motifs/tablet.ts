import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill, trace } from '../canvas/scene.ts'
import { ellipse, trapezoid } from '../canvas/shape.ts'
import type { Thing } from '../still/thing.ts'
import { write } from './characters.ts'

/** An old stone tablet on a base, with a few characters left. */
export function paintTablet(scene: Scene, { x, y, size }: Thing): void {
  const { context, palette } = scene
  const stone = palette.isNight ? '#596164' : '#b5aa90'
  fill(
    scene,
    trapezoid(x, [y, size * 0.52], [y - size * 0.22, size * 0.44]),
    css(mix(stone, '#6a624e', 0.3)),
  )
  context.strokeStyle = css(palette.line, 0.7)
  context.lineWidth = 2
  context.stroke()
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
  carve(scene, { x, y, size })
  weather(scene, { x, y, size }, slab)
}

/** The mountain's name down the middle, with a column of small characters on either side, all worn. */
function carve(scene: Scene, { x, y, size }: Thing): void {
  const ink = { colour: '#4a4438', isVertical: true, worn: 0.16 } as const
  const columns = [
    { text: ['云', '岫', '山'], across: -0.125, down: 1.52, share: 0.25, alpha: 0.85 },
    { text: ['一', '山', '一', '水'], across: 0.18, down: 1.36, share: 0.115, alpha: 0.6 },
    { text: ['一', '木', '一', '石'], across: -0.295, down: 1.36, share: 0.115, alpha: 0.6 },
  ] as const
  for (const { text, across, down, share, alpha } of columns)
    write(scene, text, {
      ...ink,
      at: [x + across * size, y - down * size],
      size: share * size,
      alpha,
    })
}

/** Lichen in patches and moss from the foot up, clipped to the stone. */
function weather(scene: Scene, { x, y, size }: Thing, slab: readonly Point[]): void {
  const { context, palette, random } = scene
  context.save()
  trace(context, slab)
  context.clip()
  for (let spot = 0; spot < 60; spot++) {
    const isMoss = spot % 3 > 0
    context.fillStyle = css(
      isMoss ? palette.moss : mix(palette.silk, '#8a8468', 0.5),
      isMoss ? 0.13 : 0.16,
    )
    context.beginPath()
    context.ellipse(
      x + random.between(-0.36, 0.36) * size,
      y - size * (isMoss ? 0.2 + random.next() ** 3 * 0.9 : random.between(0.3, 1.8)),
      size * random.between(0.03, 0.1),
      size * random.between(0.015, 0.05),
      random.between(-0.4, 0.4),
      0,
      7,
    )
    context.fill()
  }
  const shade = context.createLinearGradient(x - size * 0.36, 0, x + size * 0.36, 0)
  shade.addColorStop(0, css('#fff6dc', palette.isNight ? 0.06 : 0.22))
  shade.addColorStop(0.4, css('#fff6dc', 0))
  shade.addColorStop(1, css('#2a2418', 0.3))
  context.fillStyle = shade
  context.fillRect(x - size * 0.4, y - size * 2, size * 0.8, size * 2)
  context.restore()
}
