import type { Scene } from '../canvas/scene.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPine } from '../motifs/pine.ts'
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
  // Old trees stand in groups between the halls; nobody planted them in a row.
  for (const [at, down, count] of [
    [-2.3, 0.56, 4],
    [-1.0, 0.52, 3],
    [-0.56, 0.3, 2],
    [0.7, 0.5, 4],
    [1.9, 0.6, 3],
    [2.5, 0.44, 2],
  ] as const) {
    const near = at + random.between(-0.2, 0.2)
    for (let tree = 0; tree < count; tree++) {
      const place = { x: x + (near + random.between(-0.3, 0.3)) * size, y: y + size * (down + random.between(-0.07, 0.07)) }
      if (random.chance(0.26))
        paintPine(scene, { ...place, height: size * random.between(0.5, 0.85), lean: random.between(-0.3, 0.3), boughs: 5, bend: random.between(0.6, 1.6) })
      else paintTuft(scene, { ...place, size: size * random.between(0.2, 0.42) })
    }
  }
}
