import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'

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
