import { lerp } from '../canvas/arithmetic.ts'
import { type Colour, css, mix } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { paintGlow } from './glow.ts'

export interface Cable {
  from: Point
  to: Point
  sag: number
  cabins?: number
  /** Half of a cabin's height at the near end. */
  size: number
  /** How large cabins are at the far end, of those at the near one. */
  far?: number
  /** For each tower its place, as a share of the way, and its height. */
  towers?: readonly (readonly [number, number])[]
}

/** A cable car: a rope up and a rope down, each with cabins of its own, smaller where they are farther away. */
export function paintCable(scene: Scene, cable: Cable): void {
  const { context, palette, random } = scene
  const { from, to, sag, cabins = 4, size, towers = [], far = 0.5 } = cable
  const scaleAt = (t: number) => size * lerp(1, far, t)
  const at = (t: number, rope: 0 | 1): Point => [
    lerp(from[0], to[0], t) + rope * scaleAt(t) * 1.15,
    lerp(from[1], to[1], t) + Math.sin(t * Math.PI) * sag + rope * scaleAt(t) * 0.34,
  ]
  const ink = css(palette.line, 0.85)
  for (const [t, height] of towers) paintTower(scene, at(t, 0), { height, ink, reach: scaleAt(t) * 1.15 })
  for (const rope of [0, 1] as const) {
    // A pale edge below the ink, or the ropes would be lost before dark rock.
    for (const [colour, width] of [
      [css('#efe3c2', palette.isNight ? 0.34 : 0.7), 2.4],
      [ink, 1.1],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = width
      context.beginPath()
      // A rope that comes from outside of the picture begins there.
      for (let step = from[0] <= 0 ? -8 : 0; step <= 60; step++) context.lineTo(...at(step / 60, rope))
      context.stroke()
    }
  }
  const places = Array.from({ length: cabins }, (_, cabin) => ({
    t: ((cabin + 0.6) / cabins) * 0.92 + 0.02 + random.between(-0.05, 0.05) / cabins,
    rope: (cabin % 2) as 0 | 1,
  }))
  for (const { t, rope } of places.toReversed())
    paintCabin(scene, at(t, rope), { size: scaleAt(t), tilt: random.between(-0.05, 0.05), isEmpty: random.chance(0.25) })
}

function paintTower(
  { context, palette }: Scene,
  [x, y]: Point,
  { height, ink: line, reach }: { height: number; ink: string; reach: number },
) {
  // Its foot is in mist or behind a hill.
  const ink = context.createLinearGradient(0, y, 0, y + height)
  ink.addColorStop(0.6, line)
  ink.addColorStop(1, css(palette.line, 0))
  const foot = Math.max(5, height * 0.07)
  const middle = x + reach / 2
  const top = y + reach * 0.1
  context.strokeStyle = ink
  context.lineWidth = Math.max(1.2, height * 0.011)
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(middle + side * foot * 0.22, top)
    context.lineTo(middle + side * foot, top + height)
  }
  context.moveTo(x - reach * 0.2, top - reach * 0.08)
  context.lineTo(x + reach * 1.2, top + reach * 0.16)
  context.stroke()
  context.lineWidth = Math.max(0.8, height * 0.005)
  context.beginPath()
  const braces = Math.max(4, Math.round(height / 34))
  for (let brace = 0; brace < braces; brace++) {
    const spread = (n: number) => foot * lerp(0.22, 1, n / braces)
    const row = (n: number) => top + (height * n) / braces
    const side = brace % 2 === 0 ? 1 : -1
    context.moveTo(middle - side * spread(brace), row(brace))
    context.lineTo(middle + side * spread(brace + 1), row(brace + 1))
    context.moveTo(middle - spread(brace + 1), row(brace + 1))
    context.lineTo(middle + spread(brace + 1), row(brace + 1))
  }
  context.stroke()
  if (!palette.isNight) return
  context.fillStyle = css('#ffd98a', 0.9)
  context.beginPath()
  context.arc(middle, top - 4, 2.4, 0, 7)
  context.fill()
}

const RED: Colour = '#b23a2b'

/** A cabin on its arm: roof, glass all round, a red shell below, and whoever rides in it. */
function paintCabin(
  scene: Scene,
  [x, y]: Point,
  { size, tilt, isEmpty }: { size: number; tilt: number; isEmpty: boolean },
): void {
  const { context, palette } = scene
  const isNight = palette.isNight === true
  if (isNight) paintGlow(scene, [x, y + size * 1.3], { radius: size * 2.1, alpha: 0.34, colour: '#ffca78' })
  context.save()
  context.translate(x, y)
  context.rotate(tilt)
  context.scale(size, size)
  const ink = css(palette.ink, 0.85)
  const line = Math.max(0.022, 0.7 / size)
  // The clamp on the rope and the bent arm.
  context.strokeStyle = ink
  context.lineWidth = Math.max(0.05, 1.2 / size)
  context.beginPath()
  context.moveTo(-0.09, 0)
  context.lineTo(0.09, 0)
  context.moveTo(0, 0)
  context.quadraticCurveTo(0.13, 0.24, 0.02, 0.46)
  context.lineTo(0, 0.68)
  context.stroke()
  const body = new Path2D()
  body.moveTo(-0.43, 0.74)
  body.quadraticCurveTo(0, 0.66, 0.43, 0.74)
  body.quadraticCurveTo(0.6, 1.2, 0.56, 1.5)
  body.quadraticCurveTo(0.5, 1.86, 0.3, 1.9)
  body.lineTo(-0.3, 1.9)
  body.quadraticCurveTo(-0.5, 1.86, -0.56, 1.5)
  body.quadraticCurveTo(-0.6, 1.2, -0.43, 0.74)
  const shell = context.createLinearGradient(-0.6, 0, 0.6, 0)
  for (const [at, share] of [
    [0, 0.1],
    [0.3, -0.14],
    [1, 0.36],
  ] as const)
    shell.addColorStop(at, css(share < 0 ? mix(RED, '#f0a080', -share) : mix(RED, isNight ? '#1a0c0c' : '#5a1612', share)))
  context.fillStyle = shell
  context.fill(body)
  paintGlass(scene, isEmpty)
  context.strokeStyle = css(palette.gold, 0.75)
  context.lineWidth = line
  context.beginPath()
  context.moveTo(-0.54, 1.54)
  context.quadraticCurveTo(0, 1.6, 0.54, 1.54)
  context.stroke()
  context.strokeStyle = ink
  context.lineWidth = line * 1.4
  context.stroke(body)
  context.fillStyle = css(isNight ? '#1a1c20' : '#39342f')
  context.beginPath()
  context.roundRect(-0.36, 1.88, 0.72, 0.07, 0.03)
  context.roundRect(-0.34, 0.66, 0.68, 0.09, 0.04)
  context.fill()
  context.restore()
}

function paintGlass({ context, palette, random }: Scene, isEmpty: boolean): void {
  const isNight = palette.isNight === true
  const glass = new Path2D()
  glass.moveTo(-0.4, 0.84)
  glass.quadraticCurveTo(0, 0.78, 0.4, 0.84)
  glass.quadraticCurveTo(0.5, 1.12, 0.5, 1.36)
  glass.quadraticCurveTo(0, 1.42, -0.5, 1.36)
  glass.quadraticCurveTo(-0.5, 1.12, -0.4, 0.84)
  const pane = context.createLinearGradient(-0.3, 0.8, 0.3, 1.4)
  for (const [at, colour] of isNight
    ? ([
        [0, '#ffe6ad'],
        [1, '#f2b65e'],
      ] as const)
    : ([
        [0, '#f6f1e0'],
        [0.5, '#cfdcd6'],
        [1, '#a9c2c2'],
      ] as const))
    pane.addColorStop(at, css(colour))
  context.fillStyle = pane
  context.fill(glass)
  context.save()
  context.clip(glass)
  if (!isEmpty)
    for (const at of [-0.26, 0.06, 0.3].filter(() => random.chance(0.75))) {
      const head = random.between(1.02, 1.12)
      context.fillStyle = css(isNight ? '#5a3a22' : random.pick(['#3f5f66', '#6d4a3a', '#55646a'] as const), isNight ? 0.8 : 0.75)
      context.beginPath()
      context.ellipse(at, head, 0.07, 0.085, 0, 0, 7)
      context.ellipse(at, head + 0.3, 0.15, 0.22, 0, 0, 7)
      context.fill()
    }
  if (!isNight) {
    context.fillStyle = css('#ffffff', 0.3)
    context.beginPath()
    context.moveTo(-0.34, 1.5)
    context.lineTo(-0.12, 0.7)
    context.lineTo(0.02, 0.7)
    context.lineTo(-0.2, 1.5)
    context.fill()
  }
  context.restore()
  context.strokeStyle = css('#6d1d16', 0.9)
  context.lineWidth = 0.05
  context.beginPath()
  for (const at of [-0.17, 0.17]) {
    context.moveTo(at, 0.8)
    context.lineTo(at * 1.2, 1.4)
  }
  context.stroke()
}
