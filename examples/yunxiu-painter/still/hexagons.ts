import { brush } from '../canvas/brush.ts'
import { type Stops, mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, trace } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'
import { wash } from './wash.ts'

/** Hexagons edge to edge: a honeycomb, or the weave of a basket. */
export function paintHexagons(
  scene: Scene,
  area: readonly Point[],
  { size, stops, isWoven = false }: { size: number; stops: Stops; isWoven?: boolean },
): void {
  const { context, palette } = scene
  const [xs, ys] = [area.map(([x]) => x), area.map(([, y]) => y)]
  wash(scene, area, { stops, edge: 0.2 })
  context.save()
  trace(context, area)
  context.clip()
  const step = size * Math.sqrt(3)
  for (let row = 0; Math.min(...ys) + row * size * 1.5 < Math.max(...ys) + size; row++) {
    for (let column = -1; Math.min(...xs) + column * step < Math.max(...xs) + step; column++) {
      const centre: Point = [
        Math.min(...xs) + (column + (row % 2) * 0.5) * step,
        Math.min(...ys) + row * size * 1.5,
      ]
      const corners = Array.from({ length: 7 }, (_, corner): Point => [
        centre[0] + Math.sin((corner / 6) * Math.PI * 2) * size,
        centre[1] + Math.cos((corner / 6) * Math.PI * 2) * size,
      ])
      if (!isWoven) {
        context.fillStyle = css('#7a3f14', 0.36)
        trace(
          context,
          corners.map(([x, y]): Point => [
            centre[0] + (x - centre[0]) * 0.78,
            centre[1] + (y - centre[1]) * 0.78,
          ]),
        )
        context.fill()
      }
      brush(
        scene,
        corners.flatMap((corner, index) => straight(corner, corners[index + 1] ?? corner, 4)),
        {
          width: isWoven ? size * 0.28 : 3,
          colour: isWoven ? mix('#e0c68a', '#a6793e', scene.random.next() * 0.6) : '#e8c06a',
          isTapered: false,
          jitter: 0.1,
        },
      )
      if (isWoven)
        brush(scene, corners, { width: 1.6, colour: palette.line, alpha: 0.4, isTapered: false })
    }
  }
  context.restore()
}
