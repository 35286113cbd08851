import { DAWN, DAY, DUSK, NIGHT, NOON, RAIN } from './palettes.ts'
import {
  bar,
  beam,
  below,
  circle,
  cloud,
  crest,
  curve,
  ellipse,
  facets,
  gull,
  lighthouse,
  type Point,
  poly,
  putBoat,
  putFerry,
  putHouse,
  putPerson,
  putPine,
  rect,
  ripples,
  stars,
  surf,
  wake,
} from './motifs.ts'
import { edge, frame, grove, mixes, putIsland } from './land.ts'
import { randomOf } from './noise.ts'
import { all, fill, line, moved, Sheet, within } from './press.ts'
import { shoreFoam } from './scenes.ts'

const A = 3 / 2

/** Fog: a bell buoy leans in the swell, with one gull. */
export function lost(night: boolean): Sheet {
  const s = new Sheet(16 / 10, night ? { ...NIGHT, paper: '#6d86a3' } : RAIN, 5)
  const W = s.width
  s.over(
    night
      ? { sea: 0.9, deep: { from: 0.9, to: 0.35, top: 0, bottom: 900 } }
      : { sea: { from: 0.42, to: 0.1, top: 0, bottom: 640 } },
    frame(s),
  )
  s.put(
    night ? { sea: 0.9, deep: 0.5 } : { sea: 0.36 },
    fill(
      below(
        crest(
          [
            [W * 0.42, 640],
            [W * 0.6, 585],
            [W * 0.72, 600],
            [W * 0.86, 548],
            [W * 1.02, 620],
          ],
          5,
          3,
        ),
        660,
      ),
    ),
  )
  s.put(
    night ? { sea: 0.9, deep: 0.35 } : { sea: 0.16 },
    fill(bar(W * 0.3, 596, W * 0.44, 30) + bar(W * 0.6, 566, W * 0.5, 22)),
  )
  s.put(
    night
      ? { sea: 1, deep: { from: 0.35, to: 1, top: 640, bottom: 1000 } }
      : { sea: { from: 0.3, to: 0.95, top: 640, bottom: 1000 } },
    fill(rect(-5, 640, W + 10, 400)),
  )
  s.put(
    night ? { sea: 0.7, deep: 0.2 } : { sea: 0.2 },
    ripples({ from: 640, to: 900, right: W }, { seed: 4, density: 0.4 }),
  )
  s.over(
    night ? { deep: 1 } : { deep: 0.5 },
    ripples({ from: 670, to: 930, right: W }, { seed: 9, density: 0.4 }),
  )
  // The buoy.
  const p = { x: W * 0.7, y: 828, turn: -9, scale: 1.2 }
  const b = (d: string) => moved(fill(d), p)
  s.put(
    { deep: 1, red: 0.4 },
    moved(
      line(
        'M-52 -40L-26 -262M52 -40L26 -262M-44 -110L38 -178M44 -110L-38 -178M-36 -180L30 -246M36 -180L-30 -246',
        7,
      ),
      p,
    ),
  )
  s.put(
    night ? { red: 0.9, deep: 0.4 } : { red: 1, sun: 0.3 },
    b('M-96 -46C-60 -56 60 -56 96 -46C96 -20 70 26 40 60L-40 60C-70 26 -96 -20 -96 -46Z'),
  )
  s.put(night ? { sea: 0.3 } : {}, b('M-93 -22C-60 -30 60 -30 93 -22L84 2C56 -6 -56 -6 -84 2Z'))
  s.over(
    { deep: 0.55 },
    b('M30 -52C60 -52 84 -50 96 -46C96 -20 70 26 40 60L10 60C36 20 40 -20 30 -52Z'),
  )
  s.put(
    night ? { sun: 0.9, deep: 0.3 } : { sun: 1, red: 0.3 },
    b('M-22 -150C-22 -190 22 -190 22 -150L30 -128L-30 -128Z'),
    b(circle(0, -118, 9)),
  )
  s.put(night ? { red: 0.8, deep: 0.4 } : { red: 1 }, b('M-30 -262L30 -262L24 -292L-24 -292Z'))
  s.put(night ? { lamp: 1 } : { sun: 0.9 }, b('M-11 -292h22v-26a11 11 0 0 0 -22 0Z'))
  // The gull that sits on it.
  s.put(
    night ? { sea: 0.2 } : {},
    moved(
      fill('M-34 4C-20 -16 8 -18 20 -8C24 -20 40 -20 42 -8L54 -4L42 0C38 16 14 24 -4 18L-40 14Z'),
      { x: W * 0.7 - 52, y: 476, turn: -4, scale: 0.9, flip: true },
    ),
  )
  s.over(
    { deep: 0.5 },
    moved(fill('M-36 8C-16 -8 4 -6 14 4C4 14 -18 14 -40 14Z'), {
      x: W * 0.7 - 52,
      y: 476,
      turn: -4,
      scale: 0.9,
      flip: true,
    }),
  )
  const front = surf(
    { y: 900, left: -200, right: W, foot: 1010 },
    { length: 620, height: 92, seed: 14 },
  )
  s.put(night ? { sea: 1, deep: 0.9 } : { sea: 1, deep: 0.42 }, front.body)
  s.put(night ? { sea: 1, deep: 0.6 } : { sea: 0.7 }, front.hollow)
  s.put(mixes(night).foam, front.foam, wake(W * 0.7 - 12, 878, 260, 6))
  return s
}

/** The light from below: steps, the keeper's house, a walker nearly there. */
export function tower(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : NOON, 23)
  const W = s.width
  const m = mixes(night)
  if (night) {
    s.over({ sea: 1, deep: { from: 1, to: 0.45, top: 0, bottom: 900 } }, frame(s))
    s.over({ lamp: 0.95 }, stars(W, 760, { seed: 12, count: 120 }))
    s.over({ lamp: 0.34 }, beam([930, 156], [-120, 330], 300), beam([930, 156], [1700, 60], 200))
  } else {
    s.over({ sea: { from: 0.95, to: 0.2, top: 0, bottom: 900 } }, frame(s))
    s.put({}, cloud(330, 560, 620, 3), cloud(1330, 420, 420, 7))
    s.over({ sea: 0.3 }, cloud(360, 562, 470, 11))
  }
  s.put(night ? { sea: 1, deep: 0.6 } : { sea: 1, deep: 0.12 }, fill(rect(-5, 700, W + 10, 310)))
  s.put(
    night ? { sea: 0.7 } : { sea: 0.4 },
    ripples({ from: 700, to: 900, right: 700 }, { seed: 3, density: 0.5, size: 0.7 }),
  )
  // The ridge rises from the left to the light.
  const ridge = crest(
    [
      [-30, 900],
      [160, 850],
      [330, 800],
      [520, 730],
      [690, 660],
      [800, 612],
      [1010, 588],
      [1130, 640],
      [1280, 760],
      [1420, 800],
      [1540, 860],
    ],
    9,
    9,
  )
  s.put(m.landLight, fill(below(ridge, 1010)))
  s.over(
    night ? { deep: 0.8 } : { sea: 0.85 },
    facets(ridge, 1010, { every: 3, seed: 5, lean: -0.3, depth: 0.9 }),
  )
  lighthouse(s, [930, 606], 545, { night })
  putHouse(s, [1030, 640], 170, { lit: night, seed: 5, h: 0.5 })
  const near = crest(
    [
      [-30, 930],
      [230, 905],
      [420, 850],
      [640, 776],
      [840, 704],
      [980, 664],
      [1120, 700],
      [1300, 850],
      [1540, 930],
    ],
    8,
    19,
  )
  s.put(m.land, fill(below(near, 1010)))
  s.over(
    night ? { deep: 0.95 } : { deep: 0.6 },
    facets(near, 1010, { every: 3, seed: 8, lean: 0.5, depth: 0.95 }),
  )
  s.put(m.landDark, grove(near, { from: 0.62, to: 0.95, size: 34, seed: 3, density: 0.5 }))
  // Steps, broader towards us.
  const steps: string[] = []
  for (let i = 0; i < 19; i += 1) {
    const t = i / 18
    const e = t * t
    const [x, y, w, h] = [
      880 - 430 * e - 40 * Math.sin(t * 5),
      676 + 330 * e,
      34 + 320 * e,
      6 + 22 * e,
    ]
    steps.push(
      poly([
        [x - w / 2, y],
        [x + w / 2, y - h * 0.5],
        [x + w / 2 + h * 0.6, y + h * 0.32],
        [x - w / 2 + h * 0.4, y + h],
      ]),
    )
  }
  s.put(night ? { sea: 0.5, deep: 0.1 } : { sun: 0.14 }, fill(steps.join('')))
  s.over(
    { sea: 0.75 },
    fill(
      steps
        .map((d) => d.replace(/^M/, 'M'))
        .filter((_, i) => i % 3 === 2)
        .join(''),
    ),
  )
  putPerson(s, [722, 838], 150, 'walk', { top: night ? { red: 0.9 } : { red: 1 }, hat: 'straw' })
  putPerson(s, [846, 735], 84, 'child', { top: night ? { sea: 0.3 } : { sun: 1 } })
  if (!night)
    s.put(
      {},
      gull(470, 250, 150, { pose: 0, turn: -10 }),
      gull(640, 380, 84, { pose: 1 }),
      gull(1240, 230, 100, { pose: 2, flip: true }),
    )
  return s
}

/** Low tide on the long beach: bands of wet sand as a mirror, sandpipers, walkers far off. */
export function beach(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : DAWN, 37)
  const W = s.width
  const m = mixes(night)
  const H = 330
  if (night) {
    s.over({ sea: 1, deep: { from: 1, to: 0.3, top: 0, bottom: H } }, frame(s))
    s.over({ lamp: 0.9 }, stars(W, H * 0.8, { seed: 5, count: 60 }))
    s.put({ lamp: 1 }, fill(circle(1060, 150, 46)))
  } else {
    s.over(
      {
        red: { from: 0.1, to: 0.46, top: 0, bottom: H },
        sun: { from: 0, to: 0.5, top: 100, bottom: H },
      },
      frame(s),
    )
    s.put({ sea: 0.2 }, cloud(420, 220, 520, 4), cloud(1250, 170, 380, 9))
    s.put({}, fill(circle(1060, 236, 62)))
  }
  s.put(
    m.far,
    fill(
      below(
        crest(
          [
            [-20, H],
            [120, H - 66],
            [260, H - 90],
            [380, H - 40],
            [520, H - 52],
            [660, H],
          ],
          6,
          4,
        ),
        H + 2,
      ),
    ),
  )
  s.put(night ? { sea: 1, deep: 0.6 } : { sea: 0.8 }, fill(rect(-5, H, W + 10, 700)))
  s.put(
    night ? { sea: 0.7, deep: 0.1 } : { sea: 0.3, red: 0.12 },
    ripples({ from: H, to: 470, right: W }, { seed: 3, density: 0.5, first: 4 }),
  )
  s.put(
    night ? { lamp: 0.8 } : {},
    ripples({ from: H, to: 460, left: 1000, right: 1100 }, { seed: 8, density: 0.9, size: 0.6 }),
  )
  // Waves come in along long curves, sand and mirror by turns.
  const bands = [
    [[-20, 430], [W + 20, 392], 10],
    [[-20, 512], [W + 20, 436], 14],
    [[-20, 640], [W + 20, 496], 20],
    [[-20, 800], [W + 20, 586], 26],
    [[-20, 1000], [W + 20, 720], 26],
  ] as const
  const fills = night
    ? [
        { sea: 0.85, deep: 0.4 },
        { sea: 0.5, deep: 0.15 },
        { sea: 0.85, deep: 0.5 },
        { sea: 0.6, deep: 0.25 },
        { sea: 0.9, deep: 0.6 },
      ]
    : [
        { sea: 0.5, red: 0.1 },
        { sun: 0.28, red: 0.26 },
        { sea: 0.34, red: 0.16 },
        { sun: 0.5, red: 0.3 },
        { sun: 0.62, red: 0.42 },
      ]
  for (const [i, [from, to, amp]] of bands.entries()) {
    const e = edge(from, to, { amp, waves: 3 + i * 0.6, seed: 40 + i })
    if (i < 4)
      s.put(
        m.foam,
        fill(
          poly([
            ...e.points,
            ...e.points
              .map(([x, y], k): Point => [x, y + 6 + i * 3 + ((k * 31) % 7) * (0.8 + i * 0.5)])
              .reverse(),
          ]),
        ),
      )
    const lower = edge([from[0], from[1] + 8 + i * 4], [to[0], to[1] + 8 + i * 3], {
      amp,
      waves: 3 + i * 0.6,
      seed: 40 + i,
    })
    s.put(fills[i] ?? {}, fill(lower.outline))
    if (i < 4)
      s.put(
        m.foam,
        fill(
          poly([
            ...e.points,
            ...e.points
              .map(([x, y], k): Point => [x, y + 7 + i * 3 + ((k * 31) % 7) * (0.8 + i * 0.5)])
              .reverse(),
          ]),
        ),
      )
  }
  // What the wet sand mirrors: the sun.
  s.put(
    night ? { lamp: 0.75 } : {},
    ripples(
      { from: 520, to: 690, left: 1010, right: 1080 },
      { seed: 3, density: 0.9, first: 9, size: 0.5 },
    ),
  )
  // Ripple marks in the dry sand.
  s.over(
    night ? { deep: 0.8 } : { red: 0.62 },
    ripples(
      { from: 860, to: 1010, left: -50, right: 900 },
      { seed: 6, density: 0.7, first: 12, size: 0.8, growth: 1.1 },
    ),
  )
  // Walkers on the mirror.
  for (const [x, y, h, pose, top, flip] of [
    [520, 560, 96, 'walk', { red: 1 }, false],
    [590, 556, 92, 'walk', { deep: 1, sea: 0.5 }, false],
    [664, 562, 88, 'child', { sun: 1 }, false],
  ] as const) {
    s.over(
      { deep: night ? 0.8 : 0.42 },
      moved(fill('M-9 0L9 0L7 44C10 60 8 74 0 78C-8 74 -10 60 -7 44Z'), {
        x,
        y: y + 2,
        scale: h / 100,
      }),
    )
    putPerson(s, [x, y], h, pose, { top: night ? { sea: 0.3, red: 0.4 } : top, flip, hat: 'straw' })
  }
  // Sandpipers.
  const piper = (x: number, y: number, k: number, flip = false) => {
    const p = { x, y, scale: k, flip }
    s.over(
      { deep: night ? 0.9 : 0.4 },
      moved(fill('M-30 40C-10 34 20 34 34 40C20 46 -10 46 -30 40Z'), p),
    )
    s.put({ deep: 1 }, moved(line('M-4 14L-8 40M8 14L14 38M46 -14L74 -8', 3), p))
    s.put(
      night ? { sea: 0.2 } : {},
      moved(
        fill(
          'M-44 6C-26 -12 2 -18 22 -14C28 -28 46 -30 50 -16C50 -8 40 -6 36 0C28 16 2 22 -18 16L-52 16Z',
        ),
        p,
      ),
    )
    s.put(
      night ? { sea: 0.8, deep: 0.4 } : { deep: 0.75, red: 0.5 },
      moved(fill('M-46 6C-26 -12 0 -16 16 -12C10 4 -14 12 -54 15Z'), p),
    )
  }
  piper(980, 812, 1.5)
  piper(1150, 760, 1.2)
  piper(1290, 842, 1.7)
  piper(820, 900, 1.9, true)
  return s
}

/** The sands after the ebb, from above: ripple marks, a pool with the sky in it, a starfish, footprints. */
export function sands(): Sheet {
  const s = new Sheet(A, DAY, 44)
  const W = s.width
  const random = randomOf(8)
  s.over({ sun: 0.62, red: 0.2 }, frame(s))
  const d: string[] = []
  for (let i = 0; i < 46; i += 1) {
    const y = -60 + i * 26
    const points: Point[] = Array.from({ length: 13 }, (_, k) => [
      k * 130 - 20,
      y + Math.sin(k * 0.9 + i * 0.32) * 26 + k * 9 + random() * 8,
    ])
    const lower = points
      .map(([x, yy], k): Point => [x, yy + 4 + 7 * Math.abs(Math.sin(k * 1.3 + i * 0.8))])
      .reverse()
    d.push(`${curve([...points, ...lower], true)}`)
  }
  s.over({ red: 0.5 }, fill(d.join('')))
  const pool = curve(
    [
      [560, 320],
      [760, 250],
      [1010, 270],
      [1230, 350],
      [1300, 500],
      [1180, 640],
      [930, 700],
      [700, 640],
      [520, 520],
    ],
    true,
  )
  s.put({}, moved(fill(pool), { x: -18, y: -14, scale: 1.02 }))
  s.put({ sea: { from: 0.55, to: 1, top: 250, bottom: 700 } }, fill(pool))
  s.put({}, cloud(900, 470, 380, 6), cloud(1110, 560, 220, 3))
  s.over(
    { deep: 0.6 },
    line(
      'M620 330C760 280 1000 300 1190 380M560 460C600 400 640 380 680 366M1000 660C1120 640 1210 590 1250 520',
      6,
    ),
  )
  const star = (x: number, y: number, r: number, turn: number) => {
    const points: Point[] = Array.from({ length: 10 }, (_, i) => {
      const a = (i / 10) * Math.PI * 2 + turn
      const q = i % 2 === 0 ? r : r * 0.36
      return [x + Math.cos(a) * q, y + Math.sin(a) * q]
    })
    s.over({ deep: 0.55 }, moved(fill(curve(points, true)), { x: 9, y: 12 }))
    s.put({ red: 1, sun: 0.35 }, fill(curve(points, true)))
    s.put(
      { sun: 0.8, red: 0.2 },
      fill(
        points
          .filter((_, i) => i % 2 === 0)
          .flatMap(([px, py]) =>
            [0.25, 0.45, 0.65].map((t) => circle(x + (px - x) * t, y + (py - y) * t, r * 0.045)),
          )
          .join(''),
      ),
    )
  }
  star(410, 690, 120, 0.4)
  star(1085, 395, 66, 1.1)
  // Footprints of one who walked by.
  const foot = (x: number, y: number, turn: number, flip: boolean) => {
    const f = all(
      fill(
        'M-14 -30C-4 -42 14 -38 16 -20C18 -4 10 6 10 20C10 36 -12 38 -14 20C-16 4 -20 -18 -14 -30Z',
      ),
      fill(
        [
          [-14, -46, 7],
          [-2, -52, 6],
          [8, -50, 5],
          [16, -44, 4.5],
          [22, -36, 4],
        ]
          .map(([x0, y0, q]) => circle(x0 as number, y0 as number, q as number))
          .join(''),
      ),
    )
    s.over({ deep: 0.5, red: 0.5 }, moved(f, { x, y, turn, scale: 1.25, flip }))
  }
  for (const [i, [x, y]] of (
    [
      [150, 930],
      [215, 800],
      [150, 660],
      [240, 520],
      [200, 380],
      [310, 250],
      [300, 110],
    ] as const
  ).entries())
    foot(x, y, 14, i % 2 === 1)
  // Shells.
  for (const [x, y, k, t] of [
    [820, 830, 1.3, 20],
    [1350, 720, 1, -30],
    [640, 180, 0.8, 60],
  ] as const) {
    s.put(
      { sun: 0.15, red: 0.12 },
      moved(fill('M0 40C-44 22 -50 -20 -26 -36C-10 -46 10 -46 26 -36C50 -20 44 22 0 40Z'), {
        x,
        y,
        scale: k,
        turn: t,
      }),
    )
    s.put(
      { red: 0.8 },
      moved(line('M0 36L-30 -26M0 36L-16 -38M0 36L0 -40M0 36L16 -38M0 36L30 -26', 3), {
        x,
        y,
        scale: k,
        turn: t,
      }),
    )
  }
  return s
}

/** The great ebb: people on the reef with baskets, from behind, at sunrise. */
export function ebb(): Sheet {
  const s = new Sheet(A, DAWN, 51)
  const W = s.width
  const H = 360
  s.over(
    {
      sun: { from: 0.25, to: 0.85, top: 0, bottom: H },
      red: { from: 0, to: 0.3, top: 0, bottom: H },
    },
    frame(s),
  )
  s.put({ sun: 0.2 }, fill(bar(120, 120, 520, 26) + bar(20, 168, 380, 20) + bar(980, 90, 460, 24)))
  s.put({ red: 1, sun: 0.6 }, fill(`M620 ${H}a150 150 0 0 1 300 0Z`))
  s.put(
    { sea: 0.75, red: 0.3 },
    fill(
      below(
        crest(
          [
            [900, H],
            [1040, H - 60],
            [1180, H - 84],
            [1330, H - 130],
            [1540, H - 40],
          ],
          7,
          5,
        ),
        H + 4,
      ),
    ),
  )
  s.put({ sea: 0.7, red: 0.1 }, fill(rect(-5, H, W + 10, 90)))
  s.put(
    { sun: 0.9 },
    ripples(
      { from: H, to: 450, left: 640, right: 860 },
      { seed: 5, density: 0.9, first: 6, size: 0.6 },
    ),
  )
  // The bared ground with channels that lead to the sun.
  s.put(
    { sea: 0.5, red: 0.62, sun: 0.3 },
    fill(edge([-20, 446], [W + 20, 436], { amp: 7, waves: 8, seed: 3 }).outline),
  )
  const channel = (d: string) => s.put({ sun: 0.62, red: 0.1 }, fill(d))
  channel(
    'M740 440C760 520 620 560 660 640C700 720 900 760 760 1010L1130 1010C1180 860 900 760 850 660C810 590 850 520 800 440Z',
  )
  channel('M280 446C300 500 160 560 60 600L-20 640L-20 600C120 540 200 500 230 446Z')
  channel('M1240 440C1230 510 1340 560 1540 610L1540 660C1300 600 1160 540 1190 440Z')
  s.over(
    { red: 0.4 },
    ripples(
      { from: 470, to: 1000, left: 640, right: 1050 },
      { seed: 15, density: 0.3, first: 8, size: 0.6 },
    ),
  )
  // Reefs.
  for (const [points, seed] of [
    [
      [
        [-20, 640],
        [90, 560],
        [200, 590],
        [300, 640],
        [420, 700],
        [500, 770],
        [540, 860],
      ],
      4,
    ],
    [
      [
        [900, 860],
        [960, 700],
        [1070, 640],
        [1180, 560],
        [1330, 590],
        [1420, 540],
        [1540, 560],
      ],
      7,
    ],
  ] as const) {
    const ridge = crest(points as never, 12, seed)
    s.put({ deep: 0.9, red: 0.55 }, fill(below(ridge, 860)))
    s.put({ red: 0.75, sun: 0.4 }, facets(ridge, 860, { every: 4, seed, lean: -0.2, depth: 0.7 }))
  }
  s.put(
    { deep: 1, red: 0.7 },
    fill(
      below(
        crest(
          [
            [-20, 800],
            [140, 770],
            [330, 850],
            [560, 900],
            [660, 1010],
          ],
          14,
          6,
        ),
        1010,
      ),
    ),
    fill(
      below(
        crest(
          [
            [1060, 1010],
            [1160, 860],
            [1300, 810],
            [1420, 770],
            [1540, 800],
          ],
          14,
          8,
        ),
        1010,
      ),
    ),
  )
  // People, small ones far off, two of our own size.
  for (const [x, y, h, pose, flip] of [
    [700, 500, 40, 'stand', false],
    [850, 512, 44, 'bend', false],
    [560, 530, 48, 'walk', true],
    [960, 560, 56, 'bend', true],
    [430, 566, 60, 'stand', false],
  ] as const)
    putPerson(s, [x, y], h, pose, {
      top: { deep: 1, red: 0.3 },
      legs: { deep: 1 },
      hat: 'straw',
      flip,
    })
  putPerson(s, [1224, 850], 400, 'bend', { top: { red: 1 }, hat: 'straw', flip: true })
  putPerson(s, [330, 900], 470, 'stand', {
    top: { sea: 1, deep: 0.3 },
    legs: { deep: 1 },
    hat: 'straw',
  })
  // A basket on the back of the one who stands, a bucket with the other.
  s.put(
    { sun: 1, red: 0.45 },
    fill('M272 560C300 550 360 550 388 560L374 690C350 700 310 700 286 690Z'),
  )
  s.put(
    { deep: 0.9, red: 0.5 },
    line('M277 600L383 600M281 640L379 640M300 556L308 694M330 552L330 696M360 556L352 694', 5),
    line('M284 560C276 530 290 516 300 508M376 560C384 530 370 516 360 508', 7),
  )
  s.put({ sea: 0.5 }, fill('M1040 800L1120 800L1108 880L1052 880Z'))
  s.put({ deep: 1 }, line('M1044 802C1050 750 1110 750 1116 802', 5))
  return s
}

/** New year on the beach: people from behind with lanterns and cups, the light turning once more. */
export function newYear(): Sheet {
  const s = new Sheet(A, { ...NIGHT, red: '#d2574a' }, 63)
  const W = s.width
  const H = 520
  s.over({ sea: 1, deep: { from: 1, to: 0.35, top: 0, bottom: H + 80 } }, frame(s))
  s.over({ lamp: 0.95 }, stars(W, H, { seed: 7, count: 170, size: 1.1 }))
  const lamp: Point = [1085, 250]
  for (const [x, y, w] of [
    [-200, 120, 190],
    [-100, -160, 170],
    [1700, 40, 120],
    [1640, 330, 150],
  ] as const)
    s.over({ lamp: 0.4 }, beam(lamp, [x, y], w))
  const hill = crest(
    [
      [760, H],
      [880, H - 60],
      [980, H - 110],
      [1080, H - 130],
      [1200, H - 100],
      [1330, H - 40],
      [1430, H],
    ],
    8,
    4,
  )
  s.put({ sea: 1, deep: 0.9 }, fill(below(hill, H + 4)))
  lighthouse(s, [1085, H - 122], 182, { night: true })
  s.put(
    { sea: 1, deep: { from: 0.4, to: 0.85, top: H, bottom: 760 } },
    fill(rect(-5, H, W + 10, 500)),
  )
  s.put(
    { sea: 0.8, deep: 0.1 },
    ripples({ from: H, to: 740, right: W }, { seed: 5, density: 0.45 }),
  )
  s.put(
    { lamp: 0.9 },
    ripples({ from: H, to: 700, left: 1040, right: 1120 }, { seed: 8, density: 0.85, size: 0.6 }),
  )
  const sand = edge([-20, 770], [W + 20, 720], { amp: 14, waves: 4, seed: 6 })
  s.put({ sea: 0.2 }, fill(edge([-20, 756], [W + 20, 706], { amp: 14, waves: 4, seed: 6 }).outline))
  s.put({ sea: 0.8, deep: 0.55 }, fill(sand.outline))
  // A kettle over embers, between two groups.
  s.over({ lamp: 0.3 }, fill(ellipse(700, 905, 250, 56)))
  s.put({ red: 1 }, fill('M640 920C660 880 690 900 700 872C714 900 744 884 760 920Z'))
  s.put({ lamp: 1 }, fill('M672 920C684 896 698 908 702 892C712 908 724 900 732 920Z'))
  s.put(
    { deep: 1, sea: 1 },
    line('M620 930L700 760L780 930M700 760L700 810', 8),
    fill(
      'M660 826C664 806 736 806 740 826L752 868C740 884 660 884 648 868ZM748 832L784 816L776 840Z',
    ),
  )
  const people: [
    number,
    number,
    number,
    'stand' | 'point' | 'child' | 'sit',
    Record<string, number>,
    'cap' | 'hair' | 'straw',
  ][] = [
    [150, 1010, 430, 'stand', { red: 0.9 }, 'back'],
    [285, 1000, 400, 'stand', { sun: 0.8, deep: 0.2 }, 'bun'],
    [400, 985, 370, 'child', { sea: 0.2 }, 'back'],
    [965, 980, 360, 'child', { red: 1 }, 'bun'],
    [1080, 1010, 420, 'point', { sea: 0.5 }, 'back'],
    [1330, 1020, 440, 'stand', { sea: 0.3, red: 0.4 }, 'bun'],
  ]
  for (const [x, y, h, pose, top, hat] of people)
    putPerson(s, [x, y], h, pose, {
      top,
      hat,
      legs: { deep: 1, sea: 1 },
      skin: { sun: 0.6, red: 0.5, deep: 0.2 },
    })
  // Lanterns in hands.
  for (const [x, y] of [
    [222, 842],
    [1420, 850],
  ] as const) {
    s.over({ lamp: 0.28 }, fill(circle(x, y, 84)))
    s.put({ lamp: 1 }, fill(ellipse(x, y, 34, 40)))
    s.put({ red: 1 }, fill(rect(x - 16, y - 46, 32, 10) + rect(x - 16, y + 36, 32, 10)))
    s.put(
      { red: 0.9 },
      line(
        `M${x - 16} ${y - 34}C${x - 24} ${y - 10} ${x - 24} ${y + 10} ${x - 16} ${y + 34}M${x + 16} ${y - 34}C${x + 24} ${y - 10} ${x + 24} ${y + 10} ${x + 16} ${y + 34}`,
        3,
      ),
    )
  }
  return s
}

/** The island from the air: shallows, surf, the long shadow of the light, the ferry's curved wake. */
export function fromAbove(): Sheet {
  const s = new Sheet(A, NOON, 53)
  const W = s.width
  s.over({ sea: 1, deep: { from: 0.15, to: 0.5, top: 0, bottom: 1000 } }, frame(s))
  s.put(
    { sea: 0.85 },
    ripples(
      { from: -20, to: 1010, right: W },
      { seed: 3, density: 0.3, first: 16, growth: 1.09, size: 0.55 },
    ),
  )
  s.over(
    { deep: 0.8 },
    ripples(
      { from: -20, to: 1010, right: W },
      { seed: 13, density: 0.25, first: 18, growth: 1.09, size: 0.55 },
    ),
  )
  const shore: Point[] = [
    [430, 470],
    [520, 330],
    [660, 300],
    [790, 210],
    [960, 190],
    [1100, 260],
    [1240, 300],
    [1300, 430],
    [1240, 560],
    [1120, 600],
    [1080, 720],
    [930, 740],
    [800, 650],
    [640, 640],
    [500, 590],
  ]
  const grown = (k: number, shift = 0): Point[] =>
    shore.map(([x, y], i) => [
      880 + (x - 880) * k + Math.sin(i * 2.1 + shift) * 12 * (k - 0.9) * 8,
      460 + (y - 460) * k + Math.cos(i * 1.7 + shift) * 12 * (k - 0.9) * 8,
    ])
  s.put({ sea: 0.9 }, fill(curve(grown(1.34, 1), true)))
  s.put({ sea: 0.62 }, fill(curve(grown(1.2, 2), true)))
  s.put({ sea: 0.34, sun: 0.2 }, fill(curve(grown(1.1, 3), true)))
  s.put({}, fill(curve(grown(1.045, 4), true)))
  s.put({ sun: 0.55, red: 0.2 }, fill(curve(shore, true)))
  // Cliffs on the weather side, meadow above.
  s.put({ red: 0.62, sun: 0.5, deep: 0.3 }, fill(curve(grown(0.965), true)))
  const top = grown(0.9).map(([x, y]): Point => [x - 12, y - 20])
  s.put({ sea: 0.85, sun: 0.85, red: 0.1 }, fill(curve(top, true)))
  const inner = grown(0.62).map(([x, y]): Point => [x + 20, y - 36])
  s.put({ sea: 0.5, sun: 0.95 }, fill(curve(inner, true)))
  const cuts = shore.map(([x, y], i) => {
    const [a, b] = [top[i] as Point, inner[i] as Point]
    return poly([
      [a[0], a[1]],
      [(a[0] * 2 + b[0]) / 3 + 18, (a[1] * 2 + b[1]) / 3],
      [b[0], b[1]],
      [(a[0] + b[0]) / 2 - 10, (a[1] + b[1]) / 2 + 14],
    ])
  })
  s.over({ deep: 0.55 }, fill(cuts.filter((_, i) => i % 2 === 0).join('')))
  const random = randomOf(4)
  const trees = Array.from({ length: 90 }, () => {
    const a = random() * 6.283
    const q = 0.35 + random() * 0.5
    return [870 + Math.cos(a) * 380 * q, 430 + Math.sin(a) * 210 * q, 9 + random() * 13] as const
  })
  s.over(
    { deep: 0.9 },
    fill(trees.map(([x, y, q]) => ellipse(x + q * 0.7, y + q * 0.5, q * 1.2, q * 0.8)).join('')),
  )
  s.put({ sea: 1, sun: 0.8, deep: 0.35 }, fill(trees.map(([x, y, q]) => circle(x, y, q)).join('')))
  // The path round the island.
  s.put(
    {},
    line(
      curve(
        grown(0.76).map(([x, y]): Point => [x + 8, y - 22]),
        true,
      ),
      7,
    ),
  )
  // The light and its shadow.
  s.over(
    { deep: 0.9 },
    fill(
      poly([
        [962, 372],
        [984, 380],
        [700, 560],
        [682, 546],
      ]),
    ),
  )
  lighthouse(s, [974, 384], 250, {})
  for (const [i, [x, y]] of (
    [
      [600, 420],
      [650, 462],
      [570, 478],
      [705, 440],
      [630, 520],
      [530, 430],
    ] as const
  ).entries())
    putHouse(s, [x, y], 66, { seed: i + 3, roof: i % 2 ? 'red' : 'deep' })
  // The pier and the ferry, which has drawn a curve.
  s.put(
    { red: 0.5, deep: 0.7 },
    fill(
      poly([
        [470, 560],
        [372, 610],
        [378, 622],
        [478, 576],
      ]),
    ),
  )
  s.put({}, line('M-60 1010C120 960 300 900 330 760C342 720 340 700 330 668', 26))
  s.put({ sea: 0.8 }, line('M-60 1014C120 966 290 905 322 770', 9))
  s.put(
    {},
    moved(fill('M-16 46L-16 -24C-14 -44 -6 -60 0 -68C6 -60 14 -44 16 -24L16 46Z'), {
      x: 330,
      y: 690,
      turn: -10,
    }),
  )
  s.put({ red: 1 }, moved(fill('M-8 6h16v16h-16Z'), { x: 330, y: 690, turn: -10 }))
  s.put(
    { deep: 1 },
    moved(line('M-16 46L-16 -24C-14 -44 -6 -60 0 -68C6 -60 14 -44 16 -24L16 46Z', 4), {
      x: 330,
      y: 690,
      turn: -10,
    }),
    moved(fill('M-11 -26h22v12h-22Z'), { x: 330, y: 690, turn: -10 }),
  )
  for (const [x, y, k, pose] of [
    [300, 300, 120, 0],
    [180, 220, 84, 1],
    [1330, 800, 110, 2],
  ] as const) {
    s.over({ deep: 0.6 }, gull(x + 26, y + 44, k * 0.9, { pose, turn: 16 }))
    s.put({}, gull(x, y, k, { pose, turn: 16 }))
  }
  return s
}

/** The terrace above the reef where two tides meet. */
export function tides(): Sheet {
  const s = new Sheet(A, DAY, 59)
  const W = s.width
  s.over({ sea: { from: 0.25, to: 0.6, top: 0, bottom: 1000 } }, frame(s))
  // Arcs of two seas, from the left and from the right.
  const arcs = (
    cx: number,
    cy: number,
    sign: number,
    mix: Parameters<Sheet['put']>[0],
    o: number,
  ) => {
    const d: string[] = []
    for (let i = 0; i < 15; i += 1) {
      const q = 240 + i * 82 + o
      const points: Point[] = Array.from({ length: 22 }, (_, k) => {
        const a = (k / 21) * 2.1 - 1.05 + 0.35
        const j = q + Math.sin(k * 1.1 + i) * 9
        return [cx + sign * Math.cos(a) * j, cy + Math.sin(a) * j * 0.82]
      })
      const back = points
        .map(([x, y], k): Point => [x - sign * (10 + 22 * Math.sin((k / 21) * Math.PI)), y - 3])
        .reverse()
      d.push(curve([...points, ...back], true))
    }
    s.over(mix, fill(d.join('')))
  }
  arcs(-330, 300, 1, { deep: 0.78, sea: 1 }, 0)
  arcs(-330, 300, 1, { sea: 1 }, 36)
  s.put(
    { sea: 0.95 },
    fill('M830 -10C790 200 900 360 800 560C740 700 800 860 700 1010L1520 1010L1520 -10Z'),
  )
  arcsRight()
  function arcsRight() {
    const d: string[] = []
    const e: string[] = []
    for (let i = 0; i < 15; i += 1) {
      const q = 240 + i * 78
      for (const [list, o] of [
        [d, 0],
        [e, 34],
      ] as const) {
        const points: Point[] = Array.from({ length: 22 }, (_, k) => {
          const a = (k / 21) * 2.1 - 1.0 + 0.3
          const j = q + o + Math.sin(k * 1.2 + i * 1.4) * 9
          return [1850 - Math.cos(a) * j, 330 + Math.sin(a) * j * 0.82]
        })
        const back = points
          .map(([x, y], k): Point => [x + 8 + 20 * Math.sin((k / 21) * Math.PI), y - 3])
          .reverse()
        list.push(curve([...points, ...back], true))
      }
    }
    const clip = 'M830 -10C790 200 900 360 800 560C740 700 800 860 700 1010L1520 1010L1520 -10Z'
    s.over({ deep: 0.85 }, withinPath(clip, fill(d.join(''))))
    s.over({ deep: 0.3, sun: 0.5 }, withinPath(clip, fill(e.join(''))))
  }
  // The seam of white water.
  const seam: Point[] = [
    [836, -20],
    [800, 90],
    [824, 190],
    [868, 290],
    [858, 390],
    [806, 500],
    [776, 600],
    [770, 700],
    [744, 800],
    [770, 880],
    [700, 1020],
  ]
  const random = randomOf(3)
  s.put({}, line(curve(seam), 30))
  s.put(
    {},
    fill(
      Array.from({ length: 120 }, () => {
        const t = random() * (seam.length - 1)
        const i = Math.floor(t)
        const [a, b] = [seam[i] as Point, seam[Math.min(seam.length - 1, i + 1)] as Point]
        return circle(
          a[0] + (b[0] - a[0]) * (t - i) + (random() - 0.5) * 120 * random(),
          a[1] + (b[1] - a[1]) * (t - i) + (random() - 0.5) * 40,
          3 + random() ** 2 * 15,
        )
      }).join(''),
    ),
  )
  // The reef and the terrace in front, two who sit.
  const reef = crest(
    [
      [180, 1010],
      [270, 900],
      [420, 800],
      [560, 760],
      [720, 720],
      [900, 726],
      [1060, 770],
      [1180, 850],
      [1330, 1010],
    ],
    16,
    8,
  )
  s.put({}, moved(fill(below(reef, 1030)), { x: -8, y: -16, scale: 1.01 }))
  s.put({ red: 0.7, sun: 0.4, deep: 0.5 }, fill(below(reef, 1010)))
  s.put({ deep: 1, red: 0.7 }, facets(reef, 1010, { every: 2, seed: 3, lean: 0.3, depth: 1 }))
  s.put(
    { sun: 0.5, red: 0.26 },
    fill(
      poly([
        [420, 880],
        [600, 800],
        [930, 800],
        [1090, 880],
        [1090, 1010],
        [420, 1010],
      ]),
    ),
  )
  s.over(
    { red: 0.62 },
    line(
      Array.from({ length: 10 }, (_, i) => `M${452 + i * 66} 1010L${620 + i * 33} 800`).join(''),
      4,
    ),
  )
  s.put(
    { deep: 1 },
    line(
      `M424 876L602 796L928 796L1086 876M424 800L602 726L928 726L1086 800${[
        424, 513, 602, 710, 820, 928, 1007, 1086,
      ]
        .map((x) => {
          const y =
            x < 602 ? 800 - ((x - 424) / 178) * 74 : x > 928 ? 726 + ((x - 928) / 158) * 74 : 726
          return `M${x} ${y}v76`
        })
        .join('')}`,
      8,
    ),
  )
  putPerson(s, [690, 960], 290, 'stand', { top: { red: 1 }, hat: 'straw' })
  putPerson(s, [830, 964], 300, 'point', {
    top: { sun: 0.9, red: 0.1 },
    hat: 'bun',
    legs: { deep: 1, sea: 0.6 },
  })
  s.put(
    {},
    gull(330, 250, 150, { pose: 1, turn: 12 }),
    gull(1200, 180, 120, { pose: 0, turn: -14, flip: true }),
  )
  return s
}
const withinPath = (d: string, shape: ReturnType<typeof fill>) => within(d, shape)

/** The ferry head-on: a bow like a blade, two white wings of water, rays behind. */
export function bow(): Sheet {
  const s = new Sheet(A, DUSK, 71)
  const W = s.width
  s.over({ sun: 0.55, red: 0.06 }, frame(s))
  const rays: string[] = []
  for (let i = 0; i < 18; i += 1) {
    const a = Math.PI + (i / 18) * Math.PI + 0.02
    const b = a + Math.PI / 36
    rays.push(
      poly([
        [750, 620],
        [750 + Math.cos(a) * 1500, 620 + Math.sin(a) * 1500],
        [750 + Math.cos(b) * 1500, 620 + Math.sin(b) * 1500],
      ]),
    )
  }
  s.over({ sun: 1, red: 0.36 }, fill(rays.join('')))
  s.put(
    { sea: 0.55, red: 0.35 },
    fill(
      below(
        crest(
          [
            [-20, 640],
            [120, 560],
            [260, 590],
            [420, 640],
          ],
          8,
          4,
        ),
        650,
      ),
    ),
    fill(
      below(
        crest(
          [
            [1060, 640],
            [1200, 560],
            [1330, 520],
            [1420, 560],
            [1540, 600],
          ],
          8,
          6,
        ),
        650,
      ),
    ),
  )
  s.put(
    {
      sea: { from: 0.75, to: 1, top: 640, bottom: 900 },
      deep: { from: 0, to: 0.6, top: 700, bottom: 1000 },
    },
    fill(rect(-5, 640, W + 10, 400)),
  )
  s.put(
    { sun: 0.8, red: 0.2 },
    ripples({ from: 640, to: 860, right: W }, { seed: 6, density: 0.4 }),
  )
  s.over({ deep: 0.8 }, ripples({ from: 660, to: 980, right: W }, { seed: 16, density: 0.45 }))
  // Mast, funnel, bridge.
  s.put({ deep: 1 }, line('M750 180L750 40M680 92L820 92M750 56L520 250M750 56L980 250', 6))
  s.put({ red: 1 }, fill('M690 190L700 96L800 96L810 190Z'))
  s.put({ deep: 1 }, fill('M699 110L701 90L799 90L801 110Z'))
  s.put({}, fill('M560 330L574 176L926 176L940 330Z'), fill('M500 350L520 262L980 262L1000 350Z'))
  s.over({ sea: 0.55 }, fill('M750 176L926 176L980 262L1000 350L750 350Z'))
  s.put(
    { deep: 1, sea: 0.6 },
    fill(
      Array.from({ length: 7 }, (_, i) =>
        poly([
          [592 + i * 46, 236],
          [595 + i * 46, 196],
          [629 + i * 46, 196],
          [630 + i * 46, 236],
        ]),
      ).join(''),
    ),
    fill(rect(566, 170, 368, 10)),
  )
  s.put(
    { deep: 1, red: 0.4 },
    fill(
      [540, 580, 625, 880, 930]
        .map((x) => `${circle(x, 276, 10)}M${x - 14} 318q14 -44 28 0Z`)
        .join(''),
    ),
  )
  s.put({}, fill(rect(500, 306, 500, 8)))
  // The hull.
  const hull =
    'M440 352C540 318 660 296 750 286C840 296 960 318 1060 352C1020 540 880 740 768 900L732 900C620 740 480 540 440 352Z'
  s.put({ sea: 1, deep: 0.75 }, fill(hull))
  s.put(
    { deep: 1, sea: 1, red: 0.4 },
    fill('M750 286C840 296 960 318 1060 352C1020 540 880 740 768 900L750 900Z'),
  )
  s.put({ red: 1 }, within(hull, fill(rect(400, 742, 350, 200))))
  s.put({ red: 1, deep: 0.5 }, within(hull, fill(rect(750, 742, 350, 200))))
  s.put(
    {},
    line('M443 372C543 338 662 318 750 308C838 318 957 338 1057 372', 13),
    line('M750 300L750 890', 5),
  )
  s.put(
    {},
    line('M580 430L620 470M600 450v60M574 492c0 26 52 26 52 0', 10),
    line('M920 430L880 470M900 450v60M926 492c0 26 -52 26 -52 0', 10),
  )
  // Wings of water.
  for (const flip of [false, true]) {
    const p = { x: 750, y: 0, flip }
    s.put(
      {},
      moved(
        fill(
          'M8 905C70 850 120 760 230 742C320 730 360 770 420 768C470 766 500 740 560 762C520 772 520 800 480 812C560 806 610 830 700 828C640 850 560 850 500 862C560 872 600 880 640 904C480 880 300 900 150 930C90 940 30 940 8 930Z',
        ),
        p,
      ),
    )
    s.put(
      { sea: 0.6 },
      moved(
        fill(
          'M40 900C110 850 150 796 236 778C300 766 330 800 390 800C330 820 300 806 240 822C170 842 110 880 40 900ZM200 880C270 850 340 842 420 846C350 860 280 872 200 880Z',
        ),
        p,
      ),
    )
  }
  const front = surf(
    { y: 960, left: -160, right: W, foot: 1010 },
    { length: 420, height: 60, seed: 23 },
  )
  s.put({ sea: 1, deep: 0.8 }, front.body)
  s.put({}, front.foam)
  s.put(
    {},
    gull(270, 250, 150, { pose: 1, turn: -10 }),
    gull(1240, 300, 130, { pose: 0, turn: 8, flip: true }),
    gull(1120, 150, 80, { pose: 2 }),
    gull(400, 420, 80, { pose: 0 }),
  )
  return s
}

/** The boardwalk in zigzag down to the beach, from above, with walkers; for the ticket of the coast. */
export function boardwalk(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : DAY, 81)
  const m = mixes(night)
  const W = s.width
  s.over(night ? { sea: 0.85, deep: 0.5 } : { sun: 0.55, red: 0.12 }, frame(s))
  const sea = edge([-20, 560], [W + 20, 40], { amp: 26, waves: 3, seed: 4, foot: -20 })
  s.put(
    night ? { sea: 1, deep: 0.6 } : { sea: 1, deep: 0.1 },
    fill(edge([-20, 470], [W + 20, -50], { amp: 26, waves: 3, seed: 4, foot: -500 }).outline),
  )
  for (const [o, mix] of [
    [0, night ? { sea: 1, deep: 0.4 } : { sea: 0.6 }],
    [-52, night ? { sea: 1, deep: 0.6 } : { sea: 0.85 }],
  ] as const)
    s.put(
      mix,
      fill(
        edge([-20, 520 + o], [W + 20, 0 + o], { amp: 26, waves: 3, seed: 4 + o, foot: -500 })
          .outline,
      ),
    )
  s.put(
    m.foam,
    line(`M${sea.points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}`, 22),
    line(`M${sea.points.map(([x, y]) => `${x.toFixed(1)} ${(y - 58).toFixed(1)}`).join('L')}`, 7),
    line(
      `M${sea.points.map(([x, y]) => `${x.toFixed(1)} ${(y - 120 + Math.sin(x * 0.01) * 14).toFixed(1)}`).join('L')}`,
      5,
    ),
  )
  // Dunes with grass.
  const dune = edge([-20, 1000], [W + 20, 480], { amp: 40, waves: 3, seed: 9 })
  s.put(night ? { sea: 1, deep: 0.7 } : { sea: 0.62, sun: 0.9 }, fill(dune.outline))
  const random = randomOf(5)
  const tufts = Array.from({ length: 130 }, () => {
    const x = random() * W
    const base = 1000 - (x / W) * 520
    const y = base + 30 + random() * 500
    const h = 26 + random() * 34
    return `M${x} ${y}q${-h * 0.2} ${-h * 0.7} ${-h * 0.6} ${-h}q${h * 0.5} ${h * 0.3} ${h * 0.62} ${h * 0.9}q${h * 0.1} ${-h * 0.8} ${h * 0.6} ${-h * 1.05}q${-h * 0.3} ${h * 0.5} ${-h * 0.4} ${h * 1.1}Z`
  })
  s.put(night ? { sea: 1, deep: 0.95 } : { sea: 1, sun: 0.8, deep: 0.4 }, fill(tufts.join('')))
  // The walk.
  const walk: Point[] = [
    [1420, 1040],
    [1010, 860],
    [1180, 690],
    [760, 560],
    [880, 440],
    [640, 350],
  ]
  const wide = [150, 128, 108, 88, 70, 56]
  for (let i = 0; i < walk.length - 1; i += 1) {
    const [[x0, y0], [x1, y1]] = [walk[i] as Point, walk[i + 1] as Point]
    const [w0, w1] = [wide[i] as number, wide[i + 1] as number]
    const l = Math.hypot(x1 - x0, y1 - y0)
    const [nx, ny] = [-(y1 - y0) / l, (x1 - x0) / l]
    const quad = poly([
      [x0 + (nx * w0) / 2, y0 + (ny * w0) / 2],
      [x1 + (nx * w1) / 2, y1 + (ny * w1) / 2],
      [x1 - (nx * w1) / 2, y1 - (ny * w1) / 2],
      [x0 - (nx * w0) / 2, y0 - (ny * w0) / 2],
    ])
    s.over({ deep: night ? 1 : 0.6 }, moved(fill(quad), { x: 12, y: 22 }))
    s.put(
      night ? { sea: 0.5, deep: 0.05 } : { sun: 0.22, red: 0.08 },
      fill(quad),
      fill(circle(x0, y0, w0 / 2)),
    )
    const n = Math.round(l / 26)
    const planks = Array.from({ length: n }, (_, k) => {
      const t = k / n
      const w = w0 + (w1 - w0) * t
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t]
      return `M${x + (nx * w) / 2} ${y + (ny * w) / 2}L${x - (nx * w) / 2} ${y - (ny * w) / 2}`
    })
    s.over(night ? { deep: 0.6 } : { red: 0.7, deep: 0.2 }, line(planks.join(''), 4))
  }
  putPerson(s, [1120, 880], 210, 'walk', { top: { red: 1 }, hat: 'straw', flip: true })
  putPerson(s, [1030, 850], 190, 'walk', {
    top: night ? { sea: 0.3 } : { sea: 1, deep: 0.4 },
    hat: 'hair',
    flip: true,
  })
  putPerson(s, [800, 530], 96, 'stand', {
    top: night ? { red: 0.7 } : { sun: 1, red: 0.4 },
    hat: 'straw',
  })
  s.put(
    m.foam,
    gull(330, 720, 170, { pose: 0, turn: -20 }),
    gull(520, 850, 110, { pose: 1, turn: -16 }),
  )
  return s
}

/** A grandfather and a child with a kite: for the reduced ticket of the coast. */
export function kite(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : NOON, 83)
  const m = mixes(night)
  const W = s.width
  s.over(
    night
      ? { sea: 1, deep: { from: 1, to: 0.4, top: 0, bottom: 780 } }
      : { sea: { from: 0.85, to: 0.12, top: 0, bottom: 780 } },
    frame(s),
  )
  if (night) s.over({ lamp: 0.9 }, stars(W, 640, { seed: 2, count: 90 }))
  else s.put({}, cloud(300, 620, 560, 3), cloud(760, 700, 420, 8))
  s.put(night ? { sea: 1, deep: 0.7 } : { sea: 1, deep: 0.15 }, fill(rect(-5, 740, W + 10, 300)))
  s.put(m.foam, ripples({ from: 740, to: 830, right: W }, { seed: 3, density: 0.5, size: 0.7 }))
  s.put(m.foam, fill(edge([-20, 836], [W + 20, 800], { amp: 10, waves: 4, seed: 3 }).outline))
  s.put(
    night ? { sea: 0.85, deep: 0.5 } : { sun: 0.62, red: 0.2 },
    fill(edge([-20, 850], [W + 20, 816], { amp: 10, waves: 4, seed: 3 }).outline),
  )
  // The kite: a swallow, and its line.
  const k = (d: string) => moved(fill(d), { x: 430, y: 240, turn: -24, scale: 1.25 })
  s.put({ deep: 1, red: 0.4 }, line('M440 300C640 520 860 640 1010 690', 3))
  s.put(
    night ? { red: 1, deep: 0.2 } : { red: 1 },
    k(
      'M0 -60C40 -80 120 -110 250 -96C200 -70 130 -40 60 0L34 40L80 190L20 110L0 70L-20 110L-80 190L-34 40L-60 0C-130 -40 -200 -70 -250 -96C-120 -110 -40 -80 0 -60Z',
    ),
  )
  s.put(
    night ? { lamp: 0.9 } : { sun: 1 },
    k(
      'M0 -46C30 -56 90 -78 170 -84C120 -60 80 -36 44 -8L0 20L-44 -8C-80 -36 -120 -60 -170 -84C-90 -78 -30 -56 0 -46Z',
    ),
  )
  s.put(
    { deep: 1 },
    k(circle(-16, -34, 8) + circle(16, -34, 8)),
    k('M0 -6L14 40L0 60L-14 40Z'),
    moved(line('M-60 170C-90 260 -40 290 -70 380M60 170C50 250 90 290 60 370', 6), {
      x: 430,
      y: 240,
      turn: -24,
      scale: 1.25,
    }),
  )
  putPerson(s, [1010, 935], 380, 'child', {
    top: night ? { red: 0.9 } : { red: 1, sun: 0.2 },
    flip: true,
    hat: 'hair',
  })
  putPerson(s, [1200, 960], 500, 'point', {
    top: night ? { sea: 0.6, deep: 0.4 } : { deep: 0.9, sea: 0.8 },
    legs: night ? { deep: 1 } : { sun: 0.3, sea: 0.5 },
    flip: true,
    hat: 'straw',
  })
  s.over(
    { deep: night ? 0.9 : 0.5 },
    fill(ellipse(1030, 940, 120, 14)),
    fill(ellipse(1220, 966, 150, 16)),
  )
  return s
}

/** Passengers at the rail wave to the island: for the ticket with the ferry. */
export function rail(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : DAY, 87)
  const m = mixes(night)
  const W = s.width
  const H = 430
  s.over(
    night
      ? { sea: 1, deep: { from: 1, to: 0.35, top: 0, bottom: H } }
      : {
          sun: { from: 0.16, to: 0.62, top: 0, bottom: H },
          sea: { from: 0.16, to: 0, top: 0, bottom: 260 },
        },
    frame(s),
  )
  if (night) s.over({ lamp: 0.9 }, stars(W, 380, { seed: 9, count: 80 }))
  s.put(
    night
      ? { sea: 1, deep: { from: 0.4, to: 0.9, top: H, bottom: 900 } }
      : { sea: { from: 0.6, to: 1, top: H, bottom: 800 } },
    fill(rect(-5, H, W + 10, 600)),
  )
  s.put(
    night ? { sea: 0.7 } : { sea: 0.3 },
    ripples({ from: H, to: 760, right: W }, { seed: 4, density: 0.45 }),
  )
  s.over(
    { deep: night ? 1 : 0.5 },
    ripples({ from: H + 20, to: 800, right: W }, { seed: 6, density: 0.35 }),
  )
  const [lx, ly] = putIsland(s, { x: 130, foot: H + 8, w: 700, h: 200, night, seed: 61 })
  if (night) s.over({ lamp: 0.34 }, beam([lx, ly - 120], [1700, 120], 170))
  s.put(m.foam, fill(shoreFoam(150, 850, H + 14)))
  if (!night)
    s.put(
      {},
      gull(900, 170, 150, { pose: 0, turn: -10 }),
      gull(1050, 260, 96, { pose: 2, flip: true }),
      gull(760, 110, 70, { pose: 1 }),
    )
  // Wake towards the island.
  s.put(
    m.foam,
    fill('M640 448C760 520 1000 640 1300 860L1520 1010L900 1010C860 800 740 560 630 452Z'),
  )
  s.put(
    night ? { sea: 0.8, deep: 0.3 } : { sea: 0.55 },
    fill('M690 500C790 580 940 720 1080 900L1000 1010L930 1010C890 800 780 600 680 500Z'),
    ripples({ from: 560, to: 900, left: 860, right: 1260 }, { seed: 8, density: 0.5, size: 0.5 }),
  )
  // The deck: rail and people from behind.
  for (const [x, h, pose, top, hat, flip] of [
    [190, 520, 'stand', { red: 1 }, 'straw', false],
    [400, 500, 'point', { sun: 1, red: 0.12 }, 'bun', false],
    [640, 420, 'child', night ? { sea: 0.3 } : { sea: 1, deep: 0.5 }, 'back', true],
    [850, 530, 'stand', { deep: 1, sea: 0.5 }, 'back', false],
  ] as const)
    putPerson(s, [x, 1040], h, pose, { top, hat, flip, legs: { deep: 1, red: 0.3 } })
  s.put(
    {},
    line('M-20 800L1520 860', 22),
    line('M-20 880L1520 930', 10),
    line('M-20 950L1520 990', 10),
    line(
      [40, 300, 560, 820, 1080, 1340].map((x) => `M${x} ${802 + x * 0.039}L${x} 1010`).join(''),
      14,
    ),
  )
  s.over({ sea: night ? 0.8 : 0.5 }, line('M-20 808L1520 868', 6))
  // A lifebuoy on the rail.
  s.put({ red: 1 }, line(circle(1210, 916, 66), 34))
  s.put({}, line('M1163 869L1190 896M1230 936L1257 963M1257 869L1230 896M1190 936L1163 963', 35))
  return s
}

/** A child on its father's shoulders points at the light: for the reduced ticket with the ferry. */
export function shoulders(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : DAY, 89)
  const m = mixes(night)
  const W = s.width
  s.over(
    night
      ? { sea: 1, deep: { from: 1, to: 0.4, top: 0, bottom: 800 } }
      : {
          sea: { from: 0.5, to: 0, top: 0, bottom: 620 },
          red: { from: 0, to: 0.4, top: 300, bottom: 800 },
        },
    frame(s),
  )
  if (night) s.over({ lamp: 0.9 }, stars(W, 600, { seed: 3, count: 90 }))
  else s.put({}, fill(bar(60, 300, 420, 34) + bar(200, 352, 520, 28) + bar(900, 210, 520, 32)))
  s.put(night ? { sea: 1, deep: 0.6 } : { sea: 0.8, red: 0.15 }, fill(rect(-5, 720, W + 10, 300)))
  s.put(
    night ? { sea: 0.7 } : { sun: 0.8 },
    ripples({ from: 720, to: 860, right: W }, { seed: 3, density: 0.5, size: 0.8 }),
  )
  const hill = crest(
    [
      [800, 730],
      [900, 640],
      [1040, 560],
      [1180, 520],
      [1300, 540],
      [1420, 620],
      [1540, 730],
    ],
    10,
    6,
  )
  s.put(m.land, fill(below(hill, 740)))
  s.over({ deep: night ? 0.95 : 0.65 }, facets(hill, 740, { every: 3, seed: 4, lean: 0.4 }))
  if (night) s.over({ lamp: 0.36 }, beam([1190, 218], [-300, 150], 190))
  lighthouse(s, [1190, 530], 380, { night })
  s.put(m.foam, fill(shoreFoam(780, 1540, 742, 1.3)))
  s.put(
    night ? { sea: 0.9, deep: 0.8 } : { red: 0.8, sun: 0.5, deep: 0.3 },
    fill(
      below(
        crest(
          [
            [-20, 860],
            [180, 830],
            [420, 850],
            [640, 880],
            [900, 930],
            [1100, 1010],
          ],
          10,
          8,
        ),
        1010,
      ),
    ),
  )
  putPine(s, [60, 900], 700, { lean: -0.06, seed: 9, pads: 8 })
  putPerson(s, [500, 1050], 620, 'stand', {
    top: night ? { sea: 0.9, deep: 0.5 } : { deep: 0.9, sea: 1 },
    hat: 'none',
    legs: { deep: 1, red: 0.4 },
  })
  // The child on top.
  const c = { x: 506, y: 600, scale: 3.1 }
  s.put(
    { deep: 1, red: 0.2 },
    moved(fill('M-18 -6C-14 -14 14 -14 18 -6L22 40L12 42L8 4L-8 4L-12 42L-22 40Z'), c),
  )
  s.put(
    night ? { red: 0.9 } : { red: 1 },
    moved(fill('M-12 -42C-8 -48 8 -48 12 -42L14 -6L-14 -6ZM8 -44L58 -56L59 -50L12 -34Z'), c),
  )
  s.put({ sun: 0.45, red: 0.3 }, moved(fill(circle(0, -56, 9.5) + circle(61, -53.5, 4)), c))
  s.put({ sun: 1, red: 0.2 }, moved(fill('M-19 -58L0 -72L19 -58C8 -55 -8 -55 -19 -58Z'), c))
  // Father's hands at the knees.
  s.put({ sun: 0.45, red: 0.3 }, moved(fill(circle(-19, 30, 5) + circle(19, 30, 5)), c))
  return s
}
