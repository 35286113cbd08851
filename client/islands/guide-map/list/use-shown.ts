import { useDeferredValue, useEffect, useMemo, useState, useRef } from 'react'
import type { Guide, GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Category } from '../../../../contract/listing.ts'
import { ALL_TRAILS, type Narrowed } from '../address.ts'
import type { GuideState } from '../guide-state.ts'
import { helpAlong, isLeft } from '../trail/trail-facts.ts'
import {
  countedCategories,
  groupPoints,
  type PointGroup,
  searchTrails,
  loadSimplify,
  mayBeTraditional,
  type Simplify,
} from './point-groups.ts'
import { servingSteps } from '../../../../shared/opening-hours.ts'
import { timeZone } from '../../../../shared/site.ts'

export interface Shown {
  groups: readonly PointGroup[]
  trails: readonly Trail[]
  /** The trails that the search leaves, whatever they are narrowed to. */
  fitting: readonly Trail[]
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
  /** What the list is narrowed to; the filter may be a moment ahead of it. */
  narrowed: Narrowed
}

interface Counts {
  categories: readonly Category[]
  points: number
  trails: number
  /** Missing as long as it is not known what time it is. */
  open: number | undefined
  /** How many of the points that could be asked for have no hours as data. */
  unknownHours: number
  stepFree: number
  /** Points and trails where nothing but the search narrows them. */
  all: number
}

/**
 * The points and trails that filters and search leave; `open` is which points are open now. They are deferred, so that
 * field and filter answer before a long list changes.
 */
export function useShown(guide: Guide, state: GuideState, open: OpenPoints | undefined): Shown {
  const { category, isOpen, isStepFree, trails } = state
  const wanted = useDeferredValue(
    useMemo(
      () => ({ category, isOpen, isStepFree, trails, search: state.search }),
      [category, isOpen, isStepFree, trails, state.search],
    ),
  )
  const { search } = wanted
  const [simplify, setSimplify] = useState<Simplify>()
  /** The search for which that could not be loaded; the next one tries again. */
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

interface Wanted extends Narrowed, Pick<GuideState, 'search'> {
  simplify: Simplify | undefined
  open: OpenPoints | undefined
}

function shownOf(guide: Guide, wanted: Wanted): Shown {
  const { category, isStepFree, trails: filter, search, simplify } = wanted
  const found = groupPoints(guide, { search, simplify })
  const { trails: fitting, rank } = searchTrails(guide.trails, { search, simplify })
  const all = found.flatMap((group) => withPoints(group, (point) => isWished(point, wanted)))
  const groups = filter ? [] : all.filter((group) => isWanted(group, category))
  const trails = listedTrails(fitting, wanted)
  const points = pointsIn(groups)
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
    found: points.length + (countsTrails(wanted) ? trails.length : 0),
    search,
    narrowed: wanted,
  }
}

/** The trails that the list has: none in a category that is not searched, and none of what is open, since of no trail that is known. */
function listedTrails(
  fitting: readonly Trail[],
  { category, isOpen, isStepFree, trails: filter, search }: Wanted,
): readonly Trail[] {
  if (filter) return fitting.filter((trail) => isLeft(trail, filter))
  if (isOpen || (category !== undefined && search === '')) return []
  return fitting.filter((trail) => isLeft(trail, { ...ALL_TRAILS, isStepFree }))
}

/** Whether trails count as found: not where nothing is looked for. */
function countsTrails({ isStepFree, trails, search }: Wanted): boolean {
  return trails !== undefined || isStepFree || search !== ''
}

/** How many points of the chosen category each wish leaves, together with the other one. */
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

function isWished(
  { id, accessible }: GuidePoint,
  { isOpen, isStepFree, open }: Pick<Wanted, 'isOpen' | 'isStepFree' | 'open'>,
): boolean {
  return (!isOpen || open?.open.has(id) === true) && (!isStepFree || accessible)
}

/** The group with some of its points only; nothing where none is left. */
function withPoints(group: PointGroup, isLeftOf: (point: GuidePoint) => boolean): PointGroup[] {
  const points = group.points.filter(isLeftOf)
  return points.length === 0 ? [] : [{ ...group, points }]
}

function pointsIn(groups: readonly PointGroup[]): GuidePoint[] {
  return groups.flatMap(({ points }) => points)
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

type Timed = Pick<GuidePoint, 'id' | 'hours'>

/** What is known of opening hours at an instant. */
interface OpenPoints {
  /** When it is so, in milliseconds. */
  at: number
  /** The ids of the points that are open. */
  open: ReadonlySet<string>
  /** Until when nothing of it changes; for ever where no point has hours as data. */
  holdsUntil: number
}

/** Which points are open, by the clocks of `zone`; those whose hours are not known are not said to be. */
export function openPointsAt(points: readonly Timed[], at: number, zone: string): OpenPoints {
  const timed = points.flatMap(({ id, hours }) => {
    const [step] = hours === undefined ? [] : servingSteps(hours, at, zone)
    return step === undefined ? [] : [{ id, ...step.state }]
  })
  return {
    at,
    open: new Set(timed.filter(({ isOpen }) => isOpen).map(({ id }) => id)),
    holdsUntil: Math.min(...timed.map(({ holdsUntil }) => holdsUntil)),
  }
}

/** Whether a guide knows of any point when it is open. */
export function tellsHours(points: readonly Timed[]): boolean {
  return points.some(({ hours }) => hours !== undefined)
}

/** The longest time that a browser’s timer takes, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Which points are open: at the time that the page was made for, then by the visitor’s clock, as long as the page is open. */
export function useOpenPoints(
  { points }: Guide,
  madeFor: number | undefined,
): OpenPoints | undefined {
  const [now, setNow] = useState(madeFor)
  const isFirst = useRef(true)
  const open = useMemo(
    () => (now === undefined ? undefined : openPointsAt(points, now, timeZone)),
    [points, now],
  )
  const isTold = useMemo(() => tellsHours(points), [points])
  useEffect(() => {
    if (!isTold) return undefined
    // At once when the page has come, which may have been made a while ago.
    const wait = isFirst.current ? 0 : (open?.holdsUntil ?? 0) - Date.now()
    const timer = setTimeout(
      () => {
        isFirst.current = false
        setNow(Date.now())
      },
      Math.min(wait, LONGEST_WAIT_MS),
    )
    return () => clearTimeout(timer)
  }, [isTold, open])
  return open
}
