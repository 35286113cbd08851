import { css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'
import type { Building } from './hall.ts'
import { paintRoof } from './roof.ts'

/** A bell tower of two storeys: a stone base with an arch, an open storey where the bronze bell hangs. */
export function paintBellTower(scene: Scene, { x, y, width, haze = 0 }: Building): void {
  const { context, palette } = scene
  const tone = (colour: `#${string}`) => css(hazed(scene, colour, haze))
  const base = width * 0.9
  context.fillStyle = tone(palette.isNight ? '#5a5348' : '#cbb992')
  context.fillRect(x - width * 0.86, y - base, width * 1.72, base)
  context.strokeStyle = css(hazed(scene, palette.line, haze), 0.6)
  context.lineWidth = Math.max(0.8, width * 0.01)
  context.strokeRect(x - width * 0.86, y - base, width * 1.72, base)
  context.beginPath()
  for (let course = 1; course < 6; course++) {
    context.moveTo(x - width * 0.86, y - (base * course) / 6)
    context.lineTo(x + width * 0.86, y - (base * course) / 6)
  }
  context.stroke()
  context.fillStyle = tone('#2a2622')
  context.beginPath()
  context.ellipse(x, y - base * 0.42, width * 0.22, width * 0.26, 0, Math.PI, 0)
  context.lineTo(x + width * 0.22, y)
  context.lineTo(x - width * 0.22, y)
  context.fill()
  const floor = y - base - width * 0.2
  paintRoof(scene, {
    x,
    y: y - base,
    width: width * 1.2,
    height: width * 0.24,
    haze,
    ridge: 0.72,
    lift: 0.2,
  })
  paintOpenStorey(scene, { x, y: floor, width: width * 0.74, haze })
  paintRoof(scene, {
    x,
    y: floor - width * 0.78,
    width: width * 1.16,
    height: width * 0.52,
    haze,
    ridge: 0.3,
    lift: 0.18,
  })
}

function paintOpenStorey(scene: Scene, { x, y, width, haze = 0 }: Building): void {
  const { context, palette } = scene
  const height = width * 1.06
  context.fillStyle = css(
    hazed(scene, palette.isNight ? '#e8b565' : '#6a543c', haze),
    palette.isNight ? 0.95 : 0.8,
  )
  context.fillRect(x - width, y - height, width * 2, height)
  const bronze = css(hazed(scene, '#3f5a4c', haze))
  context.fillStyle = bronze
  context.beginPath()
  context.moveTo(x - width * 0.24, y - height * 0.82)
  context.quadraticCurveTo(x, y - height * 0.98, x + width * 0.24, y - height * 0.82)
  context.quadraticCurveTo(x + width * 0.3, y - height * 0.5, x + width * 0.38, y - height * 0.22)
  context.lineTo(x - width * 0.38, y - height * 0.22)
  context.quadraticCurveTo(x - width * 0.3, y - height * 0.5, x - width * 0.24, y - height * 0.82)
  context.fill()
  context.strokeStyle = css(hazed(scene, palette.gold, haze), 0.8)
  context.lineWidth = Math.max(0.7, width * 0.02)
  context.stroke()
  context.fillStyle = css(hazed(scene, '#9d3a2c', haze))
  for (const column of [-0.95, -0.5, 0.5, 0.95]) {
    context.fillRect(x + column * width - width * 0.04, y - height, width * 0.08, height)
  }
  context.fillRect(x - width, y - height * 0.24, width * 2, height * 0.05)
}
