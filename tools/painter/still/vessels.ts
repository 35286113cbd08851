import type { Stops } from '../canvas/colour.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { paintShadow } from './ground.ts'
import { CELADON, CINNABAR, CLAY, GREEN_TEA, IRON, PORCELAIN } from './stops.ts'
import { wash } from './wash.ts'

export interface Vessel {
  x: number
  /** The row of its foot. */
  y: number
  /** Half of the width of its mouth, or of its body where it has a neck. */
  size: number
  stops?: Stops
  /** What is in it. */
  filling?: Stops
}

/** A body of revolution from its profile: half widths, from the mouth at the top to the foot, as shares of the size. */
function turned({ x, y, size }: Vessel, height: number, profile: readonly number[]): Point[] {
  const rows = profile.map((half, index): Point => [
    half * size,
    y - height + (height * index) / (profile.length - 1),
  ])
  const right = rows.map(([half, row]): Point => [x + half, row])
  const left = rows.map(([half, row]): Point => [x - half, row]).toReversed()
  const [mouth = 1] = profile
  const foot = profile.at(-1) ?? 1
  return [
    ...ellipse({ centre: [x, y - height], rx: mouth * size, ry: mouth * size * 0.2 }, Math.PI, 0),
    ...spline(right, false, 6),
    ...ellipse({ centre: [x, y], rx: foot * size, ry: foot * size * 0.1 }, 0, Math.PI),
    ...spline(left, false, 6),
  ]
}

function mouthOf(scene: Scene, { x, y, size, filling }: Vessel, height: number): void {
  const centre: Point = [x, y - height]
  wash(scene, ellipse({ centre, rx: size, ry: size * 0.2 }), {
    stops: PORCELAIN,
    edge: 0.3,
    gold: 0.9,
  })
  if (!filling) return
  wash(
    scene,
    ellipse({ centre: [x, y - height + size * 0.03], rx: size * 0.88, ry: size * 0.155 }),
    { stops: filling, angle: 0.6, gold: 0, line: 1 },
  )
}

/** A tea cup. */
export function paintCup(scene: Scene, cup: Vessel): void {
  const { x, y, size, stops = CELADON } = cup
  const height = size * 1.02
  paintShadow(scene, [x + size * 0.15, y], [size * 1.4, size * 0.28])
  wash(scene, turned(cup, height, [1, 0.99, 0.9, 0.74, 0.5, 0.42, 0.42]), {
    stops,
    angle: 1.8,
    edge: 0.45,
    streak: 0.18,
    gold: 0,
    shine: 0.12,
  })
  mouthOf(scene, { filling: GREEN_TEA, ...cup }, height)
}

/** A tall glass with things to be seen in it. */
export function paintGlass(scene: Scene, { x, y, size }: Vessel, height: number): Point[] {
  const glass = turned({ x, y, size }, height, [1, 0.98, 0.95, 0.92, 0.9])
  paintShadow(scene, [x + size * 0.15, y], [size * 1.4, size * 0.28], 0.3)
  wash(scene, glass, {
    stops: [
      [0, '#eef2e6'],
      [0.25, '#dfe4bc'],
      [1, '#c3c880'],
    ],
    edge: 0.2,
    gold: 0.4,
    shine: 0.2,
  })
  wash(scene, ellipse({ centre: [x, y - height], rx: size, ry: size * 0.2 }), {
    stops: PORCELAIN,
    edge: 0.2,
    gold: 0.5,
  })
  return glass
}

/** A bowl on a foot. */
export function paintBowl(scene: Scene, bowl: Vessel): void {
  const { x, y, size, stops = CELADON } = bowl
  const height = size * 0.72
  paintShadow(scene, [x + size * 0.1, y], [size * 1.35, size * 0.26])
  wash(scene, turned(bowl, height, [1, 0.97, 0.88, 0.7, 0.44, 0.4, 0.42]), {
    stops,
    edge: 0.42,
    streak: 0.3,
    gold: 0,
    shine: 0.1,
  })
  mouthOf(scene, bowl, height)
}

/** A flat plate. */
export function paintDish(scene: Scene, { x, y, size, stops = PORCELAIN }: Vessel): void {
  paintShadow(scene, [x + size * 0.05, y + size * 0.1], [size * 1.15, size * 0.36])
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.3 }), { stops, edge: 0.3 })
  wash(scene, ellipse({ centre: [x, y - size * 0.02], rx: size * 0.72, ry: size * 0.19 }), {
    stops,
    edge: 0.2,
    line: 1,
    gold: 0.4,
  })
}

/** A round jar with a short neck; open where it has a filling. */
export function paintPot(scene: Scene, jar: Vessel): void {
  const { x, y, size, stops = CLAY } = jar
  const height = size * 1.7
  paintShadow(scene, [x + size * 0.1, y], [size * 1.3, size * 0.28])
  wash(scene, turned(jar, height, [0.62, 0.6, 0.86, 1, 0.98, 0.84, 0.62]), {
    stops,
    edge: 0.4,
    streak: 0.16,
    gold: 0.4,
    shine: 0.1,
  })
  mouthOf(scene, { ...jar, size: size * 0.62 }, height)
}

/** A wide water jar of stone or glaze, as stands in courtyards. */
export function paintJar(scene: Scene, jar: Vessel): void {
  const { x, y, size, stops = CLAY, filling } = jar
  const height = size * 1.05
  paintShadow(scene, [x + size * 0.1, y], [size * 1.4, size * 0.3])
  wash(scene, turned(jar, height, [1, 1.06, 1.04, 0.94, 0.78, 0.62]), {
    stops,
    edge: 0.4,
    streak: 0.14,
    gold: 0.4,
  })
  mouthOf(
    scene,
    {
      x,
      y,
      size,
      filling: filling ?? [
        [0, '#4d8f8a'],
        [1, '#1d4a54'],
      ],
    },
    height,
  )
}

/** A tea tin or caddy with its lid. */
export function paintTin(scene: Scene, tin: Vessel): void {
  const { x, y, size, stops = CELADON } = tin
  const height = size * 2.3
  paintShadow(scene, [x + size * 0.2, y], [size * 1.5, size * 0.3])
  wash(scene, turned(tin, height, [1, 1, 1, 1, 1]), {
    stops,
    angle: 0.2,
    edge: 0.34,
    streak: 0.1,
    gold: 0.5,
    shine: 0.14,
  })
  wash(scene, turned({ x, y: y - height * 0.74, size: size * 1.04 }, height * 0.26, [1, 1, 1]), {
    stops,
    angle: 0.2,
    edge: 0.4,
    gold: 0.9,
  })
  wash(scene, ellipse({ centre: [x, y - height], rx: size * 1.04, ry: size * 0.2 }), {
    stops,
    angle: 3,
    edge: 0.3,
  })
}

/** A teapot of red clay. */
export function paintTeapot(scene: Scene, { x, y, size, stops = CINNABAR }: Vessel): void {
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  paintShadow(scene, [x + size * 0.2, y + size * 0.02], [size * 1.7, size * 0.3])
  wash(
    scene,
    spline(
      at([
        [0.75, -0.8],
        [1.25, -0.9],
        [1.5, -1.34],
        [1.68, -1.36],
        [1.62, -1.18],
        [1.36, -0.6],
        [0.8, -0.34],
      ]),
    ),
    { stops, angle: 2 },
  )
  const handle = [
    ...spline(
      at([
        [-0.8, -1],
        [-1.4, -1.16],
        [-1.56, -0.7],
        [-1.1, -0.3],
        [-0.8, -0.34],
      ]),
      false,
    ),
    ...spline(
      at([
        [-0.8, -0.44],
        [-1.06, -0.44],
        [-1.36, -0.72],
        [-1.26, -0.98],
        [-0.8, -0.86],
      ]),
      false,
    ),
  ]
  wash(scene, handle, { stops, gold: 0.3 })
  wash(
    scene,
    spline(
      at([
        [-0.98, -0.7],
        [-0.78, -1.16],
        [-0.3, -1.36],
        [0.3, -1.36],
        [0.78, -1.16],
        [0.98, -0.7],
        [0.78, -0.18],
        [0.42, 0],
        [-0.42, 0],
        [-0.78, -0.18],
      ]),
    ),
    { stops, angle: 1.3, streak: 0.2, shine: 0.12 },
  )
  wash(
    scene,
    spline(
      at([
        [-0.46, -1.32],
        [-0.3, -1.46],
        [0, -1.52],
        [0.3, -1.46],
        [0.46, -1.32],
        [0, -1.25],
      ]),
    ),
    { stops },
  )
  wash(scene, ellipse({ centre: [x, y - size * 1.58], rx: size * 0.1, ry: size * 0.09 }), { stops })
}

/** An iron kettle with a hooped handle. */
export function paintKettle(scene: Scene, { x, y, size, stops = IRON }: Vessel): void {
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  const hoop = (grown: number) =>
    ellipse(
      { centre: [x, y - size * 0.95], rx: size * 0.82 * grown, ry: size * 1.02 * grown },
      Math.PI * 1.04,
      Math.PI * 1.96,
    )
  wash(scene, [...hoop(1.06), ...hoop(0.94).toReversed()], { stops, gold: 0 })
  wash(
    scene,
    at([
      [0.7, -0.66],
      [1.2, -1.06],
      [1.34, -1.0],
      [0.86, -0.4],
    ]),
    { stops },
  )
  wash(
    scene,
    spline(
      at([
        [-0.95, -0.6],
        [-0.8, -0.96],
        [-0.4, -1.1],
        [0.4, -1.1],
        [0.8, -0.96],
        [0.95, -0.6],
        [0.8, -0.14],
        [0.5, 0],
        [-0.5, 0],
        [-0.8, -0.14],
      ]),
    ),
    { stops, shine: 0.14, gold: 0.3 },
  )
  wash(scene, ellipse({ centre: [x, y - size * 1.1], rx: size * 0.42, ry: size * 0.1 }), { stops })
  wash(scene, ellipse({ centre: [x, y - size * 1.2], rx: size * 0.08, ry: size * 0.08 }), {
    stops,
    gold: 0,
  })
}
