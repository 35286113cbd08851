import { useDeferredValue, useEffect, useMemo, useState, useRef } from 'react'
import type { Guide, GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Category } from '../../../../contract/listing.ts'
import { ALL_TRAILS, type ListFilter } from '../address.ts'
import type { GuideState } from '../guide-state.ts'
import { amenitiesAlong, isLeft } from '../trail/trail-facts.ts'
import {
  countedCategories,
  groupPoints,
  type PointGroup,
  searchTrails,
  loadSimplify,
  mayBeTraditional,
  type Simplify,
} from './point-groups.ts'
import { servingTimeline } from '../../../../shared/opening-hours.ts'
import { timeZone } from '../../../../shared/site.ts'

export interface Shown {
  groups: readonly PointGroup[]
  trails: readonly Trail[]
  /** The trails that match the search, regardless of filters. */
  fitting: readonly Trail[]
  /** Whether a trail matches the search better than any point. */
  areTrailsFirst: boolean
  /** The points on the map: those in the list, or with trails only, the landmarks and seats. */
  points: readonly GuidePoint[]
  /** The number of matches of the search that would be in the list with each filter. */
  counts: Counts
  /** Number of points and trails in the list; undefined while the search is running. */
  found: number | undefined
  /** The search to which these results belong. The field may already contain a newer one. */
  search: string
  /** The filters that are applied to the list. The filter links may already show newer ones. */
  filter: ListFilter
}

interface Counts {
  categories: readonly Category[]
  points: number
  trails: number
  /** Undefined until the time is known. */
  open: number | undefined
  unknownHours: number
  stepFree: number
  /** Number of points and trails that match the search, regardless of filters. */
  all: number
}

/** Returns the places that match filters and search. Updated late, so that typing stays fast. */
export function useShown(
  guide: Guide,
  { filter, search: typed, open }: Pick<Wanted, 'search' | 'open'> & { filter: ListFilter },
): Shown {
  const wanted = useDeferredValue(useMemo(() => ({ ...filter, search: typed }), [filter, typed]))
  const { search } = wanted
  const [simplify, setSimplify] = useState<Simplify>()
  /** The search for which loading the table failed. The next search tries again. */
  const [failed, setFailed] = useState<string>()
  const shown = useMemo(
    () => shownOf(guide, { ...wanted, simplify, open }),
    [guide, wanted, simplify, open],
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

interface Wanted extends ListFilter, Pick<GuideState, 'search'> {
  simplify: Simplify | undefined
  open: OpenPoints | undefined
}

function shownOf(guide: Guide, wanted: Wanted): Shown {
  const { category, isStepFree, trails: filter, search, simplify } = wanted
  const found = groupPoints(guide, { search, simplify })
  const { found: fitting, rank } = searchTrails(guide.trails, { search, simplify })
  const all = found
    .map((group) => ({ ...group, points: group.points.filter((each) => isWished(each, wanted)) }))
    .filter((group) => group.points.length > 0)
  const groups = filter ? [] : all.filter((group) => isWanted(group, category))
  const trails = listedTrails(fitting, wanted)
  const points = pointsIn(groups)
  // Trails are among the results only of a search or a filter.
  const isNarrowed = filter !== undefined || isStepFree || search !== ''
  return {
    groups,
    trails,
    fitting,
    areTrailsFirst: rank < (groups[0]?.rank ?? Infinity),
    points: filter ? pointsOfTrails(trails, guide.points) : points,
    counts: {
      ...countsOf(found, wanted),
      categories: countedCategories(guide, all),
      points: pointsIn(all).length,
      trails: fitting.filter((trail) => isLeft(trail, { ...ALL_TRAILS, isStepFree })).length,
      all: pointsIn(found).length + fitting.length,
    },
    found: points.length + (isNarrowed ? trails.length : 0),
    search,
    filter: wanted,
  }
}

/** Returns the trails for the list. None with only open points, or with a category but no search. */
function listedTrails(
  fitting: readonly Trail[],
  { category, isOpen, isStepFree, trails: filter, search }: Wanted,
): readonly Trail[] {
  if (filter) return fitting.filter((trail) => isLeft(trail, filter))
  if (isOpen || (category !== undefined && search === '')) return []
  return fitting.filter((trail) => isLeft(trail, { ...ALL_TRAILS, isStepFree }))
}

/** Returns the counts for open and step-free points, as if the other filter did not change. */
function countsOf(
  found: readonly PointGroup[],
  { category, isOpen, isStepFree, open }: Wanted,
): Pick<Counts, 'open' | 'unknownHours' | 'stepFree'> {
  const points = pointsIn(found.filter((group) => isWanted(group, category)))
  const stepFree = points.filter(({ accessible }) => accessible)
  const candidates = isStepFree ? stepFree : points
  return {
    open: open && candidates.filter(({ id }) => open.open.has(id)).length,
    unknownHours: candidates.filter(({ hours }) => hours === undefined).length,
    stepFree: stepFree.filter(({ id }) => !isOpen || open?.open.has(id) === true).length,
  }
}

function isWished({ id, accessible }: GuidePoint, { isOpen, isStepFree, open }: Wanted): boolean {
  return (!isOpen || open?.open.has(id) === true) && (!isStepFree || accessible)
}

function pointsIn(groups: readonly PointGroup[]): GuidePoint[] {
  return groups.flatMap(({ points }) => points)
}

function isWanted({ category }: PointGroup, only: string | undefined): boolean {
  return only === undefined || category?.id === only
}

function pointsOfTrails(trails: readonly Trail[], points: readonly GuidePoint[]): GuidePoint[] {
  const helping = trails.flatMap(({ path }) => {
    const { toilets, seats } = amenitiesAlong(path, points)
    return [...toilets, ...seats]
  })
  const wanted = new Set([...helping, ...points.filter(({ landmark }) => landmark === true)])
  return points.filter((point) => wanted.has(point))
}

type Timed = Pick<GuidePoint, 'id' | 'hours'>

/** The open points at an instant. */
interface OpenPoints {
  at: number
  open: ReadonlySet<string>
  /** Time of the next change (Unix ms); Infinity if no point has hours. */
  expiresAt: number
}

/** Returns the open points at an instant. Hours are in `zone`. Points without hours are closed. */
export function openPointsAt(points: readonly Timed[], at: number, zone: string): OpenPoints {
  const timed = points.flatMap(({ id, hours }) => {
    const [step] = hours === undefined ? [] : servingTimeline(hours, at, zone)
    return step === undefined ? [] : [{ id, ...step.state }]
  })
  return {
    at,
    open: new Set(timed.filter(({ isOpen }) => isOpen).map(({ id }) => id)),
    expiresAt: Math.min(...timed.map(({ expiresAt }) => expiresAt)),
  }
}

export function tellsHours(points: readonly Timed[]): boolean {
  return points.some(({ hours }) => hours !== undefined)
}

/** Longest delay that a browser’s timer supports, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Returns the open points: first for the time of the page, then for the visitor's clock. */
export function useOpenPoints({ points }: Guide, madeFor: number | undefined) {
  const [now, setNow] = useState(madeFor)
  const isFirst = useRef(true)
  const open = useMemo(
    () => (now === undefined ? undefined : openPointsAt(points, now, timeZone)),
    [points, now],
  )
  const haveHours = useMemo(() => tellsHours(points), [points])
  useEffect(() => {
    if (!haveHours) return undefined
    // The first update is immediate, because the page may have been rendered some time ago.
    const wait = isFirst.current ? 0 : (open?.expiresAt ?? 0) - Date.now()
    const timer = setTimeout(
      () => {
        isFirst.current = false
        setNow(Date.now())
      },
      Math.min(wait, LONGEST_WAIT_MS),
    )
    return () => clearTimeout(timer)
  }, [haveHours, open])
  return open
}
