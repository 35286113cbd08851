import { TURN } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { type Colour, mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { polygon } from '../canvas/shape.ts'

/** Blocks of broken rock, lit from above and one side. Each is its column, the row of its foot and half of its width. */
export function paintRubble(
  scene: Scene,
  blocks: readonly (readonly [number, number, number])[],
): void {
  for (const block of blocks.toSorted((one, other) => one[1] - other[1])) paintBlock(scene, block)
}

const FACES = [
  { corners: [0, 1, 2, 6], tone: 0 },
  { corners: [0, 6, 4, 5], tone: 0.42 },
  { corners: [6, 2, 3, 4], tone: 0.78 },
] as const

function paintBlock(scene: Scene, [x, y, half]: readonly [number, number, number]): void {
  const { context, palette, random } = scene
  const side = random.chance(0.5) ? 1 : -1
  const tall = random.between(0.7, 1.15)
  const near = (px: number, py: number): Point => [
    x + side * (px + random.between(-0.22, 0.22)) * half,
    y + tall * (py + random.between(-0.18, 0.18)) * half,
  ]
  const corners = [
    near(-1, -0.8),
    near(-0.2, -1.25),
    near(0.9, -0.9),
    near(1, -0.14),
    near(0.05, 0.1),
    near(-1.04, -0.2),
    near(0, -0.68),
  ]
  context.fillStyle = css(palette.ink, 0.16)
  context.beginPath()
  context.ellipse(x + half * 0.1, y, half * 1.25, half * 0.2, 0, 0, TURN)
  context.fill()
  const [light, shade]: readonly [Colour, Colour] = palette.isNight
    ? ['#5c686c', '#222c33']
    : ['#e0cfa6', '#5f584c']
  const tint = random.between(0, 0.16)
  for (const { corners: at, tone } of FACES) {
    const face = at.map((index): Point => corners[index] ?? [x, y])
    fill(scene, face, css(mix(mix(light, shade, tone), '#2f7d9b', tint)))
    brush(scene, [...polygon(face, 8), face[0] ?? [x, y]], {
      width: Math.max(0.9, half * 0.026),
      colour: palette.line,
      alpha: 0.75,
      isTapered: false,
      dry: 0.08,
    })
  }
}
