import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Point, type Scene, fill } from '../canvas/scene.ts'
import { curve, ellipse, spline } from '../canvas/shape.ts'
import type { Thing } from '../still/thing.ts'
import { wash } from '../still/wash.ts'

const SCALES = [
  [0, '#ee8a44'],
  [0.45, '#d9512f'],
  [1, '#8a2a1c'],
] as const
const MANE = [
  [0, '#f0c46a'],
  [0.6, '#5f9a6c'],
  [1, '#1f5a4c'],
] as const

/** A dragon of linked benches with a lantern on each, curved as over a bridge. */
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
  if (head) paintDragonHead(scene, { x: head[0] - 30, y: head[1] - 20, size: 62 })
}

/** The head of a paper dragon, looking to the left with its mouth open; `size` is half of its length. */
export function paintDragonHead(scene: Scene, { x, y, size }: Thing): void {
  const at = (u: number, v: number): Point => [x + u * size, y + v * size]
  for (const [u, v, reach] of [
    [0.5, -0.62, 1],
    [0.7, -0.3, 1.15],
    [0.72, 0.05, 1.1],
    [0.55, 0.4, 0.9],
  ] as const)
    wash(
      scene,
      spline([
        at(u - 0.3, v - 0.2),
        at(u + reach * 0.55, v - 0.12),
        at(u + reach, v + 0.16),
        at(u, v + 0.3),
      ]),
      { stops: MANE, line: size * 0.02 },
    )
  for (const back of [0, 0.3])
    brush(
      scene,
      spline(
        [at(back, -0.6), at(0.3 + back, -1.05), at(0.62 + back, -1.1), at(0.9 + back, -1.4)],
        false,
        6,
      ),
      { width: size * 0.13, colour: '#e0a845', jitter: 0.15 },
    )
  const jaw = [
    at(0.5, 0.34),
    at(-0.1, 0.32),
    at(-0.7, 0.5),
    at(-0.86, 0.4),
    at(-0.74, 0.66),
    at(-0.2, 0.74),
    at(0.4, 0.62),
  ]
  wash(scene, spline(jaw), { stops: SCALES, line: size * 0.03 })
  const skull = [
    at(0.62, 0.3),
    at(-0.1, 0.22),
    at(-0.5, 0.2),
    at(-1, 0.24),
    at(-1.1, 0),
    at(-0.94, -0.24),
    at(-0.6, -0.16),
    at(-0.3, -0.5),
    at(0.1, -0.68),
    at(0.5, -0.58),
    at(0.76, -0.1),
  ]
  wash(scene, spline(skull), { stops: SCALES, line: size * 0.03 })
  for (const tooth of [-0.8, -0.5, -0.2])
    fill(scene, [at(tooth - 0.07, 0.22), at(tooth + 0.07, 0.22), at(tooth, 0.4)], '#fbf3de')
  fill(scene, ellipse({ centre: at(-0.02, -0.28), rx: size * 0.17, ry: size * 0.15 }), '#fbf3de')
  fill(scene, ellipse({ centre: at(-0.07, -0.27), rx: size * 0.08, ry: size * 0.09 }), '#1d2321')
  brush(scene, curve([at(-0.28, -0.46), at(0, -0.56), at(0.26, -0.36)], 10), {
    width: size * 0.09,
    colour: '#2f7563',
  })
  brush(scene, curve([at(-0.98, -0.1), at(-1.5, -0.2), at(-1.42, 0.46)], 12), {
    width: size * 0.06,
    colour: '#e0a845',
  })
}
