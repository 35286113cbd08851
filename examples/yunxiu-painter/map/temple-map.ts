import type { Scene, Point } from '../canvas/scene.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintMeadows, paintPond } from './ground.ts'
import type { GuidePlan } from './guide-plan.ts'
import { hidesNone, hillsOf, paintRelief, isNear } from './relief.ts'
import { paintBellTower } from '../motifs/bell-tower.ts'
import { paintGate } from '../motifs/gate.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintTuft } from '../motifs/tuft.ts'

/** The temple from the air: from the gate up the slope between two ridges to the pagoda. */
export function paintTempleMap(scene: Scene, plan: GuidePlan): void {
  const unit = plan.width / 1600
  const { random, width, height } = scene
  paintMeadows(scene)
  const clear = hidesNone(plan.kept, 86 * unit)
  const slopes: GuidePlan = {
    ...plan,
    elevation: ([x, y]) => 620 + 620 * (1 - y / height) + 420 * Math.abs(x / width - 0.46),
  }
  paintRelief(scene, hillsOf(slopes, scene, clear))
  for (let tree = 0; tree < 240; tree++) {
    const at: Point = [random.between(0, width), random.between(height * 0.2, height)]
    if (isNear(plan.kept, at, 58 * unit)) continue
    if (tree % 9 === 0)
      paintPine(scene, {
        x: at[0],
        y: at[1],
        height: random.between(90, 140) * unit,
        lean: random.between(-0.2, 0.2),
      })
    else paintTuft(scene, { x: at[0], y: at[1], size: random.between(20, 40) * unit })
  }
  paintBuildings(scene, plan, unit)
  weaveSilk(scene)
}

/** The buildings, each just above its point, from the farthest to the nearest. */
function paintBuildings(scene: Scene, { point }: GuidePlan, unit: number): void {
  const at = (id: string, [dx, dy]: Point = [0, -24]) => {
    const [x, y] = point(id)
    return { x: x + dx * unit, y: y + dy * unit }
  }
  paintHall(scene, { ...at('309', [-20, -30]), width: 92 * unit, tiers: 2, bays: 8 })
  paintPagoda(scene, { ...at('310', [64, 0]), width: 42 * unit })
  paintHall(scene, { ...at('312', [-110, 10]), width: 46 * unit })
  paintBellTower(scene, { ...at('306', [70, -4]), width: 46 * unit })
  paintHall(scene, { ...at('305', [-40, -28]), width: 128 * unit, tiers: 2, bays: 8 })
  const ginkgo = at('307', [50, 0])
  paintTree(scene, { ...ginkgo, height: 210 * unit, leaves: ['#e0b04a', '#d99a3a', '#ecc970'] })
  paintHall(scene, { ...at('313', [-120, 6]), width: 66 * unit })
  paintPavilion(scene, { ...at('304', [0, -18]), width: 34 * unit })
  paintHall(scene, { ...at('314', [120, -10]), width: 42 * unit })
  const pond = at('303', [10, 30])
  paintPond(scene, [pond.x, pond.y], 90 * unit)
  paintGate(scene, { ...at('302', [-10, -22]), width: 96 * unit })
  paintHall(scene, { ...at('301', [110, 20]), width: 40 * unit })
}
