import { type Colour, css } from '../canvas/colour.ts'
import { type Scene, blank } from '../canvas/scene.ts'

/** Paints something against the light: its own colours, drowned in one dark tone. */
export function paintAgainstLight(scene: Scene, { colour, alpha }: { colour: Colour; alpha: number }, paint: (layer: Scene) => void): void {
  const { width, height, fineness } = scene
  const { canvas, context } = blank(width * fineness, height * fineness)
  context.scale(fineness, fineness)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  paint({ ...scene, canvas, context })
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = css(colour, alpha)
  context.fillRect(0, 0, width, height)
  scene.context.drawImage(canvas, 0, 0, width, height)
}
