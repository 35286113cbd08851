import { css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'
import { paintRoof } from './roof.ts'

export interface Building {
  x: number
  /** The row of the ground. */
  y: number
  /** Half of its width. */
  width: number
  haze?: number
}

export interface Hall extends Building {
  tiers?: number
  bays?: number
}

interface Storey {
  x: number
  y: number
  half: number
  height: number
  unit: number
  haze: number
  /** 0 for a low upper storey, without doors. */
  bays: number
}

/** A temple hall: terrace, red columns, latticed doors, one or more roofs. */
export function paintHall(
  scene: Scene,
  { x, y, width, haze = 0, tiers = 1, bays = 6 }: Hall,
): void {
  paintTerrace(scene, { x, y, width, haze })
  let half = width
  let foot = y - width * 0.06
  for (let tier = 0; tier < tiers; tier++) {
    const isTop = tier === tiers - 1
    const height = width * (tier === 0 ? 0.34 : 0.16)
    paintStorey(scene, {
      x,
      y: foot,
      half: half * 0.86,
      height,
      unit: width,
      haze,
      bays: tier === 0 ? bays : 0,
    })
    paintRoof(scene, {
      x,
      y: foot - height,
      width: half * 1.2,
      height: width * (isTop ? 0.34 : 0.2),
      haze,
      ridge: isTop ? 0.42 : 0.62,
      lift: 0.16,
    })
    foot -= height + width * (isTop ? 0.34 : 0.17)
    half *= 0.74
  }
}

function paintTerrace(scene: Scene, { x, y, width, haze = 0 }: Building): void {
  const { context, palette } = scene
  context.fillStyle = css(hazed(scene, palette.isNight ? '#4d4c46' : '#b9ad93', haze))
  context.fillRect(x - width * 1.02, y - width * 0.06, width * 2.04, width * 0.06)
  context.strokeStyle = css(hazed(scene, palette.line, haze), 0.7)
  context.lineWidth = 0.8
  context.strokeRect(x - width * 1.02, y - width * 0.06, width * 2.04, width * 0.06)
}

function paintStorey(scene: Scene, { x, y, half, height, unit, haze, bays }: Storey): void {
  const { context, palette } = scene
  context.fillStyle = css(hazed(scene, palette.isNight ? '#e8b565' : '#e9dcc0', haze * 0.9))
  context.fillRect(x - half, y - height, half * 2, height)
  context.fillStyle = css(hazed(scene, '#5b2a20', haze), 0.28)
  context.fillRect(x - half, y - height, half * 2, height * 0.28)
  const columns = Math.max(6, bays)
  const step = (2 * half) / columns
  for (let column = 0; column <= columns; column++) {
    const at = x - half + step * column
    context.fillStyle = css(hazed(scene, '#9d3a2c', haze))
    context.fillRect(at - unit * 0.014, y - height, unit * 0.028, height)
    if (column === columns || bays === 0) continue
    context.strokeStyle = css(hazed(scene, '#6b3a26', haze), 0.6)
    context.lineWidth = 0.6
    context.beginPath()
    for (let slat = 1; slat < 4; slat++) {
      context.moveTo(at + (step * slat) / 4, y - height * 0.72)
      context.lineTo(at + (step * slat) / 4, y - height * 0.05)
    }
    context.moveTo(at, y - height * 0.3)
    context.lineTo(at + step, y - height * 0.3)
    context.stroke()
  }
}
