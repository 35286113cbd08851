import { lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Scene, type Point, hazed } from '../canvas/scene.ts'
import { paintLobe } from '../motifs/lobe.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPlate } from '../motifs/pine.ts'
import { paintRoots } from '../motifs/roots.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintTuft } from '../motifs/tuft.ts'
import { paintFar } from './backdrop.ts'

type Wood = 'pine' | 'cedar' | 'broad'

/** Trunks in three planes, the far ones in haze, around a clearing. */
export function paintForest(
  scene: Scene,
  wood: Wood,
  { clearing = 0.5, gap = 0.16, floor = 760 } = {},
): void {
  const { width, height, random } = scene
  paintFar(scene, { ridge: 260 })
  paintMassif(scene, {
    x: width * clearing,
    base: 640,
    height: 330,
    width: 520,
    folds: 9,
    haze: 0.5,
    fade: 0.4,
  })
  paintMist(scene, { y: 560, depth: 90, density: 1 })
  for (const plane of [0, 1, 2]) {
    const nearness = plane / 2
    const y = lerp(floor - 150, floor + 90, nearness)
    paintLobe(scene, {
      x: width * 0.5,
      base: height + 200,
      height: height + 200 - y,
      width: width * 1.3,
      sharpness: 5,
      hue: 0.75,
      haze: 0.35 * (1 - nearness),
      fade: 0.05,
      gold: 0.3,
      strokes: 0.4,
    })
    const count = 15 - plane * 3
    for (let index = 0; index < count; index++) {
      const share = (index + random.between(0.2, 0.8)) / count
      if (Math.abs(share - clearing) < gap * (0.6 + nearness * 0.5)) continue
      const foot: Point = [share * width, y + random.between(-10, 36)]
      paintTrunk(scene, foot, {
        wood,
        size: lerp(0.55, 1.25, nearness),
        haze: 0.42 * (1 - nearness),
      })
    }
    paintMist(scene, { y: y - 40, depth: 60, density: 0.75 * (1 - nearness) })
  }
  for (let tuft = 0; tuft < 26; tuft++) {
    const share = random.next()
    if (Math.abs(share - clearing) < gap) continue
    paintTuft(scene, {
      x: share * width,
      y: floor + random.between(80, 230),
      size: random.between(24, 60),
    })
  }
}

interface Trunk {
  wood: Wood
  size: number
  haze: number
}

function paintTrunk(scene: Scene, [x, y]: Point, { wood, size, haze }: Trunk): void {
  if (wood === 'broad') return paintTree(scene, { x, y, height: 520 * size, haze, density: 13 })
  const { random } = scene
  const seed = random.next() * 99
  const lean = random.between(-0.05, 0.05)
  const height = (wood === 'cedar' ? 760 : 640) * size
  const trunk = Array.from({ length: 31 }, (_, step): Point => [
    x + lean * height * (step / 30) + (noise(seed + step * 0.2, 3) - 0.5) * 14 * size,
    y - (height * step) / 30,
  ])
  const bark: Colour = scene.palette.isNight ? '#2c2620' : wood === 'cedar' ? '#5a3a28' : '#6a4a34'
  const [foot = [x, y]] = trunk
  paintRoots(scene, {
    x: foot[0],
    y: foot[1],
    half: 15 * size,
    bark: hazed(scene, bark, haze),
    haze,
  })
  trunk.slice(0, -1).forEach((from, step) => {
    const to = trunk[step + 1] ?? from
    const width = 34 * size * (1 - (step / 30) * 0.75)
    brush(scene, [from, to], {
      width,
      colour: hazed(scene, bark, haze),
      isTapered: false,
      jitter: 0.06,
    })
    brush(
      scene,
      [
        [from[0] - width * 0.22, from[1]],
        [to[0] - width * 0.22, to[1]],
      ],
      {
        width: width * 0.3,
        colour: hazed(scene, mix(bark, '#c9a272', 0.5), haze),
        alpha: 0.55,
        isTapered: false,
      },
    )
  })
  const boughs = wood === 'cedar' ? 11 : 6
  for (let bough = 0; bough < boughs; bough++) {
    const t = lerp(wood === 'cedar' ? 0.28 : 0.55, 0.98, bough / (boughs - 1))
    const from = trunk[Math.round(t * 30)] ?? [x, y]
    const reach =
      (bough % 2 === 0 ? -1 : 1) * height * lerp(0.14, 0.03, t) * random.between(0.7, 1.2)
    brush(scene, [from, [from[0] + reach, from[1] + Math.abs(reach) * 0.2]], {
      width: 6 * size,
      colour: hazed(scene, bark, haze),
      isTapered: false,
    })
    paintPlate(scene, [from[0] + reach, from[1] + Math.abs(reach) * 0.15], {
      size: height * lerp(0.13, 0.07, t),
      haze,
    })
  }
}
