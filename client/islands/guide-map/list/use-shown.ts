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
  /** The points on the map: those of the list, or with trails alone their help and landmarks. */
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
  /** Missing as long as the time is unknown. */
  open: number | undefined
  /** Points without hours. */
  unknownHours: number
  stepFree: number
  /** Points and trails where nothing but the search narrows them. */
  all: number
}

/**
 * The points and trails that filters and search leave. They are deferred, so that field and filter
 * answer before a long list changes.
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
  /** The search for which the table failed to load; the next search tries again. */
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

/**
 * The trails of the list: none in a category without a search, and none of what is open, since
 * trails have no hours.
 */
function listedTrails(
  fitting: readonly Trail[],
  { category, isOpen, isStepFree, trails: filter, search }: Wanted,
): readonly Trail[] {
  if (filter) return fitting.filter((trail) => isLeft(trail, filter))
  if (isOpen || (category !== undefined && search === '')) return []
  return fitting.filter((trail) => isLeft(trail, { ...ALL_TRAILS, isStepFree }))
}

/** Whether trails count as found: not if nothing is looked for. */
function countsTrails({ isStepFree, trails, search }: Wanted): boolean {
  return trails !== undefined || isStepFree || search !== ''
}

/** The counts of the two filters for points, each together with the other. */
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

/** The group with some of its points, or no group. */
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

/** The open points at an instant. */
interface OpenPoints {
  /** The instant (Unix ms). */
  at: number
  /** The ids of the points that are open. */
  open: ReadonlySet<string>
  /** The next change (Unix ms); Infinity without any hours. */
  holdsUntil: number
}

/** The points that are open in time zone `zone`. Points without hours count as closed. */
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

/** The open points: at the time of the page first, then by the clock of the visitor. */
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
    // At once first: the page may have been made a while ago.
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
