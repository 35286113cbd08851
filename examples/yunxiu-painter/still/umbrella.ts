import { brush } from '../canvas/brush.ts'
import { type Colour, type Stops, mix } from '../canvas/colour.ts'
import { type Scene, type Point, trace } from '../canvas/scene.ts'
import { straight, ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { AZURE, WOOD, DARK_WOOD } from './stops.ts'
import { wash } from './wash.ts'

/** An open oil-paper umbrella that lies on its rim, with painted hills. */
export function paintUmbrella(
  scene: Scene,
  [x, y]: Point,
  {
    size,
    colour = '#d9c08a',
    hasHills = true,
  }: { size: number; colour?: Colour; hasHills?: boolean },
): void {
  const { context, palette } = scene
  paintShadow(scene, [x, y + size * 0.36], [size * 1.1, size * 0.2])
  brush(scene, straight([x, y], [x + size * 0.5, y + size * 0.56], 12), {
    width: size * 0.045,
    colour: '#6a4c32',
    isTapered: false,
  })
  const rim = ellipse({ centre: [x, y], rx: size, ry: size * 0.62 })
  wash(scene, rim, {
    stops: [
      [0, mix(colour, '#fff6da', 0.4)],
      [0.6, colour],
      [1, mix(colour, '#6a4c28', 0.4)],
    ],
    angle: 0.9,
    edge: 0.2,
  })
  if (hasHills) {
    context.save()
    trace(context, rim)
    context.clip()
    for (const [dx, tall, stops] of [
      [-0.5, 0.5, AZURE],
      [0.1, 0.66, AZURE],
      [0.62, 0.44, AZURE],
      [-0.2, 0.26, WOOD],
    ] as const) {
      const hill: Stops =
        stops === WOOD
          ? [
              [0, '#1f6b56'],
              [1, '#c3c39a'],
            ]
          : [
              [0, '#1a5580'],
              [0.5, '#3f9171'],
              [1, '#e0d2ae'],
            ]
      wash(
        scene,
        spline([
          [x + (dx - 0.4) * size, y + size * 0.66],
          [x + (dx - 0.16) * size, y + size * (0.5 - tall * 0.7)],
          [x + dx * size, y + size * (0.5 - tall)],
          [x + (dx + 0.18) * size, y + size * (0.5 - tall * 0.6)],
          [x + (dx + 0.4) * size, y + size * 0.66],
        ]),
        { stops: hill },
      )
    }
    context.restore()
  }
  for (let rib = 0; rib < 28; rib++) {
    const angle = (rib / 28) * Math.PI * 2
    brush(
      scene,
      straight(
        [x, y - size * 0.06],
        [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.62],
        10,
      ),
      { width: 1.8, colour: palette.line, alpha: 0.5, isTapered: false },
    )
  }
  wash(scene, ellipse({ centre: [x, y - size * 0.06], rx: size * 0.07, ry: size * 0.06 }), {
    stops: DARK_WOOD,
  })
}
