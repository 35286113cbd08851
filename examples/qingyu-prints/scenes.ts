import { DAY, NIGHT } from './palettes.ts'
import {
  bar,
  beam,
  circle,
  cloud,
  crest,
  below,
  gull,
  type Point,
  putBoat,
  putFerry,
  putPerson,
  putPine,
  rect,
  ripples,
  stars,
  surf,
  wake,
} from './motifs.ts'
import { frame, mixes, putIsland } from './land.ts'
import { fill, type Palette, Sheet } from './press.ts'

/** White water along a shore. */
export function shoreFoam(left: number, right: number, y: number, size = 1): string {
  let d = ''
  for (let x = left, i = 0; x < right; i += 1) {
    const w = (26 + ((i * 37) % 40)) * size
    d += `M${x} ${y}q${w / 2} ${(-5 - ((i * 13) % 5)) * size} ${w} 0q${-w / 2} ${6 * size} ${-w} 0Z`
    x += w * (i % 4 === 3 ? 1.9 : 0.9)
  }
  return d
}

/** The bay from a headland: a pine, walkers on the rocks, the ferry, the island with its light. */
export function bay(aspect: number, night: boolean): Sheet {
  const s = new Sheet(aspect, night ? NIGHT : DAY, 11)
  const W = s.width
  const m = mixes(night)
  const wide = aspect > 1.2
  const H = wide ? 545 : 570
  const gx = W * (wide ? 0.335 : 0.3)
  if (night) {
    s.over({ sea: 1, deep: { from: 1, to: 0.3, top: 0, bottom: H } }, frame(s))
    s.over({ lamp: 0.95 }, stars(W, H * 0.72, { seed: 4, count: wide ? 110 : 60 }))
    s.put({ lamp: 1 }, fill(circle(gx, H - 240, wide ? 56 : 48)))
  } else {
    s.over({ sea: { from: 0.4, to: 0, top: 0, bottom: H * 0.72 } }, frame(s))
    s.over(
      {
        sun: { from: 0, to: 0.6, top: H * 0.42, bottom: H },
        red: { from: 0, to: 0.24, top: H * 0.6, bottom: H },
      },
      frame(s),
    )
    s.put({ red: 0.92, sun: 0.6 }, fill(circle(gx, H - 130, wide ? 88 : 72)))
  }
  s.put(
    night ? { sea: 0.9, deep: 0.25 } : {},
    fill(
      bar(gx - 190, H - 112, W * 0.26, 19) +
        bar(gx - 300, H - 80, W * 0.24, 15) +
        bar(gx - 40, H - 58, W * 0.2, 13),
    ),
  )
  s.put(
    night ? { sea: 0.9, deep: 0.25 } : { sea: 0.12 },
    cloud(W * (wide ? 0.86 : 0.82), H - 160, wide ? 330 : 240, 5),
    cloud(W * (wide ? 0.6 : 0.52), H - 270, wide ? 210 : 150, 8),
  )
  const far = crest(
    [
      [W * -0.05, H],
      [W * 0.1, H - 40],
      [W * 0.2, H - 20],
      [W * 0.31, H - 62],
      [W * 0.44, H - 6],
      [W * 0.52, H],
    ],
    5,
    3,
  )
  s.put(m.far, fill(below(far, H + 2)))
  s.put(
    night
      ? { sea: 1, deep: { from: 0.35, to: 0.95, top: H, bottom: 1000 } }
      : { sea: { from: 0.5, to: 1, top: H, bottom: 920 } },
    fill(rect(-5, H, W + 10, 1010 - H)),
  )
  s.put(
    night ? { sea: 0.75, deep: 0.2 } : { sea: 0.26 },
    ripples({ from: H, to: 860, right: W }, { seed: 5, density: 0.45, size: 0.8 }),
  )
  s.over(
    night ? { deep: 1 } : { deep: 0.55 },
    ripples({ from: H + 30, to: 900, right: W }, { seed: 8, density: 0.42, size: 0.8 }),
  )
  s.put(
    night ? { lamp: 0.9 } : { sun: 0.8, red: 0.28 },
    ripples(
      { from: H, to: 850, left: gx - 70, right: gx + 40 },
      { seed: 21, density: 0.8, size: 0.6 },
    ),
  )
  const [ix, iw, ih] = wide ? [W * 0.5, W * 0.46, 262] : [W * 0.3, W * 0.86, 215]
  const [lx, ly] = putIsland(s, { x: ix, foot: H + 12, w: iw, h: ih, night })
  s.put(m.foam, fill(shoreFoam(ix + iw * 0.06, ix + iw * 1.04, H + 20)))
  if (night) {
    const lamp: Point = [lx, ly - ih * 0.72 * 0.83]
    s.over({ lamp: 0.36 }, beam(lamp, [-300, lamp[1] - 60], 130))
    s.over({ lamp: 0.3 }, beam(lamp, [W + 300, lamp[1] + 30], 70))
  }
  const [fx, fy, fl] = wide ? ([W * 0.47, 700, 290] as const) : ([W * 0.5, 742, 250] as const)
  putFerry(s, [fx, fy], fl, { night })
  s.put(m.foam, wake(fx - fl * 0.1, fy + 6, fl * 1.25, 3))
  if (!night)
    for (const [x, y, size, pose] of wide
      ? ([
          [W * 0.47, 300, 78, 0],
          [W * 0.52, 372, 52, 1],
          [W * 0.42, 392, 42, 2],
        ] as const)
      : ([
          [W * 0.36, 330, 66, 0],
          [W * 0.22, 392, 42, 2],
        ] as const))
      s.put({}, gull(x, y, size, { pose, turn: -8 }))
  // Two rows of swell.
  const one = surf(
    { y: 868, left: -40, right: W, foot: 1010 },
    { length: wide ? 250 : 220, height: 58, seed: 19 },
  )
  s.put(night ? { sea: 1, deep: 0.75 } : { sea: 1, deep: 0.28 }, one.body)
  s.put(night ? { sea: 1, deep: 0.4 } : { sea: 0.7 }, one.hollow)
  s.put(m.foam, one.foam)
  const two = surf(
    { y: 952, left: wide ? 200 : -80, right: W, foot: 1010 },
    { length: wide ? 480 : 330, height: 112, seed: 27 },
  )
  s.put(night ? { sea: 1, deep: 0.95 } : { sea: 1, deep: 0.68 }, two.body)
  s.put(night ? { sea: 1, deep: 0.6 } : { sea: 0.85, deep: 0.1 }, two.hollow)
  s.put(m.foam, two.foam)
  // The headland with its pine and two walkers.
  const k = wide ? 1 : 0.7
  const head = crest(
    [
      [-20, 770],
      [90 * k, 752],
      [190 * k, 790],
      [300 * k, 806],
      [372 * k, 850],
      [452 * k, 930],
      [520 * k, 1010],
    ],
    9,
    15,
  )
  s.put(m.rockDark, fill(below(head, 1010)))
  s.put(
    m.rock,
    fill(
      below(
        head.map(([x, y], i): Point => [x - 10, y + 10 + ((i * 17) % 23)]),
        1010,
      ),
    ),
  )
  s.put(
    m.rockDark,
    fill(
      below(
        head.map(([x, y], i): Point => [x * 0.9 - 14, y + 70 + ((i * 29) % 31)]),
        1010,
      ),
    ),
  )
  putPine(s, [74 * k, 782], wide ? 560 : 430, { lean: wide ? 0.24 : 0.16, seed: 7, pads: 9 })
  putPerson(s, [256 * k, 808], 96 * (wide ? 1 : 0.86), 'point', {
    top: night ? { red: 0.8, deep: 0.3 } : { red: 1 },
    hat: 'straw',
  })
  putPerson(s, [214 * k, 800], 92 * (wide ? 1 : 0.86), 'stand', {
    top: night ? { sea: 0.4 } : { sun: 0.8 },
    hat: 'hair',
  })
  return s
}
