import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Guide, Trail } from '../../../../contract/guide.ts'
import type { GuideState } from '../guide-state.ts'
import { groupPoints, type PointGroup, searchTrails } from './point-groups.ts'
import { loadSimplify, mayBeTraditional, type Simplify } from './traditional.ts'

export interface Shown {
  groups: readonly PointGroup[]
  trails: readonly Trail[]
  /** Whether a trail fits the search better than any point. */
  areTrailsFirst: boolean
  /** How many points that is, plus the trails if there is a search; missing while they are still looked for. */
  found: number | undefined
  /** The search that these are the results of; the field may be a moment ahead of it. */
  search: string
}

/** The points and trails that category and search leave. The search is deferred, so that a long list does not slow down typing. */
export function useShown(guide: Guide, state: GuideState): Shown {
  const { category } = state
  const search = useDeferredValue(state.search)
  const [simplify, setSimplify] = useState<Simplify>()
  /** The search for which that could not be loaded; the next one tries again. */
  const [failed, setFailed] = useState<string>()
  const shown = useMemo(() => {
    const groups = groupPoints(guide, { category, search, simplify })
    const { trails, rank } = searchTrails(guide.trails, { search, simplify })
    const areTrailsFirst = rank < (groups[0]?.rank ?? Infinity)
    const points = groups.reduce((sum, group) => sum + group.points.length, 0)
    const found = points + (search === '' ? 0 : trails.length)
    return { groups, trails, areTrailsFirst, found, search }
  }, [guide, category, search, simplify])
  const isInVain = shown.found === 0 && mayBeTraditional(search)
  const isAsking = isInVain && simplify === undefined && failed !== search
  useEffect(() => {
    if (!isAsking) return undefined
    let isStale = false
    loadSimplify().then(
      (loaded) => isStale || setSimplify(() => loaded),
      () => isStale || setFailed(search),
    )
    return () => {
      isStale = true
    }
  }, [isAsking, search])
  return isAsking ? { ...shown, found: undefined } : shown
}
