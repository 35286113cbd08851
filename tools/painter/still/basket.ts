import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { type Point, type Scene, trace } from '../canvas/scene.ts'
import { curve, ellipse, spline } from '../canvas/shape.ts'
import { paintLeaf } from '../motifs/leaf.ts'
import { paintShadow } from './ground.ts'
import { paintMushroom } from './food.ts'
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

/** A flat round tray of bamboo with something spread on it. */
export function paintTray(
  scene: Scene,
  [x, y]: Point,
  { size, colours }: { size: number; colours: readonly [`#${string}`, ...`#${string}`[]] },
): void {
  const { context, random } = scene
  paintShadow(scene, [x, y + size * 0.1], [size * 1.15, size * 0.4], 0.32)
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.34 }), { stops: STRAW, edge: 0.4 })
  wash(scene, ellipse({ centre: [x, y - size * 0.01], rx: size * 0.9, ry: size * 0.28 }), {
    stops: STRAW,
    angle: -1,
    edge: 0.3,
    line: 1,
    gold: 0.3,
  })
  for (let piece = 0; piece < 340; piece++) {
    const angle = random.next() * 7
    const away = Math.sqrt(random.next()) * 0.84
    context.fillStyle = css(mix(random.pick(colours), '#fff6da', random.next() * 0.25), 0.92)
    context.beginPath()
    context.ellipse(
      x + Math.cos(angle) * away * size,
      y - size * 0.02 + Math.sin(angle) * away * size * 0.26,
      size * random.between(0.02, 0.045),
      size * random.between(0.012, 0.024),
      random.next() * 3,
      0,
      7,
    )
    context.fill()
  }
}

/** Trays in rows on a rack of poles. */
export function paintDryingRack(
  scene: Scene,
  {
    x,
    y,
    rows,
    colours,
  }: { x: number; y: number; rows: number; colours: readonly [`#${string}`, ...`#${string}`[]] },
): void {
  for (let row = 0; row < rows; row++) {
    const at = y - (rows - 1 - row) * 150
    const size = 120 + row * 26
    for (const lift of [-0.1, 0.22]) {
      brush(
        scene,
        curve(
          [
            [x - 780, at + lift * size],
            [x, at + lift * size + 8],
            [x + 780, at + lift * size],
          ],
          20,
        ),
        { width: 9, colour: '#8a6a3a', isTapered: false, jitter: 0.1 },
      )
    }
    const count = 6 - row
    for (let tray = 0; tray < count; tray++) {
      const [one] = colours
      const colour = colours[(tray + row) % colours.length] ?? one
      paintTray(scene, [x + (tray - (count - 1) / 2) * size * 2.12, at], {
        size,
        colours: [colour],
      })
    }
  }
}
