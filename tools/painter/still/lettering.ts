import { type Colour, css } from '../canvas/colour.ts'
import type { Palette } from '../canvas/palette.ts'
import type { Scene } from '../canvas/scene.ts'

const SONG = '"Source Han Serif SC", "Noto Serif CJK SC", "Songti SC", STSong, SimSun, serif'
const LATIN = `"Iowan Old Style", Palatino, "Source Serif 4", Georgia, "DejaVu Serif", ${SONG}`

/** Vertical lines of Chinese, read from the right; `size` is the first line's, the others are small. */
export function writeVertical(
  { context, palette }: Scene,
  lines: readonly [string, ...string[]],
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const [title, ...verses] = lines
  context.textAlign = 'center'
  context.textBaseline = 'top'
  context.fillStyle = css(letters(palette))
  context.font = `700 ${size}px ${SONG}`
  ;[...title].forEach((character, row) => context.fillText(character, x, y + row * size * 1.12))
  context.font = `500 ${size * 0.27}px ${SONG}`
  verses.forEach((verse, column) => {
    const left = x - size * 0.86 - column * size * 0.46
    ;[...verse].forEach((character, row) =>
      context.fillText(character, left, y + 6 + row * size * 0.37),
    )
  })
}

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

function letters({ isNight }: Palette): Colour {
  return isNight ? '#eee7d5' : '#1d2321'
}
