import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, ellipse, spline, rectangle } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { wash } from './wash.ts'

/** A passport: a dark cover with a gold emblem of hills. */
export function paintPassport(
  scene: Scene,
  {
    x,
    y,
    width,
    height,
    turn,
  }: { x: number; y: number; width: number; height: number; turn: number },
): void {
  const { context } = scene
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  paintShadow(scene, [10, height * 0.46], [width * 0.7, 40])
  wash(scene, rectangle([-width / 2, -height / 2], width, height), {
    stops: [
      [0, '#4d6f86'],
      [0.5, '#1d4a63'],
      [1, '#12324a'],
    ],
    angle: 0.6,
    edge: 0.2,
  })
  brush(
    scene,
    spline(
      [
        [-width * 0.24, 0],
        [-width * 0.08, -height * 0.14],
        [0, -height * 0.06],
        [width * 0.1, -height * 0.2],
        [width * 0.26, 0],
      ],
      false,
    ),
    { width: 7, colour: '#e0b864', isTapered: false },
  )
  brush(scene, ellipse({ centre: [0, -height * 0.08], rx: width * 0.34, ry: width * 0.34 }), {
    width: 4,
    colour: '#e0b864',
    isTapered: false,
  })
  for (const [row, half] of [
    [0.26, 0.26],
    [0.32, 0.18],
  ] as const)
    brush(scene, straight([-width * half, height * row], [width * half, height * row], 12), {
      width: 6,
      colour: '#e0b864',
      alpha: 0.8,
      isTapered: false,
    })
  context.restore()
}
