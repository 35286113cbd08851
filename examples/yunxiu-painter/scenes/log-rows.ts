import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'
import { paintLobe } from '../motifs/lobe.ts'
import { paintTree } from '../motifs/tree.ts'

/** Leaning logs with mushrooms, between two trees. */
export function paintLogRows(
  scene: Scene,
  { x, y, count }: { x: number; y: number; count: number },
): void {
  const { random } = scene
  brush(scene, straight([x - count * 46, y - 230], [x + count * 46, y - 230], 12), {
    width: 22,
    colour: '#5a4028',
    isTapered: false,
  })
  for (let log = 0; log < count; log++) {
    const from: Point = [x + (log - (count - 1) / 2) * 84, y + random.between(-10, 10)]
    const to: Point = [from[0] + 70, y - 250]
    brush(scene, straight(from, to, 16), {
      width: 46,
      colour: '#5f452e',
      isTapered: false,
      jitter: 0.08,
    })
    brush(scene, straight([from[0] - 6, from[1]], [to[0] - 6, to[1]], 16), {
      width: 14,
      colour: '#9a7a52',
      alpha: 0.6,
      isTapered: false,
    })
    for (let cap = 0; cap < 4; cap++) {
      const t = random.between(0.12, 0.86)
      const at: Point = [
        from[0] + (to[0] - from[0]) * t + random.between(-20, 20),
        from[1] + (to[1] - from[1]) * t,
      ]
      paintLobe(scene, {
        x: at[0],
        base: at[1] + 8,
        height: 26,
        width: random.between(20, 32),
        sharpness: 2.6,
        hue: 0,
        ochre: 1,
        cap: 1,
        fade: 0,
        strokes: 0,
        moss: 0,
      })
    }
  }
  for (const side of [0.04, 0.96]) paintTree(scene, { x: scene.width * side, y: 980, height: 420 })
}
