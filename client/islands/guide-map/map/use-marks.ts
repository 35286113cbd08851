import { useEffect, useMemo } from 'react'
import type { Guide } from '../../../../contract/guide.ts'
import type { GuideState } from '../guide-state.ts'
import type { PointGroup } from '../list/point-groups.ts'
import type { Shown } from '../list/use-shown.ts'
import type { MapEngine, MapMark } from './map-engine.ts'

/** Shows on the map the points of the list, the chosen point and the visitor's position. */
export function useMarks(
  engine: MapEngine | undefined,
  guide: Guide,
  { groups, chosen, position }: Pick<Shown, 'groups'> & Pick<GuideState, 'chosen' | 'position'>,
): void {
  const marks = useMemo(() => marksOf(guide, groups, chosen), [guide, groups, chosen])
  useEffect(() => engine?.showPoints(marks), [engine, marks])
  useEffect(() => engine?.choose(chosen), [engine, chosen])
  useEffect(() => engine?.showPosition(position), [engine, position])
}

function marksOf(
  { points, categories }: Guide,
  groups: readonly PointGroup[],
  chosen: string | undefined,
): MapMark[] {
  const characters = new Map(categories.map(({ id, character }) => [id, character]))
  const shown = new Set(groups.flatMap((group) => group.points))
  return points
    .filter((point) => shown.has(point) || point.id === chosen)
    .map(({ id, name, category, coordinates }) => ({
      id,
      name,
      character: characters.get(category) ?? '',
      coordinates,
    }))
}
