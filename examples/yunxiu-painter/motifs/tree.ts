import { TURN } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { type Colour, type Rgb, css } from '../canvas/colour.ts'
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
    forks: 4,
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
  const { random } = scene
  const { from, angle, length, width, forks } = branch
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const end: Point = [from[0] + dx * length, from[1] + dy * length]
  const bend: Point = [
    from[0] + dx * length * 0.5 + random.between(-0.1, 0.1) * length,
    from[1] + dy * length * 0.5,
  ]
  const bark = barkOf(scene, tree.haze)
  brush(scene, curve([from, bend, end], 6), { width, colour: bark, alpha: 0.95, isTapered: false })
  if (forks === 0) return paintLeaves(scene, tree, end)
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

function paintLeaves(scene: Scene, tree: Grown, [x, y]: Point): void {
  const { context, random, palette } = scene
  const { height, density = 16, leaves = palette.leaves } = tree
  for (let leaf = 0; leaf < density; leaf++) {
    context.fillStyle = css(hazed(scene, random.pick(leaves), tree.haze), 0.72)
    context.beginPath()
    context.ellipse(
      x + random.between(-1, 1) * height * 0.07 * tree.crown,
      y + random.between(-1, 1) * height * 0.055,
      height * random.between(0.008, 0.017),
      height * random.between(0.006, 0.012),
      random.next() * 3,
      0,
      TURN,
    )
    context.fill()
  }
}
