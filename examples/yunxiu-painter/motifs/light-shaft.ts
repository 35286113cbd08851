import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'

/** Rays from the upper left down to a point: several, of different width, without an edge. */
export function paintLightShaft(scene: Scene, { x, y }: { x: number; y: number }): void {
  const { context, random } = scene
  context.save()
  context.globalCompositeOperation = 'screen'
  for (let ray = 0; ray < 7; ray++) {
    const at = -1 + ray / 3 + random.between(-0.12, 0.12)
    const half = random.between(8, 46)
    const [top, foot] = [x - 360 + at * 96, x + at * 190]
    const length = y * random.between(0.62, 1.04)
    const reach = top + (foot - top) * (length / y)
    const light = context.createLinearGradient(top, 0, reach, length)
    light.addColorStop(0, css('#fff4d0', 0))
    light.addColorStop(0.28, css('#fff4d0', random.between(0.1, 0.26)))
    light.addColorStop(1, css('#fff4d0', 0))
    context.filter = `blur(${Math.round(10 + half / 4)}px)`
    fill(
      scene,
      [
        [top - half * 0.6, -20],
        [top + half * 0.6, -20],
        [reach + half * 1.5, length],
        [reach - half * 1.5, length],
      ],
      light,
    )
  }
  context.restore()
}
