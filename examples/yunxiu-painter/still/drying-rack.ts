import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { curve, straight } from '../canvas/shape.ts'
import { paintTray } from './tray.ts'

/** Rows of trays on a rack of poles. */
export function paintDryingRack(
  scene: Scene,
  {
    x,
    y,
    rows,
    colours,
  }: { x: number; y: number; rows: number; colours: readonly [`#${string}`, ...`#${string}`[]] },
): void {
  for (let row = 0; row < rows; row++) {
    const at = y - (rows - 1 - row) * 150
    const size = 120 + row * 26
    for (const leg of [-700, -350, 0, 350, 700])
      for (const splay of [-26, 26])
        brush(scene, straight([x + leg, at], [x + leg + splay, at + size * 0.72], 8), {
          width: 8,
          colour: '#6a4c32',
          isTapered: false,
          jitter: 0.1,
        })
    for (const lift of [-0.1, 0.22]) {
      brush(
        scene,
        curve(
          [
            [x - 780, at + lift * size],
            [x, at + lift * size + 8],
            [x + 780, at + lift * size],
          ],
          20,
        ),
        { width: 9, colour: '#8a6a3a', isTapered: false, jitter: 0.1 },
      )
    }
    const count = 6 - row
    for (let tray = 0; tray < count; tray++) {
      const [one] = colours
      const colour = colours[(tray + row) % colours.length] ?? one
      paintTray(scene, [x + (tray - (count - 1) / 2) * size * 2.12, at], {
        size,
        colours: [colour],
      })
    }
  }
}
