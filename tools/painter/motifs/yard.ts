import { css, mix } from '../canvas/colour.ts'
import { brush } from '../canvas/brush.ts'
import { fill, type Point, type Scene } from '../canvas/scene.ts'
import { spline, straight } from '../canvas/shape.ts'
import { paintRoof } from './roof.ts'

/** Flagstones from a row down to the lower edge. */
export function paintYard(scene: Scene, y: number): void {
  const { context, palette, width, height, random } = scene
  const stone = palette.isNight ? '#40494c' : palette.isSnow ? '#efeee8' : '#d9cba8'
  fill(
    scene,
    [
      [0, y],
      [width, y],
      [width, height],
      [0, height],
    ],
    css(mix(stone, palette.silk, 0.2)),
  )
  context.strokeStyle = css(palette.line, 0.3)
  const rows = 9
  for (let row = 0; row < rows; row++) {
    const t = row / rows
    const at = y + (height - y) * t ** 1.6
    const next = y + (height - y) * ((row + 1) / rows) ** 1.6
    context.lineWidth = 0.8 + t * 1.4
    context.beginPath()
    context.moveTo(0, at)
    context.lineTo(width, at + random.between(-2, 2))
    const spread = 80 + row * 22
    for (let column = -14; column <= 14; column++) {
      const x = width / 2 + (column + (row % 2) * 0.5) * spread
      context.moveTo(x, at)
      context.lineTo(x + (x - width / 2) * 0.1, next)
    }
    context.stroke()
  }
}

/** A white wall across the picture with damp at its foot. */
export function paintWall(scene: Scene, foot: number): void {
  const { context, palette, width } = scene
  const tone = context.createLinearGradient(0, 0, 0, foot)
  tone.addColorStop(0, css(palette.isNight ? '#59666e' : '#f6efdf'))
  tone.addColorStop(1, css(palette.isNight ? '#414c52' : '#d2c5a6'))
  fill(
    scene,
    [
      [0, 0],
      [width, 0],
      [width, foot],
      [0, foot],
    ],
    tone,
  )
  brush(scene, straight([0, foot], [width, foot], 60), {
    width: 5,
    colour: mix(palette.moss, '#8a7a5a', 0.4),
    alpha: 0.5,
    jitter: 0.7,
  })
}

/** A red temple wall that comes in from the right, under a tiled coping. */
export function paintRedWall(
  scene: Scene,
  { x, y, top }: { x: number; y: number; top: number },
): void {
  const { context, palette } = scene
  const far: Point = [x - 760, top + 160]
  const red = context.createLinearGradient(far[0], 0, x, 0)
  red.addColorStop(0, css('#c46a52'))
  red.addColorStop(1, css('#9d3a2c'))
  fill(scene, [far, [x, top], [x, y + 120], [far[0], y - 130]], red)
  const tile = palette.isSnow ? '#f1f0ea' : '#3c494d'
  for (let row = 0; row < 30; row++) {
    const t = row / 30
    const at: Point = [far[0] + (x - far[0]) * t, far[1] + (top - far[1]) * t]
    const wide = (x - far[0]) / 30
    fill(
      scene,
      [
        [at[0], at[1] - 24 - 26 * t],
        [at[0] + wide, at[1] - 25 - 27 * t],
        [at[0] + wide, at[1] + 8],
        [at[0], at[1] + 9],
      ],
      css(row % 2 === 0 ? tile : mix(tile, '#9fb2b0', 0.25)),
    )
  }
  brush(scene, straight([far[0], y - 130], [x, y + 120], 20), {
    width: 3,
    colour: palette.line,
    alpha: 0.6,
  })
}

/** A small hut of wood and stone with a lit window. */
export function paintHut(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { context, palette } = scene
  const [wall, dark] = palette.isNight
    ? (['#4a4034', '#2a2018'] as const)
    : (['#a58a60', '#6a4c32'] as const)
  const height = size * 0.72
  context.fillStyle = css(wall)
  context.fillRect(x - size, y - height, size * 2, height)
  context.strokeStyle = css(dark, 0.7)
  context.lineWidth = Math.max(1, size * 0.012)
  context.beginPath()
  for (let plank = 1; plank < 14; plank++) {
    context.moveTo(x - size + (plank * size) / 7, y - height)
    context.lineTo(x - size + (plank * size) / 7, y - height * 0.3)
  }
  context.stroke()
  context.fillStyle = css(palette.isNight ? '#50565a' : '#b5aa90')
  context.fillRect(x - size * 1.02, y - height * 0.3, size * 2.04, height * 0.3)
  context.strokeRect(x - size * 1.02, y - height * 0.3, size * 2.04, height * 0.3)
  context.fillStyle = css(dark)
  context.fillRect(x - size * 0.2, y - height * 0.74, size * 0.42, height * 0.74)
  context.fillStyle = css(palette.isNight ? '#ffd98a' : '#4a5450')
  context.fillRect(x + size * 0.46, y - height * 0.72, size * 0.3, height * 0.3)
  if (palette.isNight) {
    const glow = context.createRadialGradient(
      x + size * 0.6,
      y - height * 0.56,
      0,
      x + size * 0.6,
      y - height * 0.56,
      size,
    )
    glow.addColorStop(0, css('#ffcf7a', 0.5))
    glow.addColorStop(1, css('#ffcf7a', 0))
    context.fillStyle = glow
    context.fillRect(x - size, y - size * 1.6, size * 3, size * 2)
  }
  paintRoof(scene, {
    x,
    y: y - height,
    width: size * 1.28,
    height: size * 0.62,
    haze: 0,
    ridge: 0.55,
    lift: 0.02,
  })
}

/** A stone bench. */
export function paintBench(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { context, palette } = scene
  const [top, side] = palette.isNight
    ? (['#5c6467', '#42494c'] as const)
    : (['#d8ccae', '#a99d80'] as const)
  context.strokeStyle = css(palette.line, 0.7)
  context.lineWidth = 1.6
  for (const leg of [-0.34, 0.34]) {
    context.fillStyle = css(side)
    context.fillRect(x + leg * size - size * 0.07, y - size * 0.24, size * 0.14, size * 0.24)
    context.strokeRect(x + leg * size - size * 0.07, y - size * 0.24, size * 0.14, size * 0.24)
  }
  fill(
    scene,
    [
      [x - size * 0.5, y - size * 0.34],
      [x + size * 0.5, y - size * 0.34],
      [x + size * 0.56, y - size * 0.26],
      [x - size * 0.56, y - size * 0.26],
    ],
    css(top),
  )
  context.stroke()
  fill(
    scene,
    [
      [x - size * 0.56, y - size * 0.26],
      [x + size * 0.56, y - size * 0.26],
      [x + size * 0.56, y - size * 0.19],
      [x - size * 0.56, y - size * 0.19],
    ],
    css(side),
  )
  context.stroke()
}

/** A narrow stream or channel with stone lips, from a far to a near point. */
export function paintStreamlet(
  scene: Scene,
  [from, to]: readonly [Point, Point],
  width: number,
): void {
  const { palette, random } = scene
  const side = (sign: number, grown: number) =>
    Array.from({ length: 25 }, (_, index): Point => {
      const t = index / 24
      const half = width * (0.3 + 0.7 * t) * 0.5 * grown
      return [from[0] + (to[0] - from[0]) * t + sign * half, from[1] + (to[1] - from[1]) * t]
    })
  fill(
    scene,
    [...side(-1, 1.24), ...side(1, 1.24).toReversed()],
    css(palette.isNight ? '#566064' : '#c2b490'),
  )
  fill(scene, [...side(-1, 1), ...side(1, 1).toReversed()], css(mix(palette.water, '#2f6f8a', 0.3)))
  for (const sign of [-1, 1])
    for (const grown of [1, 1.24])
      brush(scene, side(sign, grown), { width: 1.8, colour: palette.line, alpha: 0.6, dry: 0.2 })
  for (let ripple = 0; ripple < 22; ripple++) {
    const t = random.next()
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const half = width * (0.3 + 0.7 * t) * 0.36
    const shift = random.between(-half, half * 0.4)
    brush(
      scene,
      spline(
        [
          [x + shift, y],
          [x + shift + half * 0.3, y - 3],
          [x + shift + half * 0.6, y],
        ],
        false,
      ),
      { width: 1.6, colour: '#f4f1e2', alpha: 0.55 },
    )
  }
}
