type Point = readonly [x: number, y: number]

/** One brush stroke: points that are close enough to be joined by straight lines. */
type Stroke = readonly Point[]

/** Returns an arc of an ellipse between two angles in degrees: 0 points right, 90 down. */
function arc([x, y]: Point, [width, height]: Point, [from, to]: readonly [number, number]): Stroke {
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)] as const
  })
}

/** Returns straight lines from point to point: `lines(0, 0.55, 1, 0.55)`. */
function lines(...numbers: readonly number[]): Stroke {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []))
}

/** The strokes of each character in a square with a side of one unit. */
const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc([0.5, 0.5], [0.42, 0.5], [-90, 270])],
  '1': [lines(0.22, 0.2, 0.58, 0, 0.58, 1)],
  '2': [[...arc([0.48, 0.3], [0.4, 0.3], [-165, 35]), [0.06, 1], [0.94, 1]]],
  '3': [
    [
      ...arc([0.44, 0.25], [0.36, 0.25], [-150, 90]),
      ...arc([0.44, 0.74], [0.44, 0.26], [-90, 145]),
    ],
  ],
  '4': [lines(0.72, 1, 0.72, 0, 0.04, 0.7, 0.98, 0.7)],
  '5': [[[0.86, 0], [0.2, 0], [0.14, 0.45], ...arc([0.46, 0.68], [0.43, 0.32], [-125, 140])]],
  '6': [[[0.78, 0.02], [0.36, 0.3], [0.1, 0.62], ...arc([0.5, 0.69], [0.4, 0.31], [180, 545])]],
  '7': [lines(0.06, 0, 0.92, 0, 0.36, 1)],
  '8': [arc([0.5, 0.25], [0.35, 0.25], [90, 450]), arc([0.5, 0.75], [0.43, 0.25], [-90, 270])],
  '9': [[...arc([0.5, 0.31], [0.4, 0.31], [0, 360]), [0.86, 0.56], [0.6, 1]]],
  '+': [lines(0, 0.55, 1, 0.55), lines(0.5, 0.28, 0.5, 0.82)],
  '−': [lines(0, 0.55, 1, 0.55)],
}

const WIDTH = 160
const HEIGHT = 56
const GLYPH_WIDTH = 16
const GLYPH_HEIGHT = 32
const PAPER = '#FCF9F1'
const INK = '#1D2321'
const CURVES = 3
const BRUSH = 3
const HAIR = 1.1
const MAX_SEGMENT = 3

type Random = () => number

/**
 * Returns a picture of `text` as an SVG document. The characters, and curves across them, are cut
 * into short pieces in random order. So a bot learns no more from the markup than from the picture.
 */
export function drawCaptcha(text: string, random: Random): string {
  const curves = Array.from({ length: CURVES }, () => curve(random))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path stroke-width="${BRUSH}" d="${scatter(placeText(text, random), random)}"/>`,
    `<path stroke-width="${HAIR}" d="${scatter(curves, random)}"/>`,
    '</g></svg>',
  ].join('')
}

export function toPictureUri(svg: string): string {
  return `data:image/svg+xml;base64,${btoa(svg)}`
}

function placeText(text: string, random: Random): Stroke[] {
  const characters = text.split('')
  const step = (WIDTH - 24) / characters.length
  return characters.flatMap((character, index) => {
    const place = placer([12 + step * (index + 0.5), HEIGHT / 2], random)
    return (GLYPHS[character] ?? []).map((stroke) => stroke.map(place))
  })
}

/** Returns a function that slightly rotates, stretches and shifts a character. */
function placer([x, y]: Point, random: Random): (point: Point) => Point {
  const angle = spread(random, 0.3)
  const width = GLYPH_WIDTH * (1 + spread(random, 0.15))
  const height = GLYPH_HEIGHT * (1 + spread(random, 0.12))
  const shiftX = x + spread(random, 3)
  const shiftY = y + spread(random, 5)
  return ([u, w]) => {
    const dx = (u - 0.5) * width
    const dy = (w - 0.5) * height
    return [
      shiftX + dx * Math.cos(angle) - dy * Math.sin(angle),
      shiftY + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]
  }
}

/** Returns a wave from the left to the right edge. */
function curve(random: Random): Stroke {
  const middle = HEIGHT * (0.25 + random() * 0.5)
  const amplitude = 5 + random() * 11
  const turns = 1 + random() * 1.5
  const phase = random() * 2 * Math.PI
  return Array.from({ length: 41 }, (_, index) => {
    const along = index / 40
    return [
      along * WIDTH,
      middle + amplitude * Math.sin(phase + along * turns * 2 * Math.PI),
    ] as const
  })
}

function scatter(strokes: Stroke[], random: Random): string {
  const pieces = strokes.flatMap((stroke) => {
    const points = resample(stroke)
    const moved = points.map(
      ([x, y]) => [x + spread(random, 0.3), y + spread(random, 0.3)] as const,
    )
    return cut(moved, random)
  })
  return shuffle(pieces, random).map(pathData).join('')
}

/** Adds points, at most `MAX_SEGMENT` apart, because their number would reveal the character. */
function resample(stroke: Stroke): Stroke {
  const points: Point[] = stroke.slice(0, 1)
  for (const [x, y] of stroke.slice(1)) {
    const [fromX, fromY] = points.at(-1) ?? [x, y]
    const count = Math.ceil(Math.hypot(x - fromX, y - fromY) / MAX_SEGMENT)
    for (let index = 1; index <= count; index++) {
      points.push([fromX + ((x - fromX) * index) / count, fromY + ((y - fromY) * index) / count])
    }
  }
  return points
}

/** Cuts a stroke into pieces of 2 to 6 segments that share their ends. Half of them are reversed. */
function cut(stroke: Stroke, random: Random): Stroke[] {
  const pieces: Stroke[] = []
  for (let start = 0; start < stroke.length - 1;) {
    const length = 2 + Math.floor(random() * 5)
    const piece = stroke.slice(start, start + length + 1)
    pieces.push(random() < 0.5 ? piece : piece.toReversed())
    start += length
  }
  return pieces
}

function shuffle<Item>(items: Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

function pathData(stroke: Stroke): string {
  return stroke
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('')
}

function spread(random: Random, max: number): number {
  return (random() * 2 - 1) * max
}
