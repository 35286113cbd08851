import { noiseOf, randomOf } from './noise.ts'
import { all, fill, line, moved, type Shape, type Sheet, within } from './press.ts'

export type Point = readonly [number, number]
const r1 = (n: number) => Math.round(n * 10) / 10

export const poly = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}Z`

/** A smooth closed or open curve through points (Catmull-Rom). */
export function curve(points: readonly Point[], closed = false): string {
  const n = points.length
  const at = (i: number): Point => {
    if (closed) return points[(i + n) % n] as Point
    return points[Math.max(0, Math.min(n - 1, i))] as Point
  }
  let d = `M${r1(at(0)[0])} ${r1(at(0)[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${r1(p1[0] + (p2[0] - p0[0]) / 6)} ${r1(p1[1] + (p2[1] - p0[1]) / 6)} ${r1(p2[0] - (p3[0] - p1[0]) / 6)} ${r1(p2[1] - (p3[1] - p1[1]) / 6)} ${r1(p2[0])} ${r1(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${r1(x)} ${r1(y)}h${r1(w)}v${r1(h)}h${r1(-w)}Z`
export const circle = (x: number, y: number, r: number): string =>
  `M${r1(x - r)} ${r1(y)}a${r1(r)} ${r1(r)} 0 1 0 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(-2 * r)} 0Z`
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${r1(x - rx)} ${r1(y)}a${r1(rx)} ${r1(ry)} 0 1 0 ${r1(2 * rx)} 0a${r1(rx)} ${r1(ry)} 0 1 0 ${r1(-2 * rx)} 0Z`

/** Returns the crest of a ridge through points, chipped as with a knife. */
export function crest(points: readonly Point[], rough: number, seed: number): Point[] {
  const noise = noiseOf(seed)
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i += 1) {
    const [[x0, y0], [x1, y1]] = [points[i] as Point, points[i + 1] as Point]
    const steps = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / (rough * 2.4 + 6)))
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps
      const e = t * t * (3 - 2 * t)
      const x = x0 + (x1 - x0) * t
      out.push([
        x,
        y0 +
          (y1 - y0) * (e * 0.6 + t * 0.4) +
          (noise(x * 0.03, i) - 0.5) * rough * 2 +
          (noise(x * 0.13, i + 9) - 0.5) * rough,
      ])
    }
  }
  out.push(points.at(-1) as Point)
  return out
}

export const below = (points: readonly Point[], foot: number): string =>
  poly([...points, [(points.at(-1) as Point)[0], foot], [(points[0] as Point)[0], foot]])

/** Facets cut into a ridge: wedges from the crest down the slope, on its right. */
export function facets(
  points: readonly Point[],
  foot: number,
  { every = 7, seed = 1, lean = 0.35, depth = 0.7 } = {},
): Shape {
  const random = randomOf(seed)
  const shapes: string[] = []
  for (let i = 2; i < points.length - 2; i += 1 + Math.floor(random() * every)) {
    const [x, y] = points[i] as Point
    const h = (foot - y) * depth * (0.35 + random() * 0.65)
    if (h < 8) continue
    const w = h * (0.1 + random() * 0.16)
    const l = lean * h * (0.6 + random() * 0.7)
    shapes.push(
      poly([
        [x, y + 2],
        [x + w * 0.7 + l * 0.3, y + h * 0.3],
        [x + w + l * 0.75, y + h * 0.7],
        [x + l + w * 0.3, y + h],
        [x + l * 0.5 - w * 0.2, y + h * 0.55],
      ]),
    )
  }
  return fill(shapes.join(''))
}

/** Rows of ripples from the horizon to the foot, larger the nearer they are. */
export function ripples(
  { from, to, left = 0, right }: { from: number; to: number; left?: number; right: number },
  { seed = 1, density = 0.6, size = 1, first = 5, growth = 1.26 } = {},
): Shape {
  const random = randomOf(seed)
  const d: string[] = []
  let step = first
  for (let y = from + step; y < to; y += step) {
    const w0 = step * 5.2 * size
    for (let x = left - w0 * random(); x < right; x += w0 * (0.8 + random() * 1.6)) {
      if (random() > density) continue
      const w = w0 * (0.55 + random() * 1.2)
      const h = step * (0.18 + random() * 0.2) * size
      const yy = y + (random() - 0.5) * step * 0.7
      const k = (random() - 0.5) * h * 2
      d.push(
        `M${r1(x)} ${r1(yy)}q${r1(w * 0.3)} ${r1(-h * 1.6 + k)} ${r1(w * 0.55)} ${r1(-h * 0.4)}t${r1(w * 0.45)} ${r1(h * 0.5)}q${r1(-w * 0.3)} ${r1(h * 1.1)} ${r1(-w * 0.52)} ${r1(h * 0.5)}t${r1(-w * 0.48)} ${r1(-h * 0.6)}Z`,
      )
    }
    step *= growth
  }
  return fill(d.join(''))
}

/** A row of breaking crests as one outline down to `foot`, and its foam. */
export function surf(
  { y, left, right, foot }: { y: number; left: number; right: number; foot: number },
  { length = 220, height = 60, seed = 1, tilt = 0 } = {},
): { body: Shape; foam: Shape; hollow: Shape } {
  const random = randomOf(seed)
  const body: string[] = [`M${r1(left - length)} ${foot}L${r1(left - length)} ${r1(y)}`]
  const foam: string[] = []
  const hollow: string[] = []
  for (let x = left - length; x < right + length;) {
    const l = length * (0.7 + random() * 0.6)
    const h = height * (0.65 + random() * 0.6)
    const yy = y + (x - left) * tilt
    const [a, b] = [x + l * 0.66, yy - h]
    // Up the long back, over the lip, down the hollow.
    body.push(
      `C${r1(x + l * 0.3)} ${r1(yy)} ${r1(x + l * 0.42)} ${r1(b)} ${r1(a)} ${r1(b)}C${r1(x + l * 0.8)} ${r1(b)} ${r1(x + l * 0.9)} ${r1(b + h * 0.26)} ${r1(x + l * 0.9)} ${r1(b + h * 0.5)}C${r1(x + l * 0.84)} ${r1(b + h * 0.34)} ${r1(x + l * 0.72)} ${r1(b + h * 0.36)} ${r1(x + l * 0.7)} ${r1(b + h * 0.62)}C${r1(x + l * 0.69)} ${r1(b + h * 0.86)} ${r1(x + l * 0.84)} ${r1(yy)} ${r1(x + l)} ${r1(yy)}`,
    )
    // Foam: a cap with fingers on the lip.
    let cap = `M${r1(x + l * 0.36)} ${r1(yy - h * 0.62)}C${r1(x + l * 0.46)} ${r1(b - h * 0.1)} ${r1(x + l * 0.6)} ${r1(b - h * 0.12)} ${r1(a)} ${r1(b - h * 0.06)}C${r1(x + l * 0.84)} ${r1(b - h * 0.02)} ${r1(x + l * 0.94)} ${r1(b + h * 0.28)} ${r1(x + l * 0.92)} ${r1(b + h * 0.62)}`
    const fingers = 5
    for (let f = 0; f < fingers; f += 1) {
      const t = 1 - (f + 0.5) / fingers
      const fx = x + l * (0.66 + 0.22 * t)
      const fy = b + h * (0.16 + 0.32 * t * t)
      cap += `Q${r1(fx + l * 0.03)} ${r1(fy - h * 0.1)} ${r1(fx)} ${r1(fy + h * (0.05 + 0.09 * random()))}Q${r1(fx - l * 0.03)} ${r1(fy + h * 0.06)} ${r1(fx - l * 0.025)} ${r1(fy - h * 0.08)}`
    }
    cap += `C${r1(x + l * 0.56)} ${r1(b + h * 0.12)} ${r1(x + l * 0.46)} ${r1(b + h * 0.2)} ${r1(x + l * 0.36)} ${r1(yy - h * 0.62)}Z`
    foam.push(cap)
    for (let s = 0; s < 6; s += 1)
      foam.push(
        circle(
          x + l * (0.8 + random() * 0.24),
          b + h * (-0.2 + random() * 0.6),
          h * (0.012 + random() * 0.03),
        ),
      )
    // Lines along the back.
    for (let s = 0; s < 3; s += 1) {
      const o = (s + 1) * h * 0.19
      hollow.push(
        `M${r1(x + l * 0.12)} ${r1(yy + o * 0.6)}C${r1(x + l * 0.34)} ${r1(yy - h * 0.1 + o * 0.8)} ${r1(x + l * 0.44)} ${r1(b + o + h * 0.16)} ${r1(x + l * 0.62)} ${r1(b + o + h * 0.14)}C${r1(x + l * 0.48)} ${r1(b + o + h * 0.24)} ${r1(x + l * 0.38)} ${r1(yy + o * 0.9)} ${r1(x + l * 0.12)} ${r1(yy + o * 0.6)}Z`,
      )
    }
    x += l
  }
  body.push(`L${r1(right + length * 2)} ${foot}Z`)
  return { body: fill(body.join('')), foam: fill(foam.join('')), hollow: fill(hollow.join('')) }
}

/** A gull; its wings by pose: 0 gliding, 1 up, 2 down. Its size is the span. */
export function gull(
  x: number,
  y: number,
  span: number,
  { pose = 0, turn = 0, flip = false } = {},
): Shape {
  const wings = [
    'M-50 -6C-34 -20 -16 -16 -4 -3C2 -5 6 -5 9 -3C18 -19 36 -24 52 -12C36 -13 22 -6 12 5C8 10 2 12 -4 10C-12 11 -17 13 -22 17C-20 11 -18 8 -14 6C-22 -3 -36 -8 -50 -6Z',
    'M-30 -44C-18 -34 -8 -18 -3 -3C2 -6 8 -6 12 -3C20 -22 32 -36 50 -42C38 -30 28 -12 16 5C10 10 2 12 -4 10C-12 12 -18 15 -24 18C-22 12 -19 8 -14 5C-18 -12 -22 -28 -30 -44Z',
    'M-46 22C-36 4 -20 -8 -4 -4C2 -7 8 -7 12 -4C26 -8 40 2 50 18C38 10 24 6 14 6C8 10 0 11 -6 9C-12 10 -16 11 -22 14C-20 9 -18 7 -15 6C-26 8 -38 12 -46 22Z',
  ]
  return moved(fill(`${wings[pose % 3]}M11 -3C17 -7 24 -5 30 0C24 1 18 4 12 6Z`), {
    x,
    y,
    turn,
    scale: span / 100,
    flip,
  })
}

/** Lays a lighthouse on the sheet; `foot` is the middle of its foot. */
export function lighthouse(
  s: Sheet,
  [x, foot]: Point,
  h: number,
  { night = false, stripes = true } = {},
): void {
  const w = h * 0.13
  const top = foot - h * 0.76
  const at = (t: number) => w * (1 - 0.34 * t)
  const y = (t: number) => foot - h * 0.76 * t
  const tower = poly([
    [x - w, foot],
    [x - at(1), top],
    [x + at(1), top],
    [x + w, foot],
  ])
  s.put({}, fill(tower))
  const bands = stripes
    ? [
        [0.14, 0.36],
        [0.6, 0.82],
      ]
    : []
  for (const [a, b] of bands as [number, number][])
    s.put(
      { red: 1 },
      fill(
        poly([
          [x - at(a), y(a)],
          [x - at(b), y(b)],
          [x + at(b), y(b)],
          [x + at(a), y(a)],
        ]),
      ),
    )
  // Shade on the right, printed over.
  s.over(
    { sea: night ? 0.9 : 0.62 },
    fill(
      poly([
        [x + w * 0.25, foot],
        [x + at(1) * 0.25, top],
        [x + at(1), top],
        [x + w, foot],
      ]),
    ),
  )
  s.put(
    { deep: 1, sea: 1 },
    fill(rect(x - w * 0.11, y(0.5), w * 0.22, h * 0.045)),
    fill(rect(x - w * 0.11, y(0.22), w * 0.22, h * 0.045)),
  )
  // Gallery, lantern, roof.
  const g = w * 0.98
  s.put({ deep: 1, sea: 0.6 }, fill(rect(x - g, top - h * 0.02, 2 * g, h * 0.03)))
  const rails = Array.from({ length: 7 }, (_, i) =>
    rect(x - g + (i * (2 * g - h * 0.006)) / 6, top - h * 0.055, h * 0.006, h * 0.04),
  ).join('')
  const lw = w * 0.52
  s.put(night ? { lamp: 1 } : { sun: 0.9 }, fill(rect(x - lw, top - h * 0.125, 2 * lw, h * 0.105)))
  s.put({ deep: 1, sea: 0.6 }, fill(rails), fill(rect(x - g, top - h * 0.06, 2 * g, h * 0.008)))
  s.put(
    { deep: 1 },
    ...[-1, -0.33, 0.33, 0.92].map((t) =>
      fill(rect(x + lw * t - h * 0.003, top - h * 0.125, h * 0.007, h * 0.105)),
    ),
  )
  s.put(
    { red: 1, deep: 0.25 },
    fill(
      `M${r1(x - lw * 1.35)} ${r1(top - h * 0.12)}C${r1(x - lw * 1.1)} ${r1(top - h * 0.19)} ${r1(x - lw * 0.3)} ${r1(top - h * 0.2)} ${r1(x)} ${r1(top - h * 0.215)}C${r1(x + lw * 0.3)} ${r1(top - h * 0.2)} ${r1(x + lw * 1.1)} ${r1(top - h * 0.19)} ${r1(x + lw * 1.35)} ${r1(top - h * 0.12)}Z`,
    ),
    fill(rect(x - h * 0.004, top - h * 0.25, h * 0.008, h * 0.05)),
  )
}

/** A beam of the lighthouse from its lamp towards a point; its far end is `width` wide. */
export const beam = ([x, y]: Point, [tx, ty]: Point, width: number): Shape => {
  const l = Math.hypot(tx - x, ty - y)
  const [nx, ny] = [(-(ty - y) / l) * (width / 2), ((tx - x) / l) * (width / 2)]
  return fill(
    poly([
      [x, y],
      [tx + nx, ty + ny],
      [tx - nx, ty - ny],
    ]),
  )
}

/** A sea pine: a leaning trunk and flat pads of needles. `x`, `y` is its foot. */
export function pine(
  [x, y]: Point,
  h: number,
  { lean = 0.3, seed = 1, pads = 7 } = {},
): { wood: Shape; needles: Shape; light: Shape } {
  const random = randomOf(seed)
  const trunk: Point[] = []
  const n = 7
  for (let i = 0; i <= n; i += 1) {
    const t = i / n
    trunk.push([
      x + lean * h * t * (0.55 + 0.45 * t) + Math.sin(t * 6.2 + seed) * h * 0.035,
      y - h * t,
    ])
  }
  const w = h * 0.045
  const outline: Point[] = [
    ...trunk.map(([px, py], i) => [px - w * (1.15 - i / n), py] as Point),
    ...trunk.map(([px, py], i) => [px + w * (1.15 - i / n), py] as Point).reverse(),
  ]
  let wood = `${curve(outline, true)}`
  const branches: string[] = []
  let needles = ''
  let light = ''
  for (let i = 0; i < pads; i += 1) {
    const t = 0.42 + (0.6 * i) / (pads - 1)
    const index = Math.min(n, Math.max(0, Math.round(t * n)))
    const [bx, by] = trunk[index] as Point
    const side = i % 2 === 0 ? 1 : -1
    const reach =
      h * (0.42 - 0.3 * (t - 0.42)) * (0.55 + random() * 0.6) * (i === pads - 1 ? 0.1 : 1)
    const px = bx + side * reach + lean * h * 0.06
    const py = y - h * Math.min(1.03, t + 0.03) + random() * h * 0.03
    branches.push(
      `M${r1(bx)} ${r1(by + h * 0.04)}Q${r1(bx + side * reach * 0.5)} ${r1(by + h * 0.02)} ${r1(px)} ${r1(py + h * 0.012)}`,
    )
    const rx = h * (0.2 + random() * 0.1) * (1 - 0.35 * (t - 0.42))
    const ry = rx * 0.3
    const lobes = 7
    let pad = `M${r1(px - rx)} ${r1(py + ry * 0.3)}`
    for (let k = 0; k < lobes; k += 1) {
      const a0 = Math.PI - (k / lobes) * Math.PI
      const a1 = Math.PI - ((k + 1) / lobes) * Math.PI
      const am = (a0 + a1) / 2
      const bump = 1.26 + random() * 0.28
      pad += `Q${r1(px + Math.cos(am) * rx * bump)} ${r1(py - Math.sin(am) * ry * bump * 1.5)} ${r1(px + Math.cos(a1) * rx)} ${r1(py + ry * 0.3 - Math.sin(a1) * ry)}`
    }
    pad += `Q${r1(px + rx * 0.5)} ${r1(py + ry * 0.85)} ${r1(px)} ${r1(py + ry * 0.5)}Q${r1(px - rx * 0.5)} ${r1(py + ry * 0.8)} ${r1(px - rx)} ${r1(py + ry * 0.3)}Z`
    needles += pad
    for (let k = 0; k < 5; k += 1) {
      const lx = px + (random() - 0.5) * rx * 1.4
      const ly = py - ry * (0.1 + random() * 0.8)
      light += `M${r1(lx - rx * 0.12)} ${r1(ly)}q${r1(rx * 0.12)} ${r1(-ry * 0.4)} ${r1(rx * 0.24)} 0q${r1(-rx * 0.12)} ${r1(-ry * 0.12)} ${r1(-rx * 0.24)} 0Z`
    }
  }
  return {
    wood: all(fill(wood), line(branches.join(''), w * 0.62)),
    needles: fill(needles),
    light: fill(light),
  }
}

export function putPine(
  s: Sheet,
  foot: Point,
  h: number,
  options: { lean?: number; seed?: number; pads?: number } = {},
): void {
  const { wood, needles, light } = pine(foot, h, options)
  s.put({ deep: 1, red: 0.6 }, wood)
  s.put({ sea: 1, sun: 1, deep: 0.35 }, needles)
  s.put({ sea: 0.7, sun: 1 }, light)
}

/** A fishing boat seen from the side, its bow at the right: 100 units long before scaling. */
export function putBoat(
  s: Sheet,
  [x, y]: Point,
  length: number,
  {
    flip = false,
    hull = 'red',
    night = false,
    seed = 1,
    turn = 0,
  }: {
    flip?: boolean
    hull?: 'red' | 'sea' | 'deep'
    night?: boolean
    seed?: number
    turn?: number
  } = {},
): void {
  const place = { x, y, scale: length / 100, flip, turn }
  const random = randomOf(seed)
  const m = (shape: Shape) => moved(shape, place)
  const hulls = { red: { red: 1 }, sea: { sea: 1, sun: 0.3 }, deep: { deep: 1, sea: 0.5 } } as const
  // Masts and ropes.
  s.put(
    { deep: 1 },
    m(line('M8 -14L8 -64M-22 -20L-22 -52', 1.6)),
    m(line('M8 -63L48 -17M8 -63L-22 -51M-22 -51L-46 -16M8 -40L34 -46', 0.6)),
  )
  s.put({ red: 1 }, m(fill(`M8 -64L${22 + random() * 4} -60L8 -55Z`)))
  // Cabin.
  s.put({}, m(fill('M-38 -12L-38 -30L-14 -30L-14 -12Z')))
  s.over({ sea: 0.55 }, m(fill('M-20 -12L-20 -30L-14 -30L-14 -12Z')))
  s.put(
    { red: hull === 'red' ? 0 : 1, deep: hull === 'red' ? 0.9 : 0, sea: hull === 'red' ? 1 : 0 },
    m(fill('M-41 -33L-10 -33L-12 -29L-40 -29Z')),
  )
  s.put(night ? { lamp: 1 } : { deep: 1, sea: 1 }, m(fill('M-35 -26h6v6h-6ZM-26 -26h6v6h-6Z')))
  // Gear on deck.
  s.put({ sun: 1, red: 0.35 }, m(fill('M-6 -12q8 -9 16 -1q4 -6 9 0v4h-25Z')))
  // Hull: high bow, with an eye.
  s.put(
    hulls[hull],
    m(
      fill(
        'M-50 -16C-40 -11 -10 -9 14 -11C28 -13 40 -18 53 -27C50 -14 46 -6 38 3L-42 3C-47 -3 -50 -10 -50 -16Z',
      ),
    ),
  )
  s.put({ deep: 1, sea: 0.6 }, m(fill('M-47.500 -5L44.500 -5L38 4L-42 4Z')))
  s.put(
    {},
    m(
      fill(
        'M-50 -16C-40 -11 -10 -9 14 -11C28 -13 40 -18 53 -27L52.500 -23.500C40 -14.500 28 -10 14 -8C-10 -6 -40 -8 -49.600 -13Z',
      ),
    ),
    m(fill(circle(37, -10.5, 3.2))),
  )
  s.put({ deep: 1 }, m(fill(circle(37.6, -10.5, 1.5))))
}

/** The ferry from its side: 200 units long before scaling. */
export function putFerry(
  s: Sheet,
  [x, y]: Point,
  length: number,
  { flip = false, night = false, turn = 0 } = {},
): void {
  const m = (shape: Shape) => moved(shape, { x, y, scale: length / 200, flip, turn })
  // Funnel with smoke-free lines.
  s.put(
    { deep: 1 },
    m(line('M30 -52L30 -88M-66 -36L-66 -66', 1.8)),
    m(line('M30 -86L86 -24M30 -86L-66 -64M-66 -64L-94 -22', 0.7)),
  )
  s.put({ red: 1 }, m(fill('M-26 -50L-22 -82L2 -82L2 -50Z')))
  s.put({ deep: 1 }, m(fill('M-22.600 -78L-22 -84L3 -84L3 -78Z')))
  s.put({}, m(fill('M-25.200 -66L-24 -72L2 -72L2 -66Z')))
  // Bridge and decks.
  s.put({}, m(fill('M10 -48L10 -66L44 -66L52 -48Z')), m(fill('M-76 -24L-76 -50L58 -50L70 -24Z')))
  s.over({ sea: 0.5 }, m(fill('M-76 -34L66 -34L70 -24L-76 -24Z')))
  s.put(
    night ? { lamp: 1 } : { deep: 1, sea: 1 },
    m(fill(Array.from({ length: 11 }, (_, i) => rect(-70 + i * 11.4, -46, 7.4, 7.5)).join(''))),
    m(fill('M14 -62L42 -62L45.500 -55L14 -55Z')),
  )
  s.put(
    night ? { lamp: 0.8 } : { deep: 0.9, sea: 0.6 },
    m(fill(Array.from({ length: 12 }, (_, i) => circle(-68 + i * 11, -29, 2)).join(''))),
  )
  s.put({ deep: 1 }, m(fill(rect(-80, -52.5, 140, 2.6))))
  // Passengers at the rail.
  s.put(
    { deep: 1, red: 0.5 },
    m(
      fill(
        [-64, -56, -45, 62]
          .map(
            (px) =>
              `${circle(px, -59 + (px > 60 ? 28 : 0), 2.3)}M${px - 2.6} ${-52 + (px > 60 ? 28 : 0)}q2.600 -8 5.200 0Z`,
          )
          .join(''),
      ),
    ),
  )
  // Hull.
  s.put(
    { sea: 1, deep: 0.7 },
    m(fill('M-98 -26C-60 -23 40 -22 104 -30C100 -16 94 -4 84 5L-86 5C-94 -4 -98 -14 -98 -26Z')),
  )
  s.put({ red: 1 }, m(fill('M-92.500 -4L91 -4L84 6L-86 6Z')))
  s.put({}, m(fill('M-97.500 -21L101.500 -23.500L100.700 -20.500L-97 -18Z')))
}

/** White water at a hull's foot. */
export function wake(x: number, y: number, length: number, seed = 1): Shape {
  const random = randomOf(seed)
  let d = ''
  for (let i = 0; i < 16; i += 1) {
    const w = length * (0.08 + random() * 0.22)
    const px = x - length / 2 + random() * length
    const py = y + (random() - 0.3) * length * 0.05
    const h = w * 0.07 + 0.8
    d += `M${r1(px - w / 2)} ${r1(py)}q${r1(w * 0.25)} ${r1(-h * 2)} ${r1(w * 0.5)} ${r1(-h * 0.4)}t${r1(w * 0.5)} ${r1(h * 0.5)}q${r1(-w * 0.4)} ${r1(h * 1.2)} ${r1(-w)} ${r1(-h * 0.1)}Z`
  }
  return fill(d)
}

/** A cloud with a level foot: a tall head and lower shoulders. */
export function cloud(x: number, y: number, w: number, seed = 1): Shape {
  const random = randomOf(seed)
  const head = 0.34 + random() * 0.3
  const lobes = [
    [0.1, 0.1],
    [head - 0.16, 0.17 + random() * 0.05],
    [head, 0.25 + random() * 0.06],
    [head + 0.17, 0.17 + random() * 0.05],
    [0.88, 0.09],
    [head + 0.3, 0.12],
  ] as const
  const shapes = lobes.map(([t, q]) =>
    fill(ellipse(x - w / 2 + w * Math.min(0.9, t), y - w * q * 0.62, w * q * 0.72, w * q * 0.66)),
  )
  return within(
    rect(x - w, y - w, w * 2, w),
    all(...shapes, fill(bar(x - w / 2, y - w * 0.1, w, w * 0.14))),
  )
}

/** A bar of mist with round ends, as on screens. */
export const bar = (x: number, y: number, w: number, h: number): string =>
  `M${r1(x + h / 2)} ${r1(y)}h${r1(w - h)}a${r1(h / 2)} ${r1(h / 2)} 0 0 1 0 ${r1(h)}h${r1(h - w)}a${r1(h / 2)} ${r1(h / 2)} 0 0 1 0 ${r1(-h)}Z`

export function rain(
  s: { width: number },
  { seed = 1, count = 160, slant = -0.28, length = 90, foot = 1000 } = {},
): Shape {
  const random = randomOf(seed)
  const d: string[] = []
  for (let i = 0; i < count; i += 1) {
    const [x, y, l] = [random() * (s.width + 300), random() * foot, length * (0.4 + random())]
    d.push(`M${r1(x)} ${r1(y)}l${r1(slant * l)} ${r1(l)}`)
  }
  return line(d.join(''), 1.5)
}

export function stars(width: number, foot: number, { seed = 1, count = 70, size = 1 } = {}): Shape {
  const random = randomOf(seed)
  return fill(
    Array.from({ length: count }, () =>
      circle(random() * width, random() ** 1.3 * foot, (0.7 + random() ** 3 * 2.6) * size),
    ).join(''),
  )
}

/** A stone house with a tiled roof: its front is `w` wide at `x`, `y` is its foot. */
export function putHouse(
  s: Sheet,
  [x, y]: Point,
  w: number,
  {
    h = 0.62,
    roof = 'deep',
    lit = false,
    seed = 1,
    side = 0.34,
  }: { h?: number; roof?: 'deep' | 'red'; lit?: boolean; seed?: number; side?: number } = {},
): void {
  const random = randomOf(seed)
  const hh = w * h
  const sw = w * side
  const roofMix = roof === 'red' ? { red: 1, sun: 0.5 } : { deep: 1, sea: 0.8 }
  // Front (gable on the left), side wall in shade.
  s.put(
    { sun: 0.18 },
    fill(
      poly([
        [x, y],
        [x, y - hh],
        [x + sw / 2, y - hh - w * 0.22],
        [x + sw, y - hh],
        [x + sw, y],
      ]),
    ),
  )
  s.put({ sun: 0.3, sea: 0.5 }, fill(rect(x + sw, y - hh, w - sw, hh)))
  s.put(
    roofMix,
    fill(
      poly([
        [x + sw / 2 - w * 0.01, y - hh - w * 0.26],
        [x + w - sw / 2 + w * 0.03, y - hh - w * 0.26],
        [x + w + w * 0.03, y - hh + w * 0.02],
        [x + sw - w * 0.02, y - hh + w * 0.02],
      ]),
    ),
    line(
      `M${r1(x - w * 0.03)} ${r1(y - hh + w * 0.03)}L${r1(x + sw / 2)} ${r1(y - hh - w * 0.25)}`,
      w * 0.035,
    ),
  )
  // Rows of tiles.
  const rows = Array.from({ length: 6 }, (_, i) => {
    const t = (i + 0.7) / 6.4
    return `M${r1(x + sw / 2 + (w - sw) * t)} ${r1(y - hh - w * 0.25)}L${r1(x + sw + (w - sw) * t)} ${r1(y - hh)}`
  }).join('')
  s.put(roof === 'red' ? { red: 1, deep: 0.5 } : { sea: 0.9 }, line(rows, w * 0.008))
  const panes: string[] = []
  for (let i = 0; i < 2; i += 1)
    if (random() < 0.9)
      panes.push(
        rect(
          x + sw + (w - sw) * (0.14 + i * 0.46),
          y - hh * (0.7 + 0.04 * random()),
          (w - sw) * 0.22,
          hh * 0.34,
        ),
      )
  s.put(lit ? { lamp: 1 } : { deep: 1, sea: 0.7 }, fill(panes.join('')))
  s.put(
    lit && random() < 0.5 ? { lamp: 0.9 } : { deep: 1, red: 0.6 },
    fill(rect(x + sw * 0.36, y - hh * 0.56, sw * 0.3, hh * 0.56)),
  )
}

/** People as flat figures, 100 units high before scaling, feet at 0. */
export type Pose = 'stand' | 'walk' | 'bend' | 'point' | 'child' | 'carry' | 'umbrella' | 'sit'
const BODIES: Record<Pose, { head: string; top: string; legs: string; more?: string }> = {
  stand: {
    head: circle(0, -90, 8),
    top: 'M-13 -78C-8 -83 8 -83 13 -78C17 -62 17 -50 15 -40L-15 -40C-17 -54 -17 -64 -13 -78Z',
    legs: 'M-14 -42L14 -42L12 0L3 0L1 -30L-2 0L-12 0Z',
  },
  walk: {
    head: circle(4, -90, 8),
    top: 'M-11 -77C-5 -83 9 -83 14 -77C17 -62 14 -50 12 -40L-14 -40C-15 -54 -15 -64 -11 -77ZM12 -74L26 -52L21 -48L8 -62ZM-10 -74L-22 -50L-17 -47L-6 -60Z',
    legs: 'M-13 -43L12 -43L22 -4L29 -2L28 1L15 1L3 -28L-11 -12L-20 1L-27 -3L-14 -22Z',
  },
  bend: {
    head: circle(33, -55, 8),
    top: 'M-12 -56C-4 -68 16 -70 28 -60C31 -56 30 -50 26 -47L10 -44L-10 -36ZM24 -56L30 -20L24 -19L15 -48Z',
    legs: 'M-13 -52L8 -46L10 -22L9 0L1 0L-1 -24L-6 -1L-14 0Z',
  },
  point: {
    head: circle(2, -90, 8),
    top: 'M-12 -77C-6 -83 8 -83 13 -77C17 -62 15 -50 13 -40L-15 -40C-17 -54 -16 -64 -12 -77ZM10 -78L44 -88L45 -83L13 -67Z',
    legs: 'M-14 -42L13 -42L14 0L5 0L1 -30L-4 0L-13 0Z',
  },
  child: {
    head: circle(0, -58, 7.5),
    top: 'M-9 -49C-5 -53 5 -53 9 -49L15 -26L-15 -26ZM8 -48L23 -60L25 -56L11 -40Z',
    legs: 'M-9 -28L9 -28L8 0L2 0L0 -20L-3 0L-9 0Z',
  },
  carry: {
    head: circle(5, -88, 8),
    top: 'M-12 -76C-6 -82 8 -82 13 -76C16 -62 14 -50 12 -40L-15 -40C-17 -54 -16 -64 -12 -76ZM-10 -76L-4 -60L16 -78L12 -84Z',
    legs: 'M-14 -42L12 -42L20 -2L12 0L1 -28L-9 -8L-17 0L-22 -5L-12 -20Z',
    more: 'M-46 -86C-20 -80 24 -80 52 -86L52 -83C24 -77 -20 -77 -46 -83ZM-45 -84L-54 -56L-34 -56ZM50 -84L41 -56L61 -56Z',
  },
  umbrella: {
    head: circle(0, -88, 8),
    top: 'M-14 -76C-8 -82 8 -82 14 -76C19 -58 20 -42 22 -30L-22 -30C-20 -46 -18 -62 -14 -76Z',
    legs: 'M-12 -32L12 -32L11 0L3 0L0 -24L-3 0L-11 0Z',
    more: 'M-40 -96C-30 -122 -12 -132 2 -132C18 -132 34 -120 42 -96C34 -102 26 -102 20 -97C14 -102 6 -102 1 -97C-5 -102 -13 -102 -18 -97C-25 -102 -33 -102 -40 -96Z',
  },
  sit: {
    head: circle(0, -58, 8),
    top: 'M-13 -46C-8 -51 8 -51 13 -46C16 -32 16 -20 15 -10L-15 -10C-17 -22 -17 -34 -13 -46Z',
    legs: 'M-15 -14L12 -16L34 -16L36 -10L36 10L30 10L29 -4L-12 -2Z',
  },
}
export interface Dress {
  top?: Parameters<Sheet['put']>[0]
  legs?: Parameters<Sheet['put']>[0]
  hat?: 'straw' | 'cap' | 'none' | 'hair' | 'back' | 'bun'
  flip?: boolean
  skin?: Parameters<Sheet['put']>[0]
  more?: Parameters<Sheet['put']>[0]
  turn?: number
}
export function putPerson(s: Sheet, [x, y]: Point, h: number, pose: Pose, dress: Dress = {}): void {
  const b = BODIES[pose]
  const m = (shape: Shape) =>
    moved(shape, { x, y, scale: h / 100, flip: dress.flip ?? false, turn: dress.turn ?? 0 })
  const skin = dress.skin ?? { sun: 0.45, red: 0.3 }
  const [cx, cy] = b.head
    .match(/M(-?[\d.]+) (-?[\d.]+)/)!
    .slice(1)
    .map(Number) as [number, number]
  const r = pose === 'child' ? 7.5 : 8
  const hx = cx + r
  s.put(dress.legs ?? { deep: 1 }, m(fill(b.legs)))
  s.over({ deep: 0.5 }, m(within(b.legs, fill(rect(3, -60, 60, 70)))))
  s.put(dress.top ?? { red: 1 }, m(fill(b.top)))
  // The side in shade, and an arm.
  s.over(
    { deep: 0.42 },
    m(
      within(
        b.top,
        fill(
          pose === 'bend'
            ? 'M-20 -40L40 -60L40 -30L-20 -20Z'
            : 'M6 -90C10 -70 6 -50 8 -20L60 -20L60 -90Z',
        ),
      ),
    ),
  )
  if (pose === 'stand' || pose === 'umbrella' || pose === 'carry')
    s.over(
      { deep: 0.75 },
      m(
        line(
          'M-8.5 -70C-10.500 -60 -11 -50 -9.500 -41M9.500 -70C11.500 -60 11.500 -50 10.500 -41',
          0.9,
        ),
      ),
    )
  s.put(skin, m(fill(b.head)), m(fill(rect(hx - 3, cy + 5, 6, 8))))
  if (b.more)
    s.put(
      dress.more ?? { sun: 1, red: 0.4 },
      m(pose === 'umbrella' ? all(fill(b.more), line('M1 -130L1 -96', 1.8)) : all(fill(b.more))),
    )
  const hat = dress.hat ?? 'hair'
  if (hat === 'straw')
    s.put(
      { sun: 0.8, red: 0.08 },
      m(
        fill(
          `M${hx - 17} ${cy - 2}L${hx} ${cy - 15}L${hx + 17} ${cy - 2}C${hx + 8} ${cy + 1} ${hx - 8} ${cy + 1} ${hx - 17} ${cy - 2}Z`,
        ),
      ),
    )
  if (hat === 'cap')
    s.put(
      { deep: 1 },
      m(
        fill(
          `M${hx - 8.5} ${cy - 2}C${hx - 8} ${cy - 12} ${hx + 8} ${cy - 12} ${hx + 8.5} ${cy - 2}L${hx + 15} ${cy - 1}L${hx + 14} ${cy + 1}L${hx - 8.5} ${cy + 0}Z`,
        ),
      ),
    )
  if (hat === 'back' || hat === 'bun')
    s.put(
      { deep: 1, red: 0.3 },
      m(
        fill(
          `M${hx - 9} ${cy + 5}C${hx - 11} ${cy - 13} ${hx + 11} ${cy - 13} ${hx + 9} ${cy + 5}C${hx + 4} ${cy + 8} ${hx - 4} ${cy + 8} ${hx - 9} ${cy + 5}Z${hat === 'bun' ? circle(hx, cy - 10, 4.5) : ''}`,
        ),
      ),
    )
  if (hat === 'hair')
    s.put(
      { deep: 1 },
      m(
        fill(
          `M${hx - 9} ${cy + 3}C${hx - 10} ${cy - 12} ${hx + 10} ${cy - 12} ${hx + 8.5} ${cy - 2}C${hx + 3} ${cy - 5} ${hx - 3} ${cy - 4} ${hx - 4} ${cy + 2}Z`,
        ),
      ),
    )
}

/** A shape within a shape, by outlines. */
export const inside = (outline: string, shape: Shape): Shape => within(outline, shape)
