import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { blank, fill, type Point, type Scene } from '../canvas/scene.ts'
import { curve, ellipse, polygon, straight } from '../canvas/shape.ts'
import { paintBamboo } from './bamboo.ts'
import { paintTree } from './tree.ts'

/** Broad trees at given feet. */
export function paintTrees(scene: Scene, feet: readonly Point[], height: number): void {
  for (const [x, y] of feet)
    paintTree(scene, { x, y, height: height * scene.random.between(0.85, 1.15) })
}

/** Stands of bamboo at given feet. */
export function paintBamboos(scene: Scene, feet: readonly Point[], height: number): void {
  for (const [x, y] of feet) paintBamboo(scene, { x, y, height, stems: 7, spread: 90 })
}

/** A white wall with a round gate in it, tiles along its top. */
export function paintMoonGate(scene: Scene): void {
  const { width, height, palette, context } = scene
  const wall = blank(width, height)
  wall.context.fillStyle = css('#f1e9d6')
  wall.context.fillRect(0, 130, width, height)
  const damp = wall.context.createLinearGradient(0, 300, 0, height)
  damp.addColorStop(0, css('#8a7a5a', 0))
  damp.addColorStop(1, css('#8a7a5a', 0.34))
  wall.context.fillStyle = damp
  wall.context.fillRect(0, 130, width, height)
  wall.context.globalCompositeOperation = 'destination-out'
  wall.context.beginPath()
  wall.context.arc(800, 560, 350, 0, 7)
  wall.context.fill()
  context.drawImage(wall.canvas, 0, 0)
  for (const [radius, stroke, colour] of [
    [352, 34, '#a99d80'],
    [352, 22, '#cdbf9c'],
    [338, 3, palette.gold],
  ] as const) {
    brush(scene, ellipse({ centre: [800, 560], rx: radius, ry: radius }), {
      width: stroke,
      colour,
      isTapered: false,
      jitter: 0.05,
    })
  }
  for (let tile = 0; tile < 74; tile++) {
    const x = tile * 22
    fill(
      scene,
      polygon(
        [
          [x, 84],
          [x + 20, 84],
          [x + 21, 146],
          [x, 146],
        ],
        2,
      ),
      css(tile % 2 === 0 ? '#39464a' : '#4a585c'),
    )
    fill(scene, ellipse({ centre: [x + 10, 146], rx: 10, ry: 8 }, 0, Math.PI), css('#2a3538'))
  }
  brush(scene, straight([0, 86], [width, 86], 40), {
    width: 7,
    colour: '#2a3538',
    isTapered: false,
  })
}

/** Fishing nets hung over poles to dry. */
export function paintNets(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { palette } = scene
  for (const share of [-0.5, 0, 0.5])
    brush(scene, straight([x + share * size, y], [x + share * size * 0.96, y - size * 0.8], 8), {
      width: 9,
      colour: '#6a4c32',
      isTapered: false,
    })
  for (const share of [-0.5, 0]) {
    const from = x + share * size
    const rows = Array.from({ length: 12 }, (_, row) => row / 11)
    for (const row of rows) {
      const sag = 30 + row * 150
      const rope = curve(
        [
          [from, y - size * 0.8 + row * size * 0.3],
          [from + size * 0.25, y - size * 0.8 + sag * 1.5],
          [from + size * 0.5, y - size * 0.8 + row * size * 0.3],
        ],
        16,
      )
      brush(scene, rope, {
        width: row === 0 ? 4 : 1.6,
        colour: mix('#4a6a64', palette.line, 0.3),
        alpha: 0.8,
        isTapered: false,
      })
    }
    for (let cord = 0; cord <= 14; cord++) {
      const t = cord / 14
      const dip = 4 * t * (1 - t)
      const top: Point = [from + t * size * 0.5, y - size * 0.8 + dip * 22]
      brush(scene, straight(top, [top[0] + 14, y - size * 0.48 + dip * 130], 8), {
        width: 1.4,
        colour: '#4a6a64',
        alpha: 0.7,
        isTapered: false,
      })
    }
  }
}

/** Boards across the lower part of the picture, as of a balcony. */
export function paintFloorBoards(scene: Scene, y: number): void {
  const { width, height } = scene
  fill(
    scene,
    [
      [0, y],
      [width, y],
      [width, height],
      [0, height],
    ],
    css('#8a6644'),
  )
  for (let board = -9; board <= 9; board++) {
    brush(scene, straight([width / 2 + board * 104, y], [width / 2 + board * 124, height], 6), {
      width: 2.4,
      colour: '#3a281a',
      alpha: 0.6,
      isTapered: false,
    })
  }
}

/** Poles for walking, leaning on a wall. */
export function paintWalkingSticks(scene: Scene, [x, y]: Point): void {
  for (const shift of [0, 34]) {
    brush(scene, straight([x + shift, y], [x + shift * 0.6 + 26, y - 330], 12), {
      width: 11,
      colour: '#8a6a3a',
      isTapered: false,
      jitter: 0.15,
    })
    brush(scene, straight([x + shift * 0.6 + 24, y - 300], [x + shift * 0.6 + 27, y - 336], 4), {
      width: 17,
      colour: '#b23a2b',
      isTapered: false,
    })
  }
}

/** The slope of a roof over a loft, at the right. */
export function paintSlope(scene: Scene): void {
  const { width } = scene
  fill(
    scene,
    [
      [width, 0],
      [width * 0.66, 0],
      [width, 560],
    ],
    css('#5a3d28'),
  )
  for (let beam = 0; beam < 5; beam++) {
    const t = beam / 4
    brush(
      scene,
      straight([width * (0.66 + 0.34 * t), 560 * t - 10], [width + 10, 560 * t - 190], 8),
      { width: 20, colour: '#3a281a', isTapered: false },
    )
  }
  brush(scene, straight([width * 0.66, 0], [width, 560], 12), {
    width: 24,
    colour: '#2f2016',
    isTapered: false,
  })
}

/** The shadow of a lattice, lying on cloth. */
export function paintLatticeShadow({ context }: Scene, [x, y]: Point): void {
  context.save()
  context.transform(1, 0, -0.35, 0.5, 0, 0)
  context.strokeStyle = css('#3c2a18', 0.2)
  context.lineWidth = 9
  for (let bar = 0; bar < 6; bar++) {
    context.strokeRect(x + y * 0.7 - 200 + bar * 66, y * 2 - 220, 66, 330)
    context.strokeRect(x + y * 0.7 - 200, y * 2 - 220 + bar * 56, 396, 56)
  }
  context.restore()
}
