import { brush } from '../canvas/brush.ts'
import { css, type Stops } from '../canvas/colour.ts'
import { type Point, type Scene } from '../canvas/scene.ts'
import { curve, polygon, rectangle, spline, straight } from '../canvas/shape.ts'
import { paintShadow } from './ground.ts'
import { STRAW } from './stops.ts'
import { wash } from './wash.ts'

const BLUE: Stops = [
  [0, '#a9cbbd'],
  [0.3, '#5d9fb0'],
  [0.7, '#1f5f87'],
  [1, '#123a58'],
]
const GREEN: Stops = [
  [0, '#cfe0b4'],
  [0.3, '#86b38d'],
  [0.7, '#2f7563'],
  [1, '#123f38'],
]

/** A scarf in loose folds: one range of hills before another, blue and green. */
export function paintScarf(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { random } = scene
  paintShadow(scene, [x, y + size * 0.06], [size * 1.3, size * 0.26])
  for (let fold = 0; fold < 7; fold++) {
    const t = fold / 6
    const foot = y - size * 0.5 + size * 0.56 * t
    const crest = Array.from({ length: 8 }, (_, index): Point => {
      const share = index / 7
      const hill = Math.sin(share * Math.PI) * size * (0.55 - 0.2 * t)
      return [
        x - size * (1.06 - 0.1 * t) + share * size * 2.1,
        foot - hill * random.between(0.66, 1.1),
      ]
    })
    const outline = [
      ...spline(crest, false, 8),
      ...curve(
        [
          [x + size * 1.04, foot + 6],
          [x, foot + size * 0.16],
          [x - size * 1.06, foot + 6],
        ],
        24,
      ),
    ]
    wash(scene, outline, {
      stops: fold % 2 === 0 ? BLUE : GREEN,
      angle: 1.4 + random.between(-0.4, 0.4),
      streak: 0.4,
      cloud: 0.5,
    })
  }
}

/** A scarf over a rail of bamboo, a corner lifted by the wind. */
export function paintHungScarf(scene: Scene): void {
  brush(scene, straight([200, 300], [1400, 290], 24), {
    width: 26,
    colour: '#8a6a3a',
    isTapered: false,
    jitter: 0.06,
  })
  brush(scene, straight([200, 294], [1400, 284], 24), {
    width: 8,
    colour: '#d9bd84',
    alpha: 0.8,
    isTapered: false,
  })
  for (const joint of [420, 760, 1120])
    wash(scene, rectangle([joint, 276], 14, 42), { stops: STRAW, gold: 0 })
  wash(
    scene,
    spline([
      [520, 290],
      [980, 286],
      [1010, 470],
      [1180, 640],
      [1390, 700],
      [1240, 760],
      [1040, 760],
      [880, 720],
      [700, 800],
      [540, 760],
      [500, 560],
    ]),
    { stops: BLUE, streak: 0.6, angle: 1.2 },
  )
  wash(
    scene,
    spline([
      [620, 290],
      [860, 288],
      [900, 520],
      [980, 720],
      [840, 740],
      [700, 800],
      [640, 560],
    ]),
    { stops: GREEN, streak: 0.5 },
  )
  for (const [from, to] of [
    [
      [560, 300],
      [540, 740],
    ],
    [
      [780, 300],
      [760, 760],
    ],
    [
      [940, 300],
      [1020, 700],
    ],
  ] as const) {
    brush(scene, curve([from, [(from[0] + to[0]) / 2 + 30, 520], to], 18), {
      width: 3,
      colour: '#123a58',
      alpha: 0.6,
    })
  }
}

/** One corner of silk, its rolled hem with even stitches. */
export function paintHem(scene: Scene): void {
  const { context } = scene
  wash(
    scene,
    polygon([
      [-20, 1020],
      [-20, 300],
      [520, 120],
      [1180, 780],
      [1000, 1020],
    ]),
    { stops: BLUE, angle: 0.8, streak: 0.3, cloud: 0.7, line: 0, gold: 0 },
  )
  for (const fold of [0, 1, 2])
    brush(
      scene,
      curve(
        [
          [60 + fold * 200, 1000],
          [200 + fold * 180, 640],
          [420 + fold * 190, 330 + fold * 180],
        ],
        24,
      ),
      { width: 16, colour: '#123a58', alpha: 0.22 },
    )
  for (const [from, to] of [
    [
      [-20, 300],
      [520, 120],
    ],
    [
      [520, 120],
      [1180, 780],
    ],
  ] as const) {
    brush(scene, straight(from, to, 40), {
      width: 30,
      colour: '#2f7d9b',
      isTapered: false,
      jitter: 0.06,
    })
    brush(
      scene,
      straight(from, to, 40).map(([x, y]) => [x - 4, y - 6]),
      { width: 9, colour: '#a9cbbd', alpha: 0.8, isTapered: false },
    )
    straight(from, to, 40).forEach(([x, y]) => {
      context.fillStyle = css('#f3ead2')
      context.beginPath()
      context.ellipse(x, y + 4, 7, 3, 0.7, 0, 7)
      context.fill()
    })
  }
}

/** A gift box of plain paper tied crosswise with ribbon. */
export function paintGiftBox(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
  ribbon = '#b23a2b' as const,
): void {
  const paper: Stops = [
    [0, '#fbf3de'],
    [1, '#d9c79c'],
  ]
  const red: Stops = [
    [0, '#c9503a'],
    [1, '#84261c'],
  ]
  paintShadow(scene, [x, y], [size * 1.4, size * 0.24])
  wash(scene, rectangle([x - size, y - size * 0.62], size * 2, size * 0.62), {
    stops: paper,
    edge: 0.2,
  })
  wash(
    scene,
    polygon([
      [x - size * 0.82, y - size],
      [x + size * 0.82, y - size],
      [x + size * 1.04, y - size * 0.6],
      [x - size * 1.04, y - size * 0.6],
    ]),
    { stops: paper, angle: -1.2, edge: 0.16 },
  )
  wash(scene, rectangle([x - size * 0.1, y - size * 0.6], size * 0.2, size * 0.6), {
    stops: red,
    gold: 0.3,
  })
  wash(
    scene,
    polygon([
      [x - size * 0.08, y - size],
      [x + size * 0.08, y - size],
      [x + size * 0.1, y - size * 0.6],
      [x - size * 0.1, y - size * 0.6],
    ]),
    { stops: red, gold: 0.3 },
  )
  wash(
    scene,
    polygon([
      [x - size * 0.94, y - size * 0.8],
      [x + size * 0.94, y - size * 0.8],
      [x + size * 0.98, y - size * 0.7],
      [x - size * 0.98, y - size * 0.7],
    ]),
    { stops: red, gold: 0.3 },
  )
  for (const side of [-1, 1]) {
    wash(
      scene,
      spline([
        [x, y - size * 0.76],
        [x + side * size * 0.36, y - size * 1.08],
        [x + side * size * 0.5, y - size * 0.86],
        [x + side * size * 0.2, y - size * 0.74],
      ]),
      { stops: red },
    )
    brush(
      scene,
      curve(
        [
          [x, y - size * 0.76],
          [x + side * size * 0.2, y - size * 0.66],
          [x + side * size * 0.3, y - size * 0.5],
        ],
        10,
      ),
      { width: size * 0.06, colour: ribbon, isTapered: false },
    )
  }
}
