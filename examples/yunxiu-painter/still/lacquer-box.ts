import { brush } from '../canvas/brush.ts'
import { type Stops, css } from '../canvas/colour.ts'
import { type Scene, type Point, trace } from '../canvas/scene.ts'
import { spline, polygon } from '../canvas/shape.ts'
import { LID } from './lacquer-red.ts'
import { paintShadow } from './shadow.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

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

const GOLD = '#e0b864'

/** The corners of an octagon seen from a little above. */
function octagon([x, y]: Point, size: number): Point[] {
  return Array.from({ length: 8 }, (_, corner): Point => {
    const angle = (corner / 8) * Math.PI * 2 + Math.PI / 8
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.3]
  })
}

/** The four sides that face the viewer, from left to right, as pairs of corners. */
const FRONT = [
  [3, 2],
  [2, 1],
  [1, 0],
  [0, 7],
] as const

function paintSides(scene: Scene, top: readonly Point[], height: number): void {
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

/** An octagonal box of vermilion lacquer with gold hills around its sides and on its lid. */
export function paintLacquerBox(scene: Scene, { x, y, size }: Thing): void {
  const height = size * 0.62
  const body = octagon([x, y - height], size)
  paintShadow(scene, [x + size * 0.1, y + size * 0.16], [size * 1.5, size * 0.36])
  paintSides(scene, body, height)
  paintHills(scene, body, height)
  const lid = octagon([x, y - height - size * 0.2], size * 1.05)
  paintSides(scene, lid, size * 0.22)
  wash(scene, polygon(lid), { stops: LID, angle: 0.7, edge: 0.3 })
  for (const share of [0.9, 0.84])
    paintLine(
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

function paintLine(scene: Scene, corners: readonly Point[], width: number): void {
  const loop = polygon(corners)
  brush(scene, [...loop, ...loop.slice(0, 1)], {
    width,
    colour: GOLD,
    alpha: 0.85,
    isTapered: false,
  })
}

function paintHills(scene: Scene, top: readonly Point[], height: number): void {
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
