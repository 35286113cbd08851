import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import { type Scene, fill, hazed } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'

interface Foot {
  x: number
  y: number
  /** Half of the trunk's width. */
  half: number
  bark: Colour
  haze?: number
}

/** The foot of a trunk, which spreads into roots, with moss around them. */
export function paintRoots(scene: Scene, { x, y, half, bark, haze = 0 }: Foot): void {
  const { context, palette } = scene
  const moss = hazed(scene, palette.moss, haze)
  const ground = context.createRadialGradient(0, 0, 0, 0, 0, half * 5)
  ground.addColorStop(0, css(moss, palette.isSnow ? 0.16 : 0.42))
  ground.addColorStop(1, css(moss, 0))
  context.save()
  context.translate(x, y + half * 0.6)
  context.scale(1, 0.2)
  context.fillStyle = ground
  context.beginPath()
  context.arc(0, 0, half * 5, 0, TURN)
  context.fill()
  context.restore()
  for (const [toe, sunk] of [
    [-2.6, 0.7],
    [-1.1, 1.5],
    [0.8, 1.7],
    [2.8, 0.6],
  ] as const) {
    const side = Math.sign(toe)
    fill(
      scene,
      [
        ...curve([
          [x + side * half * 0.3, y - half * 3.6],
          [x + side * half * 0.9, y - half * 0.5],
          [x + toe * half, y + sunk * half],
        ]),
        ...curve([
          [x + toe * half, y + sunk * half],
          [x + toe * half * 0.4, y + half * 0.2],
          [x - side * half * 0.5, y - half],
        ]),
      ],
      css(bark, 0.95),
    )
  }
}
