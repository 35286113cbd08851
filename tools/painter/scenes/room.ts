import { brush } from '../canvas/brush.ts'
import { type Colour, css, mix, type Stops } from '../canvas/colour.ts'
import { blank, fill, type Point, type Scene, trace } from '../canvas/scene.ts'
import { ellipse, polygon, rectangle, straight } from '../canvas/shape.ts'
import { paintGlow } from '../motifs/lantern.ts'
import { DARK_WOOD, WOOD } from '../still/stops.ts'
import { wash } from '../still/wash.ts'

/** The opening in the back wall, in pixels. */
export type Opening =
  | { kind: 'round'; x: number; y: number; radius: number }
  | { kind: 'square'; x: number; y: number; width: number; height: number; bars?: number }

export interface Room {
  opening: Opening
  wall?: 'plaster' | 'timber' | 'brick' | 'earth'
  /** Where a lamp burns; without one the room has only the light of its window. */
  lamp?: Point
}

/** The back wall; the side walls, ceiling and floor run from its edges to those of the picture. */
const BACK = { left: 190, top: 96, right: 1410, bottom: 700 }

const WALLS = {
  plaster: ['#e6d9b8', '#4a4438'],
  timber: ['#a67c4e', '#4a3626'],
  brick: ['#b98a66', '#4c382c'],
  earth: ['#d9bf8c', '#4f4230'],
} as const

/** A room about what is painted so far: walls, floor and ceiling in perspective, the view left in the opening. */
export function paintRoom(scene: Scene, { opening, wall = 'plaster', lamp }: Room): void {
  const { width, height, palette } = scene
  const outside = blank(width, height)
  outside.context.drawImage(scene.canvas, 0, 0)
  const [day, night] = WALLS[wall]
  const tone = palette.isNight ? night : day
  paintShell(scene, tone)
  paintTexture(scene, wall, tone)
  paintFloor(scene)
  const edge = edgeOf(opening)
  scene.context.save()
  trace(scene.context, edge)
  scene.context.clip()
  scene.context.drawImage(outside.canvas, 0, 0)
  scene.context.restore()
  paintReveal(scene, edge)
  paintFrameOf(scene, opening, edge)
  paintFallOfLight(scene, opening)
  if (lamp) paintLampLight(scene, lamp)
}

function edgeOf(opening: Opening): Point[] {
  if (opening.kind === 'round')
    return ellipse({ centre: [opening.x, opening.y], rx: opening.radius, ry: opening.radius })
  return rectangle([opening.x, opening.y], opening.width, opening.height)
}

function paintShell(scene: Scene, tone: Colour): void {
  const { context, width, height, palette } = scene
  const { left, top, right, bottom } = BACK
  const shade = (share: number) => css(mix(tone, palette.isNight ? '#120d08' : '#5a4428', share))
  fill(
    scene,
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    shade(0),
  )
  const dim = context.createRadialGradient(width / 2, 380, 300, width / 2, 380, 820)
  dim.addColorStop(0, css('#3c2a18', 0))
  dim.addColorStop(1, css('#3c2a18', palette.isNight ? 0.5 : 0.28))
  fill(
    scene,
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    dim,
  )
  fill(
    scene,
    [
      [0, 0],
      [left, top],
      [left, bottom],
      [0, height - 60],
    ],
    shade(0.26),
  )
  fill(
    scene,
    [
      [width, 0],
      [right, top],
      [right, bottom],
      [width, height - 60],
    ],
    shade(0.34),
  )
  fill(
    scene,
    [
      [0, 0],
      [width, 0],
      [right, top],
      [left, top],
    ],
    css(palette.isNight ? '#1d1510' : '#6e5236'),
  )
  for (let beam = 0; beam <= 6; beam++) {
    const x = left + ((right - left) * beam) / 6
    brush(scene, straight([x, top], [width / 2 + (x - width / 2) * 1.36, -10], 8), {
      width: 16,
      colour: palette.isNight ? '#120d08' : '#4b3222',
      isTapered: false,
      jitter: 0.08,
    })
  }
  for (const line of [
    [
      [left, top],
      [left, bottom],
    ],
    [
      [right, top],
      [right, bottom],
    ],
    [
      [left, top],
      [right, top],
    ],
    [
      [left, bottom],
      [right, bottom],
    ],
    [
      [left, bottom],
      [0, height - 60],
    ],
    [
      [right, bottom],
      [width, height - 60],
    ],
  ] as const) {
    brush(scene, straight(line[0], line[1], 20), {
      width: 4,
      colour: '#3a281a',
      alpha: 0.75,
      isTapered: false,
    })
  }
}

function paintTexture(scene: Scene, wall: Room['wall'], tone: Colour): void {
  const { context } = scene
  const { left, top, right, bottom } = BACK
  context.strokeStyle = css(mix(tone, '#2a1a0c', 0.5), 0.45)
  context.lineWidth = 2
  context.beginPath()
  if (wall === 'timber') {
    for (let plank = 1; plank < 9; plank++) {
      context.moveTo(left, top + ((bottom - top) * plank) / 9)
      context.lineTo(right, top + ((bottom - top) * plank) / 9 + 2)
    }
  }
  if (wall === 'brick') {
    for (let course = 1; course < 22; course++) {
      const y = top + ((bottom - top) * course) / 22
      context.moveTo(left, y)
      context.lineTo(right, y)
      for (let brick = 0; brick < 17; brick++) {
        const x = left + ((right - left) * (brick + (course % 2) * 0.5)) / 17
        context.moveTo(x, y)
        context.lineTo(x, y + (bottom - top) / 22)
      }
    }
  }
  context.stroke()
}

function paintFloor(scene: Scene): void {
  const { width, height, palette } = scene
  const { left, right, bottom } = BACK
  const boards: Stops = palette.isNight
    ? [
        [0, '#2c2118'],
        [1, '#5a4433'],
      ]
    : [
        [0, '#8d6a45'],
        [0.4, '#a98658'],
        [1, '#c9a878'],
      ]
  wash(
    scene,
    polygon([
      [left, bottom],
      [right, bottom],
      [width + 10, height - 60],
      [width + 10, height + 10],
      [-10, height + 10],
      [-10, height - 60],
    ]),
    { stops: boards, edge: 0.05, gold: 0, line: 0 },
  )
  for (let board = -10; board <= 10; board++) {
    const x = width / 2 + board * 62
    brush(scene, straight([x, bottom], [width / 2 + board * 130, height + 10], 10), {
      width: 1.8,
      colour: '#3a281a',
      alpha: 0.42,
      isTapered: false,
    })
  }
}

/** The thickness of the wall shows along the opening. */
function paintReveal(scene: Scene, edge: readonly Point[]): void {
  const { context, palette } = scene
  context.save()
  trace(context, edge)
  context.clip()
  trace(context, edge)
  context.strokeStyle = css('#2a1a0c', palette.isNight ? 0.5 : 0.3)
  context.lineWidth = 44
  context.stroke()
  context.restore()
}

function paintFrameOf(scene: Scene, opening: Opening, edge: readonly Point[]): void {
  const { palette } = scene
  const loop = [...edge, ...edge.slice(0, 2)]
  for (const [width, colour] of [
    [30, '#2f2016'],
    [20, '#5a3d28'],
    [6, '#7a5638'],
  ] as const) {
    brush(scene, loop, { width, colour, isTapered: false, jitter: 0.05 })
  }
  brush(
    scene,
    loop.map(([x, y]): Point => [x - 7, y - 7]),
    { width: 2.4, colour: palette.gold, alpha: 0.8, isTapered: false },
  )
  if (opening.kind !== 'square') return
  const { x, y, width, height, bars = 2 } = opening
  for (let bar = 1; bar < bars; bar++) {
    const at = x + (width * bar) / bars
    wash(scene, rectangle([at - 7, y], 14, height), { stops: WOOD, angle: 0, gold: 0.3 })
  }
  wash(scene, rectangle([x - 34, y + height], width + 68, 26), { stops: DARK_WOOD, gold: 0.6 })
}

/** Daylight from the window lies on the floor. */
function paintFallOfLight(scene: Scene, opening: Opening): void {
  const { context, palette } = scene
  if (palette.isNight) return
  const [from, to] =
    opening.kind === 'round'
      ? [opening.x - opening.radius, opening.x + opening.radius]
      : [opening.x, opening.x + opening.width]
  const light = context.createLinearGradient(0, BACK.bottom, 0, 960)
  light.addColorStop(0, css('#fff6dc', 0.42))
  light.addColorStop(1, css('#fff6dc', 0))
  fill(
    scene,
    [
      [from, BACK.bottom + 2],
      [to, BACK.bottom + 2],
      [to + 190, 960],
      [from + 40, 960],
    ],
    light,
  )
}

function paintLampLight(scene: Scene, [x, y]: Point): void {
  const { context, width, height } = scene
  context.globalCompositeOperation = 'screen'
  const warm = context.createRadialGradient(x, y, 0, x, y, 620)
  warm.addColorStop(0, css('#ffc468', 0.5))
  warm.addColorStop(0.4, css('#ffb45a', 0.2))
  warm.addColorStop(1, css('#ffb45a', 0))
  context.fillStyle = warm
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
  paintGlow(scene, [x, y], { radius: 130, alpha: 0.5 })
}
