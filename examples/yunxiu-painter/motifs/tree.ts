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
  const trunk: Branch = {
    from: [x, y],
    angle: -Math.PI / 2 + scene.random.between(-0.1, 0.1),
    length: height * 0.32,
    width: height * 0.04,
    forks: 4,
  }
  paintBranch(scene, { ...tree, haze }, trunk)
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

function paintBranch(scene: Scene, tree: Tree & { haze: number }, branch: Branch): void {
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
      angle: angle + random.between(-0.75, 0.75),
      length: length * random.between(0.6, 0.8),
      width: width * 0.62,
      forks: forks - 1,
    })
  }
}

function paintLeaves(scene: Scene, tree: Tree & { haze: number }, [x, y]: Point): void {
  const { context, random, palette } = scene
  const { height, density = 16, leaves = palette.leaves } = tree
  for (let leaf = 0; leaf < density; leaf++) {
    context.fillStyle = css(hazed(scene, random.pick(leaves), tree.haze), 0.72)
    context.beginPath()
    context.ellipse(
      x + random.between(-1, 1) * height * 0.075,
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
