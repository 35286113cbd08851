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

/** A hedge of tea: one body with an uneven top, and leaves that are lighter where the sky is. */
function paintHedge(
  scene: Scene,
  lip: readonly Point[],
  { size, haze }: { size: number; haze: number },
): void {
  const { context, random, palette } = scene
  const seed = random.next() * 300
  const [dark, leaf, lit] = palette.isNight
    ? (['#123630', '#2f6f5a', '#6aa584'] as const)
    : (['#2c6850', '#549069', '#a3c98c'] as const)
  const top = (x: number) => size * (0.42 + 0.5 * noise(x * 0.021 + seed, seed) + 0.3 * noise(x * 0.09 + seed, 3))
  fill(
    scene,
    [...lip.map(([x, y]): Point => [x, y - top(x) + size * 0.3]), ...lip.map(([x, y]): Point => [x, y + size * 0.72]).toReversed()],
    css(hazed(scene, mix(dark, leaf, 0.35), haze), 0.95),
  )
  lip.forEach((from, index) => {
    const to = lip[index + 1] ?? from
    const leaves = Math.round((Math.hypot(to[0] - from[0], to[1] - from[1]) / Math.max(2.4, size * 0.2)) * 2.6)
    for (let each = 0; each < leaves; each++) {
      const t = random.next()
      const [x, y] = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
      const up = random.next()
      const row = y + size * 0.66 - up * (top(x) + size * 0.46)
      const tone = up > 0.55 ? mix(leaf, lit, (up - 0.55) * 2 * random.next()) : mix(dark, leaf, up * 1.6)
      context.fillStyle = css(hazed(scene, tone, haze), 0.85)
      context.beginPath()
      context.ellipse(x, row, Math.max(1, size * random.between(0.1, 0.19)), Math.max(0.7, size * random.between(0.05, 0.1)), random.between(-1.1, 0.5), 0, TURN)
      context.fill()
    }
  })
  const shade = lip.map(([x, y]): Point => [x, y + size * 0.86])
  brush(scene, shade, { width: 0.8, colour: hazed(scene, '#5b4a2c', haze), alpha: 0.4, dry: 0.2 })
}
