import { css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'
import { write } from './characters.ts'
import type { Building } from './hall.ts'
import { paintRoof } from './roof.ts'

/** Narrower gates have no room for characters. */
const LEGIBLE = 200

/** The gate of the scenic area: a stone archway of three bays, each under a roof, the middle one higher. */
export function paintGate(scene: Scene, { x, y, width, haze = 0 }: Building): void {
  const { context, palette } = scene
  const stone = css(hazed(scene, palette.isNight ? '#555c5e' : '#cdbf9f', haze))
  const ink = css(hazed(scene, palette.line, haze), 0.7)
  const bay = (left: number, right: number, height: number) => {
    context.fillStyle = stone
    context.strokeStyle = ink
    context.lineWidth = Math.max(0.8, width * 0.006)
    for (const column of [left, right]) {
      context.fillRect(x + column * width - width * 0.035, y - height, width * 0.07, height)
      context.strokeRect(x + column * width - width * 0.035, y - height, width * 0.07, height)
      context.fillRect(
        x + column * width - width * 0.06,
        y - width * 0.12,
        width * 0.12,
        width * 0.12,
      )
      context.strokeRect(
        x + column * width - width * 0.06,
        y - width * 0.12,
        width * 0.12,
        width * 0.12,
      )
    }
    const lintel = { at: x + left * width, span: (right - left) * width }
    for (const [from, depth] of [
      [height, 0.14],
      [height - width * 0.22, 0.07],
    ] as const) {
      context.fillRect(lintel.at, y - from, lintel.span, width * depth)
      context.strokeRect(lintel.at, y - from, lintel.span, width * depth)
    }
    const eaves = {
      width: ((right - left) * width) / 2 + width * 0.16,
      height: width * 0.2,
      haze,
      ridge: 0.6,
      lift: 0.24,
    }
    paintRoof(scene, { x: x + ((left + right) / 2) * width, y: y - height, ...eaves })
  }
  bay(-1, -0.42, width * 0.86)
  bay(0.42, 1, width * 0.86)
  bay(-0.42, 0.42, width * 1.14)
  paintPlaque(scene, { x, y, width, haze })
}

/** The mountain's name in gold; a distant gate has only the board. */
function paintPlaque(scene: Scene, { x, y, width, haze = 0 }: Building): void {
  const { context, palette } = scene
  const gold = hazed(scene, palette.gold, haze)
  const board = [x - width * 0.22, y - width * 1.128, width * 0.44, width * 0.142] as const
  context.fillStyle = css(hazed(scene, '#1f4f63', haze))
  context.fillRect(...board)
  context.strokeStyle = css(gold)
  context.lineWidth = Math.max(0.8, width * 0.01)
  context.strokeRect(...board)
  if (width < LEGIBLE) return
  const size = width * 0.104
  write(scene, ['云', '岫', '山'], {
    at: [x - size * 1.62, y - width * 1.057 - size / 2],
    size,
    colour: hazed(scene, '#f0d48c', haze),
  })
}
