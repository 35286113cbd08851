import { DAWN, DAY, DUSK, NIGHT, NOON, RAIN } from './palettes.ts'
import {
  bar,
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
  rain,
  rect,
  ripples,
  stars,
  wake,
} from './motifs.ts'
import { edge, frame, grove, mesh, mixes, putIsland } from './land.ts'
import { noiseOf, randomOf } from './noise.ts'
import { all, fill, line, moved, Sheet, within } from './press.ts'
import { shoreFoam } from './scenes.ts'

const A = 3 / 2

/** A hill of houses, row above row. */
function putTown(
  s: Sheet,
  {
    from,
    to,
    foot,
    rows,
    size,
    lit = false,
    seed = 1,
    arch = 0,
  }: {
    from: number
    to: number
    foot: number
    rows: number
    size: number
    lit?: boolean
    seed?: number
    arch?: number
  },
): void {
  const random = randomOf(seed)
  for (let r = rows - 1; r >= 0; r -= 1) {
    const k = 1 - r * 0.09
    for (
      let x = from + r * size * 0.5 + random() * 30;
      x < to - r * size * 0.6;
      x += size * k * (0.92 + random() * 0.35)
    ) {
      const t = (x - from) / (to - from)
      putHouse(
        s,
        [x, foot - r * size * 0.56 - Math.sin(t * Math.PI) * arch * (r / rows) + random() * 8],
        size * k * (0.8 + random() * 0.4),
        {
          lit: lit && random() < 0.55,
          roof: random() < 0.3 ? 'red' : 'deep',
          seed: Math.round(random() * 999),
          h: 0.5 + random() * 0.25,
        },
      )
    }
  }
}

/** A boat's bow from the front, with painted eyes: 100 units wide. */
function putBow(
  s: Sheet,
  [x, y]: Point,
  w: number,
  mix: Parameters<Sheet['put']>[0],
  night = false,
): void {
  const m = (d: string) => moved(fill(d), { x, y, scale: w / 100 })
  s.put(
    { deep: 1 },
    moved(line('M0 -100L0 -190M-26 -130L26 -130M0 -186L-44 -96M0 -186L44 -96', 2.2), {
      x,
      y,
      scale: w / 100,
    }),
  )
  s.put({}, m('M-24 -96L-21 -128L21 -128L24 -96Z'))
  s.put(night ? { lamp: 1 } : { deep: 1, sea: 0.6 }, m('M-16 -120h13v13h-13ZM3 -120h13v13h-13Z'))
  s.put({ red: 0.9, deep: 0.5 }, m('M-28 -126L28 -126L25 -133L-25 -133Z'))
  const hull =
    'M-50 -84C-34 -92 -14 -104 0 -118C14 -104 34 -92 50 -84C46 -46 30 -10 14 0L-14 0C-30 -10 -46 -46 -50 -84Z'
  s.put(mix, m(hull))
  s.over(
    { deep: 0.5 },
    moved(within(hull, fill('M0 -120L60 -120L60 10L4 10Z')), { x, y, scale: w / 100 }),
  )
  s.put(
    { red: 1, deep: 0.35 },
    moved(within(hull, fill(rect(-60, -18, 120, 20))), { x, y, scale: w / 100 }),
  )
  s.put(
    {},
    moved(within(hull, line('M-52 -80C-34 -88 -12 -98 0 -112C12 -98 34 -88 52 -80', 6)), {
      x,
      y,
      scale: w / 100,
    }),
    m(ellipse(-25, -58, 9, 11)),
    m(ellipse(25, -58, 9, 11)),
    moved(line('M0 -112L0 -2', 2), { x, y, scale: w / 100 }),
  )
  s.put({ deep: 1 }, m(circle(-23, -56, 5)), m(circle(23, -56, 5)))
  s.put(
    { deep: 1, sea: 1 },
    moved(line('M-40 -78L-40 -60M40 -78L40 -60', 2), { x, y, scale: w / 100 }),
    m(ellipse(-43, -50, 6, 12)),
    m(ellipse(43, -50, 6, 12)),
  )
}

/** Four in the morning: lit boats come in, baskets go ashore on poles. */
export function market(night: boolean): Sheet {
  const s = new Sheet(
    A,
    { ...NIGHT, red: '#c9504a', ...(night ? { sea: '#35598a', paper: '#7d98b6' } : {}) },
    41,
  )
  const W = s.width
  const H = 390
  s.over({ sea: 1, deep: { from: 1, to: 0.2, top: 0, bottom: H } }, frame(s))
  s.over(
    { red: { from: 0, to: 0.8, top: H - 160, bottom: H } },
    fill(rect(-5, H - 160, W + 10, 160)),
  )
  s.over({ lamp: 0.9 }, stars(W, 250, { seed: 12, count: 60 }))
  const hill = crest(
    [
      [-20, H - 60],
      [120, H - 150],
      [300, H - 200],
      [480, H - 150],
      [620, H - 60],
      [760, H],
    ],
    9,
    5,
  )
  s.put({ sea: 1, deep: 0.9 }, fill(below(hill, H + 60)))
  putTown(s, { from: -40, to: 640, foot: H + 24, rows: 3, size: 92, lit: true, seed: 21, arch: 30 })
  s.put(
    { sea: 1, deep: { from: 0.3, to: 0.9, top: H, bottom: 820 } },
    fill(rect(-5, H + 20, W + 10, 700)),
  )
  s.put(
    { sea: 0.8, red: 0.3 },
    ripples({ from: H + 20, to: 720, right: W }, { seed: 3, density: 0.5 }),
  )
  // Boats with strings of lamps, and their light on the water.
  for (const [x, y, l, hull, flip] of [
    [1230, 450, 170, 'deep', true],
    [960, 490, 220, 'sea', true],
    [1290, 590, 380, 'red', true],
  ] as const) {
    for (let i = 0; i < 6; i += 1)
      s.put(
        { lamp: 0.9 },
        ripples(
          {
            from: y + 8,
            to: y + l * 0.46,
            left: x - l * 0.36 + i * l * 0.13,
            right: x - l * 0.34 + i * l * 0.13,
          },
          { seed: i + Math.round(x), density: 0.75, size: 0.42 },
        ),
      )
    putBoat(s, [x, y], l, { hull, flip, night: true, seed: Math.round(x) })
    const k = l / 100
    s.put(
      { lamp: 1 },
      fill(
        Array.from({ length: 7 }, (_, i) =>
          circle(x - 36 * k + i * 11 * k, y - (50 - Math.abs(i - 3) * 1.5) * k, 2.7 * k),
        ).join(''),
      ),
    )
    s.put({ sea: 0.3 }, wake(x, y + 5 * k, l * 1.1, Math.round(x)))
  }
  // The quay.
  s.put(
    { deep: 1, sea: 0.8 },
    fill(
      poly([
        [-20, 730],
        [760, 776],
        [980, 1010],
        [-20, 1010],
      ]),
    ),
  )
  s.put(
    { red: 0.5, sea: 0.6, deep: 0.3 },
    fill(
      poly([
        [-20, 730],
        [760, 776],
        [950, 978],
        [-20, 960],
      ]),
    ),
  )
  s.over(
    { deep: 0.7 },
    line('M-20 800L800 832M-20 872L870 900M160 742L120 1000M420 760L440 1000M640 774L720 1000', 4),
  )
  // A lamp on a pole, and its pool of light.
  s.over({ lamp: 0.3 }, fill(ellipse(400, 890, 390, 96)))
  s.put({ deep: 1 }, line('M96 890L96 430Q96 400 130 400L180 400', 11))
  s.over({ lamp: 0.3 }, fill(circle(190, 420, 96)))
  s.put({ lamp: 1 }, fill(circle(190, 422, 28)))
  s.put({ red: 0.9, deep: 0.3 }, fill('M150 410C160 386 220 386 230 410Z'))
  putPerson(s, [470, 900], 330, 'carry', {
    top: { red: 1 },
    hat: 'straw',
    more: { sun: 1, red: 0.4 },
  })
  putPerson(s, [250, 880], 300, 'bend', { top: { sea: 0.3 }, hat: 'cap' })
  putPerson(s, [720, 900], 310, 'walk', { top: { sun: 0.8, deep: 0.2 }, hat: 'cap', flip: true })
  // Boxes of fish.
  for (const [x, y] of [
    [310, 912],
    [60, 920],
    [180, 960],
  ] as const) {
    s.put(
      { sun: 1, red: 0.5 },
      fill(
        poly([
          [x, y],
          [x + 130, y],
          [x + 120, y + 54],
          [x + 10, y + 54],
        ]),
      ),
    )
    s.put(
      { sea: 0.2 },
      fill(
        Array.from(
          { length: 4 },
          (_, i) => `M${x + 6 + i * 30} ${y + 2}q14 -24 34 -4l12 -8l-2 18l-12 -4q-18 12 -32 -2Z`,
        ).join(''),
      ),
    )
  }
  return s
}

/** Boats side by side at the quay in the morning, their painted eyes towards us. */
export function bows(): Sheet {
  const s = new Sheet(A, DAY, 43)
  const W = s.width
  s.over(
    {
      sea: { from: 0.3, to: 0, top: 0, bottom: 300 },
      sun: { from: 0, to: 0.4, top: 100, bottom: 460 },
    },
    frame(s),
  )
  s.put({}, cloud(300, 150, 360, 5), cloud(1240, 190, 300, 2))
  const hill = crest(
    [
      [-20, 380],
      [160, 270],
      [380, 200],
      [620, 240],
      [860, 160],
      [1100, 230],
      [1340, 190],
      [1540, 300],
    ],
    9,
    5,
  )
  s.put({ sea: 0.85, sun: 0.8, red: 0.1 }, fill(below(hill, 600)))
  s.over({ deep: 0.55 }, facets(hill, 520, { every: 4, seed: 4, lean: 0.4 }))
  s.put({ sea: 1, sun: 0.8, deep: 0.6 }, grove(hill, { size: 26, seed: 4, density: 0.45 }))
  putTown(s, { from: -60, to: 1580, foot: 520, rows: 3, size: 130, seed: 8, arch: 40 })
  s.put({ sun: 0.2, sea: 0.4, deep: 0.2 }, fill(rect(-5, 516, W + 10, 44)))
  s.put({ sea: { from: 0.6, to: 1, top: 550, bottom: 1000 } }, fill(rect(-5, 556, W + 10, 460)))
  s.put(
    { sea: 0.35 },
    ripples({ from: 556, to: 900, right: W }, { seed: 6, density: 0.5, size: 0.7 }),
  )
  const hulls = [
    { sea: 1, sun: 0.4 },
    { red: 1 },
    { deep: 1, sea: 0.6 },
    { sun: 1, red: 0.1 },
    { sea: 1, deep: 0.3 },
    { red: 1, sun: 0.6 },
  ] as const
  for (const [i, mix] of hulls.entries())
    putBow(s, [130 + i * 250, 700], 190, hulls[(i + 3) % 6] ?? mix)
  for (const [i, x] of [20, 340, 690, 1050, 1400].entries()) {
    s.over(
      { deep: 0.7 },
      ripples(
        { from: 860, to: 990, left: x - 120, right: x + 90 },
        { seed: i, density: 0.9, first: 12, size: 0.7 },
      ),
    )
    putBow(s, [x, 890], 330, hulls[i] ?? {})
    s.put({}, wake(x, 890, 150, i + 3))
  }
  s.put(
    { deep: 1 },
    line(
      'M20 620Q180 980 330 1010M340 640Q480 960 620 1010M690 640Q800 980 900 1010M1050 640Q1160 960 1230 1010',
      6,
    ),
  )
  s.put(
    {},
    gull(520, 330, 120, { pose: 1, turn: -10 }),
    gull(880, 420, 90, { pose: 0 }),
    gull(200, 60, 80, { pose: 2 }),
  )
  return s
}

/** Rain in the harbour: under the long eaves, umbrellas, boats that stay. */
export function eaves(): Sheet {
  const s = new Sheet(A, RAIN, 47)
  const W = s.width
  s.over({ sea: { from: 0.5, to: 0.2, top: 0, bottom: 560 } }, frame(s))
  s.put(
    { sea: 0.55 },
    fill(
      below(
        crest(
          [
            [400, 560],
            [620, 420],
            [860, 360],
            [1080, 420],
            [1280, 380],
            [1540, 470],
          ],
          8,
          4,
        ),
        600,
      ),
    ),
  )
  s.put({ sea: 0.3 }, fill(bar(560, 470, 700, 46) + bar(900, 420, 700, 34)))
  s.put({ sea: { from: 0.55, to: 0.95, top: 560, bottom: 800 } }, fill(rect(-5, 560, W + 10, 300)))
  s.put({ sea: 0.25 }, ripples({ from: 560, to: 780, right: W }, { seed: 3, density: 0.5 }))
  for (const [x, y, l, hull] of [
    [980, 640, 250, 'sea'],
    [1300, 690, 330, 'red'],
    [760, 600, 170, 'deep'],
  ] as const) {
    putBoat(s, [x, y], l, { hull, seed: x })
    s.put({ sea: 0.3 }, wake(x, y + 8, l, x))
  }
  // Wet flagstones with what they mirror.
  s.put(
    { sea: 0.5, deep: 0.16 },
    fill(
      poly([
        [-20, 800],
        [W + 20, 760],
        [W + 20, 1010],
        [-20, 1010],
      ]),
    ),
  )
  const random = randomOf(4)
  s.over(
    { deep: 0.62 },
    line(
      Array.from(
        { length: 7 },
        (_, i) => `M-20 ${812 + i * i * 5 + i * 8}L${W + 20} ${772 + i * i * 5 + i * 8}`,
      ).join('') +
        Array.from(
          { length: 24 },
          (_, i) => `M${i * 68 - 30} ${800 + (i % 3) * 40}L${i * 72 - 80} ${840 + (i % 3) * 62}`,
        ).join(''),
      3.5,
    ),
  )
  s.put(
    { sea: 0.16 },
    fill(
      Array.from({ length: 26 }, () =>
        ellipse(random() * W, 830 + random() * 160, 16 + random() * 26, 3 + random() * 4),
      ).join(''),
    ),
  )
  // The house under whose eaves we stand.
  s.put({ red: 0.5, sun: 0.5, deep: 0.55 }, fill(rect(-5, 140, 260, 720)))
  s.over({ deep: 0.9 }, line('M40 220L40 850M110 220L110 850M180 220L180 850', 5))
  s.put({ sun: 1 }, fill(rect(60, 390, 130, 190)))
  s.put({ deep: 1 }, line('M60 390h130v190h-130ZM125 390v190M60 485h130', 9))
  s.put({ deep: 1, red: 0.4 }, fill(rect(232, 150, 34, 700)))
  s.put({ deep: 1, sea: 0.6 }, fill('M-20 -20L1200 -20L1090 92L980 132L-20 190Z'))
  s.put(
    { sea: 0.75, deep: 0.35 },
    within(
      'M-20 -20L1200 -20L1090 92L980 132L-20 190Z',
      line(
        Array.from(
          { length: 17 },
          (_, i) => `M${-10 + i * 74} ${178 - i * 3.2}L${60 + i * 80} -20`,
        ).join(''),
        9,
      ),
    ),
  )
  s.put(
    { red: 0.6, deep: 0.8 },
    fill(Array.from({ length: 16 }, (_, i) => circle(14 + i * 68, 188 - i * 4, 21)).join('')),
  )
  s.put(
    { sea: 0.2 },
    fill(
      Array.from({ length: 30 }, (_, i) =>
        ellipse(20 + i * 36 + (i % 2) * 8, 250 + ((i * 97) % 480), 3.4, 13),
      ).join(''),
    ),
  )
  // A hanging board and a lantern.
  s.put({ deep: 1 }, line('M420 176L420 236', 5))
  s.put({ red: 1 }, fill('M372 240C360 300 360 330 372 372L468 372C480 330 480 300 468 240Z'))
  s.put({ deep: 1 }, fill(rect(380, 228, 80, 16) + rect(380, 370, 80, 14)))
  s.over({ deep: 0.4 }, line('M400 246C392 300 392 330 400 368M440 246C448 300 448 330 440 368', 5))
  putPerson(s, [640, 930], 400, 'umbrella', {
    top: { sea: 1, deep: 0.4 },
    legs: { deep: 1 },
    more: { red: 1 },
    hat: 'back',
  })
  putPerson(s, [800, 950], 300, 'umbrella', {
    top: { red: 0.7, sun: 0.3 },
    legs: { deep: 1 },
    more: { sun: 1, red: 0.1 },
    hat: 'bun',
  })
  s.over({ red: 0.55 }, fill(ellipse(650, 962, 120, 12)))
  s.over({ sun: 0.6 }, fill(ellipse(806, 978, 96, 10)))
  s.put({ sea: 0.1 }, rain({ width: W }, { seed: 5, count: 150, foot: 860 }))
  return s
}

/** A woman mends a net on the quay; its meshes fill the foreground. */
export function net(): Sheet {
  const s = new Sheet(A, DAY, 67)
  const W = s.width
  s.over({ sun: { from: 0.22, to: 0.5, top: 0, bottom: 560 } }, frame(s))
  s.put(
    { sea: 0.5, red: 0.16 },
    fill(
      below(
        crest(
          [
            [560, 420],
            [760, 330],
            [980, 300],
            [1180, 350],
            [1380, 280],
            [1540, 340],
          ],
          8,
          3,
        ),
        470,
      ),
    ),
  )
  s.put({ sea: { from: 0.55, to: 0.95, top: 420, bottom: 700 } }, fill(rect(-5, 430, W + 10, 300)))
  s.put({ sea: 0.25 }, ripples({ from: 430, to: 690, right: W }, { seed: 5, density: 0.5 }))
  for (const [x, y, l, hull, flip] of [
    [1270, 520, 300, 'red', true],
    [860, 500, 200, 'sea', true],
  ] as const) {
    putBoat(s, [x, y], l, { hull, flip, seed: x })
    s.put({}, wake(x, y + 8, l, x))
  }
  s.put(
    { sun: 0.3, red: 0.3, sea: 0.2 },
    fill(
      poly([
        [-20, 690],
        [W + 20, 640],
        [W + 20, 1010],
        [-20, 1010],
      ]),
    ),
  )
  s.over(
    { red: 0.5, sea: 0.4 },
    line('M-20 750L1520 690M-20 830L1520 760M200 690L120 1000M640 676L700 1000', 4),
  )
  // Poles with nets that dry.
  s.put({ deep: 1, red: 0.6 }, line('M90 760L150 120M430 700L380 110', 13))
  const hung = 'M146 150C210 260 320 260 382 140L410 470C340 590 200 600 118 520Z'
  s.over({ sea: 0.5 }, fill(hung))
  s.over({ deep: 0.8 }, mesh(hung, { x: 100, y: 130, w: 340, h: 480 }, 26, 3, 14))
  s.put(
    { red: 1 },
    fill(
      [
        [150, 150],
        [200, 218],
        [262, 238],
        [326, 214],
        [380, 144],
      ]
        .map(([x, y]) => circle(x as number, y as number, 13))
        .join(''),
    ),
  )
  // The net on her lap and over the ground.
  const lap =
    'M700 640C820 600 960 640 1040 720C1160 800 1380 790 1540 830L1540 1020L420 1020C460 900 560 700 700 640Z'
  // The woman, seated, from the side.
  s.put(
    { red: 0.7, sun: 0.4, deep: 0.5 },
    fill('M520 780L690 780L700 900L676 900L664 812L560 812L540 900L516 900Z'),
  )
  s.put(
    { deep: 1, sea: 0.4 },
    fill(
      'M530 790C540 720 620 690 700 700L880 706C920 712 926 760 910 790L930 960L850 960L836 800L640 820C580 826 530 824 530 790Z',
    ),
  )
  s.put({ red: 1, deep: 0.6 }, fill('M846 948L934 948C960 952 990 960 1000 984L850 984Z'))
  s.put(
    { red: 1 },
    fill(
      'M540 792C520 680 540 540 620 480C680 440 760 460 790 520C800 600 740 640 720 700C700 760 620 810 540 792Z',
    ),
  )
  s.over(
    { deep: 0.45 },
    fill('M540 792C524 700 534 600 580 520C570 620 600 700 680 740C640 790 580 806 540 792Z'),
  )
  // Head and hat.
  s.put(
    { sun: 0.5, red: 0.36 },
    fill(
      'M716 400C760 384 800 410 806 450C816 466 812 476 802 480C800 506 780 520 750 516L730 540L676 500C676 450 690 412 716 400Z',
    ),
  )
  s.put(
    { sun: 1, red: 0.1 },
    fill('M690 470C680 420 700 390 740 384C720 430 730 480 720 520L680 510Z'),
  )
  s.put(
    { sun: 0.85, red: 0.12 },
    fill('M596 432C650 380 700 330 752 296C800 336 860 400 900 462C800 430 700 420 596 432Z'),
  )
  s.over(
    { red: 0.6 },
    line('M752 300L640 424M752 300L700 420M752 300L770 424M752 300L840 440', 3.5),
  )
  s.over({ deep: 0.7 }, fill('M596 432C700 420 800 430 900 462C800 446 700 440 610 446Z'))
  s.put({ sea: 0.62 }, fill(lap))
  s.over(
    { sea: 1 },
    fill(
      'M700 640C760 700 740 860 640 1020L420 1020C460 900 560 700 700 640ZM1040 720C1020 800 1080 900 1060 1020L1300 1020C1240 900 1200 800 1040 720Z',
    ),
  )
  s.over({ deep: 0.9 }, mesh(lap, { x: 380, y: 600, w: 1200, h: 430 }, 34, 4, 30))
  s.put(
    { red: 1 },
    fill(
      [
        [470, 960],
        [520, 860],
        [590, 758],
        [690, 650],
        [800, 628],
        [930, 652],
        [1040, 724],
        [1180, 790],
        [1330, 808],
        [1480, 824],
      ]
        .map(([x, y]) => ellipse(x as number, y as number, 24, 15))
        .join(''),
    ),
  )
  // Arms and needle.
  s.put(
    { red: 1 },
    fill('M640 520C700 500 760 560 800 620L880 640L876 690L780 690C720 660 660 610 640 520Z'),
  )
  s.over({ deep: 0.5 }, line('M652 540C690 610 740 660 784 684', 6))
  s.put({ sun: 0.5, red: 0.36 }, fill('M870 634C900 630 930 640 944 656C930 680 900 694 872 692Z'))
  s.put({}, line('M920 660L1010 600', 9))
  s.put({ deep: 1 }, line('M1010 600C1060 560 1080 640 1040 724', 3.5))
  s.put({}, gull(1080, 170, 130, { pose: 0, turn: -8 }), gull(1240, 120, 80, { pose: 1 }))
  return s
}

/** The stairs of the light from above: a shell of ninety-six steps. */
export function stairs(): Sheet {
  const s = new Sheet(A, DAY, 73)
  const [cx, cy] = [790, 500]
  s.over({ sea: 1, deep: 0.8 }, frame(s))
  const step = 0.21
  const at = (a: number, q: number): Point => [cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.96]
  const outer = (a: number) => 1120 * Math.exp(-0.105 * a)
  for (let i = 0; i < 122; i += 1) {
    const [a, b] = [i * step, (i + 1) * step]
    const [qa, qb] = [outer(a), outer(b)]
    const k = 0.56
    const quad = poly([
      at(a, qa),
      at((a + b) / 2, (qa + qb) / 2),
      at(b, qb),
      at(b, qb * k),
      at((a + b) / 2, ((qa + qb) / 2) * k),
      at(a, qa * k),
    ])
    const light = Math.cos(a - 0.9)
    s.put(
      light > 0.35
        ? { sun: 0.16 }
        : light > -0.35
          ? { sun: 0.62, red: 0.12 }
          : { sun: 0.8, red: 0.42, sea: 0.2 },
      fill(quad),
    )
    const riser = poly([
      at(b, qb),
      at(b, qb * k),
      at(b - step * 0.26, qb * k * 1.004),
      at(b - step * 0.26, qb * 1.01),
    ])
    s.put(light > 0 ? { red: 0.8, sun: 0.5 } : { deep: 0.9, red: 0.6 }, fill(riser))
  }
  // Walls between the turns, and the rail.
  const spiral = (k: number, from = 0, to = 25.6) =>
    curve(
      Array.from({ length: 150 }, (_, i) => {
        const a = from + (i / 149) * (to - from)
        return at(a, outer(a) * k)
      }),
    )
  s.put({ sea: 1, deep: 0.5 }, line(spiral(0.55), 15))
  s.put({}, line(spiral(0.585), 5))
  s.put(
    { deep: 1 },
    line(
      Array.from({ length: 100 }, (_, i) => {
        const a = i * 0.25
        const [p, q] = [at(a, outer(a) * 0.55), at(a, outer(a) * 0.6)]
        return `M${p.join(' ')}L${q.join(' ')}`
      }).join(''),
      3,
    ),
  )
  // The floor far below.
  const q = outer(25.6) * 0.95
  s.put({ red: 1 }, fill(circle(cx, cy, q)))
  s.put({ sun: 1 }, fill(circle(cx, cy, q * 0.5)))
  // Somebody on the stairs, from above: a hat, a shoulder, a hand on the rail; a child a turn below.
  const person = (a: number, k: number, size: number, top: Parameters<Sheet['put']>[0]) => {
    const [x, y] = at(a, outer(a) * k)
    const turn = (a * 180) / Math.PI
    const p = { x, y, turn, scale: size }
    s.over({ deep: 0.7 }, moved(fill(ellipse(16, 22, 56, 40)), p))
    s.put(
      top,
      moved(fill(ellipse(0, 0, 36, 58)), p),
      moved(line('M-10 -50C-60 -60 -80 -30 -92 -10', 24), p),
    )
    s.put({ sun: 0.5, red: 0.36 }, moved(fill(circle(-96, -4, 13)), p))
    s.put({ deep: 1 }, moved(fill(circle(-2, 0, 26)), p))
    return p
  }
  const grown = person(1.05, 0.76, 1.25, { red: 1 })
  s.put({ sun: 0.9, red: 0.16 }, moved(fill(circle(-2, 0, 42)), grown))
  s.over(
    { red: 0.6 },
    moved(line('M-40 0L36 0M-2 -40L-2 40M-30 -28L26 28M26 -28L-30 28', 3), grown),
    moved(line(circle(-2, 0, 22), 3), grown),
  )
  person(5.2, 0.78, 0.72, { sea: 1, sun: 0.3 })
  person(10.6, 0.78, 0.44, { sun: 1, red: 0.6 })
  return s
}

/** The canteen's table from above: noodles, an oyster omelette, tea. */
export function canteen(): Sheet {
  const s = new Sheet(A, DAY, 91)
  const W = s.width
  const random = randomOf(6)
  s.over({ red: 0.72, sun: 0.6, deep: 0.16 }, frame(s))
  s.over(
    { deep: 0.7 },
    line(
      [190, 400, 606, 816, 1010]
        .map((y) => `M-20 ${y}C400 ${y - 8} 1000 ${y + 8} 1520 ${y - 4}`)
        .join(''),
      5,
    ),
  )
  s.over(
    { deep: 0.42 },
    line(
      Array.from({ length: 34 }, () => {
        const y = random() * 1000
        const x = random() * 1400
        return `M${x} ${y}q${100 + random() * 120} ${-8 + random() * 16} ${200 + random() * 200} 0`
      }).join(''),
      3,
    ),
  )
  const dish = (x: number, y: number, q: number, rim: Parameters<Sheet['put']>[0]) => {
    s.over({ deep: 0.85 }, fill(circle(x + 20, y + 28, q)))
    s.put({}, fill(circle(x, y, q)))
    s.put(rim, line(circle(x, y, q * 0.93), q * 0.06))
    s.over({ sea: 0.3 }, fill(circle(x, y, q * 0.8)))
  }
  // The bowl.
  const [bx, by, bq] = [640, 520, 390]
  dish(bx, by, bq, { sea: 1, deep: 0.3 })
  s.put(
    { sea: 1, deep: 0.3 },
    line(
      Array.from({ length: 28 }, (_, i) => {
        const a = (i / 28) * 6.283
        const p = (q: number, o: number) =>
          `${(bx + Math.cos(a + o) * q).toFixed(1)} ${(by + Math.sin(a + o) * q).toFixed(1)}`
        return `M${p(bq * 0.86, -0.08)}Q${p(bq * 0.99, 0)} ${p(bq * 0.86, 0.08)}`
      }).join(''),
      6,
    ),
  )
  const soup = circle(bx, by, bq * 0.8)
  s.put({ sun: 0.9, red: 0.34 }, fill(soup))
  const noodles: string[] = []
  for (let i = 0; i < 30; i += 1) {
    const [a, q] = [random() * 6.283, bq * (0.1 + random() * 0.5)]
    const [x, y] = [bx - 40 + Math.cos(a) * q * 0.7, by + 40 + Math.sin(a) * q * 0.7]
    noodles.push(`M${x - 120} ${y}C${x - 60} ${y - 110} ${x + 60} ${y + 110} ${x + 130} ${y - 20}`)
  }
  s.put({ red: 0.8, sun: 0.8 }, within(soup, line(noodles.join(''), 21)))
  s.put({ sun: 0.5 }, within(soup, line(noodles.join(''), 14)))
  // Prawns, a crab claw, clams, greens.
  const prawn = (x: number, y: number, turn: number, k: number) => {
    const p = { x, y, turn, scale: k }
    s.put(
      { red: 1, sun: 0.3 },
      moved(
        fill(
          'M-70 40C-90 -30 -30 -84 40 -70C86 -60 104 -20 90 10C70 -16 30 -26 2 -8C-22 8 -26 40 -10 62L-36 84L-50 60L-78 70Z',
        ),
        p,
      ),
    )
    s.put(
      {},
      moved(
        line(
          'M-54 4C-40 -4 -26 -2 -18 8M-34 -38C-22 -32 -12 -22 -10 -10M4 -62C8 -48 10 -36 8 -24M46 -62C44 -48 40 -36 34 -26',
          5,
        ),
        p,
      ),
    )
    s.put(
      { deep: 1 },
      moved(fill(circle(78, -18, 6)), p),
      moved(line('M88 -6C130 -30 150 -70 156 -110M84 -20C110 -60 116 -90 110 -130', 3), p),
    )
  }
  prawn(760, 420, 20, 1.3)
  prawn(560, 360, -60, 1.05)
  for (const [x, y, t] of [
    [470, 590, 10],
    [590, 700, 70],
    [760, 660, -30],
    [840, 560, 20],
  ] as const) {
    s.put(
      { deep: 1, sea: 0.5 },
      moved(fill('M-56 10C-60 -40 -20 -62 0 -62C20 -62 60 -40 56 10C40 34 -40 34 -56 10Z'), {
        x,
        y,
        turn: t,
        scale: 0.9,
      }),
    )
    s.put(
      { sun: 0.7, red: 0.3 },
      moved(fill(ellipse(0, -8, 36, 26)), { x, y, turn: t, scale: 0.9 }),
    )
    s.put({ sea: 0.6 }, moved(line('M-46 14C-20 30 20 30 46 14', 5), { x, y, turn: t, scale: 0.9 }))
  }
  s.put(
    { sea: 0.9, sun: 1 },
    fill(
      Array.from({ length: 24 }, () => {
        const a = random() * 6.283
        const q = random() * 250
        return ellipse(bx + Math.cos(a) * q, by + Math.sin(a) * q, 11, 8)
      }).join(''),
    ),
  )
  // Chopsticks.
  s.over({ deep: 0.8 }, line('M1000 180L1090 850M1040 172L1142 846', 17))
  s.put({ sun: 0.8, red: 0.3 }, line('M984 160L1074 840', 17), line('M1024 152L1126 836', 17))
  s.put({ deep: 1 }, line('M984 160L996 250M1024 152L1037 244', 17))
  // The omelette, half out of the picture; tea.
  dish(1390, 300, 290, { red: 1 })
  s.put(
    { sun: 1, red: 0.26 },
    fill(
      'M1210 300C1200 180 1330 90 1470 130C1600 160 1640 320 1560 430C1460 540 1240 470 1210 300Z',
    ),
  )
  s.put(
    { red: 0.6, sun: 0.9, deep: 0.2 },
    fill(
      Array.from({ length: 9 }, () =>
        ellipse(
          1260 + random() * 230,
          190 + random() * 230,
          16 + random() * 22,
          10 + random() * 12,
        ),
      ).join(''),
    ),
  )
  s.put(
    { sea: 0.5, sun: 0.2 },
    fill(
      [
        [1310, 220],
        [1400, 330],
        [1300, 380],
        [1450, 220],
      ]
        .map(([x, y]) => ellipse(x as number, y as number, 34, 24))
        .join(''),
    ),
  )
  s.put(
    { sea: 0.9, sun: 1 },
    fill(
      Array.from({ length: 16 }, () =>
        rect(1260 + random() * 220, 180 + random() * 250, 22, 8),
      ).join(''),
    ),
  )
  s.over({ deep: 0.85 }, fill(circle(1366, 818, 112)))
  s.put({ sea: 1, sun: 0.3 }, fill(circle(1350, 800, 112)))
  s.put({ sun: 1, sea: 0.3 }, fill(circle(1350, 800, 88)))
  s.put({ sun: 0.5 }, fill('M1290 780C1310 740 1350 726 1390 740C1350 746 1320 760 1300 800Z'))
  // The blackboard's corner with its chalk.
  s.put(
    { deep: 1, sea: 0.5 },
    fill(
      poly([
        [-20, -20],
        [330, -20],
        [250, 210],
        [-20, 150],
      ]),
    ),
  )
  s.put(
    {},
    line('M30 40C80 30 130 44 180 36M26 84C70 76 100 90 150 82M200 92q14 -26 26 0t30 -6', 7),
  )
  s.put({ sun: 0.8, red: 0.3 }, line('M330 -20L250 210L-20 150', 15))
  return s
}

/** The small kitchen by the light: a steamed fish, a pot of tea, the window with the tower. */
export function kitchen(): Sheet {
  const s = new Sheet(A, NOON, 93)
  const W = s.width
  s.over({ sun: 0.62, red: 0.5 }, frame(s))
  // The window.
  const view = rect(330, 60, 820, 560)
  s.put({ sea: { from: 0.7, to: 0.1, top: 60, bottom: 400 } }, fill(view))
  s.put({}, within(view, cloud(520, 300, 320, 4)), within(view, cloud(760, 210, 180, 9)))
  s.put({ sea: 1, deep: 0.12 }, fill(rect(330, 420, 820, 200)))
  s.put(
    { sea: 0.4 },
    within(
      view,
      ripples({ from: 420, to: 620, left: 330, right: 1150 }, { seed: 5, density: 0.5, size: 0.7 }),
    ),
  )
  const hill = crest(
    [
      [700, 620],
      [760, 520],
      [860, 420],
      [960, 390],
      [1060, 420],
      [1150, 500],
    ],
    8,
    4,
  )
  s.put({ sea: 0.85, sun: 0.85, red: 0.1 }, within(view, fill(below(hill, 640))))
  s.over({ deep: 0.55 }, within(view, facets(hill, 640, { every: 3, seed: 3, lean: 0.4 })))
  lighthouse(s, [965, 396], 300, {})
  putBoat(s, [470, 500], 150, { hull: 'deep', seed: 2 })
  s.put(
    { red: 0.55, sun: 0.4, deep: 0.62 },
    line(view, 30),
    line('M740 60L740 620M330 350L1150 350', 15),
  )
  s.put({ red: 0.5, sun: 0.5, deep: 0.4 }, fill(rect(290, 624, 900, 36)))
  // A string of dried fish, a lamp.
  s.put({ deep: 1 }, line('M60 40L280 60M1200 60L1440 30M1330 44L1330 150', 5))
  for (const [x, y] of [
    [100, 50],
    [170, 58],
    [240, 62],
  ] as const)
    s.put(
      { sea: 0.5, deep: 0.3 },
      fill(
        `M${x} ${y}C${x - 30} ${y + 50} ${x - 30} ${y + 130} ${x} ${y + 190}L${x - 22} ${y + 236}L${x} ${y + 224}L${x + 22} ${y + 236}L${x} ${y + 190}C${x + 30} ${y + 130} ${x + 30} ${y + 50} ${x} ${y}Z`,
      ),
    )
  s.put({ sea: 1, deep: 0.4 }, fill('M1240 250C1250 180 1410 180 1420 250Z'))
  s.put({ sun: 1 }, fill(ellipse(1330, 258, 46, 22)))
  // The table.
  s.put(
    { sea: 1, deep: 0.45 },
    fill(
      poly([
        [-20, 730],
        [W + 20, 730],
        [W + 20, 1010],
        [-20, 1010],
      ]),
    ),
  )
  s.put({ sea: 0.75 }, fill(rect(-20, 730, W + 40, 26)))
  s.over({ deep: 0.85 }, fill(ellipse(760, 920, 470, 74)))
  s.put({}, fill(ellipse(740, 880, 480, 92)))
  s.put({ sea: 1, deep: 0.2 }, line(ellipse(740, 878, 446, 76), 10))
  s.over({ sea: 0.26 }, fill(ellipse(740, 882, 410, 62)))
  // The fish.
  const fish =
    'M390 850C470 770 640 752 800 792C880 812 940 840 980 846L1110 782C1100 830 1104 880 1124 920L980 886C900 910 800 934 660 926C540 920 450 900 390 850Z'
  s.put({ red: 0.85, sun: 0.5 }, fill(fish))
  s.put(
    { sun: 0.4, red: 0.24 },
    within(fish, fill('M390 850C520 900 760 930 990 880L990 960L390 960Z')),
  )
  s.over(
    { deep: 0.6 },
    within(
      fish,
      line(
        Array.from({ length: 30 }, (_, i) => {
          const x = 540 + (i % 10) * 42
          const y = 800 + Math.floor(i / 10) * 32
          return `M${x} ${y}q16 14 0 28`
        }).join(''),
        4,
      ),
    ),
    line('M500 796C524 830 524 880 496 912', 6),
  )
  s.put({}, fill(circle(446, 838, 17)))
  s.put({ deep: 1 }, fill(circle(448, 838, 8)))
  s.put({ red: 1, deep: 0.2 }, fill('M600 772C660 700 780 700 840 790C780 770 690 764 600 772Z'))
  const random = randomOf(5)
  s.put(
    { sea: 0.9, sun: 1 },
    line(
      Array.from({ length: 17 }, () => {
        const [x, y] = [580 + random() * 330, 800 + random() * 80]
        return `M${x} ${y}q${20 + random() * 20} ${-16 + random() * 10} ${56 + random() * 20} ${random() * 18 - 6}`
      }).join(''),
      8,
    ),
  )
  s.put(
    { sun: 0.6 },
    line(
      Array.from({ length: 10 }, () => {
        const [x, y] = [600 + random() * 280, 806 + random() * 70]
        return `M${x} ${y}l${30 + random() * 30} ${-20 + random() * 30}`
      }).join(''),
      8,
    ),
  )
  // Steam.
  s.put(
    {},
    line(
      'M620 720C590 680 660 650 630 600M760 706C730 660 800 630 770 570M880 730C850 690 920 660 890 610',
      10,
    ),
  )
  // Teapot and cups.
  s.put(
    { red: 1 },
    fill(
      'M1210 760C1200 700 1240 660 1300 660C1360 660 1400 700 1390 760C1384 830 1350 860 1300 860C1250 860 1216 830 1210 760ZM1386 716C1430 700 1440 660 1470 640L1484 652C1466 700 1440 780 1386 790Z',
    ),
  )
  s.over(
    { deep: 0.5 },
    fill(
      'M1320 662C1366 670 1400 700 1390 760C1384 830 1350 860 1300 860C1350 820 1360 720 1320 662Z',
    ),
  )
  s.put(
    { red: 1, deep: 0.4 },
    line('M1222 700C1160 690 1160 800 1222 800', 15),
    fill(ellipse(1300, 662, 46, 13) + circle(1300, 640, 14)),
  )
  for (const x of [110, 250]) {
    s.put(
      {},
      fill(
        `M${x - 60} 800L${x + 60} 800C${x + 60} 870 ${x + 30} 900 ${x} 900C${x - 30} 900 ${x - 60} 870 ${x - 60} 800Z`,
      ),
    )
    s.put(
      { sea: 1, sun: 0.3 },
      fill(ellipse(x, 800, 60, 14)),
      line(`M${x - 52} 836Q${x} 856 ${x + 52} 836`, 7),
    )
  }
  return s
}

/** The house on the beach at dusk, its windows lit. */
export function tideHouse(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : DUSK, 95)
  const m = mixes(night)
  const W = s.width
  const H = 560
  s.over(
    night
      ? { sea: 1, deep: { from: 1, to: 0.3, top: 0, bottom: H } }
      : {
          sea: { from: 0.85, to: 0, top: 0, bottom: 430 },
          red: { from: 0, to: 0.42, top: 120, bottom: H },
          sun: { from: 0, to: 0.7, top: 300, bottom: H },
        },
    frame(s),
  )
  s.over(
    night ? { lamp: 0.9 } : { lamp: 0.8 },
    stars(W, night ? 460 : 200, { seed: 5, count: night ? 90 : 26 }),
  )
  s.put(night ? { lamp: 0.9 } : {}, fill('M250 130a70 70 0 1 0 60 110a56 56 0 1 1 -60 -110Z'))
  s.put(
    m.far,
    fill(
      below(
        crest(
          [
            [-20, H],
            [100, H - 46],
            [240, H - 74],
            [400, H - 20],
            [520, H],
          ],
          6,
          4,
        ),
        H + 4,
      ),
    ),
  )
  s.put(night ? { sea: 1, deep: 0.6 } : { sea: 0.95, red: 0.2 }, fill(rect(-5, H, W + 10, 300)))
  s.put(
    night ? { sea: 0.7 } : { sun: 0.7, red: 0.36 },
    ripples({ from: H, to: 740, right: W }, { seed: 4, density: 0.5, size: 0.8 }),
  )
  for (const [i, y] of [690, 742, 806].entries()) {
    s.put(
      night ? { sea: 0.3 } : {},
      fill(edge([-20, y], [W + 20, y - 70], { amp: 10, waves: 4, seed: 5 + i }).outline),
    )
    s.put(
      night
        ? { sea: 0.9, deep: [0.4, 0.5, 0.6][i] ?? 0 }
        : ([
            { sea: 0.6, red: 0.4 },
            { sun: 0.5, red: 0.5, sea: 0.2 },
            { sun: 0.6, red: 0.45 },
          ][i] ?? {}),
      fill(
        edge([-20, y + 12 + i * 5], [W + 20, y - 58], { amp: 10, waves: 4, seed: 5 + i }).outline,
      ),
    )
  }
  // The house: two floors of balconies, each window a light.
  const wall = night ? { sea: 0.4, deep: 0.1 } : { red: 0.1, sea: 0.18 }
  s.put(
    wall,
    fill(
      poly([
        [640, 800],
        [640, 300],
        [1400, 270],
        [1400, 800],
      ]),
    ),
  )
  s.over(
    { sea: 0.7 },
    fill(
      poly([
        [1400, 270],
        [1520, 330],
        [1520, 800],
        [1400, 800],
      ]),
    ),
  )
  s.put(
    night ? { sea: 0.8, deep: 0.5 } : { sea: 0.55, red: 0.3 },
    fill(
      poly([
        [1400, 270],
        [1520, 330],
        [1520, 800],
        [1400, 800],
      ]),
    ),
  )
  s.put(
    night ? { red: 0.7, deep: 0.5 } : { red: 1, deep: 0.15 },
    fill(
      poly([
        [590, 316],
        [720, 190],
        [1370, 160],
        [1520, 250],
        [1520, 340],
        [1410, 268],
      ]),
    ),
  )
  s.over(
    { deep: 0.5 },
    line(
      Array.from(
        { length: 17 },
        (_, i) => `M${728 + i * 40} ${190 - i * 1.8}L${612 + i * 50} ${312 - i * 2.6}`,
      ).join(''),
      4,
    ),
  )
  const lampMix = night ? { lamp: 1 } : { sun: 1 }
  for (const [r, y] of [356, 590].entries())
    for (let i = 0; i < 5; i += 1) {
      const x = 680 + i * 144
      const dark = (i + r * 2) % 5 === 3
      s.put(dark ? { sea: 1, deep: 0.6 } : lampMix, fill(rect(x, y - i * 3, 104, 150)))
      if (!dark)
        s.put(
          { red: 0.7, sun: 0.8 },
          fill(`M${x} ${y - i * 3}h30q-4 90 -30 110ZM${x + 104} ${y - i * 3}h-30q4 90 30 110Z`),
        )
      s.put(
        { deep: 1, red: 0.3 },
        line(`M${x} ${y - i * 3}h104v150h-104ZM${x + 52} ${y - i * 3}v150`, 6),
      )
      s.put(
        night ? { sea: 0.2 } : {},
        line(
          `M${x - 16} ${y + 104 - i * 3}h136M${x - 16} ${y + 156 - i * 3}h136${[0, 27, 54, 81, 108, 136].map((o) => `M${x - 16 + o} ${y + 104 - i * 3}v52`).join('')}`,
          6,
        ),
      )
    }
  putPerson(s, [852, 500], 136, 'stand', {
    top: night ? { deep: 1 } : { deep: 1, red: 0.4 },
    legs: { deep: 1 },
    hat: 'back',
  })
  s.put(
    { deep: 1, red: 0.4 },
    line(
      `M808 458h136M808 509h136${[0, 27, 54, 81, 108, 136].map((o) => `M${808 + o} 458v52`).join('')}`,
      6,
    ),
  )
  // Dune and grass.
  const dune = crest(
    [
      [360, 1010],
      [520, 900],
      [700, 830],
      [960, 790],
      [1240, 770],
      [1540, 790],
    ],
    10,
    6,
  )
  s.put(
    night ? { sea: 0.9, deep: 0.7 } : { sun: 0.7, red: 0.42, sea: 0.3 },
    fill(below(dune, 1010)),
  )
  for (let i = 0; i < 5; i += 1)
    s.over(
      night ? { lamp: 0.24 } : { sun: 0.9 },
      fill(
        poly([
          [680 + i * 144, 806],
          [784 + i * 144, 800],
          [790 + i * 150, 880],
          [640 + i * 150, 890],
        ]),
      ),
    )
  const random = randomOf(8)
  const grass = Array.from({ length: 150 }, () => {
    const x = 380 + random() * 1160
    const y = 900 + random() * 130 - (x - 380) * 0.05
    const h = 60 + random() * 110
    const l = (random() - 0.3) * h * 0.9
    return `M${x - 5} ${y}Q${x} ${y - h * 0.6} ${x + l} ${y - h}Q${x + 9} ${y - h * 0.5} ${x + 6} ${y}Z`
  })
  s.put(night ? { sea: 1, deep: 1 } : { deep: 0.9, sun: 0.8 }, fill(grass.join('')))
  // The path to the sand.
  s.put(
    night ? { sea: 0.5, deep: 0.2 } : { sun: 0.36, red: 0.16 },
    fill('M420 1010C520 930 600 900 660 850L720 842C660 920 620 960 600 1010Z'),
  )
  return s
}

/** The yard behind the harbour: fish on a line, jars, a cat that looks up. */
export function yard(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : DAY, 97)
  const W = s.width
  s.over(
    night
      ? { sea: 1, deep: { from: 1, to: 0.5, top: 0, bottom: 500 } }
      : { sea: { from: 0.5, to: 0.06, top: 0, bottom: 420 } },
    frame(s),
  )
  if (night) {
    s.over({ lamp: 0.9 }, stars(W, 330, { seed: 5, count: 60 }))
    s.put({ lamp: 1 }, fill(circle(1240, 130, 58)))
  }
  // Masts beyond the wall.
  for (const [x, h] of [
    [250, 250],
    [420, 330],
    [560, 210],
    [1010, 290],
    [1160, 220],
  ] as const)
    s.put(
      { deep: 1 },
      line(
        `M${x} 470L${x} ${470 - h}M${x} ${480 - h}L${x + 80} 460M${x} ${480 - h}L${x - 80} 460`,
        5,
      ),
    )
  for (const [x, y] of [
    [420, 150],
    [1010, 190],
  ] as const)
    s.put({ red: 1 }, fill(`M${x} ${y}L${x + 66} ${y + 18}L${x} ${y + 38}Z`))
  // The wall of stones with a moon gate.
  s.put(
    night ? { sea: 0.85, deep: 0.45 } : { sun: 0.3, sea: 0.26, red: 0.1 },
    fill(rect(-5, 400, W + 10, 420)),
  )
  const random = randomOf(3)
  const stones: string[] = []
  for (let r = 0; r < 7; r += 1)
    for (let x = -40 - random() * 60; x < W;) {
      const w = 70 + random() * 90
      stones.push(
        `M${x + 7} ${408 + r * 60}q${w / 2} ${-6 + random() * 12} ${w - 12} 0q8 26 0 48q${-w / 2} ${-6 + random() * 12} ${12 - w} 0q-8 -22 0 -48Z`,
      )
      x += w
    }
  s.put(
    night ? { sea: 0.7, deep: 0.3 } : { sun: 0.16, sea: 0.1 },
    fill(stones.filter((_, i) => i % 3 !== 0).join('')),
  )
  s.put(
    night ? { sea: 0.9, deep: 0.5 } : { red: 0.3, sun: 0.4, sea: 0.2 },
    fill(stones.filter((_, i) => i % 3 === 0).join('')),
  )
  s.put(
    night ? { deep: 1, sea: 1 } : { deep: 1, sea: 0.8 },
    fill(
      'M-20 380L1520 380L1520 420L-20 420Z' +
        Array.from({ length: 33 }, (_, i) => circle(10 + i * 48, 418, 19)).join(''),
    ),
  )
  const gate = circle(760, 640, 190)
  s.put(night ? { sea: 1, deep: 0.5 } : { sea: 0.4 }, fill(gate))
  s.put(night ? { sea: 1, deep: 0.8 } : { sea: 1 }, within(gate, fill(rect(500, 640, 520, 200))))
  s.put(
    night ? { sea: 0.6 } : { sea: 0.35 },
    within(
      gate,
      ripples({ from: 640, to: 800, left: 540, right: 980 }, { seed: 3, density: 0.6, size: 0.7 }),
    ),
  )
  s.put(
    night ? { sea: 1, deep: 0.9 } : { sea: 0.6, red: 0.2 },
    within(
      gate,
      fill(
        below(
          crest(
            [
              [560, 640],
              [680, 590],
              [820, 560],
              [980, 640],
            ],
            5,
            3,
          ),
          644,
        ),
      ),
    ),
  )
  putBoat(s, [770, 690], 190, { hull: 'red', night, seed: 4 })
  s.put(night ? { deep: 1, sea: 0.7 } : { deep: 0.9, sea: 0.9 }, line(gate, 22))
  // The ground.
  s.put(
    night ? { sea: 0.9, deep: 0.7 } : { red: 0.42, sun: 0.5, sea: 0.12 },
    fill(rect(-5, 812, W + 10, 200)),
  )
  s.over(
    night ? { deep: 0.8 } : { red: 0.6, deep: 0.2 },
    line(
      'M-20 860L1520 860M-20 930L1520 930M120 812L60 1000M380 812L350 1000M660 812L650 1000M930 812L950 1000M1200 812L1250 1000M1430 812L1510 1000',
      4,
    ),
  )
  // Fish on the line.
  s.put({ deep: 1, red: 0.6 }, line('M60 -20L60 860M1450 -20L1450 860', 20))
  s.put({ deep: 1 }, line('M60 180Q760 300 1450 170', 5))
  for (let i = 0; i < 12; i += 1) {
    const x = 160 + i * 108
    const t = (x - 60) / 1390
    const y = 180 + Math.sin(t * Math.PI) * 57 - t * 4
    const k = 0.8 + random() * 0.35
    const f = { x, y, scale: k, turn: (random() - 0.5) * 10 }
    s.put(
      night
        ? { sea: 0.35, deep: 0.1 }
        : i % 3 === 1
          ? { red: 0.85, sun: 0.5 }
          : { sea: 0.62, deep: 0.16 },
      moved(
        fill(
          'M0 0C-16 6 -34 40 -36 80C-36 120 -20 160 -8 180L-30 226L0 214L30 226L8 180C20 160 36 120 36 80C34 40 16 6 0 0Z',
        ),
        f,
      ),
    )
    s.over({ deep: 0.6 }, moved(fill('M0 20C20 20 36 50 36 80C36 120 20 160 8 180L0 180Z'), f))
    s.put({ deep: 1 }, moved(fill(circle(-12, 34, 5)), f))
  }
  // Jars, nets on the wall, the cat.
  const jar = (x: number, y: number, k: number, mix: Parameters<Sheet['put']>[0]) => {
    const p = { x, y, scale: k }
    s.put(mix, moved(fill('M-60 0C-110 -60 -100 -150 -50 -180L50 -180C100 -150 110 -60 60 0Z'), p))
    s.over(
      { deep: 0.6 },
      moved(fill('M10 -180L50 -180C100 -150 110 -60 60 0L10 0C50 -60 50 -130 10 -180Z'), p),
    )
    s.put({ deep: 1, red: 0.4 }, moved(fill(ellipse(0, -182, 62, 17)), p))
  }
  jar(210, 880, 1.15, night ? { red: 0.7, deep: 0.5 } : { red: 0.9, sun: 0.3, deep: 0.2 })
  jar(360, 910, 0.85, night ? { sea: 0.6, deep: 0.4 } : { sea: 1, sun: 0.3 })
  const c = { x: 1130, y: 930, scale: 1.5 }
  s.put(
    { deep: 1, red: 0.35 },
    moved(
      fill(
        'M-50 0C-60 -50 -40 -90 -10 -110C-24 -130 -26 -150 -22 -166L-40 -196L-12 -180C-4 -184 8 -184 14 -180L34 -200L30 -164C34 -144 26 -128 14 -116C40 -90 56 -40 50 0Z',
      ),
      c,
    ),
    moved(line('M44 -10C90 -10 100 -50 84 -76', 13), c),
  )
  s.put({ sun: 1 }, moved(fill(circle(-10, -158, 5) + circle(14, -160, 5)), c))
  s.over({ deep: 0.5 }, moved(fill(ellipse(10, 2, 90, 10)), c))
  return s
}

/** A room by the sea: the bed's end, a wide window, curtains that the wind lifts. */
export function seaRoom(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : NOON, 101)
  const W = s.width
  s.over(night ? { sea: 0.9, deep: 0.45 } : { sun: 0.3, red: 0.16 }, frame(s))
  const view = rect(230, 90, 1040, 560)
  s.put(
    night
      ? { sea: 1, deep: { from: 1, to: 0.4, top: 90, bottom: 420 } }
      : { sea: { from: 0.75, to: 0.1, top: 90, bottom: 420 } },
    fill(view),
  )
  if (night) {
    s.over({ lamp: 0.9 }, within(view, stars(1270, 400, { seed: 4, count: 90 })))
    s.put({ lamp: 1 }, fill(circle(960, 200, 52)))
  } else s.put({}, within(view, cloud(520, 340, 380, 3)), within(view, cloud(1030, 290, 300, 8)))
  s.put(night ? { sea: 1, deep: 0.6 } : { sea: 1, deep: 0.1 }, fill(rect(230, 410, 1040, 240)))
  s.put(
    night ? { lamp: 0.8 } : { sea: 0.35 },
    within(
      view,
      ripples(
        { from: 410, to: 640, left: night ? 900 : 230, right: night ? 1000 : 1270 },
        { seed: 4, density: 0.6, size: 0.7 },
      ),
    ),
  )
  s.put(
    night ? { sea: 0.7, deep: 0.3 } : { sun: 0.5, red: 0.1 },
    within(
      view,
      fill(edge([230, 610], [1270, 560], { amp: 8, waves: 4, seed: 3, foot: 660 }).outline),
    ),
  )
  s.put(night ? { sea: 0.3 } : {}, within(view, line('M230 604C500 596 900 560 1270 556', 10)))
  putFerry(s, [480, 470], 150, { night })
  s.put(
    night ? { deep: 1, sea: 0.8 } : { sea: 1, deep: 0.5 },
    line(view, 22),
    line('M576 90L576 650M924 90L924 650', 13),
    fill(rect(180, 650, 1140, 34)),
  )
  // Curtains.
  const curtain = (d: string, folds: string) => {
    s.put(night ? { sea: 0.45 } : {}, fill(d))
    s.over(night ? { sea: 0.9 } : { sea: 0.4 }, line(folds, 9))
  }
  curtain(
    'M120 50L330 50C340 250 320 420 400 600C440 700 380 760 300 740C220 760 150 750 130 740C110 500 130 260 120 50Z',
    'M180 60C190 300 160 560 190 740M250 60C256 300 250 520 300 730M300 60C310 280 300 460 370 660',
  )
  curtain(
    'M1190 50L1390 50C1380 260 1400 500 1380 740C1330 760 1260 750 1220 740C1190 700 1200 560 1190 420C1180 280 1200 180 1190 50Z',
    'M1250 60C1240 300 1260 560 1240 740M1320 60C1330 300 1310 560 1330 740',
  )
  s.put({ deep: 1, red: 0.4 }, line('M80 46L1430 46', 15))
  // Floor, bed, chair.
  s.put(night ? { sea: 0.8, deep: 0.75 } : { red: 0.5, sun: 0.6 }, fill(rect(-5, 800, W + 10, 210)))
  s.over({ deep: 0.4 }, line('M-20 850L1520 850M-20 910L1520 910M-20 970L1520 970', 4))
  s.put(night ? { sea: 0.3 } : {}, fill('M380 1010L420 760C440 724 1040 724 1060 760L1110 1010Z'))
  const spread = 'M372 1010L404 830C500 800 980 800 1080 830L1120 1010Z'
  s.put(night ? { red: 0.7, deep: 0.3 } : { red: 1 }, fill(spread))
  s.put(
    night ? { sea: 0.3 } : {},
    within(spread, line('M390 880C560 850 920 850 1100 880M384 950C560 916 920 916 1110 950', 20)),
  )
  for (const x of [520, 800]) {
    s.put(
      night ? { sea: 0.2 } : {},
      fill(
        `M${x - 90} 780C${x - 96} 720 ${x + 166} 720 ${x + 160} 780C${x + 166} 830 ${x - 96} 830 ${x - 90} 780Z`,
      ),
    )
    s.over(
      { sea: 0.5 },
      fill(
        `M${x + 40} 736C${x + 130} 730 ${x + 166} 750 ${x + 160} 780C${x + 160} 812 ${x + 90} 820 ${x + 30} 818C${x + 90} 800 ${x + 90} 760 ${x + 40} 736Z`,
      ),
    )
  }
  s.put({ sun: 1, red: 0.36 }, fill('M1230 700h130v120h-130Z'))
  s.put(
    { deep: 0.9, red: 0.6 },
    line('M1220 640L1220 980M1376 640L1376 980M1220 830L1376 830M1220 690L1376 690', 15),
  )
  s.put(night ? { lamp: 1 } : { sun: 0.9 }, fill('M90 690L130 590L200 590L240 690Z'))
  if (night) s.over({ lamp: 0.24 }, fill(circle(165, 680, 190)))
  s.put({ deep: 1 }, line('M165 690L165 800M120 804L210 804', 11))
  return s
}

/** The family's room: bunks with a porthole each, a ladder, a child with a paper boat. */
export function bunks(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : DAY, 103)
  const W = s.width
  s.over(night ? { sea: 1, deep: 0.55 } : { sea: 0.5, sun: 0.1 }, frame(s))
  s.over(
    { deep: night ? 0.8 : 0.24 },
    line(
      Array.from({ length: 16 }, (_, i) => `M${i * 100 + 40} -10L${i * 100 + 40} 900`).join(''),
      4,
    ),
  )
  const port = (x: number, y: number, q: number) => {
    const hole = circle(x, y, q)
    s.put(night ? { sea: 1, deep: 0.9 } : { sea: 0.16, sun: 0.3 }, fill(hole))
    s.put(
      night ? { sea: 1, deep: 0.6 } : { sea: 1 },
      within(hole, fill(rect(x - q, y + q * 0.1, q * 2, q))),
    )
    s.put(
      night ? { lamp: 1 } : { red: 0.9, sun: 0.3 },
      within(hole, fill(circle(x + q * 0.3, y - q * 0.3, q * 0.2))),
    )
    s.put(
      night ? { sea: 0.6 } : { sea: 0.4 },
      within(
        hole,
        ripples(
          { from: y + q * 0.1, to: y + q, left: x - q, right: x + q },
          { seed: 3, density: 0.6, size: 0.5 },
        ),
      ),
    )
    s.put({ sun: 0.9, red: 0.3 }, line(hole, q * 0.2))
    s.put(
      { deep: 1 },
      fill(
        Array.from({ length: 8 }, (_, i) =>
          circle(x + Math.cos(i * 0.785) * q, y + Math.sin(i * 0.785) * q, q * 0.045),
        ).join(''),
      ),
    )
  }
  port(430, 220, 112)
  port(430, 600, 112)
  // Bunks.
  for (const [y, cover] of [
    [370, { red: 1 }],
    [760, { sun: 1, red: 0.12 }],
  ] as const) {
    s.put(
      night ? { sea: 0.25 } : {},
      fill(`M110 ${y}L110 ${y - 44}Q116 ${y - 66} 150 ${y - 66}L900 ${y - 66}L900 ${y}Z`),
    )
    s.put(
      night ? { ...cover, deep: 0.4 } : cover,
      fill(`M330 ${y}L330 ${y - 66}C500 ${y - 90} 760 ${y - 80} 900 ${y - 70}L900 ${y}Z`),
    )
    s.put(night ? { sea: 0.4 } : {}, line(`M400 ${y - 72}L400 ${y}M470 ${y - 76}L470 ${y}`, 10))
    s.put(
      night ? { sea: 0.2 } : {},
      fill(
        `M124 ${y - 60}C120 ${y - 116} 300 ${y - 116} 304 ${y - 66}C300 ${y - 40} 130 ${y - 40} 124 ${y - 60}Z`,
      ),
    )
    s.put({ red: 0.55, sun: 0.6, deep: night ? 0.6 : 0.3 }, fill(rect(80, y, 860, 54)))
  }
  s.put(
    { red: 0.55, sun: 0.6, deep: night ? 0.8 : 0.5 },
    fill(rect(72, 60, 44, 900) + rect(900, 60, 44, 900)),
  )
  s.put(
    { sun: 0.7, red: 0.3, deep: night ? 0.4 : 0 },
    line(
      'M810 960L860 210M920 960L950 210M818 860L924 860M828 740L930 740M836 620L936 620M844 500L940 500M852 380L946 380',
      17,
    ),
  )
  // The floor and a rug; a big bed's corner.
  s.put(night ? { sea: 0.9, deep: 0.8 } : { red: 0.46, sun: 0.6 }, fill(rect(-5, 890, W + 10, 130)))
  s.put(
    { red: 0.55, sun: 0.6, deep: night ? 0.8 : 0.5 },
    fill(rect(72, 800, 44, 170) + rect(900, 800, 44, 170)),
  )
  // A chart of the bay and a lamp.
  s.put(night ? { sea: 0.4 } : { sun: 0.2 }, fill(rect(1030, 150, 330, 240)))
  s.put({ sea: 0.7 }, fill(rect(1050, 170, 290, 200)))
  s.put(
    { sun: 0.8, sea: 0.6 },
    fill(
      'M1050 170L1130 170C1110 240 1150 300 1110 370L1050 370ZM1220 250C1250 220 1310 240 1310 280C1300 320 1230 320 1220 250Z',
    ),
  )
  s.put({ red: 1 }, line('M1140 290C1170 300 1190 290 1220 280', 5))
  s.put({ deep: 1 }, line(rect(1030, 150, 330, 240), 11))
  // The child and the boat of paper.
  putPerson(s, [1230, 980], 470, 'child', {
    top: night ? { red: 0.9 } : { red: 1 },
    hat: 'hair',
    flip: true,
    legs: { deep: 1 },
  })
  s.put(
    night ? { lamp: 0.9 } : {},
    moved(fill('M-70 -10L-20 -10L0 -60L20 -10L70 -10L44 40L-44 40Z'), {
      x: 1080,
      y: 690,
      scale: 1,
      turn: -12,
    }),
  )
  s.over(
    { sea: 0.5 },
    moved(fill('M0 -60L20 -10L70 -10L44 40L0 40Z'), { x: 1080, y: 690, turn: -12 }),
  )
  return s
}

/** A room on the yard: two beds, a lattice, the shadow of a net on the wall. */
export function yardRoom(night: boolean): Sheet {
  const s = new Sheet(A, night ? NIGHT : DUSK, 107)
  const W = s.width
  s.over(night ? { sea: 0.85, deep: 0.5 } : { sun: 0.36, red: 0.1 }, frame(s))
  // A net hangs on the wall, with its floats.
  const hung =
    'M800 130C960 240 1180 240 1380 120C1400 300 1420 420 1390 560C1260 640 1180 500 1090 600C1000 680 880 640 820 540C830 400 820 260 800 130Z'
  s.over(night ? { deep: 0.3 } : { sea: 0.3 }, fill(hung))
  s.over(
    night ? { deep: 0.9 } : { sea: 1, deep: 0.4 },
    mesh(hung, { x: 760, y: 100, w: 680, h: 560 }, 40, 4, 24),
  )
  s.put(
    { red: 1 },
    fill(
      [
        [800, 134],
        [890, 182],
        [990, 208],
        [1090, 216],
        [1190, 206],
        [1290, 172],
        [1380, 124],
      ]
        .map(([x, y]) => ellipse(x as number, y as number, 22, 16))
        .join(''),
    ),
  )
  const view = rect(140, 130, 470, 470)
  s.put(night ? { sea: 1, deep: 0.7 } : { sea: 0.36 }, fill(view))
  s.put(
    { sea: 1, sun: 0.9, deep: night ? 0.7 : 0.1 },
    within(
      view,
      fill(
        Array.from({ length: 26 }, (_, i) =>
          ellipse(180 + ((i * 83) % 400), 160 + ((i * 47) % 250), 42, 24),
        ).join(''),
      ),
    ),
  )
  s.put(
    { red: 1 },
    within(
      view,
      fill(
        [
          [250, 280],
          [380, 230],
          [500, 330],
          [330, 380],
        ]
          .map(([x, y]) => circle(x as number, y as number, 25))
          .join(''),
      ),
    ),
  )
  s.put(
    night ? { sea: 0.8, deep: 0.3 } : { sun: 0.3, sea: 0.2 },
    within(view, fill(rect(140, 470, 470, 140))),
  )
  s.put(
    { deep: 0.9, red: 0.7 },
    line(view, 28),
    line(
      'M296 130v470M454 130v470M140 286h470M140 444h470M218 130v156M532 444v156M140 208h156M454 522h156',
      13,
    ),
  )
  // Two beds with blue cloth.
  s.put(
    night ? { sea: 0.9, deep: 0.8 } : { red: 0.55, sun: 0.6, deep: 0.2 },
    fill(rect(-5, 820, W + 10, 200)),
  )
  s.over({ deep: 0.4 }, line('M-20 880L1520 880M-20 950L1520 950', 4))
  for (const [x, mix] of [
    [120, { sea: 1, deep: 0.5 }],
    [840, { sea: 1, deep: 0.5 }],
  ] as const) {
    s.put(
      { red: 0.7, sun: 0.4, deep: 0.6 },
      fill(rect(x - 24, 600, 40, 360) + rect(x + 520, 690, 40, 270) + rect(x - 10, 800, 560, 60)),
    )
    s.put(
      night ? { sea: 0.25 } : {},
      fill(`M${x} 800L${x} 726C${x + 20} 700 ${x + 480} 700 ${x + 530} 726L${x + 530} 800Z`),
    )
    const cloth = `M${x + 180} 850L${x + 180} 716C${x + 300} 694 ${x + 480} 698 ${x + 540} 724L${x + 540} 850Z`
    s.put(mix, fill(cloth))
    s.put(
      night ? { sea: 0.4 } : {},
      within(
        cloth,
        fill(
          Array.from({ length: 24 }, (_, i) => {
            const [px, py] = [
              x + 210 + (i % 6) * 60 + (Math.floor(i / 6) % 2) * 30,
              730 + Math.floor(i / 6) * 34,
            ]
            return `M${px} ${py}q10 -14 22 0q-12 14 -22 0Z`
          }).join(''),
        ),
      ),
    )
    s.put(
      night ? { sea: 0.2 } : {},
      fill(
        `M${x + 16} 730C${x + 10} 670 ${x + 160} 670 ${x + 166} 726C${x + 160} 756 ${x + 30} 756 ${x + 16} 730Z`,
      ),
    )
    s.over(
      { sea: 0.5 },
      fill(
        `M${x + 90} 684C${x + 150} 684 ${x + 166} 700 ${x + 166} 726C${x + 160} 750 ${x + 120} 752 ${x + 90} 750C${x + 130} 736 ${x + 130} 700 ${x + 90} 684Z`,
      ),
    )
  }
  // Between them a stool with a thermos and a lamp.
  s.put(
    { red: 0.7, sun: 0.5, deep: 0.4 },
    fill('M716 800h100v22h-100ZM726 822h16l-10 130h-16ZM790 822h16l10 130h-16Z'),
  )
  s.put({ red: 1 }, fill('M726 800L726 690Q740 668 754 690L754 800Z'))
  s.put({}, fill('M729 684Q740 666 751 684L748 664L732 664Z'))
  s.put(
    night ? { lamp: 1 } : { sun: 0.8 },
    fill('M770 760C770 730 810 730 810 760L804 800L776 800Z'),
  )
  if (night) s.over({ lamp: 0.22 }, fill(circle(790, 760, 150)))
  return s
}

/** The road along the coast with its bus; the railway on its bridge behind. */
export function road(night: boolean): Sheet {
  const s = new Sheet(16 / 9, night ? NIGHT : DAY, 111)
  const m = mixes(night)
  const W = s.width
  s.over(
    night
      ? { sea: 1, deep: { from: 1, to: 0.4, top: 0, bottom: 520 } }
      : {
          sea: { from: 0.5, to: 0, top: 0, bottom: 420 },
          sun: { from: 0, to: 0.4, top: 200, bottom: 520 },
        },
    frame(s),
  )
  if (night) s.over({ lamp: 0.9 }, stars(W, 400, { seed: 3, count: 100 }))
  else s.put({}, cloud(420, 260, 480, 4), cloud(1130, 180, 320, 8))
  s.put(
    night ? { sea: 1, deep: 0.6 } : { sea: { from: 0.6, to: 1, top: 480, bottom: 900 } },
    fill(rect(-5, 480, W + 10, 540)),
  )
  s.put(m.foam, ripples({ from: 480, to: 820, right: 1100 }, { seed: 4, density: 0.36, size: 0.7 }))
  s.put(
    m.far,
    fill(
      below(
        crest(
          [
            [-20, 480],
            [160, 410],
            [320, 440],
            [520, 480],
          ],
          6,
          4,
        ),
        484,
      ),
    ),
  )
  putFerry(s, [330, 560], 170, { night })
  const hill = crest(
    [
      [500, 790],
      [570, 660],
      [660, 560],
      [740, 470],
      [820, 420],
      [1000, 330],
      [1180, 260],
      [1360, 230],
      [1560, 150],
      [W + 20, 120],
    ],
    10,
    6,
  )
  s.put(m.land, fill(below(hill, 900)))
  s.over({ deep: night ? 0.95 : 0.6 }, facets(hill, 760, { every: 3, seed: 5, lean: -0.4 }))
  s.put(m.landDark, grove(hill, { size: 30, seed: 4, density: 0.5 }))
  const near = crest(
    [
      [420, 1010],
      [560, 900],
      [700, 820],
      [900, 720],
      [1100, 640],
      [1320, 560],
      [1560, 520],
      [W + 20, 480],
    ],
    12,
    9,
  )
  s.put(m.rock, fill(below(near, 1010)))
  s.over(
    night ? { deep: 0.95 } : { deep: 0.8, red: 0.8 },
    facets(near, 1010, { every: 3, seed: 7, lean: -0.4, depth: 0.9 }),
  )
  s.put(m.foam, fill('M400 1010C440 960 520 900 600 876C560 920 540 960 540 1010Z'))
  // The road, a bright band in two bends.
  s.put(
    night ? { sea: 0.6, deep: 0.2 } : { sun: 0.12 },
    fill(
      'M620 640C820 560 1000 520 1180 540C1420 566 1560 640 1420 740C1260 840 1180 880 1240 1010L1620 1010C1560 900 1700 820 1780 760L1798 560C1640 470 1380 430 1160 450C960 470 780 540 600 620Z',
    ),
  )
  s.put(
    night ? { lamp: 0.8 } : { red: 1 },
    line(
      'M700 600L760 576M830 552L900 530M980 512L1060 498M1150 494L1240 500M1330 520L1410 552',
      7,
    ),
  )
  s.put(
    {},
    line('M604 622C790 542 970 474 1160 454C1380 436 1640 476 1790 566', 7),
    line(
      Array.from({ length: 22 }, (_, i) => {
        const t = i / 21
        const x = 620 + t * 1150
        const y = 612 - Math.sin(t * 2.6) * 150 - t * 30
        return `M${x} ${y}v22`
      }).join(''),
      6,
    ),
  )
  // The bus.
  const p = { x: 1270, y: 548, turn: 6, scale: 1.5 }
  const b = (d: string) => moved(fill(d), p)
  s.over({ deep: 0.7 }, b('M-120 2L112 2L104 14L-126 14Z'))
  s.put(
    night ? { sea: 0.3 } : {},
    b('M-112 0L-116 -78C-116 -90 -108 -96 -98 -96L90 -96C104 -96 112 -88 112 -74L114 0Z'),
  )
  s.put(night ? { red: 0.9, deep: 0.2 } : { red: 1 }, b('M-113 0L-115 -34L114 -34L114 0Z'))
  s.put(
    night ? { lamp: 1 } : { sea: 1, deep: 0.5 },
    b(Array.from({ length: 5 }, (_, i) => rect(-104 + i * 39, -84, 33, 40)).join('')),
    b('M94 -84h14q4 20 4 40h-18Z'),
  )
  s.put({ deep: 1 }, b(circle(-70, 0, 18) + circle(70, 0, 18)))
  s.put({}, b(circle(-70, 0, 7) + circle(70, 0, 7)))
  putPine(s, [1716, 930], 470, { lean: -0.12, seed: 7, pads: 8 })
  if (!night)
    s.put({}, gull(560, 400, 110, { pose: 0, turn: -10 }), gull(700, 320, 74, { pose: 1 }))
  return s
}

/** Gulls on posts that look all over the place: for questions. */
export function posts(night: boolean): Sheet {
  const s = new Sheet(16 / 9, night ? NIGHT : NOON, 113)
  const m = mixes(night)
  const W = s.width
  s.over(
    night
      ? { sea: 1, deep: { from: 1, to: 0.4, top: 0, bottom: 620 } }
      : { sea: { from: 0.5, to: 0.08, top: 0, bottom: 620 } },
    frame(s),
  )
  if (night) s.over({ lamp: 0.9 }, stars(W, 500, { seed: 3, count: 90 }))
  else s.put({ sun: 1, red: 0.2 }, fill(circle(W * 0.72, 330, 120)))
  s.put(
    night
      ? { sea: 1, deep: { from: 0.5, to: 0.9, top: 620, bottom: 1000 } }
      : { sea: { from: 0.65, to: 1, top: 620, bottom: 1000 } },
    fill(rect(-5, 620, W + 10, 400)),
  )
  s.put(m.foam, ripples({ from: 620, to: 960, right: W }, { seed: 4, density: 0.4 }))
  for (const [i, [x, top, w, flip]] of (
    [
      [820, 560, 54, false],
      [1000, 480, 62, true],
      [1190, 590, 70, false],
      [1400, 440, 80, true],
      [1620, 530, 90, false],
    ] as const
  ).entries()) {
    s.put(
      { red: 0.6, sun: 0.4, deep: night ? 0.8 : 0.4 },
      fill(`M${x - w / 2} 1010L${x - w / 2 + 4} ${top}L${x + w / 2 - 4} ${top}L${x + w / 2} 1010Z`),
    )
    s.over(
      { deep: 0.7 },
      fill(
        `M${x + w * 0.08} 1010L${x + w * 0.1} ${top}L${x + w / 2 - 4} ${top}L${x + w / 2} 1010Z`,
      ),
    )
    s.put(m.white, fill(ellipse(x, top, w / 2 - 2, w * 0.14)))
    s.put(m.foam, wake(x, 906 + i * 14, w * 2.2, i + 2))
    const p = { x, y: top - w * 0.1, scale: w / 62, flip }
    s.put({ red: 1, sun: 0.4 }, moved(line('M-8 0L-8 -26M12 0L12 -26', 5), p))
    s.put(
      m.white,
      moved(
        fill(
          'M-86 -30C-50 -70 -10 -92 30 -86C34 -120 50 -140 76 -138C98 -134 104 -114 98 -98C84 -60 60 -24 20 -20C-10 -16 -40 -20 -96 -22Z',
        ),
        p,
      ),
    )
    s.over(
      { sea: 0.7, deep: 0.3 },
      moved(fill('M-104 -24C-60 -66 -20 -82 24 -70C10 -40 -30 -30 -104 -24Z'), p),
    )
    s.put({ deep: 1 }, moved(fill('M-110 -20L-60 -38L-70 -24Z' + circle(78, -120, 4.5)), p))
    s.put({ sun: 1, red: 0.5 }, moved(fill('M98 -120L132 -108L98 -104Z'), p))
  }
  return s
}

/** A keeper with a telephone in the lamp room: for contact. */
export function keeper(night: boolean): Sheet {
  const s = new Sheet(16 / 9, night ? NIGHT : DUSK, 117)
  const W = s.width
  s.over(
    night
      ? { sea: 1, deep: { from: 1, to: 0.3, top: 0, bottom: 700 } }
      : {
          sea: { from: 0.7, to: 0.05, top: 0, bottom: 560 },
          red: { from: 0, to: 0.36, top: 260, bottom: 640 },
        },
    frame(s),
  )
  if (night) s.over({ lamp: 0.9 }, stars(W, 520, { seed: 7, count: 120 }))
  s.put(night ? { sea: 1, deep: 0.7 } : { sea: 0.95, deep: 0.1 }, fill(rect(-5, 640, W + 10, 400)))
  s.put(
    night ? { sea: 0.7 } : { sun: 0.7, red: 0.3 },
    ripples({ from: 640, to: 900, right: W }, { seed: 5, density: 0.4 }),
  )
  s.put(
    night ? { sea: 1, deep: 0.9 } : { sea: 0.6, red: 0.4 },
    fill(
      below(
        crest(
          [
            [200, 640],
            [420, 560],
            [640, 590],
            [820, 540],
            [1000, 640],
          ],
          7,
          4,
        ),
        646,
      ),
    ),
  )
  for (const [x, y, l] of [
    [520, 720, 130],
    [860, 690, 90],
  ] as const)
    putBoat(s, [x, y], l, { hull: 'red', night, seed: x })
  // The gallery and the lens.
  s.put(
    night ? { lamp: 0.9 } : { sun: 0.9 },
    fill('M1290 260C1290 160 1490 160 1490 260L1510 560L1270 560Z'),
  )
  s.put(
    { red: 0.8, sun: 0.8 },
    line(
      'M1280 320C1340 350 1440 350 1500 320M1276 400C1340 440 1440 440 1504 400M1272 480C1340 520 1440 520 1508 480M1330 190L1320 556M1390 176L1390 560M1450 190L1460 556',
      8,
    ),
  )
  s.over(
    { lamp: night ? 0.28 : 0.4 },
    fill(
      poly([
        [1390, 340],
        [-100, 120],
        [-100, 420],
      ]),
    ),
  )
  s.put({ deep: 1, red: 0.4 }, fill('M1240 560h300l30 60h-360Z'))
  s.put({ red: 1, deep: 0.2 }, fill('M1130 90C1180 20 1300 -20 1390 -40C1480 -20 1640 20 1690 90Z'))
  s.put(
    { deep: 1, sea: 0.7 },
    line('M1150 90L1150 800M1660 90L1660 800M1400 90L1400 160M1100 96L1720 96', 20),
    fill(rect(1040, 800, 760, 220)),
  )
  putPerson(s, [1250, 870], 560, 'stand', {
    top: { deep: 1, sea: 0.9 },
    hat: 'cap',
    flip: true,
    legs: { deep: 1, red: 0.4 },
  })
  // The arm with the receiver.
  s.put({ deep: 1, sea: 0.9 }, line('M1205 470C1130 520 1130 560 1180 430', 44))
  s.put({ red: 1 }, line('M1182 340C1160 370 1160 410 1186 440', 22))
  s.put({}, line('M1040 806L1800 806', 15), line('M1040 880L1800 880', 9))
  if (!night)
    s.put({}, gull(420, 260, 130, { pose: 0, turn: -12 }), gull(640, 360, 80, { pose: 1 }))
  return s
}

/** A wheelchair on the boardwalk, two who go side by side towards the sea: for step-free ways. */
export function stepFree(night: boolean): Sheet {
  const s = new Sheet(16 / 9, night ? NIGHT : DAY, 119)
  const m = mixes(night)
  const W = s.width
  s.over(
    night
      ? { sea: 1, deep: { from: 1, to: 0.4, top: 0, bottom: 480 } }
      : {
          sea: { from: 0.36, to: 0, top: 0, bottom: 400 },
          sun: { from: 0.1, to: 0.5, top: 150, bottom: 480 },
        },
    frame(s),
  )
  if (night) s.over({ lamp: 0.9 }, stars(W, 400, { seed: 3, count: 100 }))
  s.put(
    night ? { sea: 1, deep: 0.6 } : { sea: { from: 0.65, to: 1, top: 470, bottom: 760 } },
    fill(rect(-5, 470, W + 10, 540)),
  )
  s.put(m.foam, ripples({ from: 470, to: 660, right: W }, { seed: 4, density: 0.5, size: 0.8 }))
  putIsland(s, { x: 120, foot: 476, w: 520, h: 150, night, seed: 71 })
  s.put(
    night ? { sea: 0.85, deep: 0.5 } : { sun: 0.6, red: 0.2 },
    fill(edge([-20, 700], [W + 20, 620], { amp: 12, waves: 4, seed: 5 }).outline),
  )
  s.put(
    night ? { sea: 0.95, deep: 0.7 } : { sea: 0.6, sun: 0.9 },
    fill(edge([-20, 860], [W + 20, 730], { amp: 18, waves: 4, seed: 9 }).outline),
  )
  const deck = poly([
    [1790, 900],
    [1790, 1010],
    [700, 1010],
    [980, 860],
    [1060, 700],
    [1130, 610],
    [1190, 610],
    [1260, 720],
    [1420, 830],
  ])
  s.over({ deep: 0.7 }, moved(fill(deck), { x: -16, y: 20 }))
  s.put(night ? { sea: 0.5 } : { sun: 0.2, red: 0.1 }, fill(deck))
  s.over(
    night ? { deep: 0.6 } : { red: 0.6 },
    within(
      deck,
      line(
        Array.from(
          { length: 17 },
          (_, i) => `M600 ${616 + i * i * 1.6}L1800 ${610 + i * i * 1.6}`,
        ).join(''),
        5,
      ),
    ),
  )
  // The chair with its traveller, from behind, and a friend.
  const c = { x: 1130, y: 900, scale: 1.15 }
  s.put({ deep: 1 }, moved(line(circle(-88, -70, 78) + circle(88, -70, 78), 13), c))
  s.put(
    night ? { red: 0.8, deep: 0.3 } : { red: 1 },
    moved(fill('M-66 -60L-70 -220C-60 -250 60 -250 70 -220L66 -60Z'), c),
  )
  s.put(
    { deep: 1, sea: 0.6 },
    moved(fill('M-76 -150h152v96h-152Z'), c),
    moved(line('M-76 -190L-76 -40M76 -190L76 -40M-76 -190L-104 -204M76 -190L104 -204', 13), c),
  )
  s.put({ sun: 0.5, red: 0.36 }, moved(fill(circle(0, -290, 42)), c))
  s.put(
    { sun: 0.85, red: 0.12 },
    moved(fill('M-92 -292L0 -368L92 -292C50 -276 -50 -276 -92 -292Z'), c),
  )
  putPerson(s, [1380, 960], 470, 'walk', {
    top: night ? { sea: 0.4 } : { sea: 1, deep: 0.4 },
    hat: 'bun',
    flip: true,
  })
  if (!night)
    s.put(
      {},
      gull(860, 250, 130, { pose: 0, turn: -10 }),
      gull(1010, 330, 84, { pose: 2, flip: true }),
    )
  return s
}

/** The guide's map: its edges are the guide's bounds, 1332 by 1000 units. */
export function map(night: boolean): Sheet {
  const s = new Sheet(1.332, night ? NIGHT : { ...DAY, sea: '#4fa7ad' }, 121)
  const m = mixes(night)
  const W = s.width
  s.over(night ? { sea: 1, deep: 0.62 } : { sea: 0.82 }, frame(s))
  const coast: Point[] = [
    [470, -20],
    [500, 70],
    [468, 150],
    [490, 220],
    [560, 236],
    [566, 262],
    [500, 270],
    [486, 320],
    [510, 352],
    [560, 360],
    [566, 384],
    [500, 400],
    [470, 440],
    [500, 500],
    [556, 540],
    [574, 580],
    [556, 640],
    [534, 700],
    [520, 770],
    [486, 850],
    [440, 930],
    [410, 1020],
  ]
  const shift = (points: readonly Point[], dx: number, wob: number) =>
    points.map(([x, y], i): Point => [
      x + dx + Math.sin(i * 1.7 + dx) * wob,
      y + Math.cos(i * 1.3 + dx) * wob,
    ])
  const land = (points: readonly Point[]) => `${curve(points)}L-20 1020L-20 -20Z`
  s.put(night ? { sea: 1, deep: 0.5 } : { sea: 0.66 }, fill(land(shift(coast, 90, 20))))
  s.put(night ? { sea: 0.95, deep: 0.36 } : { sea: 0.44 }, fill(land(shift(coast, 46, 12))))
  s.put(m.foam, fill(land(shift(coast, 9, 3))))
  s.put(m.sand, fill(land(coast)))
  const meadow: Point[] = coast.map(([x, y], i) => [
    x - (y > 560 ? 60 + Math.sin(i) * 8 : 22 + Math.sin(i * 2) * 5),
    y,
  ])
  s.put(night ? { sea: 1, deep: 0.55 } : { sea: 0.5, sun: 0.72 }, fill(land(meadow)))
  // The island.
  const isle: Point[] = [
    [752, 418],
    [770, 370],
    [810, 310],
    [880, 250],
    [960, 236],
    [1050, 232],
    [1130, 260],
    [1176, 340],
    [1184, 420],
    [1140, 500],
    [1080, 560],
    [990, 606],
    [930, 590],
    [890, 540],
    [840, 500],
    [790, 470],
  ]
  const grown = (k: number): Point[] =>
    isle.map(([x, y], i) => [
      966 + (x - 966) * k + Math.sin(i * 2.3) * 10 * (k - 1) * 10,
      412 + (y - 412) * k + Math.cos(i * 1.9) * 10 * (k - 1) * 10,
    ])
  s.put(night ? { sea: 1, deep: 0.5 } : { sea: 0.66 }, fill(curve(grown(1.28), true)))
  s.put(night ? { sea: 0.95, deep: 0.36 } : { sea: 0.44 }, fill(curve(grown(1.14), true)))
  s.put(m.foam, fill(curve(grown(1.035), true)))
  s.put(m.rock, fill(curve(grown(1), true)))
  s.put(
    night ? { sea: 1, deep: 0.55 } : { sea: 0.5, sun: 0.72 },
    fill(
      curve(
        grown(0.93).map(([x, y]): Point => [x, y - 8]),
        true,
      ),
    ),
  )
  // Ripples in open water.
  s.put(
    night ? { sea: 0.8, deep: 0.3 } : { sea: 0.5 },
    ripples(
      { from: 20, to: 220, left: 640, right: W },
      { seed: 3, density: 0.3, first: 15, growth: 1.02, size: 0.5 },
    ),
    ripples(
      { from: 660, to: 990, left: 660, right: W },
      { seed: 4, density: 0.3, first: 15, growth: 1.02, size: 0.5 },
    ),
    ripples(
      { from: 470, to: 640, left: 620, right: 800 },
      { seed: 6, density: 0.3, first: 15, growth: 1.02, size: 0.5 },
    ),
  )
  // Hills: on the mainland behind, on the island under its light.
  const hill = (points: Point[], foot: number, seed: number, lean = 0.4) => {
    const ridge = crest(points, 4, seed)
    s.put(
      m.land,
      fill(
        `M${ridge.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Q${(ridge.at(0)![0] + ridge.at(-1)![0]) / 2} ${foot + 26} ${ridge[0]![0]} ${ridge[0]![1]}Z`,
      ),
    )
    s.over({ deep: night ? 0.9 : 0.5 }, facets(ridge, foot, { every: 3, seed, lean, depth: 0.8 }))
  }
  hill(
    [
      [10, 200],
      [70, 110],
      [130, 70],
      [190, 120],
      [260, 200],
    ],
    200,
    3,
  )
  hill(
    [
      [150, 300],
      [220, 220],
      [280, 190],
      [330, 240],
      [380, 300],
    ],
    300,
    5,
  )
  hill(
    [
      [-30, 420],
      [50, 330],
      [110, 300],
      [180, 360],
      [250, 430],
    ],
    430,
    7,
  )
  hill(
    [
      [20, 700],
      [90, 610],
      [150, 580],
      [210, 640],
      [270, 700],
    ],
    700,
    9,
  )
  hill(
    [
      [-20, 900],
      [60, 800],
      [130, 770],
      [200, 830],
      [250, 900],
    ],
    900,
    11,
  )
  hill(
    [
      [950, 330],
      [1000, 290],
      [1066, 262],
      [1110, 300],
      [1150, 350],
    ],
    350,
    13,
  )
  hill(
    [
      [860, 350],
      [900, 310],
      [940, 300],
      [980, 340],
      [1010, 370],
    ],
    372,
    15,
  )
  hill(
    [
      [980, 500],
      [1030, 450],
      [1070, 440],
      [1100, 470],
      [1130, 500],
    ],
    500,
    17,
  )
  // Woods.
  const random = randomOf(9)
  const wood = (cx: number, cy: number, rx: number, ry: number, n: number) =>
    s.put(
      m.landDark,
      fill(
        Array.from({ length: n }, () => {
          const a = random() * 6.283
          const q = Math.sqrt(random())
          const [x, y, r] = [cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q, 6 + random() * 6]
          return `M${x - r} ${y + r}C${x - r * 1.3} ${y - r} ${x} ${y - r * 2} ${x} ${y - r * 1.6}C${x} ${y - r * 2} ${x + r * 1.3} ${y - r} ${x + r} ${y + r}Z`
        }).join(''),
      ),
    )
  wood(110, 500, 90, 40, 24)
  wood(300, 390, 50, 26, 14)
  wood(230, 780, 60, 60, 22)
  wood(330, 120, 60, 50, 20)
  wood(320, 930, 60, 40, 14)
  wood(900, 440, 40, 26, 12)
  wood(1040, 400, 50, 22, 12)
  wood(1110, 440, 30, 20, 7)
  wood(980, 555, 30, 14, 6)
  // Houses just above their points.
  for (const [x, y, w, roof] of [
    [300, 470, 40, 'deep'],
    [340, 480, 34, 'red'],
    [374, 486, 52, 'red'],
    [392, 300, 34, 'deep'],
    [420, 268, 34, 'red'],
    [452, 262, 30, 'deep'],
    [400, 262, 30, 'deep'],
    [424, 308, 42, 'deep'],
    [380, 334, 30, 'red'],
    [410, 344, 30, 'deep'],
    [414, 648, 46, 'red'],
    [806, 390, 40, 'red'],
    [786, 396, 26, 'deep'],
    [846, 384, 26, 'deep'],
    [830, 362, 24, 'deep'],
  ] as const)
    putHouse(s, [x, y], w, { lit: night, roof, seed: x })
  lighthouse(s, [1066, 272], 120, { night })
  // The terrace, the piers, the ferry's line, boats.
  s.put({ red: 0.5, deep: 0.7 }, line('M540 566L590 574M766 420L726 430M940 552L986 552', 9))
  s.put(
    night ? { lamp: 0.7 } : { red: 1 },
    line(
      'M604 572L616 566M628 560L640 554M652 546L664 538M674 530L684 520M692 508L700 496M706 482L714 466M718 452L724 440',
      4,
    ),
  )
  putFerry(s, [662, 600], 92, { night })
  putBoat(s, [560, 320], 52, { hull: 'red', night })
  putBoat(s, [546, 300], 40, { hull: 'sea', night, flip: true })
  putBoat(s, [610, 200], 60, { hull: 'deep', night })
  putBoat(s, [1230, 640], 70, { hull: 'red', night, flip: true })
  // Sand dots, birds' part in the south, waves at the beach.
  s.over(
    night ? { deep: 0.6 } : { red: 0.5 },
    fill(
      Array.from({ length: 120 }, () => {
        const y = 600 + random() * 400
        const x = (y < 700 ? 540 : 540 - (y - 700) * 0.4) - random() * 52
        return circle(x, y, 1.4 + random())
      }).join(''),
    ),
  )
  s.put(m.foam, line('M560 690C548 760 520 850 470 930M586 700C574 780 550 860 500 950', 3.5))
  // A rose of the winds.
  const rose = { x: 1220, y: 860, scale: 0.95 }
  s.put(
    {},
    moved(line(circle(0, 0, 66), 3), rose),
    moved(fill('M0 -94L15 -15L94 0L15 15L0 94L-15 15L-94 0L-15 -15Z'), rose),
  )
  s.put(
    { deep: 1, sea: 0.5 },
    moved(fill('M0 -94L15 -15L0 0ZM94 0L15 15L0 0ZM0 94L-15 15L0 0ZM-94 0L-15 -15L0 0Z'), rose),
  )
  s.put({ red: 1 }, moved(fill('M0 -124L13 -98L-13 -98Z'), rose))
  if (!night)
    s.put(
      {},
      gull(700, 120, 60, { pose: 0, turn: -10 }),
      gull(900, 780, 64, { pose: 1 }),
      gull(760, 820, 44, { pose: 0 }),
    )
  return s
}
