import { clamp, smoothstep } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { blank, type Point, type Scene } from '../canvas/scene.ts'

export interface Water {
  /** The far shore. */
  y: number
  bottom?: number
  /** How strong the reflection is next to the shore. */
  reflection?: number
  ripples?: number
}

/** Still water below `y`, mirroring what is painted above it so far: paint boats and near shores afterwards. */
export function paintWater(scene: Scene, water: Water): void {
  const { y, bottom = scene.height, reflection = 0.42, ripples = 1 } = water
  const above = blank(scene.width, scene.height)
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

/** Line by line, squeezed, and shifted sideways more and more with the distance from the shore. */
function mirror({ context, width }: Scene, above: OffscreenCanvas, water: Required<Water>): void {
  const { y, bottom, reflection } = water
  for (let row = y; row < bottom; row++) {
    const down = row - y
    const source = y - down * 1.15
    if (source < 0) break
    const shift = (noise(down * 0.09, 5.5) - 0.5) * 10 + (noise(down * 0.4, 1.1) - 0.5) * 6
    context.globalAlpha = reflection * (1 - smoothstep(0, (bottom - y) * 0.95, down) * 0.85)
    const at = Math.round(shift * (1 + down / 180))
    context.drawImage(above, 0, source, width, 1, at, row, width, 1)
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

/** The path of the moon's or the sun's light on the water. */
export function paintGlint(
  scene: Scene,
  { x, y, bottom, width }: { x: number; y: number; bottom: number; width: number },
): void {
  const { random } = scene
  for (let row = y; row < bottom; row += random.between(3, 7)) {
    const near = clamp((row - y) / (bottom - y))
    const length = width * random.between(0.2, 1) * (0.35 + near)
    const middle = x + random.between(-0.5, 0.5) * width * (0.3 + near)
    const points: Point[] = []
    for (let step = 0; step <= length; step += 4) {
      points.push([middle - length / 2 + step, row + Math.sin(step * 0.06 + row) * 1.3])
    }
    const colour = scene.palette.isNight ? '#f3dfae' : '#d9593a'
    brush(scene, points, {
      width: random.between(1, 2.6),
      colour,
      alpha: 0.5 * (1 - near * 0.6),
      jitter: 0.5,
    })
  }
}
