import { TURN, lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { Random } from '../canvas/random.ts'
import { type Scene, type Point, hazed } from '../canvas/scene.ts'
import { type Crest, crestAt } from './crest.ts'
import type { Lobe } from './lobe.ts'

/** Draws on a lobe: texture strokes (皴) down its slope, the contour in ink with gold inside it, moss along the crest. */
export function paintStrokes(scene: Scene, lobe: Lobe, crest: Crest): void {
  const random = new Random(Math.trunc(lobe.seed * 977))
  const count = Math.trunc(lobe.width * 0.55 * lobe.strokes)
  for (let index = 0; index < count; index++) paintFibre(scene, { lobe, crest }, random)
  paintContour(scene, lobe, crest)
  const dots = Math.trunc(lobe.width * 0.22 * lobe.moss)
  for (let index = 0; index < dots; index++) paintMoss(scene, { lobe, crest }, random)
}

interface Ground {
  lobe: Lobe
  crest: Crest
}

function paintFibre(scene: Scene, { lobe, crest }: Ground, random: Random): void {
  const { palette } = scene
  const across = random.between(-0.98, 0.98)
  const from = random.next() ** 1.3 * 0.8 + 0.03
  const length = random.between(0.05, 0.21) * (1 - from * 0.5)
  const wander = random.next() * 99
  const points: Point[] = []
  for (let step = 0; step <= 9; step++) {
    const down = from + (length * step) / 9
    const spread = lobe.width * down ** (1 / lobe.sharpness) + 10
    const bend = (noise(wander + step * 0.28, wander) - 0.5) * 10
    const x = lobe.x + lobe.lean * down * lobe.width + across * spread + bend
    const y = crest.top + down * lobe.height
    const isInside = x > crest.left && x < crest.left + crest.rows.length - 1
    if (isInside && y > crestAt(crest, x) + 3) points.push([x, y])
  }
  if (points.length < 5) return
  const ink = mix(palette.line, palette.isSnow ? palette.silk : '#1c4a63', 0.3)
  brush(scene, points, {
    width: 0.95,
    colour: hazed(scene, ink, lobe.haze * 0.8),
    alpha: (1 - from) * 0.42 * (1 - lobe.haze),
    jitter: 0.5,
  })
}

function paintContour(scene: Scene, lobe: Lobe, crest: Crest): void {
  const { palette } = scene
  const foot = lobe.base - (lobe.base - crest.top) * lobe.fade * 0.7
  const points: Point[] = []
  for (let index = 0; index < crest.rows.length; index += 2) {
    const row = crest.rows[index] ?? 0
    if (row < foot) points.push([crest.left + index, row])
  }
  if (points.length < 5) return
  const line = { dry: 0.16, jitter: 0.55 }
  const ink = hazed(scene, palette.line, lobe.haze * 0.8)
  brush(scene, points, { ...line, width: 1.9, colour: ink, alpha: 0.85 * (1 - lobe.haze * 0.6) })
  if (lobe.gold === 0) return
  brush(
    scene,
    points.map(([x, y]) => [x, y + 2.2]),
    {
      ...line,
      width: 1.6,
      colour: palette.isNight ? palette.gold : mix(palette.gold, '#e2bd6a', 0.35),
      alpha: 0.93 * lobe.gold * (1 - lobe.haze * 0.7),
    },
  )
}

function paintMoss(scene: Scene, { lobe, crest }: Ground, random: Random): void {
  const { context, palette } = scene
  const x = lobe.x + random.between(-0.95, 0.95) * lobe.width
  const depth = random.next() ** 3 * lobe.height * 0.12
  const size = lerp(0.8, 2.3, random.next()) * (1 - lobe.haze * 0.4)
  const row = crestAt(crest, x)
  const isOnRock = x >= crest.left && x < crest.left + crest.rows.length
  const isLow = (row - crest.top) / (lobe.base - crest.top) > 1 - lobe.fade
  if (!isOnRock || isLow || noise(x * 0.02 + lobe.seed, 3.3) < 0.46) return
  context.fillStyle = css(hazed(scene, palette.moss, lobe.haze * 0.85), 0.75)
  context.beginPath()
  context.ellipse(x, row + depth - size * 0.5, size * 0.8, size * 1.05, random.next(), 0, TURN)
  context.fill()
}
