import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { SONG } from './letters.ts'

/** The site's seal: two characters, one above the other, white on cinnabar. */
export function stampSeal(
  { context }: Scene,
  [upper, lower]: readonly [string, string],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  context.fillStyle = css('#b23a2b')
  context.beginPath()
  context.roundRect(x - size / 2, y - size / 2, size, size, size * 0.08)
  context.fill()
  context.fillStyle = css('#fff8ec')
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `700 ${size * 0.4}px ${SONG}`
  context.fillText(upper, x, y - size * 0.2)
  context.fillText(lower, x, y + size * 0.23)
}
