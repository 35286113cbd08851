import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { box, rectangle, straight } from '../canvas/shape.ts'

/** A white wall across the picture with damp at its foot. */
export function paintWall(scene: Scene, foot: number): void {
  const { context, palette, width } = scene
  const tone = context.createLinearGradient(0, 0, 0, foot)
  tone.addColorStop(0, css(palette.isNight ? '#59666e' : '#f6efdf'))
  tone.addColorStop(1, css(palette.isNight ? '#414c52' : '#d2c5a6'))
  fill(scene, box([0, 0], [width, foot]), tone)
  brush(scene, straight([0, foot], [width, foot], 60), {
    width: 5,
    colour: mix(palette.moss, '#8a7a5a', 0.4),
    alpha: 0.5,
    jitter: 0.7,
  })
}

/** A low white wall across the picture under a coping of tiles. */
export function paintLowWall(scene: Scene, { top, foot }: { top: number; foot: number }): void {
  const { context, palette, width } = scene
  const tone = context.createLinearGradient(0, top, 0, foot)
  tone.addColorStop(0, css(palette.isNight ? '#59666e' : '#f4ecda'))
  tone.addColorStop(1, css(palette.isNight ? '#414c52' : '#cfc3a4'))
  fill(scene, rectangle([0, top], width, foot - top), tone)
  const tile = palette.isNight ? '#1c262d' : '#4a5458'
  fill(scene, rectangle([0, top - 8], width, 20), css(tile))
  for (let x = 8; x < width; x += 22) {
    context.fillStyle = css(mix(tile, palette.isNight ? '#5a6870' : '#9aa3a0', 0.4))
    context.beginPath()
    context.ellipse(x, top + 11, 9, 7, 0, 0, 7)
    context.fill()
  }
  for (const y of [top - 8, foot])
    brush(scene, straight([0, y], [width, y], 60), {
      width: 4,
      colour: palette.line,
      alpha: 0.55,
      isTapered: false,
      jitter: 0.5,
    })
}
