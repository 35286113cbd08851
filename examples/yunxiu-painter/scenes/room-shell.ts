import { brush } from '../canvas/brush.ts'
import { type Colour, type Stops, mix, css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { box, straight, polygon } from '../canvas/shape.ts'
import { wash } from '../still/wash.ts'

/** The back wall; side walls, ceiling and floor are between its edges and those of the picture. */
export const BACK = { left: 190, top: 96, right: 1410, bottom: 700 }

/** The colour of each material of walls by day and at night. */
export const WALLS = {
  plaster: ['#e6d9b8', '#4a4438'],
  timber: ['#a67c4e', '#4a3626'],
  brick: ['#b98a66', '#4c382c'],
  earth: ['#d9bf8c', '#4f4230'],
} as const

/** Walls, ceiling and their edges. */
export function paintWalls(scene: Scene, tone: Colour): void {
  const { context, width, height, palette } = scene
  const { left, top, right, bottom } = BACK
  const shade = (share: number) => css(mix(tone, palette.isNight ? '#120d08' : '#5a4428', share))
  fill(scene, box([left, top], [right, bottom]), shade(0))
  const dim = context.createRadialGradient(width / 2, 380, 300, width / 2, 380, 820)
  dim.addColorStop(0, css('#3c2a18', 0))
  dim.addColorStop(1, css('#3c2a18', palette.isNight ? 0.5 : 0.28))
  fill(scene, box([left, top], [right, bottom]), dim)
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

/** Planks of timber or courses of brick on the back wall. */
export function paintTexture(scene: Scene, wall: keyof typeof WALLS, tone: Colour): void {
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

/** Floor boards towards the viewer. */
export function paintFloor(scene: Scene): void {
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
