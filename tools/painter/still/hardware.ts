import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { fill, type Point, type Scene } from '../canvas/scene.ts'
import { curve, ellipse, polygon, rectangle, spline, straight } from '../canvas/shape.ts'
import { paintShadow } from './ground.ts'
import { BRONZE, CLAY, DARK_WOOD, IRON, OCHRE, STRAW, WOOD } from './stops.ts'
import { wash } from './wash.ts'

interface Thing {
  x: number
  /** The row of its foot. */
  y: number
  size: number
}

/** A bronze bell; `y` is the row of its rim, `size` half of the rim's width. */
export function paintBell(scene: Scene, { x, y, size }: Thing): void {
  const { palette } = scene
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  wash(scene, ellipse({ centre: [x, y - size * 2.3], rx: size * 0.2, ry: size * 0.2 }), {
    stops: BRONZE,
    gold: 0.3,
  })
  const body = [
    ...spline(
      at([
        [-0.66, -2],
        [-0.5, -2.18],
        [0, -2.24],
        [0.5, -2.18],
        [0.66, -2],
      ]),
      false,
    ),
    ...spline(
      at([
        [0.72, -1.4],
        [0.8, -0.6],
        [1, 0],
      ]),
      false,
    ),
    ...ellipse({ centre: [x, y], rx: size, ry: size * 0.13 }, 0, Math.PI),
    ...spline(
      at([
        [-1, 0],
        [-0.8, -0.6],
        [-0.72, -1.4],
      ]),
      false,
    ),
  ]
  wash(scene, body, { stops: BRONZE, angle: 0.2, shine: 0.18, streak: 0.2 })
  for (const row of [-1.9, -1.3, -0.5, -0.14]) {
    const half = row < -1 ? 0.7 : 0.84 + (row + 0.5) * 0.3
    brush(
      scene,
      ellipse({ centre: [x, y + row * size], rx: half * size, ry: size * 0.1 }, 0.1, Math.PI - 0.1),
      { width: 2.6, colour: palette.gold, alpha: 0.8, isTapered: false },
    )
  }
  for (let petal = -3; petal <= 3; petal++) {
    wash(
      scene,
      spline(
        at([
          [petal * 0.2 - 0.08, -0.9],
          [petal * 0.2, -1.16],
          [petal * 0.2 + 0.08, -0.9],
          [petal * 0.2, -0.78],
        ]),
      ),
      { stops: BRONZE, gold: 0.9, line: 1 },
    )
  }
}

/** Two posts and a beam with a bell between them; the bell hangs at its own place. */
export function paintBellFrame(scene: Scene, { x, y, size }: Thing): void {
  for (const side of [-1.6, 1.6])
    wash(scene, rectangle([x + side * size - 16, y - size * 4.6], 32, size * 4.6), {
      stops: WOOD,
      angle: 0,
    })
  wash(scene, rectangle([x - size * 2, y - size * 4.7], size * 4, 34), { stops: WOOD })
}

/** A wood stove of clay with fire in its mouth. */
export function paintStove(scene: Scene, { x, y, size }: Thing): void {
  const { context } = scene
  paintShadow(scene, [x, y], [size * 1.4, size * 0.3])
  wash(
    scene,
    [
      ...spline(
        [
          [x - size, y - size * 1.1],
          [x - size * 0.96, y - size * 0.5],
          [x - size * 0.8, y],
        ],
        false,
      ),
      ...spline(
        [
          [x + size * 0.8, y],
          [x + size * 0.96, y - size * 0.5],
          [x + size, y - size * 1.1],
        ],
        false,
      ),
    ],
    { stops: CLAY, gold: 0.3 },
  )
  wash(scene, ellipse({ centre: [x, y - size * 1.1], rx: size, ry: size * 0.2 }), {
    stops: IRON,
    gold: 0,
  })
  fill(
    scene,
    [
      ...ellipse(
        { centre: [x, y - size * 0.36], rx: size * 0.36, ry: size * 0.3 },
        Math.PI,
        Math.PI * 2,
      ),
      [x + size * 0.36, y - size * 0.1],
      [x - size * 0.36, y - size * 0.1],
    ],
    css('#2a1710'),
  )
  const fire = context.createRadialGradient(x, y - size * 0.22, 0, x, y - size * 0.22, size * 0.5)
  fire.addColorStop(0, css('#ffd98a', 0.95))
  fire.addColorStop(0.5, css('#e2663a', 0.8))
  fire.addColorStop(1, css('#e2663a', 0))
  context.fillStyle = fire
  context.fillRect(x - size * 0.5, y - size * 0.7, size, size * 0.7)
}

/** A wide iron wok. */
export function paintWok(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.3])
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y - size * 0.5], rx: size, ry: size * 0.26 }, Math.PI, 0),
      ...spline(
        [
          [x + size, y - size * 0.5],
          [x + size * 0.7, y - size * 0.1],
          [x, y + size * 0.04],
          [x - size * 0.7, y - size * 0.1],
          [x - size, y - size * 0.5],
        ],
        false,
      ),
    ],
    { stops: IRON },
  )
  wash(scene, ellipse({ centre: [x, y - size * 0.5], rx: size, ry: size * 0.27 }), {
    stops: IRON,
    angle: -1.4,
    edge: 0.3,
    gold: 0.3,
  })
  for (const side of [-1, 1])
    brush(
      scene,
      ellipse({
        centre: [x + side * size * 1.05, y - size * 0.52],
        rx: size * 0.12,
        ry: size * 0.09,
      }),
      { width: 9, colour: '#2a2f30', isTapered: false },
    )
}

/** A plain wooden shelf: boards between two posts, `rows` of them from the top. */
export function paintShelf(
  scene: Scene,
  {
    x,
    y,
    width,
    height,
    rows,
    columns = 1,
  }: { x: number; y: number; width: number; height: number; rows: number; columns?: number },
): void {
  const { context } = scene
  fill(
    scene,
    [
      [x, y - height],
      [x + width, y - height],
      [x + width, y],
      [x, y],
    ],
    css('#5f432c', 0.42),
  )
  for (let row = 0; row <= rows; row++)
    wash(scene, rectangle([x - 14, y - (height * row) / rows - 12], width + 28, 24), {
      stops: WOOD,
      cloud: 0.5,
      gold: 0.5,
    })
  for (let column = 0; column <= columns; column++)
    wash(scene, rectangle([x + (width * column) / columns - 11, y - height], 22, height), {
      stops: WOOD,
      angle: 0,
      cloud: 0.5,
      gold: 0.3,
    })
  context.fillStyle = css('#2a1a0c', 0.16)
  for (let row = 1; row <= rows; row++)
    context.fillRect(x, y - (height * row) / rows + 12, width, 26)
}

/** A hat of straw. */
export function paintHat(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.4, size * 0.3], 0.3)
  wash(scene, ellipse({ centre: [x, y - size * 0.1], rx: size * 1.2, ry: size * 0.3 }), {
    stops: STRAW,
  })
  wash(
    scene,
    spline([
      [x - size * 0.58, y - size * 0.16],
      [x - size * 0.5, y - size * 0.66],
      [x, y - size * 0.8],
      [x + size * 0.5, y - size * 0.66],
      [x + size * 0.58, y - size * 0.16],
      [x, y - size * 0.04],
    ]),
    { stops: STRAW, streak: 0.3 },
  )
  brush(
    scene,
    ellipse({ centre: [x, y - size * 0.18], rx: size * 0.58, ry: size * 0.13 }, 0, Math.PI),
    { width: size * 0.11, colour: '#1f5f7f', isTapered: false },
  )
}

/** A water flask: a gourd with a cord. */
export function paintFlask(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 0.9, size * 0.2], 0.3)
  wash(
    scene,
    spline([
      [x - size * 0.1, y - size * 2],
      [x - size * 0.36, y - size * 1.6],
      [x - size * 0.24, y - size * 1.2],
      [x - size * 0.6, y - size * 0.6],
      [x - size * 0.4, y],
      [x + size * 0.4, y],
      [x + size * 0.6, y - size * 0.6],
      [x + size * 0.24, y - size * 1.2],
      [x + size * 0.36, y - size * 1.6],
      [x + size * 0.1, y - size * 2],
    ]),
    { stops: OCHRE, shine: 0.16 },
  )
  brush(scene, ellipse({ centre: [x, y - size * 1.2], rx: size * 0.27, ry: size * 0.06 }), {
    width: size * 0.08,
    colour: '#b23a2b',
    isTapered: false,
  })
}

/** A furled umbrella standing upright. */
export function paintFurled(scene: Scene, { x, y, size }: Thing, colour: `#${string}`): void {
  wash(
    scene,
    spline([
      [x - size * 0.05, y - size * 0.9],
      [x - size * 0.16, y - size * 0.3],
      [x, y],
      [x + size * 0.16, y - size * 0.3],
      [x + size * 0.05, y - size * 0.9],
    ]),
    {
      stops: [
        [0, mix(colour, '#fff6da', 0.2)],
        [1, mix(colour, '#0c1418', 0.4)],
      ],
      angle: 0,
      streak: 0.6,
    },
  )
  brush(scene, straight([x, y - size * 0.88], [x, y - size * 1.06], 5), {
    width: size * 0.04,
    colour: '#6a4c32',
    isTapered: false,
  })
  brush(
    scene,
    curve(
      [
        [x, y - size * 1.06],
        [x, y - size * 1.2],
        [x + size * 0.1, y - size * 1.14],
      ],
      8,
    ),
    { width: size * 0.045, colour: '#6a4c32', isTapered: false },
  )
}

/** A mason's hammer and chisels. */
export function paintMasonTools(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y + 10], [size * 1.1, size * 0.14])
  brush(scene, straight([x - size * 0.5, y], [x + size * 0.5, y - size * 0.12], 12), {
    width: size * 0.075,
    colour: '#8a6a45',
    isTapered: false,
  })
  wash(
    scene,
    polygon([
      [x + size * 0.4, y - size * 0.28],
      [x + size * 0.62, y - size * 0.3],
      [x + size * 0.66, y + size * 0.04],
      [x + size * 0.44, y + size * 0.06],
    ]),
    { stops: IRON },
  )
  for (const shift of [0.14, 0.3]) {
    brush(
      scene,
      straight([x - size * 0.7, y + shift * size], [x + size * 0.2, y + (shift + 0.05) * size], 12),
      { width: size * 0.05, colour: '#43494a', isTapered: false },
    )
    wash(
      scene,
      polygon(
        [
          [x + size * 0.2, y + (shift + 0.02) * size],
          [x + size * 0.4, y + (shift + 0.03) * size],
          [x + size * 0.4, y + (shift + 0.09) * size],
          [x + size * 0.2, y + (shift + 0.08) * size],
        ],
        6,
      ),
      { stops: IRON, gold: 0 },
    )
  }
}

/** A blackboard on a stand, a few lines of chalk on it. */
export function paintBlackboard(scene: Scene, { x, y, size }: Thing): void {
  const { random } = scene
  for (const leg of [-0.4, 0.4])
    brush(scene, straight([x + leg * size, y], [x + leg * size * 0.7, y - size * 1.5], 10), {
      width: 12,
      colour: '#6a4c32',
      isTapered: false,
    })
  wash(scene, rectangle([x - size * 0.62, y - size * 1.5], size * 1.24, size * 0.86), {
    stops: [
      [0, '#39464a'],
      [1, '#24302f'],
    ],
    line: 9,
    gold: 0.9,
  })
  for (let line = 0; line < 5; line++) {
    const row = y - size * (1.36 - line * 0.14)
    brush(
      scene,
      straight(
        [x - size * 0.5, row],
        [x - size * 0.5 + size * random.between(0.5, 0.95), row + random.between(-3, 3)],
        24,
      ),
      { width: 4, colour: '#e9e4d2', alpha: 0.7, dry: 0.38, jitter: 0.8 },
    )
  }
}

/** A copper bucket. */
export function paintBucket(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.3, size * 0.28])
  brush(
    scene,
    ellipse({ centre: [x, y - size * 1.5], rx: size * 0.94, ry: size * 0.9 }, Math.PI, Math.PI * 2),
    { width: 7, colour: '#6e4a20', isTapered: false },
  )
  wash(
    scene,
    [
      [x - size, y - size * 1.5],
      [x + size, y - size * 1.5],
      [x + size * 0.78, y],
      [x - size * 0.78, y],
    ],
    {
      stops: [
        [0, '#e0a070'],
        [0.5, '#b8703e'],
        [1, '#6e3a1c'],
      ],
      angle: 0.2,
      shine: 0.2,
    },
  )
  wash(scene, ellipse({ centre: [x, y - size * 1.5], rx: size, ry: size * 0.22 }), {
    stops: [
      [0, '#5d9fb0'],
      [1, '#a9cbbd'],
    ],
  })
}

/** A straw raincoat hung up. */
export function paintRaincoat(scene: Scene, { x, y, size }: Thing): void {
  const { random } = scene
  for (let layer = 0; layer < 3; layer++) {
    for (let straw = 0; straw < 120; straw++) {
      const share = random.between(-1, 1)
      const from: Point = [x + share * size * (0.2 + layer * 0.1), y + layer * size * 0.26]
      const to: Point = [
        x + share * size * (0.34 + layer * 0.12),
        from[1] + size * random.between(0.4, 0.52),
      ]
      brush(scene, curve([from, [(from[0] + to[0]) / 2, from[1] + size * 0.2], to], 8), {
        width: random.between(2, 5),
        colour: mix('#c9a860', '#6e5228', random.next()),
        alpha: 0.9,
      })
    }
  }
  wash(
    scene,
    spline([
      [x - size * 0.22, y + size * 0.06],
      [x, y - size * 0.1],
      [x + size * 0.22, y + size * 0.06],
      [x, y + size * 0.12],
    ]),
    { stops: STRAW },
  )
}

/** A pair of boots. */
export function paintBoots(scene: Scene, { x, y, size }: Thing): void {
  for (const shift of [0, 0.7]) {
    const left = x + shift * size
    paintShadow(scene, [left, y], [size * 0.5, size * 0.1])
    wash(
      scene,
      spline([
        [left - size * 0.24, y - size * 0.9],
        [left + size * 0.1, y - size * 0.92],
        [left + size * 0.12, y - size * 0.34],
        [left + size * 0.44, y - size * 0.2],
        [left + size * 0.46, y],
        [left - size * 0.26, y],
        [left - size * 0.22, y - size * 0.4],
      ]),
      { stops: DARK_WOOD, shine: 0.2 },
    )
  }
}
