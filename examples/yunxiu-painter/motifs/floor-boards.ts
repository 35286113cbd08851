import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { box, straight } from '../canvas/shape.ts'

/** Floor boards across the lower part of the picture, such as a balcony's. */
export function paintFloorBoards(scene: Scene, y: number): void {
  const { palette, width, height } = scene
  fill(scene, box([0, y], [width, height]), css(palette.isNight ? '#33271d' : '#8a6644'))
  for (let board = -9; board <= 9; board++) {
    brush(scene, straight([width / 2 + board * 104, y], [width / 2 + board * 124, height], 6), {
      width: 2.4,
      colour: '#3a281a',
      alpha: 0.6,
      isTapered: false,
    })
  }
}
