import { brush } from '../canvas/brush.ts'
import { type Colour, type Stops, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { curve, ellipse, spline } from '../canvas/shape.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintShadow } from './shadow.ts'
import { AZURE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A vase with a branch of pine, or with flowering twigs of a colour. */
export function paintVase(
  scene: Scene,
  { x, y, size }: Thing,
  branch: 'pine' | Colour = 'pine',
  stops: Stops = AZURE,
): void {
  const { random } = scene
  if (branch === 'pine')
    paintPine(scene, { x, y: y - size * 1.5, height: size * 2.6, lean: 0.3, boughs: 5 })
  else {
    for (let twig = 0; twig < 4; twig++) {
      const to: Point = [x + random.between(-0.9, 1.3) * size, y - size * random.between(2.6, 4)]
      const stem = curve(
        [[x, y - size * 1.5], [x + random.between(-0.2, 0.3) * size, y - size * 2.4], to],
        16,
      )
      brush(scene, stem, { width: size * 0.06, colour: '#4e3b2a' })
      for (const [px, py] of stem.slice(5)) {
        if (random.chance(0.35)) continue
        for (let petal = 0; petal < 5; petal++) {
          const angle = (petal / 5) * 6.28
          fill(
            scene,
            ellipse({
              centre: [px + Math.cos(angle) * size * 0.07, py + Math.sin(angle) * size * 0.07],
              rx: size * 0.06,
              ry: size * 0.05,
            }),
            css(branch, 0.95),
          )
        }
      }
    }
  }
  paintShadow(scene, [x, y], [size, size * 0.2])
  wash(
    scene,
    spline([
      [x - size * 0.22, y - size * 1.6],
      [x - size * 0.26, y - size * 1.34],
      [x - size * 0.62, y - size * 0.8],
      [x - size * 0.5, y - size * 0.2],
      [x - size * 0.36, y],
      [x + size * 0.36, y],
      [x + size * 0.5, y - size * 0.2],
      [x + size * 0.62, y - size * 0.8],
      [x + size * 0.26, y - size * 1.34],
      [x + size * 0.22, y - size * 1.6],
    ]),
    { stops, streak: 0.2, shine: 0.14 },
  )
}
