import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { fill, type Point, type Scene } from '../canvas/scene.ts'
import { between, curve, ellipse, straight } from '../canvas/shape.ts'

interface At {
  x: number
  y: number
  size: number
}

/** Fir poles lashed to a scaffold before a building. */
export function paintScaffold(
  scene: Scene,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const pole = (from: Point, to: Point) =>
    brush(scene, straight(from, to, 16), {
      width: 9,
      colour: '#9a7850',
      isTapered: false,
      jitter: 0.12,
    })
  for (let column = 0; column < 6; column++) {
    const at = x - width / 2 + (width * column) / 5
    pole([at, y + 8], [at + 4, y - height])
  }
  for (let row = 1; row < 6; row++)
    pole(
      [x - width / 2 - 24, y - (height * row) / 6],
      [x + width / 2 + 24, y - (height * row) / 6 - 4],
    )
  pole([x - width / 2, y], [x, y - height * 0.66])
  pole([x + width / 2, y], [x, y - height * 0.66])
}

/** A jetty or boardwalk of planks from its far end to its near one. */
export function paintJetty(
  scene: Scene,
  { from, to, width }: { from: Point; to: Point; width: number },
): void {
  const { context, palette } = scene
  const [wood, dark] = palette.isNight
    ? (['#4a3f34', '#2a221b'] as const)
    : (['#b8946a', '#6a4c32'] as const)
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
  const side: Point = [Math.cos(angle), Math.sin(angle) * 0.4]
  const edge = (t: number, sign: number): Point => {
    const [x, y] = between(from, to, t ** 1.3)
    const half = (width / 2) * (0.3 + 0.7 * t)
    return [x + sign * side[0] * half, y + sign * side[1] * half]
  }
  const planks = 26
  for (const t of [0.1, 0.4, 0.7, 0.97]) {
    for (const sign of [-1, 1]) {
      const [x, y] = edge(t, sign)
      context.fillStyle = css(dark)
      context.fillRect(x - 4 - 6 * t, y, 8 + 12 * t, 40 + 60 * t)
    }
  }
  for (let plank = 0; plank < planks; plank++) {
    const [t0, t1] = [plank / planks, (plank + 0.88) / planks]
    fill(
      scene,
      [edge(t0, -1), edge(t0, 1), edge(t1, 1), edge(t1, -1)],
      css(mix(wood, dark, ((plank * 7) % 5) * 0.07)),
    )
    context.strokeStyle = css(palette.line, 0.5)
    context.lineWidth = 1
    context.stroke()
  }
}

/** A wooden footbridge on posts. */
export function paintFootbridge(scene: Scene, { from, to }: { from: Point; to: Point }): void {
  for (let post = 0; post <= 8; post++) {
    const [x, y] = between(from, to, post / 8)
    brush(scene, straight([x, y - 52], [x, y + 60], 6), {
      width: 9,
      colour: '#6a4c32',
      isTapered: false,
    })
  }
  for (const [lift, width] of [
    [-48, 7],
    [-26, 5],
    [0, 20],
  ] as const) {
    brush(scene, straight([from[0], from[1] + lift], [to[0], to[1] + lift], 20), {
      width,
      colour: lift === 0 ? '#b8946a' : '#8a6a45',
      isTapered: false,
    })
  }
}

/** A plank walk along a cliff with a rail on its open side. */
export function paintLedge(scene: Scene, { from, to }: { from: Point; to: Point }): void {
  const { palette } = scene
  const way = curve([from, [from[0] + 40, (from[1] + to[1]) / 2], to], 24)
  const inner = way.map(([x, y], index): Point => [x + 24 + index * 13, y - 4])
  fill(scene, [...way, ...inner.toReversed()], css(palette.isNight ? '#4f5658' : '#cdbf9c'))
  brush(scene, way, { width: 3, colour: palette.line, isTapered: false })
  for (let index = 0; index < 24; index += 1) {
    const [outer, wall] = [way[index], inner[index]]
    if (outer && wall) brush(scene, [outer, wall], { width: 1.6, colour: palette.line, alpha: 0.4 })
  }
  way.forEach(([x, y], index) => {
    if (index % 4 !== 0) return
    const tall = 40 + index * 4
    brush(scene, straight([x, y], [x, y - tall], 4), {
      width: 5 + index * 0.3,
      colour: palette.isNight ? '#5c6467' : '#a99d80',
      isTapered: false,
    })
    const next = way[index + 4]
    if (next)
      brush(
        scene,
        curve(
          [
            [x, y - tall * 0.85],
            [(x + next[0]) / 2, (y + next[1]) / 2 - tall * 0.55],
            [next[0], next[1] - (tall + 16) * 0.85],
          ],
          10,
        ),
        { width: 3.4, colour: palette.line, alpha: 0.85, isTapered: false },
      )
  })
}

/** Tiles in rows, stacked, a numbered slip of wood against them. */
export function paintTileStack(scene: Scene, { x, y, size }: At): void {
  const { context, palette } = scene
  for (let row = 0; row < 7; row++) {
    for (let tile = 0; tile < 9; tile++) {
      const at: Point = [x - size * 0.9 + tile * size * 0.22, y - row * size * 0.09]
      context.fillStyle = css(mix('#39464a', '#6a7a7c', ((tile + row) % 3) * 0.2))
      context.beginPath()
      context.ellipse(at[0], at[1], size * 0.12, size * 0.1, 0, Math.PI, 0)
      context.fill()
      context.strokeStyle = css(palette.line, 0.6)
      context.lineWidth = 0.9
      context.stroke()
    }
  }
  context.fillStyle = css('#d9bd84')
  context.fillRect(x - size * 0.1, y - size * 0.16, size * 0.18, size * 0.26)
  context.strokeRect(x - size * 0.1, y - size * 0.16, size * 0.18, size * 0.26)
}

/** A scale cut into a face of rock, an old red line on it just under water. */
export function paintGauge(
  scene: Scene,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { context, palette } = scene
  context.fillStyle = css('#d8ccae', 0.9)
  context.fillRect(x - 34, y - height, 68, height)
  context.strokeStyle = css(palette.line, 0.8)
  context.lineWidth = 2
  context.strokeRect(x - 34, y - height, 68, height)
  context.beginPath()
  for (let mark = 1; mark < 20; mark++) {
    context.moveTo(x - 34, y - (height * mark) / 20)
    context.lineTo(x - 34 + (mark % 5 === 0 ? 46 : 24), y - (height * mark) / 20)
  }
  context.stroke()
  context.fillStyle = css('#b23a2b', 0.8)
  context.fillRect(x - 34, y - 26, 68, 7)
}

/** Slabs lifted off a channel and laid beside it. */
export function paintLiftedSlabs(scene: Scene): void {
  const { context, palette } = scene
  for (const [x, y, size] of [
    [760, 800, 70],
    [690, 900, 96],
    [1000, 700, 46],
  ] as const) {
    fill(
      scene,
      [
        [x - size, y],
        [x + size * 0.5, y - size * 0.1],
        [x + size * 0.8, y + size * 0.24],
        [x - size * 0.8, y + size * 0.36],
      ],
      css('#cdbf9c'),
    )
    context.strokeStyle = css(palette.line, 0.7)
    context.lineWidth = 2
    context.stroke()
    fill(
      scene,
      [
        [x - size * 0.8, y + size * 0.36],
        [x + size * 0.8, y + size * 0.24],
        [x + size * 0.8, y + size * 0.38],
        [x - size * 0.8, y + size * 0.5],
      ],
      css('#8d8069'),
    )
    context.stroke()
  }
}

/** Old stone with a few characters left, on a base. */
export function paintTablet(scene: Scene, { x, y, size }: At): void {
  const { context, palette, random } = scene
  const stone = palette.isNight ? '#596164' : '#b5aa90'
  fill(
    scene,
    [
      [x - size * 0.52, y],
      [x + size * 0.52, y],
      [x + size * 0.44, y - size * 0.22],
      [x - size * 0.44, y - size * 0.22],
    ],
    css(mix(stone, '#6a624e', 0.3)),
  )
  const slab = [
    [x - size * 0.34, y - size * 0.2],
    [x - size * 0.36, y - size * 1.7],
    ...ellipse(
      { centre: [x, y - size * 1.7], rx: size * 0.36, ry: size * 0.2 },
      Math.PI,
      Math.PI * 2,
    ),
    [x + size * 0.34, y - size * 0.2],
  ] as Point[]
  fill(scene, slab, css(stone))
  context.strokeStyle = css(palette.line, 0.8)
  context.lineWidth = 2.4
  context.stroke()
  for (let stroke = 0; stroke < 46; stroke++) {
    const [column, row] = [stroke % 2, Math.floor(stroke / 8)]
    const at: Point = [
      x + (column - 0.5) * size * 0.3 + random.between(-0.08, 0.08) * size,
      y - size * (1.5 - row * 0.2) + random.between(-0.06, 0.06) * size,
    ]
    const to: Point = random.chance(0.5)
      ? [at[0] + size * 0.12, at[1] + random.between(-4, 4)]
      : [at[0] + random.between(-4, 4), at[1] + size * 0.12]
    brush(scene, straight(at, to, 5), { width: 3, colour: '#4a4438', alpha: 0.7 })
  }
  for (let moss = 0; moss < 60; moss++) {
    context.fillStyle = css(palette.moss, 0.35)
    context.beginPath()
    context.ellipse(
      x + random.between(-0.36, 0.36) * size,
      y - size * random.next() ** 2 * 1.6,
      random.between(3, 9),
      random.between(2, 5),
      0,
      0,
      7,
    )
    context.fill()
  }
}

/** A plain banner on a pole. */
export function paintBanner(
  scene: Scene,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const { palette } = scene
  brush(scene, straight([x, y], [x, y - height], 10), {
    width: 9,
    colour: '#6a4c32',
    isTapered: false,
  })
  const cloth: Point[] = [
    ...curve(
      [
        [x, y - height + 20],
        [x + 110, y - height + 50],
        [x + 210, y - height + 10],
      ],
      12,
    ),
    ...curve(
      [
        [x + 210, y - height + 190],
        [x + 100, y - height + 250],
        [x, y - height + 210],
      ],
      12,
    ),
  ]
  fill(scene, cloth, css('#efe6d0'))
  brush(scene, [...cloth, [x, y - height + 20]], {
    width: 2,
    colour: palette.line,
    isTapered: false,
  })
  for (const fold of [60, 120])
    brush(
      scene,
      curve(
        [
          [x + fold, y - height + 40],
          [x + fold + 10, y - height + 120],
          [x + fold - 4, y - height + 220],
        ],
        10,
      ),
      { width: 2, colour: '#a99a78', alpha: 0.6 },
    )
}

/** A broom of twigs leaning on something. */
export function paintBroom(scene: Scene, { x, y, size }: At): void {
  const { random } = scene
  brush(scene, straight([x, y - size * 0.24], [x - size * 0.24, y - size * 1.1], 10), {
    width: 12,
    colour: '#8a6a3a',
    isTapered: false,
  })
  for (let twig = 0; twig < 46; twig++) {
    const to: Point = [
      x + random.between(-0.16, 0.22) * size,
      y + random.between(-0.02, 0.06) * size,
    ]
    brush(scene, straight([x + random.between(-6, 6), y - size * 0.26], to, 6), {
      width: 3,
      colour: mix('#c9a25a', '#7a5a2a', random.next()),
      alpha: 0.9,
    })
  }
}

/** Niches and brickwork close up, on the walls of a pagoda painted with the same figures. */
export function paintNiches(
  { context, palette }: Scene,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  let half = width
  let foot = y
  for (let storey = 0; storey < 6; storey++) {
    const height = width * 0.46 * 0.94 ** storey
    for (const column of [-0.4, 0.4]) {
      for (const row of [0.34, 0.7]) {
        for (const shift of [-0.09, 0.09]) {
          const at: Point = [x + (column + shift) * half, foot - height * row]
          context.fillStyle = css('#8a6a45', 0.75)
          context.beginPath()
          context.ellipse(at[0], at[1], half * 0.045, half * 0.05, 0, Math.PI, 0)
          context.lineTo(at[0] + half * 0.045, at[1] + half * 0.05)
          context.lineTo(at[0] - half * 0.045, at[1] + half * 0.05)
          context.fill()
          context.strokeStyle = css(palette.line, 0.5)
          context.lineWidth = 1
          context.stroke()
        }
      }
    }
    foot -= height + width * 0.2
    half *= 0.91
  }
}
