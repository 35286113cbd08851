import { brush } from '../canvas/brush.ts'
import { css, mix, type Stops } from '../canvas/colour.ts'
import { type Point, type Scene, trace } from '../canvas/scene.ts'
import { curve, ellipse, spline, straight } from '../canvas/shape.ts'
import { paintLeaf } from '../motifs/leaf.ts'
import { FISH, MUSHROOM, PORCELAIN } from './stops.ts'
import { wash } from './wash.ts'

/** A shiitake standing on its stem; `size` is half of its cap. */
export function paintMushroom(scene: Scene, [x, y]: Point, size: number): void {
  const { random } = scene
  wash(
    scene,
    spline([
      [x - size * 0.2, y],
      [x - size * 0.26, y + size * 0.6],
      [x, y + size * 0.7],
      [x + size * 0.26, y + size * 0.6],
      [x + size * 0.2, y],
    ]),
    { stops: PORCELAIN, angle: 0.2, gold: 0 },
  )
  wash(
    scene,
    spline([
      [x - size, y + size * 0.14],
      [x - size * 0.82, y - size * 0.3],
      [x - size * 0.3, y - size * 0.6],
      [x + size * 0.3, y - size * 0.6],
      [x + size * 0.82, y - size * 0.3],
      [x + size, y + size * 0.14],
      [x + size * 0.4, y + size * 0.26],
      [x - size * 0.4, y + size * 0.26],
    ]),
    { stops: MUSHROOM, cloud: 0.7 },
  )
  for (let crack = 0; crack < 8; crack++) {
    const [across, up] = [random.between(-0.7, 0.7), random.between(-0.48, -0.06)]
    const from: Point = [x + across * size, y + up * size * (1 - Math.abs(across) * 0.5)]
    brush(
      scene,
      curve(
        [
          from,
          [from[0] + 3, from[1] + size * 0.1],
          [from[0] * 1 + across * size * 0.1, from[1] + size * 0.2],
        ],
        6,
      ),
      { width: size * random.between(0.015, 0.04), colour: '#ead7a8', alpha: 0.75 },
    )
  }
}

/** Noodles in a bowl's mouth, with mushrooms and greens on them. */
export function paintNoodles(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { context, random } = scene
  context.save()
  trace(context, ellipse({ centre: [x, y], rx: size * 0.86, ry: size * 0.15 }))
  context.clip()
  for (let strand = 0; strand < 130; strand++) {
    const [cx, cy] = [x + random.between(-0.6, 0.6) * size, y + random.between(-0.12, 0.12) * size]
    const [length, turn] = [size * random.between(0.3, 0.7), random.between(-0.5, 0.5)]
    const points = Array.from({ length: 21 }, (_, step): Point => {
      const t = step / 20 - 0.5
      const bend = Math.sin(t * 4 + strand) * size * 0.08
      return [
        cx + Math.cos(turn) * t * length - Math.sin(turn) * bend,
        cy + (Math.sin(turn) * t * length + Math.cos(turn) * bend) * 0.34,
      ]
    })
    brush(scene, points, { width: size * 0.02, colour: '#8d6a36', alpha: 0.6, isTapered: false })
    brush(scene, points, {
      width: size * 0.0145,
      colour: mix('#f0dfb0', '#dcbf80', random.next()),
      isTapered: false,
    })
  }
  context.restore()
  for (const away of [-0.34, -0.06])
    paintCap(scene, [x + away * size, y - size * 0.03], size * 0.18)
  for (let leaf = 0; leaf < 14; leaf++) {
    paintLeaf(
      scene,
      [x + size * random.between(0.1, 0.5), y + size * random.between(-0.08, 0.06)],
      {
        angle: random.between(-0.8, 0.5),
        length: size * 0.28,
        width: size * 0.05,
        colour: mix('#2f7563', '#7ab06a', random.next()),
        alpha: 0.95,
      },
    )
  }
}

function paintCap(scene: Scene, [x, y]: Point, size: number): void {
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.42 }), {
    stops: MUSHROOM,
    cloud: 0.6,
  })
  for (const turn of [-0.6, 0.5, 1.6]) {
    const away: Point = [Math.cos(turn) * size * 0.6, Math.sin(turn) * size * 0.24]
    brush(scene, straight([x - away[0], y - away[1]], [x + away[0], y + away[1]], 6), {
      width: size * 0.07,
      colour: '#e6d2a4',
      alpha: 0.85,
    })
  }
}

/** Chopsticks from one point to another. */
export function paintChopsticks(scene: Scene, from: Point, to: Point): void {
  for (const shift of [0, 26]) {
    const stick = straight(
      [from[0] + shift, from[1] + shift * 0.7],
      [to[0] + shift * 0.4, to[1] + shift],
      24,
    )
    brush(scene, stick, { width: 12, colour: '#4b2418', isTapered: false, jitter: 0.06 })
    brush(
      scene,
      stick.map(([x, y]) => [x - 2, y - 3]),
      { width: 4, colour: '#a8452f', alpha: 0.8, isTapered: false },
    )
  }
}

/** A whole fish lying to the left; `size` is half of its length. */
export function paintFish(scene: Scene, [x, y]: Point, size: number, stops: Stops = FISH): void {
  const { context, palette } = scene
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  wash(
    scene,
    at([
      [0.72, -0.02],
      [1.06, -0.24],
      [0.98, 0],
      [1.08, 0.2],
      [0.7, 0.06],
    ]),
    { stops },
  )
  wash(
    scene,
    spline(
      at([
        [-0.3, -0.24],
        [0.1, -0.42],
        [0.4, -0.22],
      ]),
      true,
    ),
    { stops, gold: 0.3 },
  )
  wash(
    scene,
    spline(
      at([
        [-1, 0.02],
        [-0.74, -0.2],
        [-0.2, -0.28],
        [0.4, -0.16],
        [0.76, -0.03],
        [0.74, 0.05],
        [0.3, 0.2],
        [-0.3, 0.25],
        [-0.78, 0.18],
      ]),
    ),
    { stops, streak: 0.1 },
  )
  for (let row = 0; row < 4; row++) {
    for (let scale = 0; scale < 9; scale++) {
      const [cx, cy] = [
        x + size * (-0.42 + scale * 0.12 + (row % 2) * 0.06),
        y + size * (-0.13 + row * 0.08),
      ]
      context.strokeStyle = css(palette.line, 0.3)
      context.lineWidth = 1.2
      context.beginPath()
      context.arc(cx, cy, size * 0.05, -1.2, 1.2)
      context.stroke()
    }
  }
  brush(
    scene,
    spline(
      at([
        [-0.56, -0.2],
        [-0.48, 0],
        [-0.58, 0.2],
      ]),
      false,
    ),
    { width: 2.4, colour: palette.line, alpha: 0.7 },
  )
  context.fillStyle = css('#f4ecd2')
  context.beginPath()
  context.arc(x - size * 0.76, y - size * 0.05, size * 0.05, 0, 7)
  context.fill()
  context.fillStyle = css(palette.ink)
  context.beginPath()
  context.arc(x - size * 0.765, y - size * 0.05, size * 0.026, 0, 7)
  context.fill()
}

/** Round things in a heap: nuts, sweets, dumplings, rice balls. */
export function paintHeap(
  scene: Scene,
  [x, y]: Point,
  { size, count, spread, stops }: { size: number; count: number; spread: Point; stops: Stops },
): void {
  const { random } = scene
  const spots = Array.from({ length: count }, (): Point => {
    const angle = random.next() * 7
    const away = Math.sqrt(random.next())
    return [x + Math.cos(angle) * away * spread[0], y + Math.sin(angle) * away * spread[1]]
  }).toSorted((one, other) => one[1] - other[1])
  for (const spot of spots) {
    const grown = size * random.between(0.85, 1.12)
    wash(scene, ellipse({ centre: spot, rx: grown, ry: grown * 0.84 }), {
      stops,
      angle: 1.2,
      edge: 0.4,
      gold: 0.3,
      line: 1.6,
    })
  }
}

/** Loose tea, buds or petals strewn about a point. */
export function strew(
  scene: Scene,
  [x, y]: Point,
  {
    count,
    spread,
    colours,
    length = 26,
  }: {
    count: number
    spread: Point
    colours: readonly [`#${string}`, ...`#${string}`[]]
    length?: number
  },
): void {
  const { random } = scene
  for (let piece = 0; piece < count; piece++) {
    const spot: Point = [
      x + random.between(-1, 1) * spread[0],
      y + random.between(-1, 1) * spread[1],
    ]
    paintLeaf(scene, spot, {
      angle: random.next() * 6.3,
      length: length * random.between(0.6, 1.2),
      width: length * 0.16,
      colour: mix(random.pick(colours), '#fff6da', random.next() * 0.2),
      alpha: 0.95,
    })
  }
}
