import { useDeferredValue, useMemo } from 'react'
import type { Guide, Trail } from '../../../../contract/guide.ts'
import type { GuideState } from '../guide-state.ts'
import { groupPoints, type PointGroup, searchTrails } from './point-groups.ts'

export interface Shown {
  groups: readonly PointGroup[]
  trails: readonly Trail[]
  /** Whether a trail fits the search better than any point. */
  areTrailsFirst: boolean
  /** How many points that is, plus the trails if there is a search. */
  found: number
  /** The search that these are the results of; the field may be a moment ahead of it. */
  search: string
}

/** The points and trails that category and search leave. The search is deferred, so that a long list does not slow down typing. */
export function useShown(guide: Guide, state: GuideState): Shown {
  const { category } = state
  const search = useDeferredValue(state.search)
  return useMemo(() => {
    const groups = groupPoints(guide, { category, search })
    const { trails, rank } = searchTrails(guide.trails, search)
    const areTrailsFirst = rank < (groups[0]?.rank ?? Infinity)
    const points = groups.reduce((sum, group) => sum + group.points.length, 0)
    const found = points + (search === '' ? 0 : trails.length)
    return { groups, trails, areTrailsFirst, found, search }
  }, [guide, category, search])
}
