import { brush } from '../canvas/brush.ts'
import { css, type Stops } from '../canvas/colour.ts'
import { fill, type Point, type Scene } from '../canvas/scene.ts'
import { curve, ellipse, polygon, rectangle, spline, straight } from '../canvas/shape.ts'
import { paintGlow } from '../motifs/lantern.ts'
import { paintRoof } from '../motifs/roof.ts'
import { paintShadow } from './ground.ts'
import {
  BROTH,
  CINNABAR,
  DARK_WOOD,
  LEAF,
  MEAT,
  MUSHROOM,
  PAPER,
  PORCELAIN,
  STRAW,
  WOOD,
} from './stops.ts'
import { paintHeap } from './food.ts'
import { wash } from './wash.ts'

interface Thing {
  x: number
  y: number
  size: number
}

/** A square parcel of bark paper, folded and tied. */
export function paintParcel(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.24])
  wash(
    scene,
    polygon([
      [x - size * 0.9, y - size * 0.36],
      [x - size * 0.1, y - size * 0.8],
      [x + size * 0.9, y - size * 0.5],
      [x + size * 0.2, y],
    ]),
    { stops: PAPER, angle: 0.6, cloud: 0.6 },
  )
  wash(
    scene,
    polygon([
      [x - size * 0.9, y - size * 0.36],
      [x + size * 0.2, y],
      [x + size * 0.2, y + size * 0.16],
      [x - size * 0.88, y - size * 0.2],
    ]),
    {
      stops: [
        [0, '#dcc99c'],
        [1, '#a8905a'],
      ],
    },
  )
  wash(
    scene,
    polygon([
      [x + size * 0.2, y],
      [x + size * 0.9, y - size * 0.5],
      [x + size * 0.9, y - size * 0.34],
      [x + size * 0.2, y + size * 0.16],
    ]),
    {
      stops: [
        [0, '#e6d6ae'],
        [1, '#b8a06a'],
      ],
    },
  )
  brush(
    scene,
    straight([x - size * 0.4, y - size * 0.58], [x + size * 0.62, y - size * 0.28], 12),
    { width: size * 0.04, colour: '#b23a2b', isTapered: false },
  )
  brush(
    scene,
    straight([x - size * 0.4, y - size * 0.18], [x + size * 0.44, y - size * 0.66], 12),
    { width: size * 0.04, colour: '#b23a2b', isTapered: false },
  )
}

/** A thick board for cutting, with its rings. */
export function paintBoard(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y + size * 0.06], [size * 1.2, size * 0.2])
  wash(
    scene,
    polygon([
      [x - size * 0.9, y - size * 0.34],
      [x + size * 0.9, y - size * 0.34],
      [x + size, y],
      [x - size, y],
    ]),
    {
      stops: [
        [0, '#d9bd8a'],
        [1, '#a67c4e'],
      ],
      edge: 0.2,
      cloud: 0.7,
    },
  )
  wash(scene, rectangle([x - size, y], size * 2, size * 0.09), { stops: WOOD, gold: 0.3 })
  for (let vein = 0; vein < 9; vein++) {
    const row = y - size * 0.32 + vein * size * 0.035
    brush(
      scene,
      curve(
        [
          [x - size * 0.86, row],
          [x, row + 8 * Math.sin(vein)],
          [x + size * 0.88, row],
        ],
        24,
      ),
      { width: 1.6, colour: '#6a4c28', alpha: 0.35 },
    )
  }
}

/** A mushroom upside down: gills from the stem to the rim. */
export function paintGills(scene: Scene, [x, y]: Point, size: number): void {
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.66 }), { stops: MUSHROOM })
  wash(scene, ellipse({ centre: [x, y], rx: size * 0.9, ry: size * 0.57 }), {
    stops: [
      [0, '#f3e6c8'],
      [1, '#d9bd8a'],
    ],
    gold: 0,
  })
  for (let gill = 0; gill < 150; gill++) {
    const angle = (gill / 150) * Math.PI * 2
    brush(
      scene,
      straight(
        [x + Math.cos(angle) * size * 0.2, y + Math.sin(angle) * size * 0.12],
        [x + Math.cos(angle) * size * 0.88, y + Math.sin(angle) * size * 0.56],
        8,
      ),
      { width: 2.2, colour: '#9a7a4a', alpha: 0.6 },
    )
  }
  wash(scene, ellipse({ centre: [x + 10, y - 14], rx: size * 0.22, ry: size * 0.16 }), {
    stops: PORCELAIN,
  })
}

/** A small wooden mallet. */
export function paintMallet(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.18])
  brush(scene, straight([x - size * 0.2, y - size * 0.24], [x + size * 1.1, y - size * 0.02], 14), {
    width: size * 0.13,
    colour: '#a67c4e',
    isTapered: false,
  })
  wash(
    scene,
    polygon([
      [x - size * 0.5, y - size * 0.56],
      [x - size * 0.06, y - size * 0.6],
      [x, y],
      [x - size * 0.46, y + size * 0.03],
    ]),
    { stops: WOOD, angle: 0.2 },
  )
}

/** A long pole or rib of bamboo. */
export function paintPole(scene: Scene, from: Point, to: Point, width = 13): void {
  brush(scene, straight(from, to, 24), { width, colour: '#9a8a4a', isTapered: false, jitter: 0.06 })
  brush(scene, straight([from[0] - width * 0.2, from[1]], [to[0] - width * 0.2, to[1]], 24), {
    width: width * 0.3,
    colour: '#e3d69a',
    alpha: 0.8,
    isTapered: false,
  })
  for (const t of [0.25, 0.5, 0.75]) {
    const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    brush(scene, straight([at[0] - width * 0.7, at[1]], [at[0] + width * 0.7, at[1]], 3), {
      width: 3,
      colour: '#5f5a2a',
      isTapered: false,
    })
  }
}

/** Two posts and a beam of a veranda, over a view. */
export function paintPorchPosts(scene: Scene): void {
  const { width, context } = scene
  for (const x of [110, width - 166])
    wash(scene, rectangle([x, 80], 56, 660), { stops: WOOD, angle: 0 })
  context.fillStyle = css('#24170f')
  context.fillRect(0, 0, width, 44)
  wash(scene, rectangle([0, 42], width, 56), { stops: WOOD })
}

/** A thatched stall on poles. */
export function paintStall(scene: Scene, { x, y, size }: Thing): void {
  for (const side of [-0.84, 0.84])
    wash(scene, rectangle([x + side * size - 12, y - size * 1.1], 24, size * 1.1), {
      stops: WOOD,
      angle: 0,
    })
  wash(scene, rectangle([x - size * 0.84, y - size * 0.5], size * 1.68, size * 0.14), {
    stops: WOOD,
  })
  wash(
    scene,
    spline([
      [x - size * 1.2, y - size * 0.98],
      [x - size * 0.7, y - size * 1.5],
      [x, y - size * 1.64],
      [x + size * 0.7, y - size * 1.5],
      [x + size * 1.2, y - size * 0.98],
      [x, y - size * 0.92],
    ]),
    { stops: STRAW, streak: 0.9 },
  )
  for (let straw = 0; straw < 70; straw++) {
    const at = x + ((straw / 70) * 2 - 1) * size * 1.16
    brush(scene, straight([at * 0.92 + x * 0.08, y - size * 1.2], [at, y - size * 0.9], 6), {
      width: 3,
      colour: '#8a6a38',
      alpha: 0.5,
    })
  }
  paintHeap(scene, [x, y - size * 0.54], {
    size: size * 0.06,
    count: 9,
    spread: [size * 0.6, 6],
    stops: [
      [0, '#f0dfb0'],
      [1, '#b98a4a'],
    ],
  })
}

/** A lotus leaf as a garnish. */
export function paintLotusLeaf(scene: Scene, [x, y]: Point, size: number): void {
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.4 }), { stops: LEAF, angle: 1 })
  for (let vein = 0; vein < 12; vein++) {
    const angle = (vein / 12) * Math.PI * 2
    brush(
      scene,
      straight([x, y], [x + Math.cos(angle) * size * 0.9, y + Math.sin(angle) * size * 0.36], 8),
      { width: 2, colour: '#1f5a4c', alpha: 0.6 },
    )
  }
}

/** Slices of cured meat, overlapping. */
export function paintSlices(scene: Scene, [x, y]: Point, count: number): void {
  for (let slice = 0; slice < count; slice++) {
    const at: Point = [x + (slice - count / 2) * 46, y + (slice % 2) * 12]
    wash(
      scene,
      spline([
        [at[0] - 62, at[1]],
        [at[0] - 30, at[1] - 44],
        [at[0] + 40, at[1] - 36],
        [at[0] + 66, at[1] + 6],
        [at[0] + 20, at[1] + 40],
        [at[0] - 40, at[1] + 32],
      ]),
      { stops: MEAT, gold: 0.4 },
    )
    brush(
      scene,
      curve(
        [
          [at[0] - 50, at[1] + 2],
          [at[0], at[1] - 26],
          [at[0] + 52, at[1] + 2],
        ],
        12,
      ),
      { width: 12, colour: '#f3d9c0', alpha: 0.85 },
    )
  }
}

/** A round dining table, close. */
export function paintRoundTable(scene: Scene): void {
  paintShadow(scene, [800, 960], [900, 120])
  wash(scene, ellipse({ centre: [800, 860], rx: 760, ry: 190 }), {
    stops: [
      [0, '#8a5a34'],
      [0.5, '#a8703e'],
      [1, '#4b2a18'],
    ],
    angle: -1.2,
    edge: 0.2,
  })
}

/** A hotpot with a chimney, layers in it. */
export function paintHotpot(scene: Scene, { x, y, size }: Thing): void {
  const copper: Stops = [
    [0, '#e8b078'],
    [0.4, '#b8703e'],
    [1, '#5e2e16'],
  ]
  paintShadow(scene, [x, y], [size * 1.3, size * 0.3])
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y - size * 0.7], rx: size, ry: size * 0.26 }, Math.PI, 0),
      ...spline(
        [
          [x + size, y - size * 0.7],
          [x + size * 0.8, y - size * 0.3],
          [x + size * 0.4, y - size * 0.12],
          [x + size * 0.56, y],
        ],
        false,
      ),
      ...spline(
        [
          [x - size * 0.56, y],
          [x - size * 0.4, y - size * 0.12],
          [x - size * 0.8, y - size * 0.3],
          [x - size, y - size * 0.7],
        ],
        false,
      ),
    ],
    { stops: copper, shine: 0.2 },
  )
  wash(scene, ellipse({ centre: [x, y - size * 0.7], rx: size * 0.94, ry: size * 0.22 }), {
    stops: BROTH,
  })
  for (const [angle, stops] of [
    [0.4, LEAF],
    [1.3, MEAT],
    [2.2, PORCELAIN],
    [3.3, MUSHROOM],
    [4.3, LEAF],
    [5.4, MEAT],
  ] as const) {
    paintHeap(
      scene,
      [x + Math.cos(angle) * size * 0.62, y - size * 0.74 + Math.sin(angle) * size * 0.13],
      { size: size * 0.1, count: 4, spread: [size * 0.16, size * 0.04], stops },
    )
  }
  wash(
    scene,
    polygon([
      [x - size * 0.16, y - size * 1.3],
      [x + size * 0.16, y - size * 1.3],
      [x + size * 0.24, y - size * 0.7],
      [x - size * 0.24, y - size * 0.7],
    ]),
    { stops: copper, shine: 0.2 },
  )
}

/** A candle alight on a low dish. */
export function paintCandle(scene: Scene, { x, y, size }: Thing): void {
  paintGlow(scene, [x, y - size * 2.4], { radius: size * 5, alpha: 0.5 })
  wash(scene, ellipse({ centre: [x, y], rx: size * 0.8, ry: size * 0.24 }), { stops: DARK_WOOD })
  wash(scene, rectangle([x - size * 0.26, y - size * 1.9], size * 0.52, size * 1.9), {
    stops: CINNABAR,
    angle: 0.2,
    gold: 0.3,
  })
  fill(
    scene,
    spline([
      [x, y - size * 2.9],
      [x + size * 0.2, y - size * 2.3],
      [x, y - size * 1.96],
      [x - size * 0.2, y - size * 2.3],
    ]),
    css('#ffe3a0'),
  )
}

/** A gate-like porch roof over a stall or hive. */
export function paintHive(scene: Scene, { x, y, size }: Thing): void {
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y - size * 2.1], rx: size, ry: size * 0.28 }, Math.PI, 0),
      ...ellipse({ centre: [x, y], rx: size, ry: size * 0.28 }, 0, Math.PI),
    ],
    { stops: WOOD, angle: 0.1, streak: 0.6 },
  )
  fill(
    scene,
    ellipse({ centre: [x, y - size * 0.5], rx: size * 0.2, ry: size * 0.1 }),
    css('#1a0f0a'),
  )
  paintRoof(scene, {
    x,
    y: y - size * 2.1,
    width: size * 1.4,
    height: size * 0.6,
    haze: 0,
    ridge: 0.4,
    lift: 0.02,
  })
}
