import { brush } from '../canvas/brush.ts'
import { type Colour, css, mix, type Stops } from '../canvas/colour.ts'
import { fill, type Point, type Scene, trace } from '../canvas/scene.ts'
import { curve, ellipse, polygon, rectangle, spline, straight } from '../canvas/shape.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintShadow } from './ground.ts'
import { AZURE, DARK_WOOD, OCHRE, PAPER, WOOD } from './stops.ts'
import { wash } from './wash.ts'

interface Thing {
  x: number
  /** The row of its foot. */
  y: number
  size: number
}

/** A low tea table; `size` is half of its width. The row of its top is returned. */
export function paintLowTable(scene: Scene, { x, y, size }: Thing): number {
  const height = size * 0.36
  const top = y - height
  paintShadow(scene, [x, y], [size * 1.3, size * 0.18])
  for (const side of [-0.86, 0.78])
    wash(scene, rectangle([x + side * size, top + 16], size * 0.08, height - 16), {
      stops: DARK_WOOD,
      angle: 0,
      gold: 0,
    })
  wash(
    scene,
    polygon([
      [x - size * 0.9, top - size * 0.1],
      [x + size * 0.9, top - size * 0.1],
      [x + size, top + 6],
      [x - size, top + 6],
    ]),
    { stops: WOOD, edge: 0.2 },
  )
  wash(scene, rectangle([x - size, top + 6], size * 2, 20), { stops: DARK_WOOD, gold: 0.5 })
  return top - size * 0.03
}

/** A flat round cushion. */
export function paintCushion(scene: Scene, { x, y, size }: Thing, stops: Stops = AZURE): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.28])
  wash(scene, ellipse({ centre: [x, y - size * 0.08], rx: size, ry: size * 0.33 }), {
    stops,
    angle: 1,
  })
  wash(scene, ellipse({ centre: [x, y - size * 0.2], rx: size * 0.97, ry: size * 0.29 }), {
    stops,
    angle: 2.4,
    edge: 0.25,
  })
}

export interface Bed {
  x: number
  y: number
  /** Half of its width. */
  width: number
  /** How far its top reaches back, in rows. */
  depth: number
  quilt: Colour
  pattern?: 'plain' | 'print' | 'stripes'
}

/** A bed seen from its foot: frame, quilt, one or two pillows. */
export function paintBed(scene: Scene, bed: Bed): void {
  const { x, y, width, depth, quilt } = bed
  const side = 84
  const back = width * 0.8
  paintShadow(scene, [x, y], [width * 1.2, 44])
  wash(scene, rectangle([x - back - 12, y - side - depth - 66], back * 2 + 24, 90), {
    stops: WOOD,
    gold: 0.5,
  })
  const top: Point[] = polygon([
    [x - back, y - side - depth],
    [x + back, y - side - depth],
    [x + width, y - side],
    [x - width, y - side],
  ])
  wash(scene, top, {
    stops: [
      [0, mix(quilt, '#fff6da', 0.4)],
      [1, quilt],
    ],
    cloud: 0.3,
    edge: 0.2,
  })
  paintPattern(scene, top, bed)
  const pillows = width > 190 ? [-0.4, 0.4] : [0]
  for (const share of pillows) {
    wash(
      scene,
      spline(
        rectangle(
          [x + share * width - Math.min(96, width * 0.4), y - side - depth - 12],
          Math.min(192, width * 0.8),
          depth * 0.32,
        ).filter((_, index) => index % 8 === 0),
      ),
      {
        stops: [
          [0, '#fdf8ea'],
          [1, '#dccfae'],
        ],
      },
    )
  }
  wash(
    scene,
    polygon([
      [x - width, y - side],
      [x + width, y - side],
      [x + width, y - 26],
      [x - width, y - 26],
    ]),
    {
      stops: [
        [0, quilt],
        [1, mix(quilt, '#12202a', 0.45)],
      ],
      streak: 0.25,
      edge: 0.2,
    },
  )
  wash(scene, rectangle([x - width, y - 28], width * 2, 30), { stops: DARK_WOOD, gold: 0.4 })
}

function paintPattern(
  { context, random, palette }: Scene,
  area: readonly Point[],
  { pattern = 'plain', quilt, x, width }: Bed,
): void {
  if (pattern === 'plain') return
  context.save()
  trace(context, area)
  context.clip()
  const rows = area.map(([, row]) => row)
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  for (let mark = 0; mark < 90; mark++) {
    const at: Point = [x + random.between(-1, 1) * width, random.between(top, bottom)]
    context.fillStyle = css(pattern === 'print' ? '#fdf8ea' : mix(quilt, palette.gold, 0.6), 0.85)
    context.beginPath()
    if (pattern === 'print') {
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal / 5) * 6.28
        context.moveTo(at[0], at[1])
        context.ellipse(at[0] + Math.cos(angle) * 7, at[1] + Math.sin(angle) * 4, 5, 3, angle, 0, 7)
      }
    } else context.rect(x - width, top + (mark % 9) * ((bottom - top) / 9), width * 2, 4)
    context.fill()
  }
  context.restore()
}

/** Two bunks one above the other; `size` is half of the width. */
export function paintBunks(scene: Scene, { x, y, size }: Thing): void {
  for (const [row, quilt] of [
    [-330, '#2f7563'],
    [0, '#1f5f87'],
  ] as const) {
    const top = y - 110 + row
    wash(
      scene,
      polygon([
        [x - size * 0.94, top - 60],
        [x + size * 0.94, top - 60],
        [x + size, top],
        [x - size, top],
      ]),
      {
        stops: [
          [0, mix(quilt, '#fff6da', 0.4)],
          [1, quilt],
        ],
      },
    )
    wash(scene, rectangle([x - size * 0.9, top - 66], size * 0.44, 42), { stops: PAPER })
    wash(scene, rectangle([x - size, top], size * 2, 46), { stops: WOOD })
  }
  for (const side of [-1, 1])
    wash(scene, rectangle([x + side * size - 15, y - 560], 30, 560), { stops: WOOD, angle: 0 })
  for (let rung = 0; rung < 6; rung++)
    wash(scene, rectangle([x + size - 120, y - 60 - rung * 74], 100, 14), { stops: WOOD, gold: 0 })
  wash(scene, rectangle([x + size - 126, y - 470], 16, 470), { stops: WOOD, angle: 0, gold: 0.3 })
}

/** A vase with a branch in it: pine, or a flowering twig of a colour. */
export function paintVase(
  scene: Scene,
  { x, y, size }: Thing,
  branch: 'pine' | Colour = 'pine',
  stops: Stops = AZURE,
): void {
  const { random } = scene
  if (branch === 'pine')
    paintPine(scene, { x, y: y - size * 1.5, height: size * 2.6, lean: 0.3, boughs: 5 })
  else {
    for (let twig = 0; twig < 4; twig++) {
      const to: Point = [x + random.between(-0.9, 1.3) * size, y - size * random.between(2.6, 4)]
      const stem = curve(
        [[x, y - size * 1.5], [x + random.between(-0.2, 0.3) * size, y - size * 2.4], to],
        16,
      )
      brush(scene, stem, { width: size * 0.06, colour: '#4e3b2a' })
      for (const [px, py] of stem.slice(5)) {
        if (random.chance(0.35)) continue
        for (let petal = 0; petal < 5; petal++) {
          const angle = (petal / 5) * 6.28
          fill(
            scene,
            ellipse({
              centre: [px + Math.cos(angle) * size * 0.07, py + Math.sin(angle) * size * 0.07],
              rx: size * 0.06,
              ry: size * 0.05,
            }),
            css(branch, 0.95),
          )
        }
      }
    }
  }
  paintShadow(scene, [x, y], [size, size * 0.2])
  wash(
    scene,
    spline([
      [x - size * 0.22, y - size * 1.6],
      [x - size * 0.26, y - size * 1.34],
      [x - size * 0.62, y - size * 0.8],
      [x - size * 0.5, y - size * 0.2],
      [x - size * 0.36, y],
      [x + size * 0.36, y],
      [x + size * 0.5, y - size * 0.2],
      [x + size * 0.62, y - size * 0.8],
      [x + size * 0.26, y - size * 1.34],
      [x + size * 0.22, y - size * 1.6],
    ]),
    { stops, streak: 0.2, shine: 0.14 },
  )
}

/** A paper lamp on a foot, alight. */
export function paintPaperLamp(scene: Scene, { x, y, size }: Thing): void {
  wash(
    scene,
    spline([
      [x - size * 0.4, y],
      [x - size * 0.72, y - size * 0.6],
      [x - size * 0.5, y - size * 1.4],
      [x, y - size * 1.6],
      [x + size * 0.5, y - size * 1.4],
      [x + size * 0.72, y - size * 0.6],
      [x + size * 0.4, y],
    ]),
    {
      stops: [
        [0, '#f6d48a'],
        [0.5, '#ffe3a8'],
        [1, '#d99a45'],
      ],
      gold: 0,
    },
  )
  for (const rib of [-0.36, 0, 0.36])
    brush(
      scene,
      curve(
        [
          [x + rib * size * 0.6, y - size * 1.5],
          [x + rib * size * 1.7, y - size * 0.8],
          [x + rib * size * 0.8, y],
        ],
        10,
      ),
      { width: 2, colour: '#6e4426', alpha: 0.7, isTapered: false },
    )
}

/** A scroll on the wall with a mountain on it. */
export function paintWallScroll(scene: Scene, { x, y, size }: Thing): void {
  wash(scene, rectangle([x - size * 0.5, y - size * 2], size, size * 2), {
    stops: PAPER,
    edge: 0.1,
  })
  for (const row of [y - size * 2, y])
    wash(scene, rectangle([x - size * 0.58, row - 9], size * 1.16, 18), {
      stops: DARK_WOOD,
      gold: 0.6,
    })
  for (const [dx, tall, stops] of [
    [-0.14, 0.8, AZURE],
    [0.16, 0.6, AZURE],
    [0, 0.34, OCHRE],
  ] as const) {
    wash(
      scene,
      spline([
        [x + (dx - 0.22) * size, y - size * 0.5],
        [x + (dx - 0.1) * size, y - size * (0.5 + tall * 0.7)],
        [x + dx * size, y - size * (0.5 + tall)],
        [x + (dx + 0.12) * size, y - size * (0.5 + tall * 0.6)],
        [x + (dx + 0.22) * size, y - size * 0.5],
      ]),
      {
        stops: [...stops].toReversed().map(([at, colour]) => [1 - at, colour] as const),
        line: 1.4,
      },
    )
  }
  fill(
    scene,
    rectangle([x + size * 0.3, y - size * 0.24], size * 0.11, size * 0.11),
    css('#b23a2b'),
  )
}

/** A desk with a chair before it. */
export function paintDesk(scene: Scene, { x, y, size }: Thing): void {
  wash(scene, rectangle([x - size, y - size * 0.86], size * 2, 26), { stops: WOOD })
  for (const side of [-0.94, 0.86])
    wash(scene, rectangle([x + side * size, y - size * 0.8], size * 0.08, size * 0.8), {
      stops: DARK_WOOD,
      angle: 0,
      gold: 0.2,
    })
  wash(scene, rectangle([x - size * 0.3, y - size * 0.44], size * 0.6, 20), { stops: WOOD })
  for (const side of [-0.28, 0.22])
    wash(scene, rectangle([x + side * size, y - size * 0.42], size * 0.06, size * 0.44), {
      stops: DARK_WOOD,
      angle: 0,
      gold: 0,
    })
  wash(scene, rectangle([x - size * 0.28, y - size * 0.98], size * 0.56, size * 0.16), {
    stops: WOOD,
  })
}

/** A rucksack. */
export function paintRucksack(scene: Scene, { x, y, size }: Thing, colour: Colour): void {
  paintShadow(scene, [x, y], [size * 0.8, size * 0.16])
  const stops: Stops = [
    [0, mix(colour, '#fff6da', 0.3)],
    [1, mix(colour, '#0c1418', 0.4)],
  ]
  wash(
    scene,
    spline([
      [x - size * 0.5, y],
      [x - size * 0.56, y - size * 0.7],
      [x - size * 0.3, y - size * 1.2],
      [x + size * 0.3, y - size * 1.2],
      [x + size * 0.56, y - size * 0.7],
      [x + size * 0.5, y],
    ]),
    { stops, angle: 0.4 },
  )
  wash(
    scene,
    spline([
      [x - size * 0.46, y - size * 0.78],
      [x - size * 0.3, y - size * 1.24],
      [x + size * 0.3, y - size * 1.24],
      [x + size * 0.46, y - size * 0.78],
      [x, y - size * 0.68],
    ]),
    { stops },
  )
  wash(scene, rectangle([x - size * 0.3, y - size * 0.5], size * 0.6, size * 0.36), { stops })
}

/** A kite of paper: a swallow with a long tail. */
export function paintKite(scene: Scene, [x, y]: Point, size: number): void {
  const at = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * size, y + py * size])
  for (const side of [-1, 1]) {
    wash(
      scene,
      spline(
        at([
          [0, -0.1],
          [side * 0.5, -0.5],
          [side * 1.1, -0.3],
          [side * 0.8, 0],
          [side * 0.3, 0.12],
        ]),
      ),
      {
        stops: [
          [0, '#c4553c'],
          [0.6, '#d99a3a'],
          [1, '#f0dfb0'],
        ],
        angle: side > 0 ? 0 : Math.PI,
      },
    )
    wash(
      scene,
      at([
        [0, 0.2],
        [side * 0.3, 0.9],
        [side * 0.14, 0.86],
      ]),
      { stops: AZURE, gold: 0.4 },
    )
  }
  wash(
    scene,
    spline(
      at([
        [0, -0.46],
        [0.16, -0.2],
        [0.12, 0.3],
        [0, 0.5],
        [-0.12, 0.3],
        [-0.16, -0.2],
      ]),
    ),
    { stops: AZURE },
  )
}

/** A folding screen with a range on it. */
export function paintScreen(scene: Scene, { x, y, size }: Thing): void {
  for (let leaf = 0; leaf < 3; leaf++) {
    const left = x + leaf * size * 0.42
    const lift = leaf % 2 === 0 ? 0 : 22
    wash(
      scene,
      polygon([
        [left, y - size * 1.5 + lift],
        [left + size * 0.42, y - size * 1.5 + 22 - lift],
        [left + size * 0.42, y - 22 + lift * 0],
        [left, y],
      ]),
      { stops: PAPER, line: 6 },
    )
    brush(
      scene,
      spline(
        [
          [left + 12, y - size * 0.6],
          [left + size * 0.12, y - size * (0.8 + leaf * 0.06)],
          [left + size * 0.24, y - size * 0.66],
          [left + size * 0.4, y - size * 0.74],
        ],
        false,
      ),
      { width: 5, colour: '#1f5f87', alpha: 0.8 },
    )
    brush(
      scene,
      spline(
        [
          [left + 12, y - size * 0.46],
          [left + size * 0.2, y - size * 0.56],
          [left + size * 0.4, y - size * 0.48],
        ],
        false,
      ),
      { width: 4, colour: '#2f7563', alpha: 0.8 },
    )
  }
}

/** A string of wooden floats on the wall. */
export function paintFloats(scene: Scene, from: Point, to: Point): void {
  const rope = curve([from, [(from[0] + to[0]) / 2, from[1] + 110], to], 18)
  brush(scene, rope, { width: 4, colour: '#8a6a3a', isTapered: false })
  rope.forEach(([x, y], index) => {
    if (index % 2 === 0)
      wash(scene, ellipse({ centre: [x, y + 6], rx: 24, ry: 18 }), {
        stops:
          index % 4 === 0
            ? OCHRE
            : [
                [0, '#cf7652'],
                [1, '#84281d'],
              ],
      })
  })
}

/** Curtains of a four-poster, tied at both sides. */
export function paintFourPoster(scene: Scene, { x, y, size }: Thing): void {
  for (const side of [-1, 1])
    wash(scene, rectangle([x + side * size - 14, y - 560], 28, 560), { stops: WOOD, angle: 0 })
  wash(scene, rectangle([x - size - 30, y - 596], size * 2 + 60, 60), { stops: WOOD })
  for (const side of [-1, 1]) {
    wash(
      scene,
      spline([
        [x + side * size, y - 540],
        [x + side * size * 0.55, y - 540],
        [x + side * size * 0.62, y - 360],
        [x + side * size * 0.92, y - 230],
        [x + side * size * 0.84, y - 40],
        [x + side * size, y - 40],
      ]),
      {
        stops: [
          [0, '#f6ecd4'],
          [1, '#cdbd94'],
        ],
        streak: 0.5,
        angle: side > 0 ? Math.PI : 0,
      },
    )
    brush(
      scene,
      straight([x + side * size * 0.98, y - 236], [x + side * size * 0.84, y - 226], 6),
      { width: 9, colour: '#b23a2b', isTapered: false },
    )
  }
  for (let carve = -6; carve <= 6; carve++)
    brush(scene, ellipse({ centre: [x + carve * size * 0.15, y - 566], rx: 16, ry: 12 }), {
      width: 2.4,
      colour: scene.palette.gold,
      alpha: 0.8,
      isTapered: false,
    })
}

/** A blind of bamboo, half raised over a window. */
export function paintBlind(
  scene: Scene,
  [x, y]: Point,
  { width, height }: { width: number; height: number },
): void {
  for (let slat = 0; slat < height / 9; slat++) {
    brush(scene, straight([x, y + slat * 9], [x + width, y + slat * 9], 24), {
      width: 6,
      colour: slat % 2 === 0 ? '#cfae6c' : '#a6854a',
      alpha: 0.95,
      isTapered: false,
      jitter: 0.08,
    })
  }
  for (const share of [0.12, 0.5, 0.88])
    brush(scene, straight([x + width * share, y], [x + width * share, y + height + 30], 8), {
      width: 4,
      colour: '#6a4c28',
      isTapered: false,
    })
  brush(scene, straight([x, y + height], [x + width, y + height], 24), {
    width: 18,
    colour: '#8a6a3a',
    isTapered: false,
  })
}
