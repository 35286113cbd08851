import { lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { fill, type Point, type Scene } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintPath } from '../motifs/path.ts'
import { paintTuft } from '../motifs/tuft.ts'
import { paintFar } from './backdrop.ts'

/** A lane of the old village between white walls, with its channel of clear water on the right; at its end, the mountain. */
export function paintLane(scene: Scene, { channel = true, end = 0.52 } = {}): void {
  const { width, height, random } = scene
  const x = width * end
  paintFar(scene, { ridge: 300 })
  for (const [index, size] of [120, 100, 110].entries()) {
    paintHouse(scene, {
      x: x - 120 + index * 110,
      y: 560 + random.between(-10, 10),
      width: size,
      haze: 0.2,
    })
  }
  fill(
    scene,
    [
      [x - 150, 556],
      [x + 150, 556],
      [width + 40, height],
      [-40, height],
    ],
    css(ground(scene)),
  )
  paintPath(scene, {
    way: (t) => [lerp(x - 10, x - 60, t), lerp(556, height, t)],
    far: 46,
    near: 270,
  })
  paintSide(scene, -1, x)
  paintSide(scene, 1, x)
  if (channel) paintChannel(scene, x)
}

function ground({ palette }: Scene) {
  return palette.isNight ? mix('#3d4446', palette.silk, 0.2) : mix('#d8c9a5', palette.silk, 0.3)
}

/** A narrow channel with stone lips; sky lies in it. */
function paintChannel(scene: Scene, x: number): void {
  const { palette, random, height } = scene
  const at = (t: number, away: number): Point => [
    lerp(x + 60, x + 330, t) + away * lerp(8, 60, t),
    lerp(558, height + 10, t),
  ]
  const edge = (away: number) => Array.from({ length: 31 }, (_, index) => at(index / 30, away))
  fill(
    scene,
    [...edge(-1.4), ...edge(1.4).toReversed()],
    css(palette.isNight ? '#4c5558' : '#c6b68f'),
  )
  fill(scene, [...edge(-1), ...edge(1).toReversed()], css(mix(palette.water, '#2f6f8a', 0.35)))
  for (const away of [-1.4, -1, 1, 1.4])
    brush(scene, edge(away), { width: 1.6, colour: palette.line, alpha: 0.6, dry: 0.2 })
  for (let ripple = 0; ripple < 34; ripple++) {
    const t = random.next() ** 0.7
    const [from, to] = [at(t, random.between(-0.8, 0)), at(t + 0.02, random.between(0.1, 0.8))]
    brush(scene, straight(from, to, 6), {
      width: 1.4,
      colour: palette.isNight ? palette.gold : '#f4f1e2',
      alpha: 0.6,
    })
  }
}

/** Houses along one side, the far ones first, each nearer one larger. */
function paintSide(scene: Scene, side: -1 | 1, x: number): void {
  const { random } = scene
  const houses = 5
  for (let index = 0; index < houses; index++) {
    const t = index / (houses - 1)
    const width = lerp(120, 560, t ** 1.5) * random.between(0.9, 1.08)
    const away = lerp(62, 300, t ** 1.35) + (side === 1 ? lerp(44, 190, t) : 0)
    const at = { x: x + side * (away + width * 0.5), y: lerp(566, 1010, t ** 1.3) }
    paintHouse(scene, {
      ...at,
      width,
      height: width * random.between(0.72, 0.95),
      haze: 0.18 * (1 - t),
      gable: side === 1 ? -1 : 1,
    })
    paintTuft(scene, { x: at.x - side * width * 0.52, y: at.y + 4, size: lerp(16, 64, t) })
  }
}
