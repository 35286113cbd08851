import { lerp } from '../canvas/arithmetic.ts'
import { css, mix } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { hazed, type Point, type Scene } from '../canvas/scene.ts'
import { paintTuft } from './tuft.ts'

export interface Steps {
  /** The way from the far end (0) to the near one (1). */
  way: (t: number) => Point
  /** Half of the width, far and near. */
  far: number
  near: number
  count?: number
  haze?: number
  /** Bushes along both sides. */
  bushes?: number
}

/** Half of the width of a stair at a share of its way. */
function widthAt({ far, near }: Steps, t: number): number {
  return lerp(far, near, t ** 1.4)
}

/** Stone steps that come nearer from top to bottom. */
export function paintSteps(scene: Scene, steps: Steps): void {
  const { context, palette } = scene
  const { way, count = 56, haze = 0, bushes = 26 } = steps
  const [light, dark] = palette.isNight
    ? (['#5a5d58', '#3a3f40'] as const)
    : (['#e6d9b8', '#b9a67c'] as const)
  for (let step = 0; step < count; step++) {
    const t = step / count
    const [x, y] = way(t)
    const [nextX, nextY] = way((step + 1) / count)
    const half = widthAt(steps, t)
    const riser = mix(light, dark, step % 2 === 0 ? 0.1 : 0.5)
    context.fillStyle = css(
      hazed(scene, palette.isSnow && step % 2 === 0 ? '#f6f5f0' : riser, haze),
    )
    context.beginPath()
    context.moveTo(x - half, y)
    context.lineTo(x + half, y)
    context.lineTo(nextX + half * 1.04, nextY + 1)
    context.lineTo(nextX - half * 1.04, nextY + 1)
    context.fill()
    context.strokeStyle = css(hazed(scene, palette.line, haze), 0.55)
    context.lineWidth = lerp(0.5, 1.6, t)
    context.beginPath()
    context.moveTo(x - half, y + (noise(step, 2) - 0.5) * 2)
    context.lineTo(x + half, y + (noise(step, 5) - 0.5) * 2)
    context.stroke()
  }
  growBushes(scene, steps, bushes)
}

function growBushes(scene: Scene, steps: Steps, bushes: number): void {
  const { random } = scene
  for (let bush = 0; bush < bushes; bush++) {
    const t = random.next() ** 0.8
    const [x, y] = steps.way(t)
    const away = widthAt(steps, t) + lerp(steps.far, steps.near, t) * random.between(0.12, 0.5)
    const size = lerp(8, 46, t)
    paintTuft(scene, {
      x: x + (bush % 2 === 0 ? away : -away),
      y: y + 6,
      size,
      haze: steps.haze ?? 0,
    })
  }
}

/** A way that bends from one end to the other: `bend` in pixels to the side. */
export function winding(from: Point, to: Point, bend: number): (t: number) => Point {
  return (t) => [
    lerp(from[0], to[0], t) + Math.sin(t * Math.PI * 1.6) * bend * (0.3 + 0.7 * t),
    lerp(from[1], to[1], t ** 1.5),
  ]
}
