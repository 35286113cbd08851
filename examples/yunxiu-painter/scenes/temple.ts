import type { Scene } from '../canvas/scene.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintTuft } from '../motifs/tuft.ts'

/** The temple: a hall with two roofs, side halls, the pagoda on one side, and trees in front. */
export function paintTemple(
  scene: Scene,
  { x, y, size, pagoda = 1 }: { x: number; y: number; size: number; pagoda?: -1 | 0 | 1 },
): void {
  const { random } = scene
  if (pagoda !== 0)
    paintPagoda(scene, { x: x + pagoda * size * 2.8, y: y + size * 0.1, width: size * 0.3 })
  paintHall(scene, { x, y: y - size * 0.5, width: size, tiers: 2, bays: 8 })
  paintHall(scene, { x: x - size * 1.9, y: y - size * 0.14, width: size * 0.52 })
  if (pagoda !== 1) paintHall(scene, { x: x + size * 1.9, y: y - size * 0.14, width: size * 0.5 })
  paintMist(scene, { y: y - size * 0.1, depth: 26, density: 0.55 })
  paintHall(scene, { x, y: y + size * 0.42, width: size * 0.78 })
  for (const side of [-1, 1])
    paintHall(scene, { x: x + side * size * 1.34, y: y + size * 0.5, width: size * 0.42 })
  for (let tuft = 0; tuft < 22; tuft++) {
    paintTuft(scene, {
      x: x + random.between(-2.6, 2.6) * size,
      y: y + size * random.between(0.4, 0.64),
      size: random.between(22, 46),
    })
  }
}
