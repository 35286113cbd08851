import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { paintBank } from './bank.ts'
import { paintMassif } from './massif.ts'
import { paintMist } from './mist.ts'
import { paintPath } from './path.ts'
import { paintTree } from './tree.ts'

/** A clear stream in a green valley among boulders, with a flagstone path beside it. */
export function paintGorge(scene: Scene, { path = true } = {}): void {
  const { width } = scene
  for (const [side, base, height] of [
    [-1, 820, 620],
    [1, 820, 560],
    [-1, 1060, 560],
    [1, 1060, 500],
  ] as const) {
    const near = base > 900
    paintMassif(scene, {
      x: width / 2 + side * (near ? 690 : 520),
      base,
      height,
      width: near ? 470 : 440,
      folds: 11,
      hue: near ? 0.7 : 0.4,
      haze: near ? 0 : 0.16,
      trees: near ? 4 : 2,
    })
    if (!near && side === 1) paintMist(scene, { y: 700, depth: 60, density: 0.9 })
  }
  paintStream(scene)
  if (path)
    paintPath(scene, {
      way: (t) => [1010 + 60 * Math.sin(t * 4) - 20 * t, 640 + 380 * t],
      far: 16,
      near: 130,
    })
  // Hides where stream and path begin.
  paintMist(scene, { y: 640, depth: 40, density: 1 })
  for (const [x, y, size] of [
    [560, 760, 160],
    [890, 860, 150],
    [480, 930, 260],
    [860, 1000, 220],
  ] as const)
    paintBank(scene, { x, y, width: size, height: size * 0.34, rocks: 3, hue: 0.3 })
  for (const [x, y, h] of [
    [230, 900, 340],
    [1340, 900, 360],
  ] as const)
    paintTree(scene, { x, y, height: h })
}

function paintStream(scene: Scene): void {
  const { palette, random } = scene
  const way = spline(
    [
      [800, 620],
      [740, 700],
      [780, 780],
      [640, 880],
      [700, 1040],
    ],
    false,
    12,
  )
  const bank = (side: number) => way.map(([x, y]): Point => [x + side * (18 + (y - 620) * 0.42), y])
  fill(scene, [...bank(-1), ...bank(1).toReversed()], css(mix(palette.water, palette.shallow, 0.2)))
  for (const side of [-1, 1])
    brush(scene, bank(side), { width: 2, colour: palette.line, alpha: 0.5, dry: 0.3 })
  for (let ripple = 0; ripple < 90; ripple++) {
    const at = way[Math.floor(random.next() * way.length)] ?? [800, 800]
    const half = 18 + (at[1] - 620) * 0.36
    const x = at[0] + random.between(-1, 0.4) * half
    const colour = random.chance(0.5) ? '#fbf8ee' : mix(palette.line, palette.water, 0.5)
    brush(
      scene,
      [
        [x, at[1]],
        [x + half * 0.3, at[1] + 3],
        [x + half * 0.6, at[1]],
      ],
      { width: 1.6, colour, alpha: 0.6 },
    )
  }
}
