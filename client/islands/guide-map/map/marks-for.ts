import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import type { MapMark } from './map-engine.ts'
import { signsOf } from './signs.ts'

/** Points of a guide as a map shows them. */
export function marksFor(
  guide: Pick<Guide, 'categories'>,
  { points, isChinese }: { points: readonly GuidePoint[]; isChinese: boolean },
): MapMark[] {
  const sign = signsOf(guide, isChinese)
  return points.map((point) => ({
    id: point.id,
    name: point.name,
    sign: sign(point),
    coordinates: point.coordinates,
    isLandmark: point.landmark === true,
  }))
}
