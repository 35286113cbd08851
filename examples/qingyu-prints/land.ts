import { noiseOf, randomOf } from './noise.ts'
import {
  below,
  crest,
  circle,
  facets,
  lighthouse,
  poly,
  putHouse,
  rect,
  type Point,
} from './motifs.ts'
import { fill, line, type Mix, type Sheet, within } from './press.ts'

/** Mixtures of inks by what they show. */
export const mixes = (night: boolean) =>
  night
    ? ({
        land: { sea: 1, deep: 0.7 },
        landDark: { sea: 1, deep: 0.95 },
        landLight: { sea: 0.95, deep: 0.45 },
        rock: { sea: 0.9, deep: 0.85, red: 0.3 },
        rockDark: { deep: 1, sea: 1 },
        rockLight: { sea: 0.8, deep: 0.3 },
        far: { sea: 1, deep: 0.5 },
        foam: { sea: 0.22 },
        sand: { sea: 0.75, deep: 0.25 },
        path: { sea: 0.4 },
        white: { sea: 0.15 },
      } satisfies Record<string, Mix>)
    : ({
        land: { sea: 0.9, sun: 0.85, red: 0.12 },
        landDark: { sea: 1, sun: 0.7, deep: 0.75 },
        landLight: { sea: 0.5, sun: 0.95 },
        rock: { red: 0.6, sun: 0.6, deep: 0.28 },
        rockDark: { deep: 0.95, red: 0.7 },
        rockLight: { sun: 0.62, red: 0.26 },
        far: { sea: 0.55, red: 0.2 },
        foam: {},
        sand: { sun: 0.42, red: 0.1 },
        path: {},
        white: {},
      } satisfies Record<string, Mix>)

export const frame = (s: Sheet) => fill(rect(-5, -5, s.width + 10, 1010))

/** Trees of a ridge as round tops along its crest. */
export function grove(
  points: readonly Point[],
  { from = 0, to = 1, size = 14, seed = 1, density = 0.7 } = {},
) {
  const random = randomOf(seed)
  const d: string[] = []
  const [a, b] = [Math.floor(points.length * from), Math.floor(points.length * to)]
  for (let i = a; i < b; i += 1) {
    if (random() > density) continue
    const [x, y] = points[i] as Point
    const r = size * (0.45 + random() * 0.8)
    d.push(
      `M${x - r} ${y + r * 0.8}C${x - r * 1.25} ${y - r * 0.7} ${x - r * 0.3} ${y - r * 1.5} ${x} ${y - r * 1.1}C${x + r * 0.5} ${y - r * 1.6} ${x + r * 1.3} ${y - r * 0.5} ${x + r} ${y + r * 0.8}Z`,
    )
  }
  return fill(d.join(''))
}

/** The island from the west: cliffs, trees, a village above the pier, a path to the light. */
export function putIsland(
  s: Sheet,
  {
    x,
    foot,
    w,
    h,
    night = false,
    seed = 31,
    tower = 0.24,
    house = true,
  }: {
    x: number
    foot: number
    w: number
    h: number
    night?: boolean
    seed?: number
    tower?: number
    house?: boolean
  },
): Point {
  const m = mixes(night)
  const at = (t: number, y: number): Point => [x + w * t, foot - h * y]
  // Behind: the northern hump.
  const back = crest(
    [at(0.02, 0), at(0.12, 0.3), at(0.22, 0.5), at(0.3, 0.56), at(0.4, 0.42), at(0.5, 0.2)],
    h * 0.02 + 2,
    seed,
  )
  s.put(m.landLight, fill(below(back, foot)))
  s.over(
    night ? { deep: 0.8 } : { sea: 0.9 },
    facets(back, foot, { every: 5, seed: seed + 2, lean: -0.4, depth: 0.6 }),
  )
  s.put(
    m.landDark,
    grove(back, { from: 0.3, to: 0.75, size: h * 0.05, seed: seed + 3, density: 0.8 }),
  )
  // The main hill, steep towards the open sea.
  const main = crest(
    [
      at(0.14, 0),
      at(0.24, 0.16),
      at(0.36, 0.4),
      at(0.46, 0.7),
      at(0.54, 0.9),
      at(0.6, 0.98),
      at(0.68, 0.97),
      at(0.74, 0.88),
      at(0.8, 0.66),
      at(0.86, 0.58),
      at(0.93, 0.34),
      at(1, 0),
    ],
    h * 0.022 + 2,
    seed + 1,
  )
  s.put(m.land, fill(below(main, foot)))
  s.over(
    night ? { deep: 0.95 } : { deep: 0.62 },
    facets(main, foot, { every: 3, seed: seed + 4, lean: 0.42, depth: 0.62 }),
  )
  s.put(m.landLight, facets(main, foot, { every: 7, seed: seed + 8, lean: -0.5, depth: 0.5 }))
  s.put(
    m.landDark,
    grove(main, { from: 0.12, to: 0.5, size: h * 0.055, seed: seed + 5, density: 0.62 }),
    grove(main, { from: 0.76, to: 0.9, size: h * 0.045, seed: seed + 6, density: 0.7 }),
  )
  // Groves on the slope.
  const slope: Point[] = Array.from({ length: 16 }, (_, i) =>
    at(0.36 + i * 0.031, 0.3 + 0.08 * Math.sin(i * 1.9) + (i > 7 ? 0.04 : 0)),
  )
  s.put(m.landDark, grove(slope, { size: h * 0.05, seed: seed + 9, density: 0.75 }))
  // Cliffs.
  const cliff = crest(
    [
      at(0.1, 0),
      at(0.2, 0.07),
      at(0.3, 0.1),
      at(0.42, 0.09),
      at(0.52, 0.2),
      at(0.6, 0.16),
      at(0.7, 0.26),
      at(0.8, 0.2),
      at(0.88, 0.32),
      at(0.95, 0.22),
      at(1.02, 0),
    ],
    h * 0.03 + 2,
    seed + 7,
  )
  s.put(m.rock, fill(below(cliff, foot + h * 0.03)))
  s.put(m.rockLight, facets(cliff, foot, { every: 4, seed: seed + 1, lean: -0.25, depth: 0.8 }))
  s.put(
    m.rockDark,
    facets(cliff, foot + h * 0.03, { every: 3, seed: seed + 3, lean: 0.3, depth: 0.95 }),
  )
  // The path, zigzag to the light.
  const path: Point[] = [
    at(0.3, 0.13),
    at(0.4, 0.24),
    at(0.36, 0.36),
    at(0.5, 0.5),
    at(0.45, 0.62),
    at(0.57, 0.8),
    at(0.6, 0.95),
  ]
  s.put(m.path, line(`M${path.map((p) => p.join(' ')).join('L')}`, Math.max(2.5, h * 0.014)))
  if (house)
    for (const [i, [t, y, k]] of (
      [
        [0.2, 0.18, 1],
        [0.27, 0.24, 0.85],
        [0.245, 0.12, 1.1],
        [0.315, 0.15, 0.95],
        [0.34, 0.26, 0.7],
      ] as const
    ).entries())
      putHouse(s, at(t, y - 0.03), h * 0.13 * k, {
        lit: night,
        seed: seed + i * 3,
        roof: i % 3 === 1 ? 'red' : 'deep',
      })
  const light: Point = at(0.635, 0.955)
  lighthouse(s, light, h * (tower / 0.24) * 0.72, { night })
  s.put(
    m.landDark,
    fill(
      [-0.035, 0.03, 0.05]
        .map((t, i) => circle(light[0] + w * t, light[1] + 2, h * (0.03 + 0.006 * i)))
        .join(''),
    ),
  )
  if (house)
    putHouse(s, [light[0] + w * 0.014, light[1] + h * 0.02], h * 0.15, {
      lit: night,
      seed: 2,
      h: 0.4,
    })
  return light
}

/** A tilted sheet of sand or water with a wavy edge, above which `mix` is not printed. */
export function edge(
  from: Point,
  to: Point,
  { amp = 8, waves = 5, seed = 1, foot = 1010 } = {},
): { outline: string; points: Point[] } {
  const noise = noiseOf(seed)
  const points: Point[] = Array.from({ length: 60 }, (_, i) => {
    const t = i / 59
    return [
      from[0] + (to[0] - from[0]) * t,
      from[1] +
        (to[1] - from[1]) * t +
        (noise(t * waves, seed) - 0.5) * amp * 2 +
        (noise(t * waves * 4, seed + 5) - 0.5) * amp * 0.5,
    ]
  })
  return { outline: poly([...points, [to[0], foot], [from[0], foot]]), points }
}

/** A net between points: meshes as crossing lines within an outline. */
export function mesh(
  outline: string,
  box: { x: number; y: number; w: number; h: number },
  step: number,
  width: number,
  sag = 0,
) {
  const d: string[] = []
  for (let i = -Math.ceil(box.h / step); i < (box.w + box.h) / step; i += 1) {
    const x = box.x + i * step
    d.push(
      `M${x} ${box.y}Q${x + box.h / 2 + sag} ${box.y + box.h / 2} ${x + box.h} ${box.y + box.h}`,
      `M${x + box.h} ${box.y}Q${x + box.h / 2 + sag} ${box.y + box.h / 2} ${x} ${box.y + box.h}`,
    )
  }
  return within(outline, line(d.join(''), width))
}
