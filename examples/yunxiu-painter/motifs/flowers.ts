import { TURN } from '../canvas/arithmetic.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, hazed } from '../canvas/scene.ts'
import type { Patch } from './patch.ts'

/** Many small flowers, on a slope or around a twig. */
export function paintFlowers(
  scene: Scene,
  { x, y, width, height, count }: Patch,
  { colour, size, haze = 0 }: { colour: `#${string}`; size: number; haze?: number },
): void {
  const { context, random } = scene
  for (let index = 0; index < count; index++) {
    const at: Point = [
      x + random.between(-0.5, 0.5) * width,
      y + random.between(-0.5, 0.5) * height,
    ]
    const tone = mix(colour, random.chance(0.5) ? '#fff6da' : '#a9752a', random.next() * 0.3)
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * TURN
      context.fillStyle = css(hazed(scene, tone, haze), 0.9)
      context.beginPath()
      context.ellipse(
        at[0] + Math.cos(angle) * size * 0.5,
        at[1] + Math.sin(angle) * size * 0.4,
        size * 0.42,
        size * 0.3,
        angle,
        0,
        TURN,
      )
      context.fill()
    }
    context.fillStyle = css(mix(colour, '#6b4a1a', 0.5), 0.9)
    context.beginPath()
    context.arc(at[0], at[1], size * 0.28, 0, TURN)
    context.fill()
  }
}
