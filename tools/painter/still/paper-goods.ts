import { brush } from '../canvas/brush.ts'
import { type Colour, css, mix, type Stops } from '../canvas/colour.ts'
import type { PaletteName } from '../canvas/palettes.ts'
import { createScene, fill, type Point, type Scene, trace } from '../canvas/scene.ts'
import { curve, ellipse, polygon, rectangle, spline, straight } from '../canvas/shape.ts'
import { paintMountains } from '../scenes/backdrop.ts'
import { paintShadow } from './ground.ts'
import { AZURE, DARK_WOOD, PAPER, WOOD } from './stops.ts'
import { wash } from './wash.ts'

export interface Sheet {
  /** The middle of the sheet. */
  x: number
  y: number
  width: number
  height: number
  /** In radians. */
  turn?: number
}

/** Draws a sheet of paper with its shadow, then lets `draw` paint on it with the sheet's middle as the origin. */
export function onSheet(
  scene: Scene,
  { x, y, width, height, turn = 0 }: Sheet,
  draw: (scene: Scene) => void,
): void {
  const { context } = scene
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.shadowColor = css('#4a3b22', 0.35)
  context.shadowBlur = 26
  context.shadowOffsetY = 12
  context.fillStyle = css('#f6eed8')
  context.fillRect(-width / 2, -height / 2, width, height)
  context.shadowColor = 'transparent'
  draw(scene)
  context.strokeStyle = css(scene.palette.line, 0.6)
  context.lineWidth = 1.6
  context.strokeRect(-width / 2, -height / 2, width, height)
  context.restore()
}

/** A small landscape of its own, to lie on a card, a ticket, a leaf of an album. */
export function miniature(
  palette: PaletteName,
  seed: number,
  paint?: (scene: Scene) => void,
): OffscreenCanvas {
  const scene = createScene({ width: 800, height: 520, palette, seed })
  if (paint) paint(scene)
  else paintMountains(scene, { height: 300, width: 300, base: 420, ridge: 190 })
  return scene.canvas
}

/** A picture postcard or print with a white margin. */
export function paintCard(scene: Scene, sheet: Sheet, picture: OffscreenCanvas): void {
  onSheet(scene, sheet, ({ context }) => {
    const margin = sheet.height * 0.05
    context.drawImage(
      picture,
      -sheet.width / 2 + margin,
      -sheet.height / 2 + margin,
      sheet.width - 2 * margin,
      sheet.height - 2 * margin,
    )
  })
}

/** A ticket: a picture, a perforated stub, a seal. */
export function paintTicket(scene: Scene, sheet: Sheet, picture: OffscreenCanvas): void {
  const { width, height } = sheet
  onSheet(scene, sheet, ({ context, palette }) => {
    context.drawImage(picture, -width * 0.47, -height * 0.43, width * 0.68, height * 0.86)
    context.setLineDash([3, 9])
    context.strokeStyle = css(palette.line, 0.8)
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(width * 0.25, -height / 2)
    context.lineTo(width * 0.25, height / 2)
    context.stroke()
    context.setLineDash([])
    for (let row = 0; row < 4; row++) {
      context.fillStyle = css(palette.line, 0.7)
      context.fillRect(
        width * 0.3,
        -height * 0.36 + row * height * 0.1,
        width * (row % 2 === 0 ? 0.15 : 0.1),
        5,
      )
    }
    paintSealOn(context, [width * 0.38, height * 0.26], height * 0.2)
  })
}

/** A red seal: white peaks on cinnabar. */
export function paintSealOn(
  context: OffscreenCanvasRenderingContext2D,
  [x, y]: Point,
  size: number,
): void {
  context.fillStyle = css('#b23a2b')
  context.fillRect(x - size / 2, y - size / 2, size, size)
  context.fillStyle = css('#fff8ec')
  context.beginPath()
  const peaks: Point[] = [
    [-0.36, 0.24],
    [-0.2, -0.06],
    [-0.1, 0.06],
    [0.02, -0.3],
    [0.18, 0.04],
    [0.24, -0.04],
    [0.36, 0.24],
  ]
  for (const [px, py] of peaks) context.lineTo(x + px * size, y + py * size)
  context.fill()
}

/** An open book or album; the picture lies across both leaves. */
export function paintAlbum(scene: Scene, sheet: Sheet, picture: OffscreenCanvas): void {
  const { width, height } = sheet
  onSheet(scene, sheet, ({ context }) => {
    context.fillStyle = css('#e6d6ae')
    context.fillRect(-width / 2, -height / 2, width, height)
    context.globalAlpha = 0.92
    context.drawImage(picture, -width * 0.45, -height * 0.4, width * 0.9, height * 0.8)
    context.globalAlpha = 1
    const gutter = context.createLinearGradient(-40, 0, 40, 0)
    gutter.addColorStop(0, css('#4a3b22', 0))
    gutter.addColorStop(0.5, css('#4a3b22', 0.5))
    gutter.addColorStop(1, css('#4a3b22', 0))
    context.fillStyle = gutter
    context.fillRect(-40, -height / 2, 80, height)
  })
}

/** A pile of old books bound with thread. */
export function paintBooks(
  scene: Scene,
  { x, y, size, count }: { x: number; y: number; size: number; count: number },
): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.2])
  for (let book = 0; book < count; book++) {
    const row = y - book * size * 0.2
    const shift = scene.random.between(-0.06, 0.06) * size
    const cover: Stops =
      book % 2 === 0
        ? [
            [0, '#4d7f94'],
            [1, '#1d4a63'],
          ]
        : [
            [0, '#c9a86a'],
            [1, '#8a6a3a'],
          ]
    wash(
      scene,
      polygon([
        [x - size * 0.8 + shift, row - size * 0.34],
        [x + size * 0.8 + shift, row - size * 0.34],
        [x + size + shift, row - size * 0.18],
        [x - size + shift, row - size * 0.18],
      ]),
      { stops: cover },
    )
    wash(scene, rectangle([x - size + shift, row - size * 0.18], size * 2, size * 0.18), {
      stops: PAPER,
      gold: 0.3,
    })
    for (let leaf = 1; leaf < 5; leaf++)
      brush(
        scene,
        straight(
          [x - size + shift, row - size * 0.036 * leaf],
          [x + size + shift, row - size * 0.036 * leaf],
          12,
        ),
        { width: 1, colour: '#8a7a5a', alpha: 0.5 },
      )
  }
}

/** A writing brush lying from its end to its tip. */
export function paintWritingBrush(
  scene: Scene,
  from: Point,
  to: Point,
  tip: Colour = '#24302f',
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const width = length * 0.036
  brush(scene, straight([from[0] + 8, from[1] + 12], [to[0] + 8, to[1] + 12], 12), {
    width,
    colour: '#4a3b22',
    alpha: 0.25,
  })
  brush(scene, straight(from, to, 24), { width, colour: '#b48a50', isTapered: false, jitter: 0.05 })
  brush(
    scene,
    straight([from[0] - dy * 3, from[1] + dx * 3], [to[0] - dy * 3, to[1] + dx * 3], 24),
    { width: width * 0.3, colour: '#e6cd98', alpha: 0.8, isTapered: false },
  )
  const nib = (along: number, across: number): Point => [
    to[0] + dx * along * length - dy * across * width,
    to[1] + dy * along * length + dx * across * width,
  ]
  wash(scene, spline([nib(0, -0.5), nib(0.06, -0.7), nib(0.18, 0), nib(0.06, 0.7), nib(0, 0.5)]), {
    stops: [
      [0, '#e2d6b8'],
      [0.3, tip],
      [1, tip],
    ],
    angle: Math.atan2(dy, dx),
    gold: 0,
    line: 1.4,
  })
}

/** A scroll unrolled: the map on silk between two rollers. */
export function paintScroll(scene: Scene, sheet: Sheet, picture: OffscreenCanvas): void {
  const { x, y, width, height } = sheet
  onSheet(scene, sheet, ({ context }) =>
    context.drawImage(picture, -width * 0.46, -height * 0.42, width * 0.92, height * 0.84),
  )
  for (const side of [-1, 1]) {
    const at = x + (side * width) / 2
    wash(scene, rectangle([at - 20, y - height / 2 - 16], 40, height + 32), {
      stops: PAPER,
      angle: 0,
      edge: 0.5,
    })
    for (const end of [y - height / 2 - 40, y + height / 2 + 16])
      wash(scene, rectangle([at - 13, end], 26, 26), { stops: DARK_WOOD, angle: 0, gold: 0.6 })
  }
}

/** A folding fan, open by `spread` radians about its pivot, with a landscape on it. */
export function paintFan(
  scene: Scene,
  [x, y]: Point,
  { radius, spread = 2.5, picture }: { radius: number; spread?: number; picture: OffscreenCanvas },
): void {
  const { context, palette } = scene
  const [from, to] = [-Math.PI / 2 - spread / 2, -Math.PI / 2 + spread / 2]
  paintShadow(scene, [x, y - radius * 0.4], [radius * 0.95, radius * 0.62], 0.25)
  const ribs = 17
  for (let rib = 0; rib <= ribs; rib++) {
    const angle = from + (spread * rib) / ribs
    brush(
      scene,
      straight([x, y], [x + Math.cos(angle) * radius * 0.5, y + Math.sin(angle) * radius * 0.5], 6),
      { width: 9, colour: rib % 2 === 0 ? '#6a4c32' : '#8a6a45', isTapered: false },
    )
  }
  const leaf = [
    ...ellipse({ centre: [x, y], rx: radius, ry: radius }, from, to),
    ...ellipse({ centre: [x, y], rx: radius * 0.42, ry: radius * 0.42 }, to, from),
  ]
  context.save()
  trace(context, leaf)
  context.clip()
  context.drawImage(picture, x - radius, y - radius * 1.06, radius * 2, radius * 1.3)
  for (let fold = 0; fold < ribs * 2; fold++) {
    const [a0, a1] = [from + (spread * fold) / ribs / 2, from + (spread * (fold + 1)) / ribs / 2]
    fill(
      scene,
      [
        [x, y],
        [x + Math.cos(a0) * radius, y + Math.sin(a0) * radius],
        [x + Math.cos(a1) * radius, y + Math.sin(a1) * radius],
      ],
      css(fold % 2 === 0 ? '#fff6dc' : '#4a3b22', 0.13),
    )
  }
  context.restore()
  brush(scene, [...leaf, leaf[0] ?? [x, y]], { width: 2.4, colour: palette.line, isTapered: false })
  for (const angle of [from, to])
    brush(
      scene,
      straight(
        [x, y],
        [x + Math.cos(angle) * radius * 1.01, y + Math.sin(angle) * radius * 1.01],
        12,
      ),
      { width: 15, colour: '#4b3222', isTapered: false },
    )
  wash(scene, ellipse({ centre: [x, y], rx: 15, ry: 15 }), {
    stops: [
      [0, '#e0b864'],
      [1, '#7a5a24'],
    ],
  })
}

/** An inkstone: a dark slab with a well, ink in it. */
export function paintInkstone(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const stone: Stops = [
    [0, '#6f8796'],
    [0.5, '#3d5566'],
    [1, '#1a2833'],
  ]
  paintShadow(scene, [x, y + size * 0.3], [size * 1.35, size * 0.34])
  wash(
    scene,
    spline([
      [x - size, y],
      [x - size * 0.9, y + size * 0.42],
      [x, y + size * 0.5],
      [x + size * 0.9, y + size * 0.42],
      [x + size, y],
      [x + size, y + size * 0.2],
      [x, y + size * 0.62],
      [x - size, y + size * 0.2],
    ]),
    { stops: stone },
  )
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.46 }), { stops: stone, angle: -1.2 })
  wash(
    scene,
    ellipse({ centre: [x - size * 0.05, y + size * 0.04], rx: size * 0.72, ry: size * 0.32 }),
    {
      stops: [
        [0, '#24333d'],
        [1, '#4a6272'],
      ],
      gold: 0.3,
    },
  )
  wash(
    scene,
    ellipse({ centre: [x - size * 0.34, y - size * 0.02], rx: size * 0.3, ry: size * 0.18 }),
    {
      stops: [
        [0, '#0c1216'],
        [1, '#24303a'],
      ],
      gold: 0,
    },
  )
  brush(
    scene,
    curve(
      [
        [x - size * 0.5, y - size * 0.06],
        [x - size * 0.36, y - size * 0.12],
        [x - size * 0.2, y - size * 0.08],
      ],
      8,
    ),
    { width: 4, colour: '#9fb2b8', alpha: 0.7 },
  )
}

/** An oil-paper umbrella, open and lying on its rim, hills round it. */
export function paintUmbrella(
  scene: Scene,
  [x, y]: Point,
  {
    size,
    colour = '#d9c08a',
    hasHills = true,
  }: { size: number; colour?: Colour; hasHills?: boolean },
): void {
  const { context, palette } = scene
  paintShadow(scene, [x, y + size * 0.36], [size * 1.1, size * 0.2])
  brush(scene, straight([x, y], [x + size * 0.5, y + size * 0.56], 12), {
    width: size * 0.045,
    colour: '#6a4c32',
    isTapered: false,
  })
  const rim = ellipse({ centre: [x, y], rx: size, ry: size * 0.62 })
  wash(scene, rim, {
    stops: [
      [0, mix(colour, '#fff6da', 0.4)],
      [0.6, colour],
      [1, mix(colour, '#6a4c28', 0.4)],
    ],
    angle: 0.9,
    edge: 0.2,
  })
  if (hasHills) {
    context.save()
    trace(context, rim)
    context.clip()
    for (const [dx, tall, stops] of [
      [-0.5, 0.5, AZURE],
      [0.1, 0.66, AZURE],
      [0.62, 0.44, AZURE],
      [-0.2, 0.26, WOOD],
    ] as const) {
      const hill: Stops =
        stops === WOOD
          ? [
              [0, '#1f6b56'],
              [1, '#c3c39a'],
            ]
          : [
              [0, '#1a5580'],
              [0.5, '#3f9171'],
              [1, '#e0d2ae'],
            ]
      wash(
        scene,
        spline([
          [x + (dx - 0.4) * size, y + size * 0.66],
          [x + (dx - 0.16) * size, y + size * (0.5 - tall * 0.7)],
          [x + dx * size, y + size * (0.5 - tall)],
          [x + (dx + 0.18) * size, y + size * (0.5 - tall * 0.6)],
          [x + (dx + 0.4) * size, y + size * 0.66],
        ]),
        { stops: hill },
      )
    }
    context.restore()
  }
  for (let rib = 0; rib < 28; rib++) {
    const angle = (rib / 28) * Math.PI * 2
    brush(
      scene,
      straight(
        [x, y - size * 0.06],
        [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.62],
        10,
      ),
      { width: 1.8, colour: palette.line, alpha: 0.5, isTapered: false },
    )
  }
  wash(scene, ellipse({ centre: [x, y - size * 0.06], rx: size * 0.07, ry: size * 0.06 }), {
    stops: DARK_WOOD,
  })
}
