import { smoothstep } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Scene, type Point, blank } from '../canvas/scene.ts'

export interface Water {
  /** The row of the far shore. */
  y: number
  bottom?: number
  /** How strong the reflection is next to the shore. */
  reflection?: number
  ripples?: number
}

/** Still water that mirrors what has been painted above `y`: boats and near shores are painted after it. */
export function paintWater(scene: Scene, water: Water): void {
  const { y, bottom = scene.height, reflection = 0.42, ripples = 1 } = water
  const above = blank(scene.width * scene.fineness, scene.height * scene.fineness)
  above.context.drawImage(scene.canvas, 0, 0)
  fillBand(scene, y, bottom)
  mirror(scene, above.canvas, { y, bottom, reflection, ripples })
  tint(scene, y, bottom)
  const count = Math.trunc((bottom - y) * 0.55 * ripples)
  for (let index = 0; index < count; index++) paintRipple(scene, [y, bottom], index)
}

function fillBand({ context, palette, width }: Scene, y: number, bottom: number): void {
  const pale = context.createLinearGradient(0, y, 0, y + 40)
  pale.addColorStop(0, css(palette.silk))
  pale.addColorStop(1, css(palette.shallow))
  context.fillStyle = pale
  context.fillRect(0, y, width, bottom - y)
}

/** Mirrors line by line: compressed, and the farther from the shore the more shifted to the side. */
function mirror({ context, width, fineness }: Scene, above: OffscreenCanvas, water: Required<Water>): void {
  const { y, bottom, reflection } = water
  for (let row = y; row < bottom; row++) {
    const down = row - y
    const source = y - down * 1.15
    if (source < 0) break
    const shift = (noise(down * 0.09, 5.5) - 0.5) * 10 + (noise(down * 0.4, 1.1) - 0.5) * 6
    context.globalAlpha = reflection * (1 - smoothstep(0, (bottom - y) * 0.95, down) * 0.85)
    const at = Math.round(shift * (1 + down / 180))
    context.drawImage(above, 0, source * fineness, width * fineness, fineness, at, row, width, 1)
  }
  context.globalAlpha = 1
}

function tint({ context, palette, width }: Scene, y: number, bottom: number): void {
  const tone = context.createLinearGradient(0, y, 0, bottom)
  for (const [at, alpha] of [
    [0, 0],
    [0.12, 0.14],
    [0.5, 0.42],
    [1, 0.14],
  ] as const) {
    tone.addColorStop(at, css(palette.water, alpha))
  }
  context.fillStyle = tone
  context.fillRect(0, y, width, bottom - y)
}

function paintRipple(scene: Scene, [y, bottom]: readonly [number, number], index: number): void {
  const { random, palette, width } = scene
  const near = random.next() ** 0.9
  const row = y + 4 + near * (bottom - y - 6)
  const from = random.next() * width
  const length = random.between(30, 150) * (0.5 + near)
  const frequency = random.between(0.05, 0.08)
  if (noise(from * 0.004 + 3, row * 0.012) < 0.42) return
  const points: Point[] = []
  for (let step = 0; step <= length; step += 4) {
    const wave = Math.sin(step * frequency + index) * (0.6 + 2.2 * near)
    points.push([from + step, row + wave + (noise(step * 0.05, index) - 0.5) * 2])
  }
  brush(scene, points, {
    width: 0.9,
    colour: palette.isNight ? palette.gold : mix(palette.line, palette.water, 0.5),
    alpha: palette.isNight ? 0.22 : 0.3,
    jitter: 0.4,
  })
}
