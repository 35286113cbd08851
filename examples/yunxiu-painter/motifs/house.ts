import { mix, css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'

export interface House {
  x: number
  /** The row of the ground. */
  y: number
  width: number
  haze?: number
  height?: number
  /** The side with the stepped gable: -1 left, 1 right. */
  gable?: -1 | 1
}

type Frame = Required<House>

/** A house of the old village: white wall, black tiles, stepped gable. */
export function paintHouse(scene: Scene, house: House): void {
  const frame: Frame = { haze: 0, height: house.width * 0.62, gable: 1, ...house }
  paintWall(scene, frame)
  paintTiledRoof(scene, frame)
  paintGable(scene, frame)
  paintOpenings(scene, frame)
}

function wallColour(scene: Scene, haze: number) {
  return hazed(scene, scene.palette.isNight ? '#5d6b74' : '#f4eddc', haze * 0.6)
}

function tileColour(scene: Scene, haze: number) {
  const { isSnow, isNight } = scene.palette
  return hazed(scene, isSnow ? '#f4f3ee' : isNight ? '#141f28' : '#39464a', haze)
}

function paintWall(scene: Scene, { x, y, width, height, haze }: Frame): void {
  const { context, palette } = scene
  context.fillStyle = css(wallColour(scene, haze))
  context.fillRect(x - width / 2, y - height, width, height)
  const damp = context.createLinearGradient(0, y - height, 0, y)
  damp.addColorStop(0, css('#8a7a5a', 0.04))
  damp.addColorStop(1, css('#8a7a5a', 0.34))
  context.fillStyle = damp
  context.fillRect(x - width / 2, y - height, width, height)
  context.strokeStyle = css(hazed(scene, palette.line, haze), 0.65)
  context.lineWidth = 0.8
  context.strokeRect(x - width / 2, y - height, width, height)
}

function paintTiledRoof(scene: Scene, { x, y, width, height, haze }: Frame): void {
  const { context, palette } = scene
  const tile = tileColour(scene, haze)
  const top = y - height - width * 0.24
  context.fillStyle = css(tile, 0.96)
  context.beginPath()
  context.moveTo(x - width * 0.56, y - height + 2)
  context.quadraticCurveTo(x - width * 0.47, y - height - width * 0.1, x - width * 0.44, top)
  context.lineTo(x + width * 0.44, top)
  context.quadraticCurveTo(
    x + width * 0.47,
    y - height - width * 0.1,
    x + width * 0.56,
    y - height + 2,
  )
  context.fill()
  context.strokeStyle = css(mix(tile, palette.isSnow ? '#8a9aa0' : '#9fb2b0', 0.4), 0.55)
  context.lineWidth = 0.7
  context.beginPath()
  for (let row = -9; row <= 9; row++) {
    context.moveTo(x + row * width * 0.047, y - height - width * 0.235)
    context.lineTo(x + row * width * 0.058, y - height + 1)
  }
  context.stroke()
}

function paintGable(scene: Scene, { x, y, width, height, haze, gable }: Frame): void {
  const { context } = scene
  const edge = x + gable * width * 0.5
  const step = width * 0.15
  const left = (index: number, depth: number) => {
    const from = edge - gable * index * step
    return Math.min(from, from - gable * depth)
  }
  for (let index = 0; index < 3; index++) {
    context.fillStyle = css(wallColour(scene, haze))
    const rise = width * (0.1 + index * 0.09)
    context.fillRect(
      left(index, step),
      y - height - rise,
      step,
      height * 0.2 + index * width * 0.09,
    )
  }
  context.fillStyle = css(tileColour(scene, haze))
  for (let index = 0; index < 3; index++) {
    const rise = width * (0.12 + index * 0.09)
    context.fillRect(left(index, step) - 1, y - height - rise, step + 2, width * 0.035)
  }
}

function paintOpenings(scene: Scene, { x, y, width, height, haze }: Frame): void {
  const { context, palette } = scene
  context.fillStyle = css(hazed(scene, '#3b2a20', haze), 0.85)
  context.fillRect(x - width * 0.07, y - height * 0.5, width * 0.14, height * 0.5)
  context.fillStyle = css(hazed(scene, palette.isNight ? '#f0bb62' : '#3a423f', haze * 0.6), 0.9)
  context.fillRect(x - width * 0.34, y - height * 0.68, width * 0.1, height * 0.2)
  context.fillRect(x + width * 0.2, y - height * 0.68, width * 0.1, height * 0.2)
}
