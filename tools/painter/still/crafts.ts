import { brush } from '../canvas/brush.ts'
import { css, mix, type Stops } from '../canvas/colour.ts'
import { type Point, type Scene, trace } from '../canvas/scene.ts'
import { curve, ellipse, polygon, rectangle, spline, straight } from '../canvas/shape.ts'
import { paintFlowers } from '../motifs/plants.ts'
import { paintShadow } from './ground.ts'
import { DARK_WOOD, GLASS, IRON, PAPER, STONE, STRAW, WOOD } from './stops.ts'
import { wash } from './wash.ts'

interface Thing {
  x: number
  y: number
  size: number
}

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

/** A wooden dipper for honey. */
export function paintDipper(scene: Scene, from: Point, to: Point): void {
  brush(scene, straight(from, to, 16), { width: 13, colour: '#b48a50', isTapered: false })
  for (let ring = 0; ring < 6; ring++) {
    const t = 1 + ring * 0.035
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    wash(
      scene,
      ellipse({
        centre: at,
        rx: 17 + Math.sin((ring / 5) * 3.1) * 13,
        ry: 12 + Math.sin((ring / 5) * 3.1) * 11,
      }),
      { stops: STRAW, gold: 0.2, line: 1.6 },
    )
  }
}

/** Hexagons edge to edge: comb, or the weave of a basket. */
export function paintHexagons(
  scene: Scene,
  area: readonly Point[],
  { size, stops, isWoven = false }: { size: number; stops: Stops; isWoven?: boolean },
): void {
  const { context, palette } = scene
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)]
  wash(scene, area, { stops, edge: 0.2 })
  context.save()
  trace(context, area)
  context.clip()
  const step = size * Math.sqrt(3)
  for (let row = 0; Math.min(...ys) + row * size * 1.5 < Math.max(...ys) + size; row++) {
    for (let column = -1; Math.min(...xs) + column * step < Math.max(...xs) + step; column++) {
      const centre: Point = [
        Math.min(...xs) + (column + (row % 2) * 0.5) * step,
        Math.min(...ys) + row * size * 1.5,
      ]
      const corners = Array.from({ length: 7 }, (_, corner): Point => [
        centre[0] + Math.sin((corner / 6) * Math.PI * 2) * size,
        centre[1] + Math.cos((corner / 6) * Math.PI * 2) * size,
      ])
      if (!isWoven) {
        context.fillStyle = css('#7a3f14', 0.36)
        trace(
          context,
          corners.map(([x, y]): Point => [
            centre[0] + (x - centre[0]) * 0.78,
            centre[1] + (y - centre[1]) * 0.78,
          ]),
        )
        context.fill()
      }
      brush(
        scene,
        corners.flatMap((corner, index) => straight(corner, corners[index + 1] ?? corner, 4)),
        {
          width: isWoven ? size * 0.28 : 3,
          colour: isWoven ? mix('#e0c68a', '#a6793e', scene.random.next() * 0.6) : '#e8c06a',
          isTapered: false,
          jitter: 0.1,
        },
      )
      if (isWoven)
        brush(scene, corners, { width: 1.6, colour: palette.line, alpha: 0.4, isTapered: false })
    }
  }
  context.restore()
}

/** Strips, shoots or ribs tied with a cord, lying across. */
export function paintBundle(
  scene: Scene,
  { x, y, size }: Thing,
  { stops, count, thickness }: { stops: Stops; count: number; thickness: number },
): void {
  const { random, palette } = scene
  paintShadow(scene, [x, y + size * 0.12], [size * 1.2, size * 0.2])
  for (let strip = 0; strip < count; strip++) {
    const shift = (strip / count - 0.5) * size * 0.5
    const from: Point = [x - size + random.between(-30, 30), y + shift + random.between(-6, 6)]
    const to: Point = [
      x + size + random.between(-50, 50),
      y + shift - size * 0.12 + random.between(-6, 6),
    ]
    const middle: Point = [x, y + shift * 0.6 - 10]
    const upper = curve([from, middle, to], 16)
    const lower = upper
      .map(([px, py]): Point => [px, py + thickness * random.between(0.7, 1.2)])
      .toReversed()
    wash(scene, [...upper, ...lower], { stops, angle: 1.3, gold: 0.25, line: 1.4 })
  }
  for (const at of [-0.36, 0.4])
    brush(
      scene,
      ellipse(
        { centre: [x + at * size, y - size * 0.02], rx: 18, ry: size * 0.28 },
        -Math.PI / 2,
        Math.PI / 2,
      ),
      { width: 13, colour: palette.isNight ? '#6a4c28' : '#b23a2b', isTapered: false },
    )
}

/** A paper bag, open at its mouth, with something at it. */
export function paintPaperBag(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.3, size * 0.24])
  wash(
    scene,
    polygon([
      [x - size * 0.66, y - size * 1.6],
      [x + size * 0.5, y - size * 1.66],
      [x + size * 0.74, y],
      [x - size * 0.76, y + 6],
    ]),
    { stops: PAPER, angle: 0.3, cloud: 0.6 },
  )
  wash(
    scene,
    polygon([
      [x - size * 0.66, y - size * 1.6],
      [x - size * 0.2, y - size * 1.5],
      [x + size * 0.5, y - size * 1.66],
      [x, y - size * 1.74],
    ]),
    {
      stops: [
        [0, '#8a7a5a'],
        [1, '#c9b78e'],
      ],
      gold: 0.2,
    },
  )
  brush(
    scene,
    curve(
      [
        [x - size * 0.1, y - size * 1.5],
        [x - size * 0.04, y - size * 0.8],
        [x - size * 0.16, y],
      ],
      14,
    ),
    { width: 4, colour: '#a99a78', alpha: 0.6 },
  )
}

/** A stone mill: two round stones, a wooden handle. */
export function paintStoneMill(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.4, size * 0.3])
  const drum = (row: number, radius: number, height: number) => {
    wash(
      scene,
      [
        ...ellipse({ centre: [x, row - height], rx: radius, ry: radius * 0.3 }, Math.PI, 0),
        ...ellipse({ centre: [x, row], rx: radius, ry: radius * 0.3 }, 0, Math.PI),
      ],
      { stops: STONE, angle: 0.2, edge: 0.3 },
    )
    wash(scene, ellipse({ centre: [x, row - height], rx: radius, ry: radius * 0.3 }), {
      stops: STONE,
      angle: -1,
      edge: 0.25,
    })
  }
  drum(y, size * 1.16, size * 0.3)
  drum(y - size * 0.3, size * 0.9, size * 0.42)
  wash(
    scene,
    ellipse({ centre: [x - size * 0.3, y - size * 0.74], rx: size * 0.14, ry: size * 0.05 }),
    { stops: DARK_WOOD, gold: 0 },
  )
  brush(scene, straight([x + size * 0.7, y - size * 0.62], [x + size * 1.6, y - size * 0.72], 12), {
    width: 20,
    colour: '#7a5638',
    isTapered: false,
  })
  brush(scene, straight([x + size * 1.52, y - size * 0.7], [x + size * 1.54, y - size * 1.06], 8), {
    width: 18,
    colour: '#6a4c32',
    isTapered: false,
  })
}

/** A half millstone set among the steps, rain in its grooves. */
export function paintMillstone(scene: Scene, { x, y, size }: Thing): void {
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y], rx: size, ry: size * 0.46 }, Math.PI, Math.PI * 2),
      [x + size, y + 26],
      [x - size, y + 26],
    ],
    { stops: STONE, edge: 0.3 },
  )
  for (let groove = 1; groove < 18; groove++) {
    const angle = Math.PI + (groove / 18) * Math.PI
    brush(
      scene,
      straight(
        [x + Math.cos(angle) * size * 0.24, y + Math.sin(angle) * size * 0.12],
        [x + Math.cos(angle) * size * 0.94, y + Math.sin(angle) * size * 0.43],
        10,
      ),
      { width: 7, colour: groove % 3 === 0 ? '#8fb0b4' : '#6a6250', alpha: 0.8 },
    )
  }
  wash(scene, ellipse({ centre: [x, y], rx: size * 0.16, ry: size * 0.08 }, Math.PI, Math.PI * 2), {
    stops: DARK_WOOD,
    gold: 0,
  })
}

/** A mortar, saw, steelyard … long things of iron and wood: a blade with teeth and its grip. */
export function paintSaw(scene: Scene, { x, y, size }: Thing): void {
  const teeth = Array.from({ length: 33 }, (_, tooth): Point => [
    x - size + (tooth / 32) * size * 1.3,
    y + (tooth % 2 === 0 ? 0 : 14),
  ])
  wash(scene, [...teeth, [x + size * 0.3, y - size * 0.1], [x - size, y - size * 0.08]], {
    stops: IRON,
  })
  wash(scene, rectangle([x + size * 0.3, y - size * 0.26], size * 0.6, size * 0.34), {
    stops: [
      [0, '#cf7652'],
      [1, '#84281d'],
    ],
  })
  brush(
    scene,
    ellipse(
      { centre: [x + size * 0.62, y - size * 0.26], rx: size * 0.28, ry: size * 0.2 },
      Math.PI,
      Math.PI * 2,
    ),
    { width: 18, colour: '#2a2f30', isTapered: false },
  )
}

/** A steelyard: a rod with marks, a weight on its string. */
export function paintSteelyard(scene: Scene, { x, y, size }: Thing): void {
  brush(scene, straight([x - size, y], [x + size, y - size * 0.16], 24), {
    width: 15,
    colour: '#5a3d28',
    isTapered: false,
    jitter: 0.05,
  })
  for (let mark = 0; mark < 26; mark++) {
    const t = mark / 26
    scene.context.fillStyle = css('#e0b864')
    scene.context.fillRect(x - size + size * 2 * t, y - size * 0.16 * t - 4, 4, 8)
  }
  brush(scene, straight([x + size * 0.3, y - size * 0.1], [x + size * 0.3, y + size * 0.2], 6), {
    width: 3,
    colour: '#8a6a3a',
    isTapered: false,
  })
  wash(scene, rectangle([x + size * 0.1, y + size * 0.36], size * 0.4, size * 0.1), {
    stops: [
      [0, '#c9503a'],
      [1, '#94291c'],
    ],
    gold: 0,
  })
  wash(
    scene,
    spline([
      [x + size * 0.22, y + size * 0.2],
      [x + size * 0.18, y + size * 0.4],
      [x + size * 0.42, y + size * 0.4],
      [x + size * 0.38, y + size * 0.2],
    ]),
    { stops: IRON },
  )
}

/** A pair of spectacles. */
export function paintSpectacles(scene: Scene, [x, y]: Point, size: number): void {
  for (const side of [-1, 1]) {
    brush(
      scene,
      ellipse({ centre: [x + side * size * 0.62, y], rx: size * 0.5, ry: size * 0.36 }),
      { width: 6, colour: '#3a281a', isTapered: false },
    )
    brush(
      scene,
      curve(
        [
          [x + side * size * 1.1, y],
          [x + side * size * 1.4, y - size * 0.3],
          [x + side * size * 1.1, y - size * 0.6],
        ],
        10,
      ),
      { width: 5, colour: '#3a281a', isTapered: false },
    )
  }
  brush(
    scene,
    curve(
      [
        [x - size * 0.14, y - 4],
        [x, y - size * 0.16],
        [x + size * 0.14, y - 4],
      ],
      6,
    ),
    { width: 6, colour: '#3a281a', isTapered: false },
  )
}
