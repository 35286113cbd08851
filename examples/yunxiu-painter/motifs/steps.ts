import { TURN, lerp } from '../canvas/arithmetic.ts'
import { mix, css } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Scene, type Point, fill, hazed } from '../canvas/scene.ts'
import { box } from '../canvas/shape.ts'
import { paintTuft } from './tuft.ts'

export interface Steps {
  /** The way from the far end (0) to the near one (1). */
  way: (t: number) => Point
  /** Half of the width at the far end, and at the near one. */
  far: number
  near: number
  count?: number
  haze?: number
  /** Bushes along both sides. */
  bushes?: number
}

/** Half of the width of the steps at a share of their way. */
function widthAt({ far, near }: Steps, t: number): number {
  return lerp(far, near, t ** 1.4)
}

/** Stone steps from far, at the top, to near: slabs of uneven width, each a lit tread above a shaded riser. */
export function paintSteps(scene: Scene, steps: Steps): void {
  const { count = 56, bushes = 26 } = steps
  for (let step = 0; step < count; step++) paintStep(scene, steps, step)
  growBushes(scene, steps, bushes)
}

/** Steps are uneven by noise and use no random numbers, so that those of the bushes stay the same. */
function paintStep(scene: Scene, steps: Steps, step: number): void {
  const { context, palette } = scene
  const { way, count = 56, haze = 0 } = steps
  const t = step / count
  const [x, y] = way(t)
  const nextY = way((step + 1) / count)[1]
  const half = widthAt(steps, t)
  const uneven = (of: number) => noise(step * 1.9 + of * 37, of * 11.3) - 0.5
  const deep = nextY - y
  const lip = y + deep * 0.56
  const left = x - half * (1.02 + uneven(1) * 0.1)
  const right = x + half * (1.02 + uneven(2) * 0.1)
  const ink = hazed(scene, palette.line, haze)
  const slabs = Math.max(1, Math.min(5, Math.round(half / (deep * 2.2) + uneven(3) * 2)))
  const joints = Array.from({ length: slabs + 1 }, (_, slab) => {
    const isEnd = slab === 0 || slab === slabs
    return lerp(left, right, slab / slabs + (isEnd ? 0 : (uneven(4 + slab) * 0.7) / slabs))
  })
  for (let slab = 0; slab < slabs; slab++) {
    const [from, to] = [joints[slab] ?? left, joints[slab + 1] ?? right]
    const tone = 0.5 + uneven(12 + slab) * 1.5
    const sag = uneven(20 + slab) * deep * 0.12
    fill(scene, box([from, y], [to, lip + sag]), css(treadOf(scene, tone, haze)))
    fill(scene, box([from, lip + sag], [to, nextY + 1]), css(riserOf(scene, tone, haze)))
    context.lineWidth = lerp(0.5, 1.5, t)
    context.strokeStyle = css(ink, 0.6)
    context.beginPath()
    context.moveTo(from, lip + sag)
    context.lineTo(to, lip + sag)
    context.stroke()
    context.strokeStyle = css(ink, 0.28)
    context.beginPath()
    context.moveTo(from, y + 1)
    context.lineTo(from, nextY)
    context.stroke()
  }
  paintStepMoss(scene, { left, right, y: nextY, deep, haze }, uneven)
}

function treadOf(scene: Scene, tone: number, haze: number) {
  const { palette } = scene
  if (palette.isSnow) return hazed(scene, mix('#fbfaf6', '#e8e8e2', tone), haze)
  if (palette.isNight) return hazed(scene, mix('#5f635e', '#464b4b', tone), haze)
  return hazed(scene, mix(mix('#e6dcc2', '#bfb292', tone), palette.water, 0.2), haze)
}

function riserOf(scene: Scene, tone: number, haze: number) {
  const { palette } = scene
  if (palette.isNight) return hazed(scene, mix('#3a4042', '#2b3134', tone), haze)
  const stone = mix('#a3977a', '#7d735c', tone)
  return hazed(
    scene,
    mix(stone, palette.isSnow ? '#dfe3e2' : palette.water, palette.isSnow ? 0.45 : 0.2),
    haze,
  )
}

interface Edges {
  left: number
  right: number
  y: number
  deep: number
  haze: number
}

/** Moss at both ends of a step, where nobody walks. */
function paintStepMoss(
  scene: Scene,
  { left, right, y, deep, haze }: Edges,
  uneven: (of: number) => number,
): void {
  const { context, palette } = scene
  if (palette.isSnow) return
  context.fillStyle = css(hazed(scene, palette.moss, haze), palette.isNight ? 0.5 : 0.3)
  const reach = Math.min((right - left) * 0.14, deep * 2.4)
  for (let patch = 0; patch < 12; patch++) {
    const [end, inward] = patch % 2 === 0 ? [left, 1] : [right, -1]
    const away = (uneven(31 + patch) + 0.5) ** 2
    context.beginPath()
    context.ellipse(
      end + inward * (away * reach + deep * 0.12),
      y - deep * (0.06 + 0.34 * (uneven(61 + patch) + 0.5)),
      deep * (0.22 - 0.1 * away),
      deep * 0.09,
      0,
      0,
      TURN,
    )
    context.fill()
  }
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

/** A winding way from one end to the other, which bends to the side by `bend` pixels. */
export function winding(from: Point, to: Point, bend: number): (t: number) => Point {
  return (t) => [
    lerp(from[0], to[0], t) + Math.sin(t * Math.PI * 1.6) * bend * (0.3 + 0.7 * t),
    lerp(from[1], to[1], t ** 1.5),
  ]
}
