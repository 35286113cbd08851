import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { box, straight } from '../canvas/shape.ts'
import { paintGlow } from '../motifs/glow.ts'

/** The courtyard of an old house, seen from its front hall: tiled eaves on all sides, doors, flagstones and some sky. */
export function paintCourtyard(scene: Scene, { sky = 250 } = {}): void {
  const { context, palette, width, height } = scene
  const [wall, wood] = palette.isNight
    ? (['#59666e', '#3a2a1e'] as const)
    : (['#f3ecda', '#7a5638'] as const)
  context.fillStyle = css(mix(palette.sky, palette.silk, 0.4))
  context.fillRect(0, 0, width, sky)
  fill(scene, box([0, sky], [width, 650]), css(wall))
  paintFlagstones(scene)
  paintDoors(scene, wood)
  paintEaves(
    scene,
    [
      [250, sky + 60],
      [1350, sky + 60],
    ],
    96,
  )
  for (const side of [-1, 1]) paintWing(scene, side, { wall, wood, sky })
  const shade = context.createLinearGradient(0, 560, 0, height)
  shade.addColorStop(0, css(palette.line, 0))
  shade.addColorStop(0.18, css(palette.line, 0.22))
  shade.addColorStop(0.4, css(palette.line, 0))
  context.fillStyle = shade
  context.fillRect(0, 560, width, height - 560)
}

function paintFlagstones(scene: Scene): void {
  const { context, palette, width, height, random } = scene
  const stone = palette.isNight ? '#40494c' : palette.isSnow ? '#efeee8' : '#d5c7a4'
  fill(scene, box([0, 640], [width, height]), css(stone))
  context.strokeStyle = css(palette.line, 0.35)
  for (let row = 0; row < 9; row++) {
    const y = 640 + 4.4 * row * row + 6 * row
    context.lineWidth = 0.8 + row * 0.16
    context.beginPath()
    context.moveTo(0, y)
    context.lineTo(width, y + random.between(-2, 2))
    for (let column = -12; column <= 12; column++) {
      const spread = 60 + row * 13
      const x = width / 2 + (column + (row % 2) * 0.5) * spread
      context.moveTo(x, y)
      context.lineTo(x + (x - width / 2) * 0.12, y + 14 + 9 * row)
    }
    context.stroke()
  }
}

function paintDoors(scene: Scene, wood: `#${string}`): void {
  const { context, palette } = scene
  for (let leaf = 0; leaf < 8; leaf++) {
    const x = 470 + leaf * 83
    context.fillStyle = css(
      palette.isNight ? '#e8b565' : mix(wood, '#cdb58c', 0.35),
      palette.isNight ? 0.85 : 1,
    )
    context.fillRect(x, 384, 78, 264)
    context.strokeStyle = css(wood)
    context.lineWidth = 6
    context.strokeRect(x, 384, 78, 264)
    context.lineWidth = 2
    context.beginPath()
    for (let bar = 1; bar < 5; bar++) {
      context.moveTo(x + bar * 15.6, 388)
      context.lineTo(x + bar * 15.6, 540)
      context.moveTo(x, 384 + bar * 31)
      context.lineTo(x + 78, 384 + bar * 31)
    }
    context.stroke()
    context.fillStyle = css(wood)
    context.fillRect(x, 540, 78, 8)
  }
  if (palette.isNight) paintGlow(scene, [800, 520], { radius: 460, alpha: 0.28 })
}

function paintEaves(scene: Scene, [from, to]: readonly [Point, Point], depth: number): void {
  const { context, palette } = scene
  const tile = palette.isSnow ? '#f1f0ea' : palette.isNight ? '#141f28' : '#3c494d'
  const count = Math.round((to[0] - from[0]) / 22)
  const slant = depth * 0.55
  fill(
    scene,
    [
      [from[0] + slant, from[1] - depth],
      [to[0] - slant, to[1] - depth],
      [to[0] + 12, to[1] + 26],
      [from[0] - 12, from[1] + 26],
    ],
    css(tile),
  )
  for (let index = 0; index <= count; index++) {
    const t = index / count
    const top: Point = [from[0] + slant + (to[0] - from[0] - 2 * slant) * t, from[1] - depth]
    const foot: Point = [from[0] + (to[0] - from[0]) * t, from[1] + 26]
    brush(scene, straight(top, foot, 6), {
      width: 2.6,
      colour: mix(tile, palette.isSnow ? '#8a9aa0' : '#9fb2b0', 0.4),
      alpha: 0.7,
      isTapered: false,
    })
    context.fillStyle = css(mix(tile, '#9fb2b0', 0.22))
    context.beginPath()
    context.ellipse(foot[0], foot[1], 8, 7, 0, 0, Math.PI)
    context.fill()
  }
}

interface Wing {
  wall: `#${string}`
  wood: `#${string}`
  sky: number
}

/** The shaded wing on one side, with the eaves of its roof towards the yard. */
function paintWing(scene: Scene, side: number, { wall, wood, sky }: Wing): void {
  const { context, palette, width } = scene
  const x = (share: number) => (side < 0 ? share : width - share)
  const tile = palette.isSnow ? '#f1f0ea' : palette.isNight ? '#17232d' : '#445256'
  fill(
    scene,
    [
      [x(0), sky - 50],
      [x(250), sky + 70],
      [x(250), 668],
      [x(0), 820],
    ],
    css(mix(wall, '#8a7a5a', 0.26)),
  )
  for (const column of [70, 232]) {
    context.fillStyle = css(wood)
    context.fillRect(x(column) - 9, 330, 18, 350 + (250 - column) * 0.5)
  }
  for (let row = 0; row < 12; row++) {
    const [inner, outer] = [x(290 - row * 6), x(-10)]
    const y = sky + 70 - row * 23
    const rows: Point[] = [
      [inner, y],
      [outer, y - 130],
      [outer, y - 104],
      [inner, y + 24],
    ]
    fill(scene, rows, css(row % 2 === 0 ? tile : mix(tile, '#9fb2b0', 0.2)))
  }
  brush(scene, straight([x(290), sky + 94], [x(0), sky - 32], 20), {
    width: 5,
    colour: mix(tile, '#0c1418', 0.4),
    isTapered: false,
  })
}
