import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { SONG, letters } from './letters.ts'

const LATIN = `"Iowan Old Style", Palatino, "Source Serif 4", Georgia, "DejaVu Serif", ${SONG}`

/** A horizontal title in Latin letters with a line of small ones above it. */
export function writeHorizontal(
  { context, palette }: Scene,
  [title, over]: readonly [string, string],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = css(letters(palette), 0.8)
  context.font = `italic 500 ${size * 0.36}px ${LATIN}`
  context.fillText(over, x, y)
  context.fillStyle = css(letters(palette))
  context.font = `600 ${size}px ${LATIN}`
  title.split('\n').forEach((line, row) => context.fillText(line, x, y + size * (1.15 + row * 1.1)))
}
