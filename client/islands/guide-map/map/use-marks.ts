import { useEffect, useMemo } from 'react'
import type { Guide, GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { GuideState } from '../guide-state.ts'
import type { Shown } from '../list/use-shown.ts'
import { helpAlong } from '../trail/trail-facts.ts'
import type { MapEngine, MapMark } from './map-engine.ts'
import { useIsChinese } from './map-icon.tsx'
import { marksFor } from './marks.ts'

interface Marked
  extends Pick<GuideState, 'chosen' | 'position'>, Pick<Shown, 'points' | 'trails' | 'search'> {
  /** The trail that is lit, with what helps on it. */
  trail: Trail | undefined
}

/** Shows on the map the points of the list, the chosen point or trail, and the visitor's position. */
export function useMarks(
  engine: MapEngine | undefined,
  guide: Guide,
  { points, trails, search, chosen, trail, position }: Marked,
): void {
  const isChinese = useIsChinese()
  const marks = useMemo(
    () => marksOf(guide, points, { chosen, trail, isChinese }),
    [guide, points, chosen, trail, isChinese],
  )
  useEffect(() => engine?.showPoints(marks), [engine, marks])
  useEffect(() => engine?.choose(chosen), [engine, chosen])
  useEffect(() => engine?.showTrail(trail?.path), [engine, trail])
  useEffect(() => {
    const places = [
      ...points.map(({ coordinates }) => coordinates),
      ...trails.flatMap(({ path }) => path),
    ]
    if (search !== '' && places.length > 0) engine?.showPlaces(places)
  }, [engine, search, points, trails])
  useEffect(() => engine?.showPosition(position), [engine, position])
}

function marksOf(
  guide: Guide,
  listed: readonly GuidePoint[],
  { chosen, trail, isChinese }: Pick<Marked, 'chosen' | 'trail'> & { isChinese: boolean },
): MapMark[] {
  const help = trail && helpAlong(trail.path, guide.points)
  const shown = new Set([...listed, ...(help?.toilets ?? []), ...(help?.seats ?? [])])
  const points = guide.points.filter((point) => shown.has(point) || point.id === chosen)
  return marksFor(guide, { points, isChinese })
}
