import type { PaletteName } from '../canvas/palettes.ts'
import type { Scene } from '../canvas/scene.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintRain } from '../motifs/rain.ts'
import { paintSnowfall } from '../motifs/snowfall.ts'
import type { Painting } from '../painting.ts'
import type { Use } from '../uses.ts'

function paintingFor(use: Use, fineness = 1) {
  return (palette: PaletteName, seed: number, paint: (scene: Scene) => void): Painting => ({
    width: 1600,
    height: 1000,
    fineness,
    use,
    palette,
    seed,
    paint(scene) {
      paint(scene)
      weaveSilk(scene)
    },
  })
}

/** A picture at the top of a page on something for sale. */
export const cover = paintingFor('cover')

/** A picture at the top of an article, as wide as the window: painted finer, for two device pixels. */
export const opening = paintingFor('opening', 1.8)

/** A picture of a room, in a gallery, or of a point of the guide. */
export const small = paintingFor('small')

/** A picture within the text of an article. */
export const figure = paintingFor('figure')

/** Rain or falling snow; belongs in front of everything else. */
export function weather(scene: Scene, strength = 1): void {
  const { isSnow, isSnowing } = scene.palette
  if (isSnow || isSnowing) paintSnowfall(scene, 480 * strength)
  else paintRain(scene, 800 * strength)
}
