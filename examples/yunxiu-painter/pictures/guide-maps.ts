import guides from '../../yunxiu/content/guides.zh.yaml'
import type { PaletteName } from '../canvas/palettes.ts'
import type { Scene } from '../canvas/scene.ts'
import { type GuidePlan, planOf } from '../map/guide-plan.ts'
import { paintMountainMap } from '../map/mountain-map.ts'
import { paintTempleMap } from '../map/temple-map.ts'
import { paintVillageMap } from '../map/village-map.ts'
import type { Painting, Paintings } from '../painting.ts'

type PaintMap = (scene: Scene, plan: GuidePlan) => void

const MAPS = [
  { id: '1', width: 1800, paint: paintMountainMap },
  { id: '2', width: 1600, paint: paintVillageMap },
  { id: '3', width: 1600, paint: paintTempleMap },
] as const

/** In pixels; wide, since visitors zoom in. */
const CANVAS_WIDTH = 3600

/** The illustrated maps of all guides, `guide-map-<id>`, by day and at night. */
export const GUIDE_MAPS: Paintings = Object.fromEntries(
  MAPS.flatMap(({ id, width, paint }) => [
    [`guide-map-${id}`, mapOf(id, width, { paint, palette: 'day' })],
    [`guide-map-${id}-night`, mapOf(id, width, { paint, palette: 'night' })],
  ]),
)

function mapOf(
  id: string,
  width: number,
  { paint, palette }: { paint: PaintMap; palette: PaletteName },
): Painting {
  const facts = guides.guides.find((guide) => guide.id === id)
  if (!facts) throw new Error(`guides.yaml has no guide ${id}`)
  const plan = planOf(facts, width)
  return {
    width,
    height: plan.height,
    fineness: CANVAS_WIDTH / width,
    palette,
    seed: 40 + Number(id),
    use: 'map',
    paint: (scene) => paint(scene, plan),
  }
}
