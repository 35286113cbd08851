import { brush } from '../canvas/brush.ts'
import { css, type Stops } from '../canvas/colour.ts'
import { type Point, type Scene, trace } from '../canvas/scene.ts'
import { ellipse, polygon, spline } from '../canvas/shape.ts'
import { paintHeap } from './food.ts'
import { paintShadow } from './ground.ts'
import { wash } from './wash.ts'

interface Box {
  x: number
  /** The row of its foot. */
  y: number
  /** Half of its width. */
  size: number
}

/** Sides from left to right: each turned a little more to the light, then away from it. */
const SIDES: readonly Stops[] = [
  [
    [0, '#7c2318'],
    [1, '#43100c'],
  ],
  [
    [0, '#a5331f'],
    [1, '#6a1a14'],
  ],
  [
    [0, '#c9503a'],
    [1, '#94291c'],
  ],
  [
    [0, '#93291c'],
    [1, '#54130f'],
  ],
]
const LID: Stops = [
  [0, '#d9644a'],
  [0.4, '#b83c28'],
  [1, '#8e2a1e'],
]
const GOLD = '#e0b864'

/** The front corners of an octagon seen from a little above, from left to right. */
function octagon([x, y]: Point, size: number): Point[] {
  return Array.from({ length: 8 }, (_, corner): Point => {
    const angle = (corner / 8) * Math.PI * 2 + Math.PI / 8
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.3]
  })
}

/** The four sides that face the eye. */
const FRONT = [
  [3, 2],
  [2, 1],
  [1, 0],
  [0, 7],
] as const

function sides(scene: Scene, top: readonly Point[], height: number): void {
  FRONT.forEach(([from, to], side) => {
    const [a, b] = [top[from], top[to]]
    const stops = SIDES[side]
    if (!a || !b || !stops) return
    wash(scene, polygon([a, b, [b[0], b[1] + height], [a[0], a[1] + height]]), {
      stops,
      edge: 0.22,
      cloud: 0.3,
      streak: 0.06,
      gold: 0.6,
    })
  })
}

/** An octagonal box of vermilion lacquer, gold hills about its sides and on its lid. */
export function paintLacquerBox(scene: Scene, { x, y, size }: Box): void {
  const height = size * 0.62
  const body = octagon([x, y - height], size)
  paintShadow(scene, [x + size * 0.1, y + size * 0.16], [size * 1.5, size * 0.36])
  sides(scene, body, height)
  hills(scene, body, height)
  const lid = octagon([x, y - height - size * 0.2], size * 1.05)
  sides(scene, lid, size * 0.22)
  wash(scene, polygon(lid), { stops: LID, angle: 0.7, edge: 0.3 })
  for (const share of [0.9, 0.84])
    line(
      scene,
      octagon([x, y - height - size * 0.2], size * 1.05 * share),
      share === 0.9 ? 2.6 : 1.4,
    )
  for (const [dx, tall] of [
    [-0.34, 0.1],
    [0, 0.17],
    [0.36, 0.12],
  ] as const) {
    for (let ring = 0; ring < 5; ring++) {
      const half = size * 0.26 * (1 - ring * 0.17)
      const at: Point = [x + dx * size, y - height - size * 0.13]
      brush(
        scene,
        spline(
          [
            [at[0] - half, at[1]],
            [at[0] - half * 0.3, at[1] - tall * size * (1 - ring * 0.16)],
            [at[0] + half * 0.24, at[1] - tall * size * 0.8 * (1 - ring * 0.16)],
            [at[0] + half, at[1]],
          ],
          false,
        ),
        { width: ring === 0 ? 3 : 1.5, colour: GOLD, alpha: 0.92 },
      )
    }
  }
}

function line(scene: Scene, corners: readonly Point[], width: number): void {
  const loop = polygon(corners)
  brush(scene, [...loop, ...loop.slice(0, 1)], {
    width,
    colour: GOLD,
    alpha: 0.85,
    isTapered: false,
  })
}

function hills(scene: Scene, top: readonly Point[], height: number): void {
  const { context } = scene
  const front = [top[3], top[2], top[1], top[0], top[7]].filter((corner) => corner !== undefined)
  const [left, right] = [front[0]?.[0] ?? 0, front.at(-1)?.[0] ?? 0]
  const foot = (front[2]?.[1] ?? 0) + height
  context.save()
  trace(context, [
    ...front.map(([x, y]): Point => [x, y + 6]),
    ...front.toReversed().map(([x, y]): Point => [x, y + height - 8]),
  ])
  context.clip()
  for (let hill = 0; hill < 9; hill++) {
    const x = left + ((right - left) * (hill + 0.5)) / 9
    const tall = height * (0.36 + 0.3 * Math.sin(hill * 2.2) ** 2)
    for (let ring = 0; ring < 7; ring++) {
      const share = 1 - ring * 0.14
      const half = ((right - left) / 7) * share
      brush(
        scene,
        spline(
          [
            [x - half, foot],
            [x - half * 0.25, foot - tall * share],
            [x + half * 0.2, foot - tall * share * 0.92],
            [x + half, foot],
          ],
          false,
        ),
        {
          width: ring === 0 ? 2.8 : 1.4,
          colour: ring === 0 ? '#f0cd7c' : '#d9a94e',
          alpha: ring === 0 ? 0.95 : 0.6,
        },
      )
    }
  }
  context.fillStyle = css('#f0cd7c', 0.9)
  context.beginPath()
  context.arc(left + (right - left) * 0.68, foot - height * 0.76, height * 0.06, 0, 7)
  context.fill()
  context.restore()
}

/** The box open from above: eight compartments about a middle one, a different sweet in each. */
export function paintOpenLacquerBox(scene: Scene, { x, y, size }: Box): void {
  paintShadow(scene, [x + 20, y + size * 0.2], [size * 1.4, size * 0.7])
  const outer = Array.from({ length: 8 }, (_, corner): Point => {
    const angle = (corner / 8) * Math.PI * 2 + Math.PI / 8
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.62]
  })
  wash(scene, polygon(outer.map(([px, py]) => [px, py + size * 0.16])), {
    stops: [
      [0, '#7c2318'],
      [1, '#43100c'],
    ],
  })
  wash(scene, polygon(outer), { stops: LID, angle: 0.8 })
  wash(scene, polygon(outer.map(([px, py]) => [x + (px - x) * 0.93, y + (py - y) * 0.93])), {
    stops: [
      [0, '#5c1712'],
      [1, '#2f0b08'],
    ],
    gold: 0.9,
  })
  const sweets: readonly Stops[] = [
    [
      [0, '#fdf8ea'],
      [1, '#dccfae'],
    ],
    [
      [0, '#c7d68a'],
      [1, '#6f8f4a'],
    ],
    [
      [0, '#e8c04a'],
      [1, '#b9772a'],
    ],
    [
      [0, '#e2a08a'],
      [1, '#b0503a'],
    ],
    [
      [0, '#a67c4e'],
      [1, '#4b3222'],
    ],
    [
      [0, '#f3d9d0'],
      [1, '#d98a86'],
    ],
    [
      [0, '#dfc99a'],
      [1, '#a8834a'],
    ],
    [
      [0, '#8f8aa0'],
      [1, '#4a4660'],
    ],
  ]
  sweets.forEach((stops, part) => {
    const angle = (part / 8) * Math.PI * 2 + Math.PI / 8 + Math.PI / 8
    const at: Point = [x + Math.cos(angle) * size * 0.62, y + Math.sin(angle) * size * 0.39]
    paintHeap(scene, at, { size: size * 0.07, count: 7, spread: [size * 0.13, size * 0.08], stops })
  })
  outer.forEach(([px, py]) =>
    brush(
      scene,
      [
        [x + (px - x) * 0.3, y + (py - y) * 0.3],
        [x + (px - x) * 0.6, y + (py - y) * 0.6],
        [x + (px - x) * 0.92, y + (py - y) * 0.92],
      ],
      { width: 9, colour: '#a5331f', isTapered: false },
    ),
  )
  wash(scene, ellipse({ centre: [x, y], rx: size * 0.3, ry: size * 0.19 }), {
    stops: LID,
    gold: 0.9,
  })
  paintHeap(scene, [x, y], {
    size: size * 0.06,
    count: 8,
    spread: [size * 0.16, size * 0.08],
    stops: [
      [0, '#f0dfb0'],
      [1, '#c9a25a'],
    ],
  })
}

/** Lacquered bowls, red outside, black within, or the other way round. */
export function paintLacquerBowl(scene: Scene, { x, y, size }: Box, isBlack = false): void {
  const stops: Stops = isBlack
    ? [
        [0, '#4a4644'],
        [0.4, '#24201f'],
        [1, '#0c0a0a'],
      ]
    : [
        [0, '#cf5a40'],
        [0.4, '#a8301f'],
        [1, '#5c1712'],
      ]
  const inside: Stops = isBlack
    ? [
        [0, '#a8301f'],
        [1, '#6a1a14'],
      ]
    : [
        [0, '#24201f'],
        [1, '#0c0a0a'],
      ]
  paintShadow(scene, [x + size * 0.1, y], [size * 1.35, size * 0.26])
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y - size * 0.72], rx: size, ry: size * 0.22 }, Math.PI, 0),
      ...spline(
        [
          [x + size, y - size * 0.72],
          [x + size * 0.86, y - size * 0.34],
          [x + size * 0.44, y - size * 0.1],
          [x + size * 0.42, y],
        ],
        false,
      ),
      ...spline(
        [
          [x - size * 0.42, y],
          [x - size * 0.44, y - size * 0.1],
          [x - size * 0.86, y - size * 0.34],
          [x - size, y - size * 0.72],
        ],
        false,
      ),
    ],
    { stops, shine: 0.24, edge: 0.3, gold: 0.3 },
  )
  wash(scene, ellipse({ centre: [x, y - size * 0.72], rx: size, ry: size * 0.22 }), {
    stops: inside,
    angle: 0.5,
    gold: 1,
  })
}
