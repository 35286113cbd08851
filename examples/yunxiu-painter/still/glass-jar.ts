import { brush } from '../canvas/brush.ts'
import type { Stops } from '../canvas/colour.ts'
import { type Scene, trace } from '../canvas/scene.ts'
import { curve, spline, rectangle } from '../canvas/shape.ts'
import { paintFlowers } from '../motifs/flowers.ts'
import { paintShadow } from './shadow.ts'
import { WOOD, GLASS } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A glass jar with a cork, full of honey or of flowers. */
export function paintGlassJar(
  scene: Scene,
  { x, y, size }: Thing,
  filling: 'honey' | 'flowers',
): void {
  const height = size * 1.9
  const body = spline([
    [x - size * 0.7, y - height],
    [x - size, y - height * 0.82],
    [x - size, y - height * 0.14],
    [x - size * 0.8, y],
    [x + size * 0.8, y],
    [x + size, y - height * 0.14],
    [x + size, y - height * 0.82],
    [x + size * 0.7, y - height],
  ])
  paintShadow(scene, [x + size * 0.1, y], [size * 1.4, size * 0.28])
  const honey: Stops = [
    [0, '#f0b94e'],
    [0.5, '#c9782a'],
    [1, '#7a3f14'],
  ]
  wash(scene, body, {
    stops: filling === 'honey' ? honey : GLASS,
    angle: 0.3,
    shine: 0.26,
    edge: 0.3,
  })
  if (filling === 'flowers') {
    const { context } = scene
    context.save()
    trace(context, body)
    context.clip()
    paintFlowers(
      scene,
      { x, y: y - height * 0.42, width: size * 2, height: height * 0.84, count: 150 },
      { colour: '#e8b93e', size: size * 0.16 },
    )
    context.restore()
  }
  wash(scene, rectangle([x - size * 0.66, y - height - size * 0.2], size * 1.32, size * 0.28), {
    stops: WOOD,
    angle: 0.2,
  })
  brush(
    scene,
    curve(
      [
        [x - size * 0.6, y - height * 0.9],
        [x - size * 0.82, y - height * 0.6],
        [x - size * 0.8, y - height * 0.2],
      ],
      14,
    ),
    { width: size * 0.07, colour: '#fffdf6', alpha: 0.5 },
  )
}
