import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Guide, GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Category } from '../../../../contract/listing.ts'
import type { GuideState } from '../guide-state.ts'
import { helpAlong, isLeft } from '../trail/trail-facts.ts'
import { countedCategories, groupPoints, type PointGroup, searchTrails } from './point-groups.ts'
import { loadSimplify, mayBeTraditional, type Simplify } from './traditional.ts'

export interface Shown {
  groups: readonly PointGroup[]
  trails: readonly Trail[]
  /** Whether a trail fits the search better than any point. */
  areTrailsFirst: boolean
  /** The points on the map: those of the list; where that has trails only, what helps on them, and landmarks. */
  points: readonly GuidePoint[]
  /** How much of what the search leaves each filter would show. */
  counts: Counts
  /** How many points and trails are listed; missing while they are still looked for. */
  found: number | undefined
  /** The search that these are the results of; the field may be a moment ahead of it. */
  search: string
}

interface Counts {
  categories: readonly Category[]
  points: number
  trails: number
}

/** The points and trails that filters and search leave. The search is deferred, so that a long list does not slow down typing. */
export function useShown(guide: Guide, state: GuideState): Shown {
  const { category, trails } = state
  const search = useDeferredValue(state.search)
  const [simplify, setSimplify] = useState<Simplify>()
  /** The search for which that could not be loaded; the next one tries again. */
  const [failed, setFailed] = useState<string>()
  const shown = useMemo(
    () => shownOf(guide, { category, trails, search, simplify }),
    [guide, category, trails, search, simplify],
  )
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

interface Wanted extends Pick<GuideState, 'category' | 'trails' | 'search'> {
  simplify: Simplify | undefined
}

function shownOf(guide: Guide, { category, trails: filter, search, simplify }: Wanted): Shown {
  const all = groupPoints(guide, { search, simplify })
  const { trails: fitting, rank } = searchTrails(guide.trails, { search, simplify })
  const groups = filter ? [] : all.filter((group) => isWanted(group, category))
  const trails = fitting.filter((trail) =>
    filter ? isLeft(trail, filter) : category === undefined || search !== '',
  )
  const points = groups.flatMap((group) => group.points)
  return {
    groups,
    trails,
    areTrailsFirst: rank < (groups[0]?.rank ?? Infinity),
    points: filter ? pointsOfTrails(trails, guide.points) : points,
    counts: {
      categories: countedCategories(guide, all),
      points: all.reduce((sum, group) => sum + group.points.length, 0),
      trails: fitting.length,
    },
    found: points.length + (filter || search !== '' ? trails.length : 0),
    search,
  }
}

function isWanted({ category }: PointGroup, only: string | undefined): boolean {
  return only === undefined || category?.id === only
}

function pointsOfTrails(trails: readonly Trail[], points: readonly GuidePoint[]): GuidePoint[] {
  const helping = trails.flatMap(({ path }) => {
    const { toilets, seats } = helpAlong(path, points)
    return [...toilets, ...seats]
  })
  const wanted = new Set([...helping, ...points.filter(({ landmark }) => landmark === true)])
  return points.filter((point) => wanted.has(point))
}
