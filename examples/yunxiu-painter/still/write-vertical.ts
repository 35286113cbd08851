import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { SONG, letterColour } from './letters.ts'

/** Columns of Chinese from right to left: a title of this size, and small verses. */
export function writeVertical(
  { context, palette }: Scene,
  lines: readonly [string, ...string[]],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const [title, ...verses] = lines
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.fillStyle = css(letterColour(palette))
  context.font = `700 ${size}px ${SONG}`
  Array.from(title).forEach((character, row) =>
    context.fillText(character, x, y + row * size * 1.12),
  )
  context.font = `500 ${size * 0.27}px ${SONG}`
  verses.forEach((verse, column) => {
    const left = x - size * 0.86 - column * size * 0.46
    Array.from(verse).forEach((character, row) =>
      context.fillText(character, left, y + 6 + row * size * 0.37),
    )
  })
}
