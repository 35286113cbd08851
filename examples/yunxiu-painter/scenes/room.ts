import { brush } from '../canvas/brush.ts'
import { type Colour, css } from '../canvas/colour.ts'
import { type Scene, type Point, blank, fill, trace } from '../canvas/scene.ts'
import { ellipse, rectangle } from '../canvas/shape.ts'
import { paintGlow } from '../motifs/glow.ts'
import { FLOOR, WALLS, shellAround, paintWalls, paintTexture, paintFloor } from './room-shell.ts'
import { WOOD, DARK_WOOD } from '../still/stops.ts'
import { wash } from '../still/wash.ts'

/** The opening in the back wall. */
type Opening =
  | { kind: 'round'; x: number; y: number; radius: number }
  | { kind: 'square'; x: number; y: number; width: number; height: number; bars?: number }

export interface Room {
  opening: Opening
  wall?: 'plaster' | 'timber' | 'brick' | 'earth'
  /** Where a lamp is; without one the only light is that of the window. */
  lamp?: Point
}

/** A room with walls, floor and ceiling in perspective; what was painted before is the view through the opening. */
export function paintRoom(scene: Scene, { opening, wall = 'plaster', lamp }: Room): void {
  const { width, height, palette } = scene
  const outside = blank(width, height)
  outside.context.drawImage(scene.canvas, 0, 0)
  const [day, night] = WALLS[wall]
  const tone = palette.isNight ? night : day
  const edge = edgeOf(opening)
  const shell = shellAround(scene, edge, wall)
  paintWalls(scene, tone, shell)
  paintTexture(scene, wall, tone, shell)
  paintFloor(scene, shell)
  closeSeams(scene, tone)
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

/** Where walls meet, both edges are smoothed: together they don't quite cover what is below, and the view need not reach there. */
function closeSeams({ context, width, height }: Scene, tone: Colour): void {
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = css(tone)
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
}

function edgeOf(opening: Opening): Point[] {
  if (opening.kind === 'round')
    return ellipse({ centre: [opening.x, opening.y], rx: opening.radius, ry: opening.radius })
  return rectangle([opening.x, opening.y], opening.width, opening.height)
}

/** The thickness of the wall, seen along the opening. */
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

/** Daylight on the floor: the window's panes, slanted, softer the further they reach. */
function paintFallOfLight(scene: Scene, opening: Opening): void {
  const { context, palette } = scene
  if (palette.isNight) return
  context.save()
  context.globalCompositeOperation = 'soft-light'
  context.filter = 'blur(9px)'
  const light = context.createLinearGradient(0, FLOOR, 0, 970)
  light.addColorStop(0, css('#fff3cc', 0.75))
  light.addColorStop(1, css('#fff3cc', 0))
  if (opening.kind === 'round') {
    const { x, radius } = opening
    fill(scene, ellipse({ centre: [x + 120, 836], rx: radius * 1.1, ry: 104 }), light)
  } else {
    const { x, width, bars = 2 } = opening
    for (let pane = 0; pane < bars; pane++) {
      const [from, to] = [x + (width * pane) / bars + 9, x + (width * (pane + 1)) / bars - 9]
      for (const [near, far] of [
        [FLOOR + 8, FLOOR + 96],
        [FLOOR + 112, 950],
      ] as const) {
        const slide = (y: number, at: number) => at + 40 + (y - FLOOR) * (0.5 + at / 4000)
        fill(
          scene,
          [
            [slide(near, from), near],
            [slide(near, to), near],
            [slide(far, to), far],
            [slide(far, from), far],
          ],
          light,
        )
      }
    }
  }
  context.restore()
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
