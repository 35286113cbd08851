import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** A faint rainbow in spray. */
export function paintRainbow(
  { context }: Scene,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  const bands = ['#c4553c', '#d99a3a', '#e6d27a', '#6fae7c', '#4f93b4', '#6a6aa6'] as const
  bands.forEach((colour, index) => {
    context.strokeStyle = css(colour, 0.2)
    context.lineWidth = 13
    context.beginPath()
    context.arc(x, y, radius - index * 11, Math.PI * 1.08, Math.PI * 1.92)
    context.stroke()
  })
}
