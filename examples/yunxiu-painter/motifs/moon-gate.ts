import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, blank, fill } from '../canvas/scene.ts'
import { straight, ellipse, polygon } from '../canvas/shape.ts'

/** A white wall with a round gate in it, tiles along its top. */
export function paintMoonGate(scene: Scene): void {
  const { width, height, palette, context } = scene
  const [plaster, frame, bead] = palette.isNight
    ? (['#59666e', '#46525a', '#6f7c84'] as const)
    : (['#f1e9d6', '#a99d80', '#cdbf9c'] as const)
  const wall = blank(width, height)
  wall.context.fillStyle = css(plaster)
  wall.context.fillRect(0, 130, width, height)
  const damp = wall.context.createLinearGradient(0, 300, 0, height)
  damp.addColorStop(0, css('#8a7a5a', 0))
  damp.addColorStop(1, css('#8a7a5a', 0.34))
  wall.context.fillStyle = damp
  wall.context.fillRect(0, 130, width, height)
  wall.context.globalCompositeOperation = 'destination-out'
  wall.context.fillStyle = '#000'
  wall.context.beginPath()
  wall.context.arc(800, 560, 350, 0, 7)
  wall.context.fill()
  context.drawImage(wall.canvas, 0, 0)
  for (const [radius, stroke, colour] of [
    [352, 34, frame],
    [352, 22, bead],
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
