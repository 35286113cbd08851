import { brush } from '../canvas/brush.ts'
import { type Colour, css, mix } from '../canvas/colour.ts'
import { type Point, type Scene, fill } from '../canvas/scene.ts'
import { between, ellipse, straight } from '../canvas/shape.ts'
import { paintGlow } from './glow.ts'

export interface Boardwalk {
  /** The middle of the deck at its two ends. */
  from: Point
  to: Point
  /** From the deck's far edge to its near one. */
  depth: number
  /** The height of the railings. */
  rail: number
  posts?: number
}

/** A level deck of planks over water with railings on both sides; its posts are in the water and mirrored in it. */
export function paintBoardwalk(scene: Scene, walk: Boardwalk): void {
  const { depth, rail } = walk
  const [wood, dark] = tones(scene)
  const [far, near] = [edge(walk, -depth / 2), edge(walk, depth / 2)]
  paintPiles(scene, walk, dark)
  paintRailing(scene, far, { ...walk, rail: rail * 0.9 })
  fill(scene, [far(0), far(1), near(1), near(0)], css(wood))
  const planks = Math.trunc((walk.to[0] - walk.from[0]) / 9)
  for (let plank = 1; plank < planks; plank++)
    brush(scene, straight(far(plank / planks), near(plank / planks), 3), {
      width: 1,
      colour: dark,
      alpha: 0.45,
      isTapered: false,
    })
  const beam = [near(0), near(1), lower(near(1), 9), lower(near(0), 9)]
  fill(scene, beam, css(dark))
  for (const side of [far, near])
    brush(scene, straight(side(0), side(1), 40), {
      width: 1.4,
      colour: scene.palette.line,
      alpha: 0.7,
    })
  paintRailing(scene, near, walk)
  if (scene.palette.isNight) paintLamps(scene, near, walk)
}

type Edge = (t: number) => Point

function edge({ from, to }: Boardwalk, aside: number): Edge {
  return (t) => lower(between(from, to, t), aside)
}

function lower([x, y]: Point, by: number): Point {
  return [x, y + by]
}

function tones({ palette }: Scene): readonly [Colour, Colour] {
  return palette.isNight ? ['#6b5a45', '#2f261e'] : ['#c8a87c', '#7c5a38']
}

function paintPiles(scene: Scene, walk: Boardwalk, dark: Colour): void {
  const { depth, posts = 9 } = walk
  const near = edge(walk, depth / 2)
  for (let post = 0; post <= posts; post++) {
    const [x, y] = near(post / posts)
    const foot = y + depth * 1.3
    const pile = { width: 7, colour: dark, isTapered: false }
    brush(scene, straight([x, y], [x, foot], 6), pile)
    brush(scene, straight([x, foot], [x + 2, foot + depth * 1.4], 8), { ...pile, alpha: 0.22 })
  }
  const shade = [lower(near(0), depth * 2), lower(near(1), depth * 2)] as const
  brush(scene, straight(...shade, 60), { width: 8, colour: dark, alpha: 0.16, jitter: 0.5 })
}

function paintRailing(scene: Scene, side: Edge, { rail, posts = 9 }: Boardwalk): void {
  const [wood, dark] = tones(scene)
  const colour = mix(wood, dark, 0.55)
  for (const [up, width] of [
    [1, 5],
    [0.5, 3],
  ] as const)
    brush(scene, straight(lower(side(0), -rail * up), lower(side(1), -rail * up), 40), {
      width,
      colour,
      isTapered: false,
      jitter: 0.1,
    })
  for (let post = 0; post <= posts; post++) {
    const foot = side(post / posts)
    brush(scene, straight(foot, lower(foot, -rail * 1.12), 5), {
      width: 6,
      colour,
      isTapered: false,
      jitter: 0.1,
    })
  }
}

/** A lamp on every third post. */
function paintLamps(scene: Scene, side: Edge, { rail, posts = 9 }: Boardwalk): void {
  for (let post = 0; post <= posts; post += 3) {
    const lamp = lower(side(post / posts), -rail * 1.25)
    paintGlow(scene, lamp, { radius: rail * 1.5, alpha: 0.55 })
    fill(scene, ellipse({ centre: lamp, rx: 5, ry: 7 }), css('#ffe9b8'))
  }
}
