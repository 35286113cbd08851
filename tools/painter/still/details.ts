import { brush } from '../canvas/brush.ts'
import { css, mix, type Stops } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { fill, type Point, type Scene } from '../canvas/scene.ts'
import { curve, ellipse, polygon, rectangle, spline, straight } from '../canvas/shape.ts'
import { paintLeaf } from '../motifs/leaf.ts'
import { paintShadow } from './ground.ts'
import { BRONZE, DARK_WOOD, IRON, PAPER, SLATE, STONE, STRAW, WOOD } from './stops.ts'
import { wash } from './wash.ts'

interface Thing {
  x: number
  y: number
  size: number
}

/** Tips of bamboo breaking the ground. */
export function paintShoots(scene: Scene, count: number): void {
  const { random, width } = scene
  for (let shoot = 0; shoot < count; shoot++) {
    const [x, y] = [random.between(80, width - 80), random.between(840, 980)]
    const size = 26 + (y - 840) * 0.3
    wash(
      scene,
      spline([
        [x - size * 0.6, y],
        [x - size * 0.4, y - size],
        [x, y - size * 2.2],
        [x + size * 0.4, y - size],
        [x + size * 0.6, y],
      ]),
      {
        stops: [
          [0, '#a9b46a'],
          [0.5, '#8a6a3a'],
          [1, '#5a3d22'],
        ],
      },
    )
    for (const row of [0.5, 1.1])
      brush(
        scene,
        curve(
          [
            [x - size * 0.5, y - size * row],
            [x, y - size * (row - 0.3)],
            [x + size * 0.5, y - size * row],
          ],
          8,
        ),
        { width: 3, colour: '#3a281a', alpha: 0.6 },
      )
  }
}

/** Mats with slices spread to dry in the sun. */
export function paintMats(scene: Scene): void {
  const { random, context } = scene
  for (const [x, y, size] of [
    [420, 640, 220],
    [1100, 640, 230],
    [360, 860, 330],
    [1180, 870, 340],
  ] as const) {
    wash(
      scene,
      polygon([
        [x - size * 0.9, y - size * 0.24],
        [x + size * 0.9, y - size * 0.24],
        [x + size, y + size * 0.24],
        [x - size, y + size * 0.24],
      ]),
      { stops: STRAW, streak: 0.6 },
    )
    for (let slice = 0; slice < 110; slice++) {
      const at: Point = [
        x + random.between(-0.82, 0.82) * size,
        y + random.between(-0.2, 0.2) * size,
      ]
      context.fillStyle = css(mix('#f6ecc4', '#c9ae6a', random.next()), 0.95)
      context.beginPath()
      context.ellipse(at[0], at[1], size * 0.07, size * 0.024, random.between(-0.5, 0.5), 0, 7)
      context.fill()
    }
  }
}

/** A branch across the picture with broad leaves. */
export function paintSprig(scene: Scene, from: Point, to: Point): void {
  const { random } = scene
  const branch = curve([from, [(from[0] + to[0]) / 2, from[1] - 40], to], 30)
  brush(scene, branch, { width: 20, colour: '#5a4028', isTapered: false })
  branch.forEach((at, index) => {
    if (index < 4) return
    for (let leaf = 0; leaf < 4; leaf++) {
      paintLeaf(scene, at, {
        angle: random.between(-2.4, 2.4),
        length: random.between(90, 170),
        width: random.between(34, 54),
        colour: mix('#2f7563', '#8fbf7a', random.next()),
        alpha: 0.92,
      })
    }
  })
}

/** Bees on the wing. */
export function paintBees(scene: Scene, count: number): void {
  const { random, context } = scene
  for (let bee = 0; bee < count; bee++) {
    const [x, y] = [random.between(300, 1360), random.between(160, 760)]
    for (const wing of [-0.7, 0.7])
      fill(scene, ellipse({ centre: [x + wing * 12, y - 16], rx: 17, ry: 9 }), css('#f4f4ee', 0.8))
    fill(scene, ellipse({ centre: [x, y], rx: 24, ry: 14 }), css('#d9a02e'))
    context.fillStyle = css('#2a1d10')
    for (const stripe of [-10, 0, 10]) context.fillRect(x + stripe - 3, y - 12, 5, 24)
  }
}

/** A lacquer lid close up: ranges of gold line, one behind another. */
export function paintLidFace(scene: Scene): void {
  wash(scene, ellipse({ centre: [800, 560], rx: 760, ry: 420 }), {
    stops: [
      [0, '#d9644a'],
      [0.4, '#b83c28'],
      [1, '#6e1c16'],
    ],
    angle: 0.7,
    edge: 0.4,
  })
  for (const share of [0.93, 0.9])
    brush(scene, ellipse({ centre: [800, 560], rx: 760 * share, ry: 420 * share }), {
      width: share === 0.93 ? 5 : 2,
      colour: '#e0b864',
      isTapered: false,
    })
  for (let range = 0; range < 4; range++) {
    const foot = 520 + range * 74
    for (let hill = 0; hill < 5; hill++) {
      const x = 330 + hill * 230 + (range % 2) * 100
      const tall = 190 - range * 26 + Math.sin(hill * 2.7 + range) * 60
      for (let ring = 0; ring < 8; ring++) {
        const grown = 1 - ring * 0.125
        brush(
          scene,
          spline(
            [
              [x - 140 * grown, foot],
              [x - 40 * grown, foot - tall * grown],
              [x + 30 * grown, foot - tall * 0.9 * grown],
              [x + 150 * grown, foot],
            ],
            false,
          ),
          {
            width: ring === 0 ? 5 : 2,
            colour: ring === 0 ? '#f6d78a' : '#d9a94e',
            alpha: ring === 0 ? 0.95 : 0.6,
          },
        )
      }
    }
  }
}

/** A split slab of bluestone. */
export function paintSlab(scene: Scene, { x, y, size }: Thing): void {
  const { random } = scene
  paintShadow(scene, [x, y + 10], [size * 1.2, size * 0.3])
  const rim = Array.from({ length: 11 }, (_, corner): Point => {
    const angle = (corner / 11) * Math.PI * 2
    return [
      x + Math.cos(angle) * size * random.between(0.84, 1.1),
      y + Math.sin(angle) * size * 0.42 * random.between(0.84, 1.1),
    ]
  })
  wash(
    scene,
    polygon(
      rim.map(([px, py]): Point => [px, py + size * 0.16]),
      4,
    ),
    {
      stops: [
        [0, '#2a3a46'],
        [1, '#141f28'],
      ],
    },
  )
  wash(scene, polygon(rim, 4), { stops: SLATE, angle: 0.6, cloud: 0.7 })
}

/** An open wooden case. */
export function paintCase(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.2])
  wash(
    scene,
    polygon([
      [x - size * 0.86, y - size * 0.62],
      [x + size * 0.86, y - size * 0.62],
      [x + size, y - size * 0.1],
      [x - size, y - size * 0.1],
    ]),
    { stops: DARK_WOOD, angle: -1.2 },
  )
  wash(scene, rectangle([x - size, y - size * 0.1], size * 2, size * 0.2), { stops: WOOD })
  wash(
    scene,
    polygon([
      [x - size * 0.9, y - size * 0.64],
      [x + size * 0.9, y - size * 0.64],
      [x + size * 0.84, y - size * 0.92],
      [x - size * 0.84, y - size * 0.92],
    ]),
    { stops: WOOD },
  )
}

/** The lid of a bamboo basket with its knob and cord. */
export function paintLidOfBasket(scene: Scene, { x, y, size }: Thing): void {
  wash(
    scene,
    spline([
      [x - size, y],
      [x - size * 0.7, y - size * 0.3],
      [x, y - size * 0.42],
      [x + size * 0.7, y - size * 0.3],
      [x + size, y],
      [x, y + size * 0.2],
    ]),
    { stops: STRAW, streak: 0.4 },
  )
  for (let ring = 1; ring < 6; ring++)
    brush(
      scene,
      ellipse(
        {
          centre: [x, y - size * 0.04 * ring],
          rx: size * (1 - ring * 0.16),
          ry: size * 0.2 * (1 - ring * 0.14),
        },
        0.1,
        Math.PI - 0.1,
      ),
      { width: 3, colour: '#8a6a38', alpha: 0.7, isTapered: false },
    )
  wash(scene, ellipse({ centre: [x, y - size * 0.46], rx: size * 0.1, ry: size * 0.08 }), {
    stops: DARK_WOOD,
  })
  brush(
    scene,
    curve(
      [
        [x + size * 0.1, y - size * 0.44],
        [x + size * 0.8, y - size * 0.5],
        [x + size * 0.98, y + size * 0.1],
      ],
      16,
    ),
    { width: 7, colour: '#b23a2b', isTapered: false },
  )
}

/** A shell with pigment in it. */
export function paintShell(scene: Scene, { x, y, size, stops }: Thing & { stops: Stops }): void {
  paintShadow(scene, [x, y + size * 0.3], [size * 1.1, size * 0.26])
  const rim = Array.from({ length: 15 }, (_, rib): Point => {
    const angle = Math.PI * (1.02 + (rib / 14) * 1.3) - 0.3
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.66 + (rib % 2) * 7]
  })
  wash(
    scene,
    spline([...rim, [x + size * 0.3, y + size * 0.52], [x - size * 0.3, y + size * 0.5]]),
    {
      stops: [
        [0, '#fbf6e8'],
        [0.6, '#e6d2b4'],
        [1, '#a98a66'],
      ],
      angle: 0.8,
    },
  )
  wash(
    scene,
    ellipse({ centre: [x - size * 0.05, y - size * 0.05], rx: size * 0.66, ry: size * 0.36 }),
    { stops, cloud: 0.8, gold: 0.3 },
  )
}

/** A scroll rolled up, tied with a blue ribbon. */
export function paintRolledScroll(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y + 70], [size * 1.15, 60])
  const tube = (half: number, thick: number, stops: Stops) =>
    wash(
      scene,
      polygon([
        [x - half, y - thick - half * 0.1],
        [x + half, y - thick + half * 0.1],
        [x + half, y + thick + half * 0.1],
        [x - half, y + thick - half * 0.1],
      ]),
      { stops, edge: 0.45, angle: 1.67 },
    )
  tube(size * 1.08, 26, DARK_WOOD)
  tube(size * 0.94, 62, PAPER)
  tube(size * 0.1, 66, [
    [0, '#8fc3dc'],
    [0.5, '#1f5f87'],
    [1, '#123a58'],
  ])
  for (const side of [-1, 1])
    brush(
      scene,
      curve(
        [
          [x, y + 40],
          [x + side * 90, y + 110],
          [x + side * 60, y + 190],
        ],
        14,
      ),
      { width: 20, colour: '#1f5f87', isTapered: false },
    )
  wash(scene, ellipse({ centre: [x, y - 10], rx: 26, ry: 22 }), {
    stops: [
      [0, '#5d9fb0'],
      [1, '#123a58'],
    ],
  })
}

/** A dotted red line: a trail on a map, the string of a kite. */
export function paintTrailLine(scene: Scene, way: readonly Point[]): void {
  const { context } = scene
  context.setLineDash([14, 11])
  context.strokeStyle = css('#b23a2b', 0.85)
  context.lineWidth = 5
  context.beginPath()
  for (const [x, y] of spline(way, false, 12)) context.lineTo(x, y)
  context.stroke()
  context.setLineDash([])
}

/** A paperweight: a small bronze hill. */
export function paintPaperweight(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size * 1.2, size * 0.3])
  wash(
    scene,
    spline([
      [x - size, y],
      [x - size * 0.5, y - size * 0.5],
      [x - size * 0.1, y - size],
      [x + size * 0.3, y - size * 0.6],
      [x + size, y],
    ]),
    { stops: BRONZE },
  )
}

/** A passport: dark cover, a gold emblem of hills. */
export function paintPassport(
  scene: Scene,
  {
    x,
    y,
    width,
    height,
    turn,
  }: { x: number; y: number; width: number; height: number; turn: number },
): void {
  const { context } = scene
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  paintShadow(scene, [10, height * 0.46], [width * 0.7, 40])
  wash(scene, rectangle([-width / 2, -height / 2], width, height), {
    stops: [
      [0, '#4d6f86'],
      [0.5, '#1d4a63'],
      [1, '#12324a'],
    ],
    angle: 0.6,
    edge: 0.2,
  })
  brush(
    scene,
    spline(
      [
        [-width * 0.24, 0],
        [-width * 0.08, -height * 0.14],
        [0, -height * 0.06],
        [width * 0.1, -height * 0.2],
        [width * 0.26, 0],
      ],
      false,
    ),
    { width: 7, colour: '#e0b864', isTapered: false },
  )
  brush(scene, ellipse({ centre: [0, -height * 0.08], rx: width * 0.34, ry: width * 0.34 }), {
    width: 4,
    colour: '#e0b864',
    isTapered: false,
  })
  for (const [row, half] of [
    [0.26, 0.26],
    [0.32, 0.18],
  ] as const)
    brush(scene, straight([-width * half, height * row], [width * half, height * row], 12), {
      width: 6,
      colour: '#e0b864',
      alpha: 0.8,
      isTapered: false,
    })
  context.restore()
}

/** A seal of stone standing, its red print beside it. */
export function paintSealStone(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y], [size, size * 0.24])
  wash(scene, rectangle([x - size * 0.42, y - size * 1.5], size * 0.84, size * 1.5), {
    stops: [
      [0, '#f0d9b8'],
      [0.5, '#cf9a72'],
      [1, '#8a4e34'],
    ],
    angle: 0.3,
    cloud: 0.9,
  })
  wash(
    scene,
    spline([
      [x - size * 0.42, y - size * 1.48],
      [x - size * 0.3, y - size * 1.9],
      [x + size * 0.1, y - size * 2.1],
      [x + size * 0.42, y - size * 1.48],
    ]),
    {
      stops: [
        [0, '#f0d9b8'],
        [1, '#a8664a'],
      ],
    },
  )
}

/** A hairline crack. */
export function paintCrack(scene: Scene, way: readonly Point[]): void {
  brush(scene, spline(way, false, 8), { width: 4, colour: '#0f1a16', alpha: 0.9 })
}

/** A long wooden bench. */
export function paintWoodBench(scene: Scene, { x, y, size }: Thing): void {
  for (const leg of [-0.4, 0.36])
    wash(
      scene,
      polygon(
        [
          [x + leg * size, y - size * 0.3],
          [x + leg * size + 14, y - size * 0.3],
          [x + leg * size + 22, y],
          [x + leg * size - 6, y],
        ],
        6,
      ),
      { stops: DARK_WOOD, gold: 0 },
    )
  wash(
    scene,
    polygon([
      [x - size * 0.48, y - size * 0.38],
      [x + size * 0.48, y - size * 0.38],
      [x + size * 0.54, y - size * 0.3],
      [x - size * 0.54, y - size * 0.3],
    ]),
    { stops: WOOD },
  )
}

/** A curved beam, old wood joined to new by a scarf. */
export function paintMoonBeam(scene: Scene): void {
  const { width } = scene
  const upper = curve(
    [
      [-20, 330],
      [width / 2, 90],
      [width + 20, 330],
    ],
    60,
  )
  const lower = upper.map(([x, y]): Point => [x, y + 170]).toReversed()
  wash(scene, [...upper.slice(0, 36), ...lower.slice(25)], {
    stops: DARK_WOOD,
    streak: 0.3,
    cloud: 0.6,
  })
  wash(scene, [...upper.slice(34), ...lower.slice(0, 28)], {
    stops: [
      [0, '#e6cd98'],
      [0.5, '#cfa86a'],
      [1, '#9a7240'],
    ],
    streak: 0.3,
  })
  const at = upper[35] ?? [width / 2, 200]
  brush(
    scene,
    [
      [at[0] + 20, at[1]],
      [at[0] - 40, at[1] + 60],
      [at[0] + 40, at[1] + 80],
      [at[0] - 20, at[1] + 166],
    ],
    { width: 6, colour: '#24170f', isTapered: false },
  )
  for (const dx of [-46, 52])
    wash(scene, ellipse({ centre: [at[0] + dx, at[1] + 84], rx: 14, ry: 14 }), { stops: DARK_WOOD })
}

/** Bark of an old pine close up: scales with dark cracks between. */
export function paintBark(scene: Scene, { from, to }: { from: number; to: number }): void {
  const { random, height } = scene
  wash(
    scene,
    [
      [from, -20],
      [to, -20],
      [to + 60, height + 20],
      [from - 40, height + 20],
    ],
    {
      stops: [
        [0, '#4a3020'],
        [0.5, '#5f4430'],
        [1, '#2c1d14'],
      ],
      angle: 0,
    },
  )
  for (let row = 0; row < 15; row++) {
    for (let column = 0; column < 8; column++) {
      const y = row * 74 - 30 + random.between(-10, 10)
      const share = (column + (row % 2) * 0.5) / 8
      const x = from + (to - from) * share + (noise(row, column) - 0.5) * 30
      const [w, h] = [((to - from) / 8) * random.between(0.42, 0.56), random.between(28, 40)]
      const tone = mix('#8a5f42', '#b98a62', random.next() * (1 - Math.abs(share - 0.4)))
      wash(
        scene,
        spline([
          [x - w, y],
          [x - w * 0.5, y - h],
          [x + w * 0.6, y - h * 0.9],
          [x + w, y + 4],
          [x + w * 0.5, y + h],
          [x - w * 0.6, y + h * 0.9],
        ]),
        {
          stops: [
            [0, mix(tone, '#e6c49a', 0.3)],
            [1, mix(tone, '#24170f', 0.45)],
          ],
          gold: 0.15,
        },
      )
    }
  }
}

/** A small wooden number plate on a cord. */
export function paintTag(scene: Scene, { x, y, size }: Thing): void {
  brush(
    scene,
    curve(
      [
        [x - size * 1.4, y - size * 0.9],
        [x, y - size * 0.4],
        [x + size * 1.4, y - size * 0.9],
      ],
      16,
    ),
    { width: 7, colour: '#4a3a28', isTapered: false },
  )
  wash(scene, rectangle([x - size * 0.7, y - size * 0.5], size * 1.4, size * 0.9), {
    stops: STRAW,
    cloud: 0.6,
  })
  for (const [row, half] of [
    [-0.2, 0.4],
    [0, 0.46],
    [0.18, 0.3],
  ] as const)
    brush(
      scene,
      straight([x - half * size, y + row * size], [x + half * size, y + row * size], 16),
      { width: 8, colour: '#3a281a', alpha: 0.75, dry: 0.3, jitter: 0.8 },
    )
}

/** A healed scar in bark. */
export function paintScar(scene: Scene, [x, y]: Point): void {
  wash(
    scene,
    spline([
      [x, y - 330],
      [x + 80, y - 120],
      [x + 70, y + 140],
      [x + 10, y + 330],
      [x - 70, y + 150],
      [x - 80, y - 100],
    ]),
    {
      stops: [
        [0, '#d9b084'],
        [0.5, '#a8764a'],
        [1, '#6a4630'],
      ],
    },
  )
  wash(
    scene,
    spline([
      [x, y - 250],
      [x + 34, y - 80],
      [x + 26, y + 120],
      [x, y + 250],
      [x - 30, y + 110],
      [x - 34, y - 70],
    ]),
    { stops: DARK_WOOD, gold: 0 },
  )
}

/** A grip of the cable car: jaws on a block. */
export function paintGrip(scene: Scene, { x, y, size }: Thing): void {
  paintShadow(scene, [x, y + size * 0.3], [size * 1.1, size * 0.2])
  wash(scene, rectangle([x - size * 0.7, y - size * 0.2], size * 1.4, size * 0.5), { stops: IRON })
  wash(
    scene,
    spline([
      [x - size * 0.6, y - size * 0.2],
      [x - size * 0.7, y - size * 0.8],
      [x - size * 0.1, y - size * 0.9],
      [x - size * 0.2, y - size * 0.5],
      [x + size * 0.2, y - size * 0.5],
      [x + size * 0.1, y - size * 0.9],
      [x + size * 0.7, y - size * 0.8],
      [x + size * 0.6, y - size * 0.2],
    ]),
    { stops: IRON, shine: 0.2 },
  )
  for (const side of [-0.45, 0.45])
    wash(
      scene,
      ellipse({ centre: [x + side * size, y + size * 0.05], rx: size * 0.1, ry: size * 0.1 }),
      { stops: STONE },
    )
}

/** A spanner. */
export function paintSpanner(scene: Scene, from: Point, to: Point): void {
  brush(scene, straight(from, to, 20), { width: 30, colour: '#5a6061', isTapered: false })
  brush(scene, straight([from[0], from[1] - 7], [to[0], to[1] - 7], 20), {
    width: 8,
    colour: '#a9b0b0',
    alpha: 0.8,
    isTapered: false,
  })
  for (const [x, y] of [from, to])
    brush(scene, ellipse({ centre: [x, y], rx: 40, ry: 34 }, 0.5, 5.8), {
      width: 24,
      colour: '#5a6061',
      isTapered: false,
    })
}

/** A boat folded of a bamboo leaf, afloat. */
export function paintLeafBoat(scene: Scene, { x, y, size }: Thing): void {
  fill(
    scene,
    ellipse({ centre: [x, y + size * 0.22], rx: size * 0.9, ry: size * 0.14 }),
    css('#16404a', 0.3),
  )
  wash(
    scene,
    spline([
      [x - size, y - size * 0.3],
      [x - size * 0.5, y + size * 0.14],
      [x, y + size * 0.22],
      [x + size * 0.5, y + size * 0.14],
      [x + size, y - size * 0.34],
      [x + size * 0.4, y - size * 0.06],
      [x, y - size * 0.02],
      [x - size * 0.4, y - size * 0.06],
    ]),
    {
      stops: [
        [0, '#b8d08c'],
        [0.5, '#6f9f5f'],
        [1, '#2f6f4a'],
      ],
      streak: 0.5,
    },
  )
  for (let vein = 0; vein < 5; vein++)
    brush(
      scene,
      curve(
        [
          [x - size * 0.9, y - size * 0.24 + vein * 5],
          [x, y + size * (0.02 + vein * 0.04)],
          [x + size * 0.9, y - size * 0.28 + vein * 5],
        ],
        20,
      ),
      { width: 2, colour: '#2f6f4a', alpha: 0.6 },
    )
}

/** A person far off, from behind: a coat and a hat. */
export function paintWalker(scene: Scene, { x, y, size }: Thing): void {
  fill(scene, ellipse({ centre: [x, y], rx: size * 0.26, ry: size * 0.05 }), css('#4a3b22', 0.3))
  fill(
    scene,
    spline([
      [x - size * 0.18, y - size * 0.02],
      [x - size * 0.2, y - size * 0.5],
      [x, y - size * 0.72],
      [x + size * 0.2, y - size * 0.5],
      [x + size * 0.18, y - size * 0.02],
    ]),
    css('#2f5f6f'),
  )
  fill(
    scene,
    ellipse({ centre: [x, y - size * 0.78], rx: size * 0.1, ry: size * 0.11 }),
    css('#caa27c'),
  )
  fill(
    scene,
    spline([
      [x - size * 0.26, y - size * 0.8],
      [x, y - size * 1.02],
      [x + size * 0.26, y - size * 0.8],
      [x, y - size * 0.76],
    ]),
    css('#c9a860'),
  )
}
