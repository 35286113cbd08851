import { TURN, lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Scene, type Point, hazed, fill } from '../canvas/scene.ts'

export interface Terraces {
  /** The slope: `down` is 0 at the top and 1 at the bottom; `across` is 0 on the left and 1 on the right. */
  slope: (down: number, across: number) => Point
  rows: number
  haze?: number
}

const STATIONS = 90

/** Tea terraces: bands of grass along the contours, each with a hedge of tea on its edge. */
export function paintTerraces(scene: Scene, { slope, rows, haze = 0 }: Terraces): void {
  for (let row = 0; row < rows; row++) {
    const lip = contour(slope, row / rows, { row, rows, swing: 0.9 })
    const foot = contour(slope, (row + 1) / rows, { row, rows, swing: 0.54 })
    const grass = css(hazed(scene, grassColour(scene, row), haze))
    fill(scene, [...lip, ...foot.toReversed()], grass)
    const middle = Math.abs((foot[45]?.[1] ?? 0) - (lip[45]?.[1] ?? 0))
    if (row < rows - 1) {
      const { context } = scene
      context.strokeStyle = grass
      context.lineWidth = middle * 0.7
      context.beginPath()
      for (const [x, y] of foot) context.lineTo(x, y)
      context.stroke()
    }
    paintHedge(scene, lip, { size: Math.max(2.2, middle * 0.42), haze })
  }
}

function contour(
  slope: Terraces['slope'],
  down: number,
  { row, rows, swing }: { row: number; rows: number; swing: number },
): Point[] {
  return Array.from({ length: STATIONS + 1 }, (_, index) => {
    const across = index / STATIONS
    const wander = ((noise(across * 5 + row * 0.35, row * 0.55) - 0.5) * swing) / rows
    return slope(down + wander, across)
  })
}

function grassColour({ palette }: Scene, row: number) {
  const [light, dry] = palette.isNight
    ? (['#2f6456', '#4f684c'] as const)
    : (['#8db57e', '#d9c48c'] as const)
  return mix(light, dry, noise(row * 0.7, 2) * 0.8)
}

function paintHedge(
  scene: Scene,
  lip: readonly Point[],
  { size, haze }: { size: number; haze: number },
): void {
  const { context, random, palette } = scene
  const dark = palette.isNight ? '#143d37' : '#2f6f55'
  const bush = ([x, y]: Point, radii: Point, style: string) => {
    context.fillStyle = style
    context.beginPath()
    context.ellipse(x, y, radii[0], radii[1], 0, 0, TURN)
    context.fill()
  }
  lip.forEach((from, index) => {
    const to = lip[index + 1] ?? from
    const count = Math.max(
      1,
      Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 0.9)),
    )
    for (let each = 0; each < count; each++) {
      const at: Point = [lerp(from[0], to[0], each / count), lerp(from[1], to[1], each / count)]
      const leaf = mix(dark, palette.isNight ? '#3f8468' : '#6aa074', random.next() * 0.75)
      const radii: Point = [size * random.between(0.65, 0.95), size * random.between(0.5, 0.72)]
      bush([at[0], at[1] + size * 0.25], radii, css(hazed(scene, leaf, haze), 0.93))
      const lit = palette.isNight ? '#74b08c' : '#a9cf94'
      bush(
        [at[0] - size * 0.15, at[1]],
        [size * 0.35, size * 0.2],
        css(hazed(scene, lit, haze), 0.5),
      )
    }
  })
  const shade = lip.map(([x, y]): Point => [x, y + size * 0.9])
  brush(scene, shade, { width: 0.8, colour: hazed(scene, '#5b4a2c', haze), alpha: 0.4, dry: 0.2 })
}
