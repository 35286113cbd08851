import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, trace } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { paintLeaf } from '../motifs/leaf.ts'
import { paintMushroom } from './mushroom.ts'
import { paintShadow } from './shadow.ts'
import { STRAW } from './stops.ts'
import { wash } from './wash.ts'

export interface Basket {
  x: number
  /** The row of its foot. */
  y: number
  /** Half of the width of its rim. */
  size: number
  filling?: 'leaves' | 'mushrooms' | 'cloth' | 'none'
  hasHandle?: boolean
}

/** A woven bamboo basket with what lies in it. */
export function paintBasket(
  scene: Scene,
  { x, y, size, filling = 'none', hasHandle = false }: Basket,
): void {
  const height = size * 0.86
  const rim: Point = [x, y - height]
  paintShadow(scene, [x + size * 0.1, y], [size * 1.4, size * 0.28])
  if (hasHandle) paintHandle(scene, rim, size)
  wash(scene, ellipse({ centre: rim, rx: size, ry: size * 0.23 }), {
    stops: [
      [0, '#5f4226'],
      [1, '#3a2616'],
    ],
    gold: 0,
  })
  fillBasket(scene, { rim, size, filling })
  const body: Point[] = [
    ...ellipse({ centre: rim, rx: size, ry: size * 0.23 }, Math.PI, 0),
    ...spline(
      [
        [x + size, rim[1]],
        [x + size * 0.9, y - height * 0.5],
        [x + size * 0.72, y - height * 0.08],
        [x, y + size * 0.08],
        [x - size * 0.72, y - height * 0.08],
        [x - size * 0.9, y - height * 0.5],
        [x - size, rim[1]],
      ],
      false,
    ),
  ]
  wash(scene, body, { stops: STRAW, edge: 0.45, gold: 0 })
  paintWeave(scene, body, { rim, size, height })
  const front = ellipse({ centre: rim, rx: size * 1.02, ry: size * 0.24 }, 0, Math.PI)
  brush(scene, front, { width: size * 0.075, colour: '#6a4a28', isTapered: false, jitter: 0.1 })
  brush(
    scene,
    front.map(([px, py]) => [px, py - size * 0.012]),
    { width: size * 0.035, colour: '#c79c5a', isTapered: false },
  )
}

function paintHandle(scene: Scene, rim: Point, size: number): void {
  const hoop = ellipse(
    { centre: [rim[0], rim[1]], rx: size * 0.92, ry: size * 0.95 },
    Math.PI * 1.01,
    Math.PI * 1.99,
  )
  brush(scene, hoop, { width: size * 0.07, colour: '#6a4a28', isTapered: false, jitter: 0.08 })
  brush(
    scene,
    hoop.map(([px, py]) => [px, py + size * 0.01]),
    { width: size * 0.034, colour: '#b48a50', isTapered: false, jitter: 0.2 },
  )
}

function fillBasket(
  scene: Scene,
  { rim: [x, y], size, filling }: { rim: Point; size: number; filling: string },
): void {
  const { random } = scene
  const spot = (spread = 0.8): Point => [
    x + random.between(-spread, spread) * size,
    y + random.between(-0.16, 0.1) * size,
  ]
  if (filling === 'leaves') {
    for (let leaf = 0; leaf < 150; leaf++) {
      const colour = mix('#3f8462', '#b8d08c', random.next())
      paintLeaf(scene, spot(), {
        angle: random.between(-2.6, -0.5),
        length: size * random.between(0.1, 0.24),
        width: size * 0.035,
        colour,
        alpha: 0.95,
      })
    }
  }
  if (filling === 'mushrooms')
    for (let each = 0; each < 13; each++)
      paintMushroom(scene, spot(0.72), size * random.between(0.2, 0.3))
  if (filling === 'cloth') {
    for (const [dx, colour] of [
      [-0.3, '#5d9fb0'],
      [0.25, '#efe7d2'],
      [0, '#1f5f87'],
    ] as const) {
      wash(
        scene,
        ellipse({ centre: [x + dx * size, y - size * 0.08], rx: size * 0.42, ry: size * 0.2 }),
        {
          stops: [
            [0, colour],
            [1, mix(colour, '#12324f', 0.4)],
          ],
          streak: 0.4,
        },
      )
    }
  }
}

function paintWeave(
  { context, random }: Scene,
  body: readonly Point[],
  { rim: [x, top], size, height }: { rim: Point; size: number; height: number },
): void {
  context.save()
  trace(context, body)
  context.clip()
  const rows = 12
  for (let row = 0; row < rows; row++) {
    const y = top + size * 0.12 + (height * 1.05 * row) / rows
    for (let cell = -20; cell <= 20; cell++) {
      const angle = ((cell + (row % 2) * 0.5) / 20) * 1.35
      const [cx, cy] = [
        x + Math.sin(angle) * size * (1 - row * 0.02),
        y + Math.cos(angle) * size * 0.2 - size * 0.06,
      ]
      const half = Math.cos(angle) * size * 0.052 + 3
      context.lineWidth = (height / rows) * 0.62
      context.strokeStyle = css(mix('#dcbc80', '#a07238', random.next() * 0.8), 0.92)
      context.beginPath()
      context.moveTo(cx - half, cy)
      context.lineTo(cx + half, cy - 2)
      context.stroke()
      context.lineWidth = 1.3
      context.strokeStyle = css('#4b3020', 0.5)
      context.beginPath()
      context.moveTo(cx - half, cy + (height / rows) * 0.32)
      context.lineTo(cx + half, cy + (height / rows) * 0.32)
      context.stroke()
    }
  }
  context.restore()
}
