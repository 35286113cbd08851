import { clamp, lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { type Colour, mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill, hazed } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintTuft } from '../motifs/tuft.ts'
import { paintFar } from './backdrop.ts'

/**
 * Where a place in the lane is on the canvas. `away` from its middle and `up` from the ground are in pixels as at the
 * picture's lower edge; `scale` is how large things are at that distance: 1 at the lower edge, 0 at the horizon.
 */
export type Spot = (away: number, up: number, scale: number) => Point

const HORIZON = 560
const EYE = 430
/** From the middle of the lane to its walls. */
const HALF = 430
/** The channel's two banks. */
const CHANNEL = [196, 290] as const
/** Where the walls of one side end, as distances: 1 at the lower edge of the picture. */
const ENDS = [0.2, 0.5, 1.02, 1.72, 2.5, 3.3, 4.3, 5.6, 7.4] as const

/** A lane of the old village between white walls, with a channel of water on the right and the mountain at its end. */
export function paintLane(scene: Scene, { channel = true, end = 0.52 } = {}): Spot {
  const x = scene.width * end
  const spot: Spot = (away, up, scale) => [x + away * scale, HORIZON + (EYE - up) * scale]
  paintFar(scene, { ridge: 300 })
  paintMassif(scene, { x: x - 10, base: 590, height: 330, width: 330, haze: 0.38, sharpness: 1.4 })
  paintMist(scene, { y: 540, depth: 46, density: 0.9 })
  for (const [away, width] of [
    [-44, 62],
    [50, 58],
    [4, 66],
  ] as const)
    paintHouse(scene, { x: x + away, y: HORIZON + 58, width, haze: 0.24 })
  paintPaving(scene, spot)
  if (channel) paintChannel(scene, spot)
  for (const side of [-1, 1] as const) paintWalls(scene, spot, side)
  return spot
}

function paintPaving(scene: Scene, spot: Spot): void {
  const { palette, random } = scene
  const stone = palette.isNight
    ? mix('#3d4446', palette.silk, 0.2)
    : mix('#d8c9a5', palette.silk, 0.4)
  const far = 1 / ENDS[8]
  fill(
    scene,
    [spot(-HALF, 0, far), spot(HALF, 0, far), spot(HALF, 0, 1.4), spot(-HALF, 0, 1.4)],
    css(stone),
  )
  const joint = { colour: mix(palette.line, stone, 0.5), alpha: 0.5, isTapered: false }
  const rows = [-HALF, -250, -80, 80, CHANNEL[0]]
  for (const away of rows.slice(1))
    brush(scene, straight(spot(away, 0, far), spot(away, 0, 1.3), 30), { ...joint, width: 1.2 })
  rows.slice(0, -1).forEach((left, row) => {
    for (let distance = 0.75 + random.next() * 0.2; distance < 6;) {
      const scale = 1 / distance
      brush(scene, straight(spot(left, 0, scale), spot(rows[row + 1] ?? 0, 0, scale), 4), {
        ...joint,
        width: lerp(0.6, 1.3, clamp(scale)),
      })
      distance += random.between(0.16, 0.34)
    }
  })
}

/** A narrow channel with stone edges. */
function paintChannel(scene: Scene, spot: Spot): void {
  const { palette, random } = scene
  const [left, right] = CHANNEL
  const far = 1 / ENDS[8]
  const between = (from: number, to: number, up: number) => [
    spot(from, up, far),
    spot(to, up, far),
    spot(to, up, 1.3),
    spot(from, up, 1.3),
  ]
  fill(
    scene,
    between(left - 26, right + 26, 0),
    css(palette.isNight ? '#4c5558' : mix('#cfc4a4', palette.silk, 0.3)),
  )
  fill(scene, between(left, right, 0), css(palette.isNight ? '#232d33' : '#8d8a76'))
  fill(scene, between(left + 5, right, -22), css(mix(palette.water, '#2f6f8a', 0.4)))
  for (const away of [left - 26, left, right, right + 26])
    brush(scene, straight(spot(away, 0, far), spot(away, 0, 1.3), 40), {
      width: 1.6,
      colour: palette.line,
      alpha: 0.6,
      isTapered: false,
    })
  for (let ripple = 0; ripple < 60; ripple++) {
    const scale = lerp(far, 1.1, random.next() ** 1.6)
    const from = random.between(left + 12, right - 40)
    brush(
      scene,
      straight(spot(from, -22, scale), spot(from + random.between(14, 40), -22, scale * 1.01), 6),
      { width: 1.5, colour: palette.isNight ? palette.gold : '#f4f1e2', alpha: 0.6 },
    )
  }
}

/** The walls along one side, the far ones first. */
function paintWalls(scene: Scene, spot: Spot, side: -1 | 1): void {
  const { random } = scene
  const walls = ENDS.slice(1).map((to, index) => ({
    from: ENDS[index] ?? to,
    to,
    // Low court walls open the view.
    isCourt: (index + (side === 1 ? 1 : 0)) % 3 === 0 && index > 0,
    height: random.between(610, 760),
  }))
  for (const { from, to, height, isCourt } of walls.toReversed()) {
    // `along` 0 at the near end, 1 at the far one.
    const at = (along: number, up: number) => spot(side * HALF, up, 1 / lerp(from, to, along))
    const haze = 0.3 * (1 - clamp(1.3 / (from + 0.5)))
    const wall: Wall = { at, haze, height: isCourt ? 380 : height, isShaded: side === 1 }
    paintGableWall(scene, wall, isCourt ? COURT : GABLE)
    if (!isCourt) paintOpenings(scene, wall)
    if (from > 0.6)
      paintTuft(scene, {
        x: spot(side * (HALF - 22), 0, 1 / from)[0],
        y: spot(0, 0, 1 / from)[1] + 3,
        size: 52 / from,
        haze,
      })
  }
}

interface Wall {
  at: (along: number, up: number) => Point
  height: number
  haze: number
  /** On the side away from the light. */
  isShaded: boolean
}

/** The steps of a wall's top: where they begin and end, and how high they are, as shares. */
type Profile = readonly (readonly [from: number, to: number, share: number])[]

const COURT: Profile = [[0, 1, 1]]
const GABLE: Profile = [
  [0, 0.2, 0.74],
  [0.2, 0.38, 0.87],
  [0.38, 0.62, 1],
  [0.62, 0.8, 0.87],
  [0.8, 1, 0.74],
]

/** A white wall with a stepped top under black tiles that turn up at their ends. */
function paintGableWall(scene: Scene, wall: Wall, profile: Profile): void {
  const { context, palette } = scene
  const { at, height, haze, isShaded } = wall
  const white = mix(palette.isNight ? '#46545e' : '#f6f0e0', '#8f8f7c', isShaded ? 0.18 : 0.02)
  const outline = [
    at(0, 0),
    ...profile.flatMap(([from, to, share]) => [at(from, share * height), at(to, share * height)]),
    at(1, 0),
  ]
  fill(scene, outline, css(hazed(scene, white, haze)))
  const damp = context.createLinearGradient(0, at(0, height)[1], 0, at(0, 0)[1])
  damp.addColorStop(0.3, css('#8a7a5a', 0))
  damp.addColorStop(1, css('#8a7a5a', palette.isNight ? 0.16 : 0.3))
  fill(scene, outline, damp)
  const plinth = hazed(scene, palette.isNight ? '#38434a' : '#a09c88', haze)
  fill(scene, [at(0, 0), at(0, 46), at(1, 46), at(1, 0)], css(plinth, 0.8))
  const tile = hazed(scene, tileOf(scene), haze)
  for (const [from, to, share] of profile) {
    const up = share * height
    const over = 0.014
    const cap = [
      at(from - over, up - 12),
      at(from - over * 2.2, up + 34),
      at(from + over, up + 22),
      at(to - over, up + 22),
      at(to + over * 2.2, up + 34),
      at(to + over, up - 12),
    ]
    fill(scene, cap, css(tile))
  }
  for (const [from, to, share] of profile) {
    for (let stain = 0; stain < 40 * (to - from); stain++) {
      const along = scene.random.between(from, to)
      const up = share * height - 14
      brush(scene, straight(at(along, up), at(along, up - scene.random.between(30, 170)), 8), {
        width: 2.4,
        colour: hazed(scene, palette.isNight ? '#3c4a52' : '#857f6c', haze),
        alpha: 0.2,
      })
    }
  }
  brush(scene, straight(at(0, 0), at(1, 0), 20), {
    width: 1.4,
    colour: hazed(scene, palette.line, haze),
    alpha: 0.7,
  })
  brush(scene, straight(at(1, 0), at(1, (profile.at(-1)?.[2] ?? 1) * height), 12), {
    width: 1,
    colour: hazed(scene, palette.line, haze),
    alpha: 0.4,
  })
}

function tileOf({ palette }: Scene): Colour {
  if (palette.isSnow) return '#f4f3ee'
  return palette.isNight ? '#141f28' : '#39464a'
}

/** A door in a stone frame under a small eave, and high windows. */
function paintOpenings(scene: Scene, { at, haze }: Wall): void {
  const { palette } = scene
  const panel = (
    [from, to]: readonly [number, number],
    [low, high]: readonly [number, number],
    colour: Colour,
  ) =>
    fill(
      scene,
      [at(from, low), at(from, high), at(to, high), at(to, low)],
      css(hazed(scene, colour, haze)),
    )
  panel([0.4, 0.6], [0, 262], palette.isNight ? '#46535b' : '#b9b29a')
  panel([0.425, 0.575], [0, 240], '#3b2a20')
  panel([0.37, 0.63], [286, 316], tileOf(scene))
  panel([0.385, 0.615], [276, 288], palette.isNight ? '#46535b' : '#b9b29a')
  for (const from of [0.14, 0.76])
    panel([from, from + 0.1], [330, 400], palette.isNight ? '#f0bb62' : '#3a423f')
}
