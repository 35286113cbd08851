import { brush } from '../canvas/brush.ts'
import { type Colour, type Stops, mix, css } from '../canvas/colour.ts'
import { Random } from '../canvas/random.ts'
import { lerp } from '../canvas/arithmetic.ts'
import { type Point, type Scene, fill, trace } from '../canvas/scene.ts'
import { box, straight, polygon } from '../canvas/shape.ts'
import { wash } from '../still/wash.ts'

/** Where every back wall meets its floor. */
export const FLOOR = 700

/** The edges of a back wall. A side that is outside of the picture has no side wall. */
export interface Shell {
  left: number
  top: number
  right: number
  ceiling: 'towards' | 'across' | 'open'
}

/** Returns a room of its own around an opening: a box, one corner, or a wall from edge to edge. */
export function shellAround({ width }: Scene, edge: readonly Point[], wall: string): Shell {
  const xs = edge.map(([x]) => x)
  // Of the opening, not of the scene, whose stream differs at night.
  const random = new Random(xs.reduce((sum, x) => sum + Math.round(x), wall.length * 131))
  const room = { left: Math.min(...xs) - 60, right: Math.max(...xs) + 60, top: Math.min(...edge.map(([, y]) => y)) - 50 }
  const view = random.pick(['box', 'left', 'right', 'wall'] as const)
  const left = Math.min(room.left, random.between(150, 330))
  const right = Math.max(room.right, width - random.between(150, 330))
  return {
    left: view === 'box' || view === 'left' ? left : -30,
    right: view === 'box' || view === 'right' ? right : width + 30,
    top: Math.min(room.top, random.between(60, 150)),
    ceiling: view === 'wall' ? 'open' : random.pick(['towards', 'across'] as const),
  }
}

/** The colour of each material of walls by day and at night. */
export const WALLS = {
  plaster: ['#e6d9b8', '#4a4438'],
  timber: ['#a67c4e', '#4a3626'],
  brick: ['#b98a66', '#4c382c'],
  earth: ['#d9bf8c', '#4f4230'],
} as const

/** Walls, ceiling and their edges. */
export function paintWalls(scene: Scene, tone: Colour, shell: Shell): void {
  const { context, width, height, palette } = scene
  const { left, top, right } = shell
  const shade = (share: number) => css(mix(tone, palette.isNight ? '#120d08' : '#5a4428', share))
  fill(scene, box([left, top], [right, FLOOR]), shade(0))
  const dim = context.createRadialGradient(width / 2, 380, 300, width / 2, 380, 900)
  dim.addColorStop(0, css('#3c2a18', 0))
  dim.addColorStop(1, css('#3c2a18', palette.isNight ? 0.5 : 0.28))
  fill(scene, box([left, top], [right, FLOOR]), dim)
  const [far, near] = [
    [left, 0, 0.26],
    [right, width, 0.34],
  ] as const
  for (const [x, edge, share] of [far, near])
    fill(
      scene,
      [
        [edge, 0],
        [x, top],
        [x, FLOOR],
        [edge, height - 60],
      ],
      shade(share),
    )
  fill(
    scene,
    [
      [Math.min(0, left), 0],
      [Math.max(width, right), 0],
      [right, top],
      [left, top],
    ],
    css(palette.isNight ? '#1d1510' : '#6e5236'),
  )
  paintBeams(scene, shell)
  const edges: [Point, Point][] = [
    [
      [left, top],
      [right, top],
    ],
    [
      [left, FLOOR],
      [right, FLOOR],
    ],
  ]
  for (const [x, edge] of [far, near])
    edges.push(
      [
        [x, top],
        [x, FLOOR],
      ],
      [
        [x, FLOOR],
        [edge, height - 60],
      ],
    )
  for (const [from, to] of edges)
    brush(scene, straight(from, to, 20), {
      width: 4,
      colour: '#3a281a',
      alpha: 0.75,
      isTapered: false,
    })
}

function paintBeams(scene: Scene, { left, top, right, ceiling }: Shell): void {
  const { width, palette } = scene
  const colour: Colour = palette.isNight ? '#120d08' : '#4b3222'
  const wood = { colour, isTapered: false, jitter: 0.08 }
  if (ceiling === 'towards')
    for (let beam = 0; beam <= 6; beam++) {
      const x = left + ((right - left) * beam) / 6
      brush(scene, straight([x, top], [width / 2 + (x - width / 2) * 1.36, -10], 8), { width: 16, ...wood })
    }
  if (ceiling === 'across')
    for (const t of [0.06, 0.34, 0.68]) {
      const y = top * (1 - t)
      brush(scene, straight([left * (1 - t), y], [right + (width - right) * t, y], 24), { width: 13 + t * 20, ...wood })
    }
  // One old beam below the ceiling, with the ends of joists on it.
  if (ceiling === 'open') {
    brush(scene, straight([-20, top - 6], [width + 20, top - 2], 30), { width: 46, ...wood })
    for (let joist = 0; joist < 9; joist++)
      fill(scene, box([70 + joist * 182, top - 62], [128 + joist * 182, top - 20]), css(palette.isNight ? '#241a12' : '#7b5c3d'))
  }
}

/** Planks of timber or courses of brick on the back wall. */
export function paintTexture(scene: Scene, wall: keyof typeof WALLS, tone: Colour, { left, top, right }: Shell): void {
  const { context } = scene
  context.strokeStyle = css(mix(tone, '#2a1a0c', 0.5), 0.45)
  context.lineWidth = 2
  context.beginPath()
  if (wall === 'timber') {
    for (let plank = 1; plank < 9; plank++) {
      context.moveTo(left, top + ((FLOOR - top) * plank) / 9)
      context.lineTo(right, top + ((FLOOR - top) * plank) / 9 + 2)
    }
  }
  if (wall === 'brick') {
    for (let course = 1; course < 22; course++) {
      const y = top + ((FLOOR - top) * course) / 22
      context.moveTo(left, y)
      context.lineTo(right, y)
      for (let brick = 0; brick < 17; brick++) {
        const x = left + ((right - left) * (brick + (course % 2) * 0.5)) / 17
        context.moveTo(x, y)
        context.lineTo(x, y + (FLOOR - top) / 22)
      }
    }
  }
  context.stroke()
}

/** Floor boards towards the viewer. */
export function paintFloor(scene: Scene, { left, right }: Shell): void {
  const { width, height, palette } = scene
  const random = new Random(Math.round(left * 7 + right))
  const boards: Stops = palette.isNight
    ? [
        [0, '#2c2118'],
        [1, '#5a4433'],
      ]
    : [
        [0, '#8d6a45'],
        [0.4, '#a98658'],
        [1, '#c9a878'],
      ]
  wash(
    scene,
    polygon([
      [left, FLOOR],
      [right, FLOOR],
      [width + 10, height - 60],
      [width + 10, height + 10],
      [-10, height + 10],
      [-10, height - 60],
    ]),
    { stops: boards, edge: 0.05, gold: 0, line: 0 },
  )
  const { context } = scene
  context.save()
  trace(context, [[left, FLOOR], [right, FLOOR], [width + 10, height - 60], [width + 10, height + 10], [-10, height + 10], [-10, height - 60]])
  context.clip()
  for (let board = -14; board <= 14; board++) {
    const x = width / 2 + board * 62
    brush(scene, straight([x, FLOOR], [width / 2 + board * 130, height + 10], 10), {
      width: 1.8,
      colour: '#3a281a',
      alpha: 0.42,
      isTapered: false,
    })
  }
  // The ends of boards, and the shade along the walls.
  for (let end = 0; end < 16; end++) {
    const board = Math.floor(random.between(-12, 12))
    const t = random.next() ** 1.3
    const at = (b: number) => width / 2 + b * lerp(62, 130, t)
    const y = lerp(FLOOR, height + 10, t)
    brush(scene, straight([at(board), y], [at(board + 1), y], 4), { width: 1.6, colour: '#3a281a', alpha: 0.4, isTapered: false })
  }
  const shade = context.createLinearGradient(0, FLOOR, 0, FLOOR + 70)
  shade.addColorStop(0, css('#2a1a0c', 0.34))
  shade.addColorStop(1, css('#2a1a0c', 0))
  context.fillStyle = shade
  context.fillRect(0, FLOOR, width, 70)
  context.restore()
  // A skirting board where there is a back wall.
  fill(scene, box([left, FLOOR - 16], [right, FLOOR]), css(palette.isNight ? '#231910' : '#76552f', 0.85))
}
