import { css } from '../canvas/colour.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintRidge } from '../motifs/ridge.ts'
import { paintSky } from '../motifs/sky.ts'
import { DARK_WOOD, WOOD } from './stops.ts'
import { wash } from './wash.ts'

/** The far range at a third of the height, a bare warm ground below: still lifes beside each other share one horizon. */
export function paintStillGround(scene: Scene): void {
  const { context, palette, width, height } = scene
  paintSky(scene)
  paintRidge(scene, {
    y: 352,
    amplitude: 130,
    haze: palette.isNight ? 0.6 : 0.82,
    hue: 0.15,
    frequency: 0.003,
  })
  paintMist(scene, { y: 450, depth: 80, density: 1 })
  const top = height * 0.6
  const ground = context.createLinearGradient(0, top, 0, height)
  const tone = palette.isNight ? '#6a5434' : '#cdb07a'
  ground.addColorStop(0, css(tone, 0))
  ground.addColorStop(0.3, css(tone, 0.3))
  ground.addColorStop(1, css(palette.isNight ? '#5a4428' : '#be9c62', 0.45))
  context.fillStyle = ground
  context.fillRect(0, top, width, height - top)
}

/** A wooden table across the picture, seen from a little above; its far edge at `y`. */
export function paintTable(scene: Scene, y = 620, isDark = false): void {
  const { width, height } = scene
  const board: Point[] = [
    [-20, y],
    [width / 2, y - 2],
    [width + 20, y],
    [width + 20, height + 10],
    [-20, height + 10],
  ]
  const dense = board.flatMap((corner, index): Point[] => {
    const next = board[(index + 1) % board.length] ?? corner
    return Array.from({ length: 12 }, (_, step) => [
      corner[0] + ((next[0] - corner[0]) * step) / 12,
      corner[1] + ((next[1] - corner[1]) * step) / 12,
    ])
  })
  wash(scene, dense, {
    stops: isDark ? DARK_WOOD : WOOD.map(([at, colour]) => [1 - at, colour] as const).toReversed(),
    edge: 0.1,
    cloud: 0.3,
    gold: 0.4,
  })
  paintGrain(scene, y)
}

function paintGrain(scene: Scene, y: number): void {
  const { context, random, palette, width, height } = scene
  for (let vein = 0; vein < 60; vein++) {
    const row = y + (height - y) * random.next() ** 0.8
    const from = random.between(-200, width)
    context.strokeStyle = css(palette.line, 0.1)
    context.lineWidth = random.between(0.8, 2)
    context.beginPath()
    context.moveTo(from, row)
    context.bezierCurveTo(
      from + 120,
      row + random.between(-6, 6),
      from + 260,
      row + random.between(-6, 6),
      from + 420,
      row,
    )
    context.stroke()
  }
}

/** The soft shadow of a thing that stands on the ground. */
export function paintShadow(
  { context, palette }: Scene,
  [x, y]: Point,
  [rx, ry]: Point,
  alpha = 0.4,
): void {
  context.save()
  context.translate(x, y)
  context.scale(1, ry / rx)
  const shade = context.createRadialGradient(0, 0, 0, 0, 0, rx)
  const tone = palette.isNight ? '#060b10' : '#4a3b22'
  shade.addColorStop(0, css(tone, alpha))
  shade.addColorStop(0.6, css(tone, alpha * 0.55))
  shade.addColorStop(1, css(tone, 0))
  context.fillStyle = shade
  context.beginPath()
  context.arc(0, 0, rx, 0, 7)
  context.fill()
  context.restore()
}
