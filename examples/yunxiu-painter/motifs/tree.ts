import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, type Rgb, css, mix } from '../canvas/colour.ts'
import { type Scene, type Point, hazed } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'
import { paintRoots } from './roots.ts'

export interface Tree {
  x: number
  y: number
  height: number
  haze?: number
  leaves?: readonly [Colour, ...Colour[]]
  /** Leaves at the end of each twig; 0 for a winter tree. */
  density?: number
}

/** A broad-leaved tree that forks four times, with leaves at the ends. */
export function paintTree(scene: Scene, tree: Tree): void {
  const { x, y, height, haze = 0 } = tree
  paintRoots(scene, { x, y, half: height * 0.02, bark: barkOf(scene, haze), haze })
  const { random, palette } = scene
  // Each has its own habit: how high it forks, how far it spreads, which way it leans, its green.
  const trunk: Branch = {
    from: [x, y],
    angle: -Math.PI / 2 + random.between(-0.2, 0.2),
    length: height * random.between(0.22, 0.4),
    width: height * random.between(0.03, 0.052),
    forks: height > 380 ? 5 : 4,
  }
  const leaves = tree.leaves ?? palette.leaves
  const habit = {
    spread: random.between(0.5, 0.95),
    leaves: [random.pick(leaves), random.pick(leaves), random.pick(leaves)] as const,
    density: (tree.density ?? 16) * random.between(0.7, 1.35),
    crown: random.between(0.7, 1.5),
  }
  paintBranch(scene, { ...tree, haze, ...habit }, trunk)
}

function barkOf(scene: Scene, haze: number): Rgb {
  return hazed(scene, scene.palette.isNight ? '#2c2620' : '#4e3b2a', haze)
}

interface Branch {
  from: Point
  angle: number
  length: number
  width: number
  forks: number
}

interface Grown extends Tree {
  haze: number
  spread: number
  /** The width of its leaves' clusters, times their height. */
  crown: number
}

function paintBranch(scene: Scene, tree: Grown, branch: Branch): void {
  const { context, random } = scene
  const { from, angle, length, width, forks } = branch
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const end: Point = [from[0] + dx * length, from[1] + dy * length]
  const bend: Point = [
    from[0] + dx * length * 0.5 + random.between(-0.1, 0.1) * length,
    from[1] + dy * length * 0.5,
  ]
  const bark = barkOf(scene, tree.haze)
  const line = curve([from, bend, end], 8)
  // One body that tapers; strokes of their own would show where they join.
  for (const [shift, colour, alpha, share] of [
    [0, bark, 1, 1],
    [-0.22, mix(bark, '#c9a878', 0.4), 0.5, 0.3],
  ] as const) {
    if (share < 1 && width < 3) continue
    context.fillStyle = css(colour, alpha)
    context.beginPath()
    const half = (index: number) => (width * share * (1 - 0.36 * (index / 8))) / 2
    for (const side of [1, -1])
      for (let step = 0; step <= 8; step++) {
        const index = side === 1 ? step : 8 - step
        const [px, py] = line[index] ?? end
        context.lineTo(px - dy * side * half(index) + shift * width, py + dx * side * half(index))
      }
    context.closePath()
    context.fill()
  }
  if (forks === 0) return paintLeaves(scene, tree, end)
  if (forks === 1 && tree.density !== 0 && random.chance(0.6)) paintLeaves(scene, tree, bend)
  const twigs = random.chance(0.5) ? 3 : 2
  for (let twig = 0; twig < twigs; twig++) {
    paintBranch(scene, tree, {
      from: end,
      angle: angle + random.between(-1, 1) * tree.spread,
      length: length * random.between(0.54, 0.86),
      width: width * 0.62,
      forks: forks - 1,
    })
  }
}

/** Leaves at the end of a twig: first those in shade, then those in the light of the upper left. */
function paintLeaves(scene: Scene, tree: Grown, [x, y]: Point): void {
  const { context, random, palette } = scene
  const { height, density = 16, leaves = palette.leaves } = tree
  const count = Math.round(density * 1.5)
  for (let leaf = 0; leaf < count; leaf++) {
    const light = leaf / count
    const tone = hazed(scene, random.pick(leaves), tree.haze)
    const shade = light < 0.4 ? mix(tone, palette.isNight ? '#0c1a20' : '#2a2418', 0.34 * (1 - tree.haze)) : mix(tone, '#fff2c8', palette.isNight ? 0 : Math.max(0, light - 0.75) * 0.7)
    context.fillStyle = css(shade, 0.78)
    context.beginPath()
    context.ellipse(
      x + (random.between(-1, 1) * 0.068 * tree.crown - light * 0.012) * height,
      y + (random.between(-1, 1) * 0.05 - light * 0.016) * height,
      height * random.between(0.006, 0.0125),
      height * random.between(0.004, 0.008),
      random.next() * 3,
      0,
      TURN,
    )
    context.fill()
  }
}
