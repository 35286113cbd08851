import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintRidge } from '../motifs/ridge.ts'
import { paintSky } from '../motifs/sky.ts'

/** A far range at a third of the height and a bare warm ground below it: neighbouring still lifes have the same horizon. */
export function paintStillGround(scene: Scene): void {
  const { context, palette, width, height } = scene
  paintSky(scene)
  paintRidge(scene, {
    y: 352,
    amplitude: 130,
    haze: palette.isNight ? 0.6 : 0.82,
    hue: 0.15,
    frequency: 0.003,
  })
  paintMist(scene, { y: 450, depth: 80, density: 1 })
  const top = height * 0.6
  const ground = context.createLinearGradient(0, top, 0, height)
  const tone = palette.isNight ? '#6a5434' : '#cdb07a'
  ground.addColorStop(0, css(tone, 0))
  ground.addColorStop(0.3, css(tone, 0.3))
  ground.addColorStop(1, css(palette.isNight ? '#5a4428' : '#be9c62', 0.45))
  context.fillStyle = ground
  context.fillRect(0, top, width, height - top)
}
