import { lerp } from '../canvas/arithmetic.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'

export interface Roof {
  x: number
  /** The row of the eaves. */
  y: number
  /** Half of the width between the corners. */
  width: number
  height: number
  haze: number
  /** Half of the ridge, as a share of the width: .04 for a tent roof. */
  ridge: number
  /** How far the corners are raised, as a share of the height. */
  lift: number
}

/** A tiled roof with raised corners. */
export function paintRoof(scene: Scene, roof: Roof): void {
  const { context, palette } = scene
  const { x, y, width, height, haze, ridge } = roof
  const tile = hazed(scene, palette.isNight ? '#22384a' : '#33474d', haze)
  const dark = hazed(scene, '#17242a', haze)
  traceRoof(scene, roof)
  context.fillStyle = css(tile, 0.97)
  context.fill()
  paintTiles(scene, roof)
  traceRoof(scene, roof)
  if (palette.isSnow) {
    context.fillStyle = css('#f7f6f1', 0.82)
    context.fill()
  }
  context.strokeStyle = css(dark, 0.9)
  context.lineWidth = Math.max(0.7, height * 0.035)
  context.stroke()
  context.strokeStyle = css(hazed(scene, palette.gold, haze), 0.95)
  context.lineWidth = Math.max(0.9, height * 0.07)
  context.beginPath()
  context.moveTo(x - width * ridge * 1.06, y - height * 1.03)
  context.lineTo(x + width * ridge * 1.06, y - height * 1.03)
  context.stroke()
  context.lineWidth = Math.max(0.6, height * 0.03)
  context.beginPath()
  context.moveTo(x - width, y - height * roof.lift)
  traceEaves(scene, roof)
  context.stroke()
}

function traceRoof(scene: Scene, roof: Roof): void {
  const { context } = scene
  const { x, y, width, height, ridge, lift } = roof
  const half = width * ridge
  const flank = (side: number) =>
    [x + side * half * 1.02, y - height * 0.5, x + side * width * 0.75, y - height * 0.08] as const
  context.beginPath()
  context.moveTo(x + half, y - height)
  context.bezierCurveTo(...flank(1), x + width, y - height * lift)
  context.quadraticCurveTo(x + width * 0.86, y + height * 0.09, x + width * 0.6, y + height * 0.06)
  context.lineTo(x - width * 0.6, y + height * 0.06)
  context.quadraticCurveTo(x - width * 0.86, y + height * 0.09, x - width, y - height * lift)
  const [nearX, nearY, farX, farY] = flank(-1)
  context.bezierCurveTo(farX, farY, nearX, nearY, x - half, y - height)
  context.closePath()
}

function traceEaves({ context }: Scene, { x, y, width, height, lift }: Roof): void {
  context.quadraticCurveTo(x - width * 0.86, y + height * 0.09, x - width * 0.6, y + height * 0.06)
  context.lineTo(x + width * 0.6, y + height * 0.06)
  context.quadraticCurveTo(x + width * 0.86, y + height * 0.09, x + width, y - height * lift)
}

function paintTiles(scene: Scene, roof: Roof): void {
  const { context, palette } = scene
  const { x, y, width, height, ridge, haze } = roof
  const tile = hazed(scene, palette.isNight ? '#22384a' : '#33474d', haze)
  const dark = hazed(scene, '#17242a', haze)
  const count = Math.max(6, Math.trunc(width / (width > 60 ? 5 : 3.2)))
  context.save()
  traceRoof(scene, roof)
  context.clip()
  context.lineWidth = Math.max(0.5, (width / count) * 0.32)
  for (let index = 0; index <= count; index++) {
    const t = (index / count) * 2 - 1
    context.strokeStyle = css(index % 2 === 1 ? dark : mix(tile, '#8fb0b0', 0.28), 0.5)
    context.beginPath()
    context.moveTo(x + t * width * ridge, y - height)
    const bend = t * lerp(width * ridge, width, 0.4)
    context.quadraticCurveTo(x + bend, y - height * 0.4, x + t * width * 0.98, y + height * 0.1)
    context.stroke()
  }
  context.restore()
}
