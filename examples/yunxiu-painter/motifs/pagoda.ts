import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'
import type { Building } from './hall.ts'
import { paintRoof } from './roof.ts'

export interface Pagoda extends Building {
  storeys?: number
}

/** A pagoda of seven storeys, each a little narrower, under a spire of rings. */
export function paintPagoda(scene: Scene, pagoda: Pagoda): void {
  const { x, y, width, haze = 0, storeys = 7 } = pagoda
  let half = width
  let foot = y
  for (let storey = 0; storey < storeys; storey++) {
    const height = width * 0.46 * 0.94 ** storey
    paintWalls(scene, { x, y: foot, width: half, haze }, { height, unit: width })
    const eaves = { width: half * 1.12, height: width * 0.26, haze, ridge: 0.6, lift: 0.3 }
    paintRoof(scene, { x, y: foot - height, ...eaves })
    foot -= height + width * 0.2
    half *= 0.91
  }
  paintSpire(scene, { x, y: foot, width, haze })
}

function paintWalls(
  scene: Scene,
  { x, y, width, haze = 0 }: Building,
  { height, unit }: { height: number; unit: number },
): void {
  const { context, palette } = scene
  context.fillStyle = css(hazed(scene, palette.isNight ? '#d8a75a' : '#efe3c9', haze))
  context.fillRect(x - width * 0.62, y - height, width * 1.24, height)
  context.fillStyle = css(hazed(scene, '#7a5a3a', haze), 0.25)
  context.fillRect(x + width * 0.2, y - height, width * 0.42, height)
  context.strokeStyle = css(hazed(scene, '#9d3a2c', haze))
  context.lineWidth = Math.max(0.8, unit * 0.05)
  context.beginPath()
  for (const column of [-0.6, -0.2, 0.2, 0.6]) {
    context.moveTo(x + width * column, y - height)
    context.lineTo(x + width * column, y)
  }
  context.stroke()
  context.fillStyle = css(hazed(scene, '#2a2622', haze), 0.8)
  context.fillRect(x - width * 0.09, y - height * 0.62, width * 0.18, height * 0.62)
}

function paintSpire(scene: Scene, { x, y, width, haze = 0 }: Building): void {
  const { context, palette } = scene
  context.strokeStyle = css(hazed(scene, palette.gold, haze))
  context.lineWidth = Math.max(1, width * 0.06)
  context.beginPath()
  context.moveTo(x, y + width * 0.1)
  context.lineTo(x, y - width * 0.95)
  context.stroke()
  for (let ring = 0; ring < 4; ring++) {
    context.beginPath()
    const size = width * (0.15 - 0.025 * ring)
    context.ellipse(x, y - width * (0.1 + 0.16 * ring), size, width * 0.04, 0, 0, TURN)
    context.stroke()
  }
}
