import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { fill, type Point, type Scene } from '../canvas/scene.ts'
import { curve, ellipse, spline, straight } from '../canvas/shape.ts'
import { paintLeaf } from './leaf.ts'
import { paintLobe } from './lobe.ts'
import { paintPine } from './pine.ts'

/** Fallen leaves from a row down, larger the nearer they lie. */
export function paintFallenLeaves(
  scene: Scene,
  {
    y,
    count,
    colours,
  }: { y: number; count: number; colours?: readonly [`#${string}`, ...`#${string}`[]] },
): void {
  const { random, palette, width, height } = scene
  for (let leaf = 0; leaf < count; leaf++) {
    const t = random.next()
    const at: Point = [random.between(0, width), y + (height - y) * t]
    const colour = colours ? random.pick(colours) : random.pick(palette.leaves)
    paintLeaf(scene, at, {
      angle: random.next() * 6.3,
      length: 8 + 14 * t,
      width: 3 + 4 * t,
      colour,
      alpha: 0.85,
    })
  }
}

/** Pines at given feet, all of about one height. */
export function paintPines(scene: Scene, feet: readonly Point[], height: number): void {
  const { random } = scene
  for (const [x, y] of feet)
    paintPine(scene, {
      x,
      y,
      height: height * random.between(0.85, 1.15),
      lean: random.between(-0.12, 0.16),
      boughs: 7,
    })
}

/** Blocks of granite: column, row of the foot, half width. */
export function paintBoulders(
  scene: Scene,
  blocks: readonly (readonly [number, number, number])[],
): void {
  const { random } = scene
  for (const [x, y, size] of blocks) {
    paintLobe(scene, {
      x,
      base: y + size * 0.16,
      height: size * random.between(0.9, 1.15),
      width: size,
      sharpness: 3.4,
      hue: 0.1,
      ochre: 0.5,
      fade: 0.06,
      cap: 1,
      moss: 0.4,
    })
  }
}

/** Pebbles seen through clear water. */
export function paintPebbles(
  { context, random, palette, width, height }: Scene,
  { y, count }: { y: number; count: number },
): void {
  for (let pebble = 0; pebble < count; pebble++) {
    const t = random.next()
    const size = 8 + 30 * t * random.between(0.5, 1)
    context.fillStyle = css(
      mix(random.pick(['#c9b48a', '#8fa59a', '#a9a088', '#7d9490']), palette.water, 0.35),
      0.5,
    )
    context.beginPath()
    context.ellipse(random.between(0, width), y + (height - y) * t, size, size * 0.4, 0, 0, 7)
    context.fill()
    context.strokeStyle = css(palette.line, 0.18)
    context.lineWidth = 1
    context.stroke()
  }
}

/** Footprints along a way of points, in snow. */
export function paintFootprints(scene: Scene, way: readonly Point[]): void {
  const { context, palette } = scene
  spline(way, false, 14).forEach(([x, y], index) => {
    const size = 2 + (y / scene.height) * 7
    context.fillStyle = css(mix(palette.water, palette.line, 0.3), 0.6)
    context.beginPath()
    context.ellipse(x + (index % 2 === 0 ? size : -size), y, size * 0.8, size * 0.5, -0.6, 0, 7)
    context.fill()
  })
}

/** A strip of orange in the east before sunrise. */
export function paintDawnStrip({ context }: Scene, { x, y }: { x: number; y: number }): void {
  context.save()
  context.translate(x, y)
  context.scale(1, 0.16)
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, 700)
  glow.addColorStop(0, css('#f0a25a', 0.85))
  glow.addColorStop(0.4, css('#d9824e', 0.45))
  glow.addColorStop(1, css('#d9824e', 0))
  context.fillStyle = glow
  context.fillRect(-700, -700, 1400, 1400)
  context.restore()
}

/** A shaft of light from the upper left down to a point. */
export function paintLightShaft(scene: Scene, { x, y }: { x: number; y: number }): void {
  const { context } = scene
  const light = context.createLinearGradient(x - 300, 0, x, y)
  light.addColorStop(0, css('#fff8e0', 0))
  light.addColorStop(0.5, css('#fff4d0', 0.4))
  light.addColorStop(1, css('#fff4d0', 0.12))
  fill(
    scene,
    [
      [x - 420, -10],
      [x - 180, -10],
      [x + 190, y],
      [x - 190, y],
    ],
    light,
  )
}

/** The shadow of a peak on cloud, with a ring of light about its tip. */
export function paintPeakShadow(scene: Scene, { x, y }: { x: number; y: number }): void {
  const { context } = scene
  const shade = context.createLinearGradient(0, y, 0, y + 400)
  shade.addColorStop(0, css('#4f6f8f', 0.55))
  shade.addColorStop(1, css('#4f6f8f', 0))
  fill(
    scene,
    spline(
      [
        [x - 420, y + 420],
        [x - 110, y + 160],
        [x, y],
        [x + 120, y + 170],
        [x + 400, y + 420],
      ],
      false,
    ),
    shade,
  )
  for (const [radius, colour] of [
    [150, '#d9824e'],
    [138, '#ecc970'],
    [126, '#7ab08e'],
    [114, '#5f93b4'],
  ] as const) {
    context.strokeStyle = css(colour, 0.35)
    context.lineWidth = 12
    context.beginPath()
    context.arc(x, y + 20, radius, 0, 7)
    context.stroke()
  }
}

/** A serow in silhouette: short horns, heavy neck. */
export function paintSerow(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  const ink = css('#1c2830')
  fill(
    scene,
    spline(
      at([
        [-0.62, -0.56],
        [-0.2, -0.66],
        [0.22, -0.66],
        [0.42, -0.86],
        [0.6, -1.02],
        [0.82, -0.9],
        [0.9, -0.8],
        [0.72, -0.76],
        [0.58, -0.5],
        [0.46, -0.34],
        [0, -0.26],
        [-0.5, -0.3],
        [-0.66, -0.42],
      ]),
    ),
    ink,
  )
  for (const leg of [-0.52, -0.38, 0.3, 0.42])
    fill(
      scene,
      at([
        [leg - 0.07, -0.4],
        [leg + 0.07, -0.4],
        [leg + 0.035, 0],
        [leg - 0.035, 0],
      ]),
      ink,
    )
  fill(
    scene,
    at([
      [0.58, -1],
      [0.5, -1.26],
      [0.65, -1.02],
    ]),
    ink,
  )
  fill(
    scene,
    at([
      [0.66, -1],
      [0.62, -1.24],
      [0.73, -1],
    ]),
    ink,
  )
}

/** A dragon of linked benches, a lantern on each, that curves over a bridge. */
export function paintDragon(
  scene: Scene,
  { x, y, span }: { x: number; y: number; span: number },
): void {
  const { context } = scene
  const way = spline(
    [
      [x - span / 2, y + 130],
      [x - span / 4, y + 40],
      [x, y],
      [x + span / 4, y + 36],
      [x + span / 2, y + 120],
      [x + span * 0.72, y + 150],
    ],
    false,
    6,
  )
  way.forEach(([px, py], index) => {
    if (index === 0) return
    const glow = context.createRadialGradient(px, py - 18, 0, px, py - 18, 46)
    glow.addColorStop(0, css('#ffbe5a', 0.55))
    glow.addColorStop(1, css('#ffbe5a', 0))
    context.fillStyle = glow
    context.fillRect(px - 46, py - 64, 92, 92)
    context.fillStyle = css(index % 2 === 0 ? '#e2663a' : '#f0b04e')
    context.beginPath()
    context.ellipse(px, py - 18, 10, 13, 0, 0, 7)
    context.fill()
    context.fillStyle = css('#3a2418')
    context.fillRect(px - 13, py - 2, 26, 5)
  })
  const [head] = way
  if (!head) return
  fill(
    scene,
    spline([
      [head[0] + 20, head[1] - 26],
      [head[0] - 20, head[1] - 62],
      [head[0] - 70, head[1] - 40],
      [head[0] - 96, head[1] - 8],
      [head[0] - 40, head[1] - 4],
      [head[0] - 84, head[1] + 14],
      [head[0] - 10, head[1] + 12],
    ]),
    css('#d9512f'),
  )
  for (const horn of [0, 18])
    brush(
      scene,
      curve(
        [
          [head[0] - 20 + horn, head[1] - 56],
          [head[0] + 4 + horn, head[1] - 84],
          [head[0] + 30 + horn, head[1] - 80],
        ],
        8,
      ),
      { width: 5, colour: '#f0b04e' },
    )
}

/** Terracotta pot of yellow chrysanthemums. */
export function paintFlowerPot(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { context, random } = scene
  fill(
    scene,
    [
      [x - size * 0.34, y - size * 0.46],
      [x + size * 0.34, y - size * 0.46],
      [x + size * 0.24, y],
      [x - size * 0.24, y],
    ],
    css('#a8603c'),
  )
  fill(
    scene,
    [
      [x - size * 0.4, y - size * 0.54],
      [x + size * 0.4, y - size * 0.54],
      [x + size * 0.38, y - size * 0.42],
      [x - size * 0.38, y - size * 0.42],
    ],
    css('#b8704a'),
  )
  for (let leaf = 0; leaf < 40; leaf++) {
    const at: Point = [x + random.between(-0.42, 0.42) * size, y - size * random.between(0.5, 1)]
    paintLeaf(scene, at, {
      angle: random.next() * 6.3,
      length: size * 0.2,
      width: size * 0.05,
      colour: '#3d6f4d',
    })
  }
  for (let flower = 0; flower < 17; flower++) {
    const at: Point = [x + random.between(-0.44, 0.44) * size, y - size * random.between(0.6, 1.12)]
    for (let petal = 0; petal < 14; petal++) {
      paintLeaf(scene, at, {
        angle: (petal / 14) * 6.28,
        length: size * 0.12,
        width: size * 0.022,
        colour: petal % 2 === 0 ? '#e8c04a' : '#d9a02e',
        alpha: 0.95,
      })
    }
    context.fillStyle = css('#a8702a')
    context.beginPath()
    context.arc(at[0], at[1], size * 0.025, 0, 7)
    context.fill()
  }
}

/** Lamps along a mountain road, near ones larger. */
export function paintRoadLamps(scene: Scene, way: (t: number) => Point, count: number): void {
  const { context } = scene
  for (let lamp = 0; lamp <= count; lamp++) {
    const [x, y] = way(lamp / count)
    const size = 4 + 13 * (lamp / count)
    const glow = context.createRadialGradient(x, y, 0, x, y, size * 8)
    glow.addColorStop(0, css('#ffd58a', 0.6))
    glow.addColorStop(1, css('#ffd58a', 0))
    context.fillStyle = glow
    context.fillRect(x - size * 8, y - size * 8, size * 16, size * 16)
    brush(scene, straight([x, y], [x, y + size * 6], 4), {
      width: size * 0.3,
      colour: '#0b1620',
      isTapered: false,
    })
    fill(scene, ellipse({ centre: [x, y], rx: size * 0.6, ry: size * 0.8 }), css('#ffe9b8'))
  }
}
