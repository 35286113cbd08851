import type { Stops } from '../canvas/colour.ts'
import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse, spline } from '../canvas/shape.ts'
import { wash } from './wash.ts'

export interface Guest {
  x: number
  y: number
  /** Her or his height. */
  size: number
  pose: 'seated' | 'standing' | 'stooping'
  robe: Stops
  /** A wide hat of bamboo, or hair. */
  hat?: boolean
  /** 1 to the right, -1 to the left. */
  side?: 1 | -1
  basket?: boolean
}

const SKIN: Stops = [
  [0, '#ecc9a0'],
  [1, '#b98558'],
]
const HAIR: Stops = [
  [0, '#3a3430'],
  [1, '#15110f'],
]
const STRAW: Stops = [
  [0, '#efdcae'],
  [0.5, '#d2b06c'],
  [1, '#96703a'],
]
const LINEN: Stops = [
  [0, '#4a5a63'],
  [1, '#1e2a33'],
]

const ROBES: Record<Guest['pose'], readonly Point[]> = {
  seated: [[-0.3, 0], [-0.34, -0.14], [-0.22, -0.34], [-0.24, -0.56], [-0.12, -0.7], [0.06, -0.72], [0.2, -0.6], [0.24, -0.36], [0.38, -0.16], [0.44, -0.04], [0.2, 0.02]],
  standing: [[-0.13, -0.24], [-0.17, -0.5], [-0.16, -0.74], [-0.07, -0.83], [0.07, -0.83], [0.16, -0.74], [0.17, -0.5], [0.14, -0.24], [0, -0.2]],
  stooping: [[-0.16, -0.34], [-0.2, -0.5], [-0.08, -0.66], [0.14, -0.66], [0.32, -0.54], [0.34, -0.46], [0.16, -0.44], [0.1, -0.32]],
}
const HEADS: Record<Guest['pose'], Point> = {
  seated: [0.02, -0.82],
  standing: [0.01, -0.92],
  stooping: [0.4, -0.54],
}

/** A person near enough to have a face, a sleeve and a shadow: seated on the floor, standing, or bent over work. */
export function paintGuest(scene: Scene, guest: Guest): void {
  const { x, y, size, pose, robe, hat = false, side = 1, basket = false } = guest
  const at = ([px, py]: Point): Point => [x + px * size * side, y + py * size]
  const outline = (points: readonly Point[]) => spline(points.map(at))
  brush(scene, [at([-0.3, 0.012]), at([0, 0.03]), at([0.4, 0.012])], { width: size * 0.05, colour: '#2a2016', alpha: 0.22 })
  if (pose !== 'seated')
    for (const [hip, foot] of [
      [-0.07, -0.08],
      [0.07, 0.1],
    ] as const)
      wash(scene, outline([[hip - 0.07, -0.4], [hip + 0.07, -0.4], [foot + 0.045, -0.03], [foot + 0.1, 0], [foot - 0.045, 0], [foot - 0.05, -0.06]]), { stops: LINEN, line: 1.6, gold: 0 })
  wash(scene, outline(ROBES[pose]), { stops: robe, streak: 0.4, angle: Math.PI / 3, line: 2, gold: 0.5 })
  paintFolds(scene, guest, at)
  const head = at(HEADS[pose])
  const r = size * 0.082
  wash(scene, ellipse({ centre: head, rx: r * 0.86, ry: r }), { stops: SKIN, line: 1.6, gold: 0, cloud: 0.1 })
  const hair = (points: readonly Point[]) => spline(points.map(([px, py]): Point => [head[0] + px * r * side, head[1] + py * r]))
  if (hat) {
    wash(scene, hair([[-2, 0.05], [-0.9, -0.8], [0, -1.6], [0.9, -0.8], [2, 0.05], [0, 0.2]]), { stops: STRAW, line: 1.8, gold: 0.5, streak: 0.5 })
  } else {
    wash(scene, hair([[-1, 0.5], [-1.08, -0.3], [-0.6, -1.1], [0.3, -1.12], [0.86, -0.6], [0.4, -0.4], [-0.1, -0.1], [-0.4, 0.8]]), { stops: HAIR, line: 1, gold: 0 })
    wash(scene, ellipse({ centre: [head[0] - r * 0.5 * side, head[1] - r * 1.2], rx: r * 0.42, ry: r * 0.36 }), { stops: HAIR, line: 1, gold: 0 })
  }
  paintSleeve(scene, guest, at)
  if (!basket) return
  wash(scene, outline([[-0.34, -0.74], [-0.13, -0.76], [-0.14, -0.44], [-0.31, -0.42]]), { stops: STRAW, streak: 0.8, line: 2, gold: 0.4 })
}

/** A collar, a sash and the folds of the robe, as a brush draws them. */
function paintFolds(scene: Scene, { size, pose }: Guest, at: (point: Point) => Point): void {
  const { palette, random } = scene
  const line = (points: readonly Point[], width: number, alpha: number) =>
    brush(scene, spline(points.map(at), false, 6), { width: Math.max(0.8, size * width), colour: palette.ink, alpha, jitter: 0.5 })
  const jog = () => random.between(-0.012, 0.012)
  if (pose === 'standing') {
    line([[-0.05, -0.82], [0.02, -0.7], [0.05, -0.58]], 0.008, 0.7)
    line([[0.06, -0.82], [0.0, -0.73], [-0.06, -0.66]], 0.006, 0.55)
    brush(scene, [at([-0.15, -0.52]), at([0, -0.5]), at([0.15, -0.53])], { width: size * 0.026, colour: '#2a2620', alpha: 0.72, isTapered: false })
    for (const x of [-0.1, -0.03, 0.05, 0.11]) line([[x * 0.8 + jog(), -0.5], [x + jog(), -0.38], [x * 1.1 + jog(), -0.26]], 0.006, 0.45)
    line([[-0.12, -0.76], [-0.15, -0.64], [-0.13, -0.54]], 0.006, 0.4)
  }
  if (pose === 'seated') {
    line([[-0.04, -0.7], [0.06, -0.56], [0.1, -0.42]], 0.008, 0.65)
    line([[0.08, -0.7], [0.0, -0.6], [-0.04, -0.52]], 0.006, 0.5)
    brush(scene, [at([-0.22, -0.34]), at([0, -0.3]), at([0.22, -0.33])], { width: size * 0.024, colour: '#2a2620', alpha: 0.65, isTapered: false })
    for (const [x, y] of [[-0.2, -0.2], [-0.05, -0.24], [0.12, -0.22]] as const) line([[x + jog(), y], [x + 0.1, y + 0.1], [x + 0.24, y + 0.17]], 0.006, 0.45)
  }
  if (pose === 'stooping') {
    for (const x of [-0.1, 0.02, 0.14]) line([[x + jog(), -0.62], [x - 0.03, -0.52], [x - 0.05, -0.42]], 0.006, 0.42)
    line([[-0.18, -0.42], [-0.06, -0.38], [0.06, -0.36]], 0.012, 0.5)
  }
}

function paintSleeve(scene: Scene, { size, pose, robe }: Guest, at: (point: Point) => Point): void {
  const [shoulder, elbow, hand] = {
    seated: [[0.08, -0.6], [0.26, -0.36], [0.42, -0.34]],
    standing: [[0.1, -0.74], [0.2, -0.54], [0.16, -0.42]],
    stooping: [[0.26, -0.54], [0.34, -0.36], [0.42, -0.26]],
  }[pose] as unknown as [Point, Point, Point]
  wash(scene, ellipse({ centre: at(hand), rx: size * 0.034, ry: size * 0.03 }), { stops: SKIN, line: 1.2, gold: 0, cloud: 0 })
  const across = size * 0.055
  const line = [shoulder, elbow, hand].map(at)
  const upper = line.map(([px, py], index): Point => [px, py - across * (index === 2 ? 0.5 : 1)])
  const lower = line.map(([px, py], index): Point => [px, py + across * (index === 2 ? 0.9 : 1)]).toReversed()
  wash(scene, spline([...upper, ...lower]), { stops: robe, streak: 0.4, line: 1.8, gold: 0.4 })
}
