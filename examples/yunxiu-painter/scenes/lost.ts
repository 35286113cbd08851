import type { Scene } from '../canvas/scene.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintCrane } from '../motifs/crane.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintFar } from './backdrop.ts'
import { paintCloudSea } from './cloud-sea.ts'

/** The picture behind the number of an error page: an empty sky, a few summits low in cloud, one crane. */
export function paintLost(scene: Scene): void {
  paintFar(scene, { ridge: 640 })
  paintCloudSea(
    scene,
    [
      [0.14, 110],
      [0.4, 80],
      [0.64, 150],
      [0.88, 100],
    ],
    { y: 600 },
  )
  const crest = paintBank(scene, { x: 1420, y: 890, width: 560, height: 110, rocks: 6, hue: 0.3 })
  paintPine(scene, { x: 1500, y: 830, height: 250, lean: -0.35, boughs: 7 })
  paintPavilion(scene, { x: 1370, y: Math.max(crest(1330), crest(1410)) + 12, width: 44 })
  paintCrane(scene, { x: 1180, y: 470, size: 40, heading: -1 })
  weaveSilk(scene)
}
