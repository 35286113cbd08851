import { brush } from '../canvas/brush.ts'
import { type Colour, mix, css } from '../canvas/colour.ts'
import { fractal } from '../canvas/noise.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { wash } from '../still/wash.ts'

/** Soft patches of meadow and bare earth, seen from above. */
export function paintMeadows(scene: Scene): void {
  const { context, palette, random, width, height } = scene
  context.fillStyle = css(palette.isNight ? '#16273a' : '#F0E7CF')
  context.fillRect(0, 0, width, height)
  const tones: readonly [Colour, ...Colour[]] = [
    '#9fbf9a',
    '#a9c49c',
    '#c9c48e',
    '#b5c79a',
    '#bccb9c',
    '#d9c08a',
  ]
  context.save()
  context.filter = `blur(${Math.round(width / 26)}px)`
  for (let patch = 0; patch < 16; patch++) {
    const tone = random.pick(tones)
    context.fillStyle = css(palette.isNight ? mix(tone, '#123038', 0.86) : tone, 0.5)
    context.beginPath()
    context.ellipse(
      random.between(0, width),
      random.between(0, height),
      width * random.between(0.08, 0.22),
      height * random.between(0.05, 0.11),
      0,
      0,
      7,
    )
    context.fill()
  }
  context.restore()
}

/** A stream along a way: a sandy bed, water, and a thread of light. */
export function paintStreamOnMap(scene: Scene, way: readonly Point[], width: number): void {
  const { palette } = scene
  const course = spline(way, false, 14)
  const night = palette.isNight
  brush(scene, course, {
    width: width * 1.6,
    colour: night ? '#22404c' : '#ddd6b0',
    alpha: 0.85,
    isTapered: false,
    jitter: 0.14,
  })
  brush(scene, course, {
    width,
    colour: night ? '#2f6680' : '#7fb0b6',
    alpha: 0.95,
    isTapered: false,
    jitter: 0.2,
  })
  brush(
    scene,
    course.map(([x, y]): Point => [x - width * 0.16, y]),
    { width: width * 0.16, colour: night ? '#6f9fb4' : '#e6f0e6', alpha: 0.7, dry: 0.3 },
  )
}

/** A lake with a sandy shore and ripples. */
export function paintLakeOnMap(scene: Scene, shore: readonly Point[]): void {
  const { palette, random, context } = scene
  const rough = spline(shore, true, 8).map(([x, y]): Point => [
    x + (fractal(x * 0.012, y * 0.012, 3) - 0.5) * 22,
    y + (fractal(x * 0.012 + 9, y * 0.012, 3) - 0.5) * 18,
  ])
  const loop = [...rough, ...rough.slice(0, 2)]
  brush(scene, loop, {
    width: 18,
    colour: palette.isNight ? '#3a4238' : '#e6dcb6',
    alpha: 0.8,
    isTapered: false,
    jitter: 0.3,
  })
  const water = palette.isNight
    ? ([
        [0, '#1d5270'],
        [0.5, '#1a4560'],
        [1, '#163a50'],
      ] as const)
    : ([
        [0, '#5d9fb0'],
        [0.35, '#7fb4b8'],
        [0.75, '#a9cbbd'],
        [1, '#c6d6bd'],
      ] as const)
  wash(scene, rough, { stops: water, edge: 0.2, cloud: 0.45, line: 1.3, gold: 0.9 })
  context.save()
  context.beginPath()
  for (const [x, y] of rough) context.lineTo(x, y)
  context.clip()
  const [left, top] = [Math.min(...rough.map(([x]) => x)), Math.min(...rough.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...rough.map(([x]) => x)), Math.max(...rough.map(([, y]) => y))]
  for (let ripple = 0; ripple < 90; ripple++) {
    const [x, y] = [random.between(left, right), random.between(top, bottom)]
    const length = random.between(30, 90)
    const points = Array.from({ length: Math.ceil(length / 4) }, (_, step): Point => [
      x + step * 4,
      y + Math.sin(step * 0.44 + ripple) * 1.7,
    ])
    brush(scene, points, {
      width: 0.9,
      colour: palette.isNight ? '#d9b56a' : '#23607a',
      alpha: palette.isNight ? 0.25 : 0.36,
      jitter: 0.4,
    })
  }
  context.restore()
}

/** A round pond. */
export function paintPond(scene: Scene, [x, y]: Point, size: number): void {
  const rim = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2
    return [
      x + Math.cos(angle) * size * scene.random.between(0.9, 1.1),
      y + Math.sin(angle) * size * 0.62 * scene.random.between(0.9, 1.1),
    ]
  })
  fill(scene, rim, css(scene.palette.isNight ? '#1d4a60' : '#8fbcb8'))
  paintLakeOnMap(scene, rim)
}
