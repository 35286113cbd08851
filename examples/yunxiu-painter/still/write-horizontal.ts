import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { SONG, letterColour } from './letters.ts'

const LATIN = `"Iowan Old Style", Palatino, "Source Serif 4", Georgia, "DejaVu Serif", ${SONG}`

/** A horizontal title in Latin letters with a small line above it. */
export function writeHorizontal(
  { context, palette }: Scene,
  [title, over]: readonly [string, string],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = css(letterColour(palette), 0.8)
  context.font = `italic 500 ${size * 0.36}px ${LATIN}`
  context.fillText(over, x, y)
  context.fillStyle = css(letterColour(palette))
  context.font = `600 ${size}px ${LATIN}`
  title.split('\n').forEach((line, row) => context.fillText(line, x, y + size * (1.15 + row * 1.1)))
}
