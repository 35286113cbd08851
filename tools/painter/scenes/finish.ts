import type { PaletteName } from '../canvas/palettes.ts'
import type { Scene } from '../canvas/scene.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintRain } from '../motifs/rain.ts'
import { paintSnowfall } from '../motifs/snowfall.ts'
import type { Painting } from '../painting.ts'
import type { Use } from '../uses.ts'

type Paint = (scene: Scene) => void

interface Row {
  use: Use
  palette: PaletteName
  seed: number
}

const SIZE = { width: 1600, height: 1000 }

function row({ use, palette, seed }: Row, paint: Paint): Painting {
  return {
    ...SIZE,
    use,
    palette,
    seed,
    paint(scene) {
      paint(scene)
      weaveSilk(scene)
    },
  }
}

/** A picture at the head of an article or of a thing on sale. */
export function cover(palette: PaletteName, seed: number, paint: Paint): Painting {
  return row({ use: 'cover', palette, seed }, paint)
}

/** A picture of a room, a gallery, a point of the guide. */
export function small(palette: PaletteName, seed: number, paint: Paint): Painting {
  return row({ use: 'small', palette, seed }, paint)
}

/** A picture within an article's text. */
export function figure(palette: PaletteName, seed: number, paint: Paint): Painting {
  return row({ use: 'figure', palette, seed }, paint)
}

/** What falls from the sky, last of all. */
export function weather(scene: Scene, strength = 1): void {
  const { isSnow, isSnowing } = scene.palette
  if (isSnow || isSnowing) paintSnowfall(scene, 480 * strength)
  else paintRain(scene, 800 * strength)
}
