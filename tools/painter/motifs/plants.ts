import { TURN } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { hazed, type Point, type Scene } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'
import { paintLeaf } from './leaf.ts'

interface Patch {
  x: number
  y: number
  width: number
  height: number
  count: number
}

/** Reeds at the water's edge, some in plume. */
export function paintReeds(
  scene: Scene,
  { x, y, width, height, count }: Patch,
  isPlumed = true,
): void {
  const { random, palette } = scene
  for (let index = 0; index < count; index++) {
    const foot: Point = [x + random.between(-0.5, 0.5) * width, y + random.between(-4, 6)]
    const tall = height * random.between(0.5, 1)
    const lean = random.between(-0.35, 0.35) * tall
    const top: Point = [foot[0] + lean, foot[1] - tall]
    const stem = curve([foot, [foot[0] + lean * 0.1, foot[1] - tall * 0.6], top], 12)
    const green = mix(palette.moss, random.pick(palette.leaves), random.next())
    brush(scene, stem, { width: random.between(0.8, 2.4), colour: green, alpha: 0.8 })
    if (!isPlumed || !random.chance(0.3)) continue
    const plume = curve(
      [
        top,
        [top[0] + lean * 0.2, top[1] - tall * 0.08],
        [top[0] + lean * 0.4, top[1] - tall * 0.04],
      ],
      8,
    )
    brush(scene, plume, {
      width: tall * 0.03 + 2,
      colour: palette.isSnow ? '#f4f1e6' : '#c9b184',
      alpha: 0.8,
    })
  }
}

/** Lotus leaves on the water with flowers above them. */
export function paintLotus(scene: Scene, { x, y, width, height, count }: Patch, flowers = 6): void {
  const { context, random, palette } = scene
  for (let index = 0; index < count; index++) {
    const at: Point = [x + random.between(-0.5, 0.5) * width, y + (index / count) * height]
    const size = (22 + 40 * (index / count)) * random.between(0.7, 1.1)
    context.fillStyle = css(
      mix('#2f7563', palette.isNight ? '#24504a' : '#79b08e', random.next()),
      0.88,
    )
    context.beginPath()
    context.ellipse(at[0], at[1], size, size * 0.32, random.between(-0.1, 0.1), 0.2, TURN - 0.05)
    context.lineTo(...at)
    context.fill()
    context.strokeStyle = css('#173f38', 0.5)
    context.lineWidth = 0.8
    context.beginPath()
    for (let vein = 0; vein < 7; vein++) {
      const angle = (vein / 7) * TURN
      context.moveTo(...at)
      context.lineTo(at[0] + Math.cos(angle) * size * 0.85, at[1] + Math.sin(angle) * size * 0.27)
    }
    context.stroke()
  }
  for (let index = 0; index < flowers; index++) {
    const at: Point = [
      x + random.between(-0.45, 0.45) * width,
      y + random.between(0.1, 0.8) * height - 26,
    ]
    paintLotusFlower(scene, at, random.between(18, 30))
  }
}

function paintLotusFlower(scene: Scene, [x, y]: Point, size: number): void {
  const stem = curve(
    [
      [x, y + size * 2.6],
      [x + 6, y + size * 1.4],
      [x, y],
    ],
    8,
  )
  brush(scene, stem, { width: 2.4, colour: '#3d6f55', alpha: 0.9 })
  for (let petal = 0; petal < 9; petal++) {
    paintLeaf(scene, [x, y], {
      angle: -Math.PI / 2 + (petal - 4) * 0.3,
      length: size * 1.5,
      width: size * 0.32,
      colour: mix('#f3d9d0', '#d98a86', (petal % 2) * 0.6 + 0.1),
      alpha: 0.92,
    })
  }
}

/** Grass in flower or in plume over a slope. */
export function paintGrass(
  scene: Scene,
  { x, y, width, height, count }: Patch,
  colours: readonly [`#${string}`, ...`#${string}`[]],
): void {
  const { random } = scene
  for (let index = 0; index < count; index++) {
    const foot: Point = [
      x + random.between(-0.5, 0.5) * width,
      y + random.between(-0.5, 0.5) * height,
    ]
    const tall = 26 + 50 * ((foot[1] - y) / height + 0.5)
    const lean = tall * random.between(0.1, 0.5)
    const blade = curve(
      [foot, [foot[0] + lean * 0.2, foot[1] - tall * 0.7], [foot[0] + lean, foot[1] - tall]],
      8,
    )
    brush(scene, blade, {
      width: random.between(1, 2.2),
      colour: random.pick(colours),
      alpha: 0.75,
    })
    const tip: Point = [foot[0] + lean, foot[1] - tall]
    const plume = curve(
      [tip, [tip[0] + tall * 0.1, tip[1] - 4], [tip[0] + tall * 0.3, tip[1] + 3]],
      6,
    )
    brush(scene, plume, { width: 3.4, colour: random.pick(colours), alpha: 0.6 })
  }
}

/** Many small flowers over a slope or round a twig. */
export function paintFlowers(
  scene: Scene,
  { x, y, width, height, count }: Patch,
  { colour, size, haze = 0 }: { colour: `#${string}`; size: number; haze?: number },
): void {
  const { context, random } = scene
  for (let index = 0; index < count; index++) {
    const at: Point = [
      x + random.between(-0.5, 0.5) * width,
      y + random.between(-0.5, 0.5) * height,
    ]
    const tone = mix(colour, random.chance(0.5) ? '#fff6da' : '#a9752a', random.next() * 0.3)
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * TURN
      context.fillStyle = css(hazed(scene, tone, haze), 0.9)
      context.beginPath()
      context.ellipse(
        at[0] + Math.cos(angle) * size * 0.5,
        at[1] + Math.sin(angle) * size * 0.4,
        size * 0.42,
        size * 0.3,
        angle,
        0,
        TURN,
      )
      context.fill()
    }
    context.fillStyle = css(mix(colour, '#6b4a1a', 0.5), 0.9)
    context.beginPath()
    context.arc(at[0], at[1], size * 0.28, 0, TURN)
    context.fill()
  }
}
