import type { Guide, GuidePoint } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/values.ts'
import { nearestWithin, type Preference, PREFERENCES } from './walk/walk.ts'

/** A walk between two points of a guide, by their ids. */
export interface PointWalk {
  from: string
  to: string
  preference: Preference
}

export interface TrailFilter {
  isStepFree: boolean
  /** Longest duration on foot. */
  minutes: TrailMinutes | undefined
  /** The id of a view that the trail must have. */
  sees: string | undefined
}

/** The durations of the trail filter. */
export const TRAIL_MINUTES = [60, 120] as const
export type TrailMinutes = (typeof TRAIL_MINUTES)[number]

/** The filter that shows all trails. */
export const ALL_TRAILS: TrailFilter = { isStepFree: false, minutes: undefined, sees: undefined }

/** The filters of the list and the map. They apply either to points, or only to trails. */
export interface ListFilter {
  category: string | undefined
  isOpen: boolean
  isStepFree: boolean
  /** If set, filters the trails and hides the points. The filters for points are then off. */
  trails: TrailFilter | undefined
}

/** The filters that show everything. */
export const EVERYTHING: ListFilter = {
  category: undefined,
  isOpen: false,
  isStepFree: false,
  trails: undefined,
}

/** Returns whether any filter is on. */
export function hasFilter({ category, isOpen, isStepFree, trails }: ListFilter): boolean {
  return category !== undefined || isOpen || isStepFree || trails !== undefined
}

/** The content of an address. The query has the filters; the hash a point, a trail or a walk. */
export interface GuideAddress extends Partial<ListFilter> {
  point?: string | undefined
  trail?: string | undefined
  walk?: PointWalk | undefined
}

/** An address in which all filters are set. */
export type WholeAddress = Omit<GuideAddress, keyof ListFilter> & ListFilter

interface ReadAddress extends WholeAddress {
  /** Whether the hash has the form of a guide link, but this guide does not have its target. */
  isUnknown: boolean
}

/** The parts of `location` that form the address. */
type Parts = Pick<Location, 'pathname' | 'search' | 'hash'>
type Named = Pick<Guide, 'points' | 'categories' | 'trails' | 'views'>

export function idOfPoint(id: string): string {
  return `point-${id}`
}

export function hashOfPoint(id: string): string {
  return `#${idOfPoint(id)}`
}

export function idOfTrail(id: string): string {
  return `trail-${id}`
}

export function hashOfTrail(id: string): string {
  return `#${idOfTrail(id)}`
}

/** Returns the hash for a place without a point id: `#at-118.0085,29.98`. */
export function hashOfPlace([longitude, latitude]: Coordinates): string {
  return `#at-${longitude},${latitude}`
}

/** Returns the hash of a walk: `#walk-pier-lighthouse-shortest`; empty without a walk. */
export function hashOfWalk(walk: PointWalk | undefined): string {
  if (walk === undefined) return ''
  return `#walk-${walk.from}-${walk.to}${MARKS[walk.preference]}`
}

const MARKS: Readonly<Record<Preference, string>> = {
  quickest: '',
  shortest: '-shortest',
  'step-free': '-step-free',
}

const LINK = /^#(?:at|point|trail|walk)-/
/** Patterns of hashes. Any text may follow the id, because apps append text to addresses. */
const POINT = /^#point-([\w-]+)/
const TRAIL = /^#trail-([\w-]+)/
const WALK = /^#walk-([\w-]+)/
const PLACE = /^#at-(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)(?![\w-]|[.,]\d)/

/** Reads an address. A link to a place opens the point nearest to it. */
export function readAddress({ search, hash }: Omit<Parts, 'pathname'>, guide: Named): ReadAddress {
  const link = decoded(hash)
  const filter = narrowedByQuery(Object.fromEntries(new URLSearchParams(search)), guide)
  const point = pointOfLink(link, guide.points)
  const walk = walkOfLink(link, guide.points)
  const [, named] = TRAIL.exec(link) ?? []
  const trail = guide.trails.find(({ id }) => id === named)?.id
  const isUnknown = LINK.test(link) && !point && !trail && !walk
  return { ...filter, point, trail, walk, isUnknown }
}

/** The keys of the query. The value `1` turns a filter on. */
export interface GuideQuery {
  category?: string | undefined
  open?: string | undefined
  accessible?: string | undefined
  trails?: string | undefined
  minutes?: string | undefined
  sees?: string | undefined
}

/** Returns the filters in a query. Ignores values that this guide does not have. */
export function narrowedByQuery(
  query: GuideQuery,
  guide: Pick<Guide, 'categories' | 'views'>,
): ListFilter {
  const { category, open, accessible, trails, minutes, sees } = query
  if (trails === 'all' || trails === STEP_FREE) {
    const filter: TrailFilter = {
      isStepFree: trails === STEP_FREE,
      minutes: TRAIL_MINUTES.find((each) => String(each) === minutes),
      sees: guide.views?.find(({ id }) => id === sees)?.id,
    }
    return { ...EVERYTHING, trails: filter }
  }
  return {
    category: guide.categories.find(({ id }) => id === category)?.id,
    isOpen: open === CHOSEN,
    isStepFree: accessible === CHOSEN,
    trails: undefined,
  }
}

const CHOSEN = '1'

/** Returns the query for filters, with every key, so that unused keys can be removed. */
function queryOf({ trails, ...points }: Partial<ListFilter>): GuideQuery {
  const { category, isOpen, isStepFree } = trails === undefined ? points : EVERYTHING
  return {
    category,
    open: isOpen === true ? CHOSEN : undefined,
    accessible: isStepFree === true ? CHOSEN : undefined,
    trails: trails && (trails.isStepFree ? STEP_FREE : 'all'),
    minutes: trails?.minutes?.toString(),
    sees: trails?.sees,
  }
}

const STEP_FREE = 'step-free'

/** Returns the address of `location` with these filters and this hash. */
export function writeAddress(address: GuideAddress, location: Parts, guide: Named): string {
  const { pathname, search, hash } = location
  const [before, after] = [readAddress(location, guide), address].map((each) =>
    JSON.stringify(queryOf(each)),
  )
  return (
    pathname +
    (before === after ? search : withQuery(search, address)) +
    (hashOf(address) || (isForeign(hash) ? hash : ''))
  )
}

/** Returns whether a hash is not a link of the guide, for example that of a section of the page. */
export function isForeign(hash: string): boolean {
  return hash !== '' && !LINK.test(decoded(hash))
}

function hashOf({ point, trail, walk }: GuideAddress): string {
  if (point !== undefined) return hashOfPoint(point)
  return trail === undefined ? hashOfWalk(walk) : hashOfTrail(trail)
}

/** Returns the address of a guide with filters; `all` is its address without filters. */
export function filterHref(all: string, filter: ListFilter): string {
  const [path = '', query = ''] = all.split('?')
  return path + withQuery(query, filter)
}

/** Returns the query with its filters replaced by these. */
function withQuery(search: string, filter: Partial<ListFilter>): string {
  const query = new URLSearchParams(search)
  // Always in the same order, so that equal filters have the same address.
  for (const [key, value] of Object.entries(queryOf(filter))) {
    query.delete(key)
    if (value !== undefined) query.set(key, value)
  }
  return query.size === 0 ? '' : `?${query}`
}

/** Returns the decoded hash, because apps encode commas. Returns an invalid hash unchanged. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

type Point = Pick<GuidePoint, 'id' | 'coordinates'>

/** Within this distance in metres, a point counts as being at the place. */
const SAME_PLACE_METRES = 100

function pointOfLink(link: string, points: readonly Point[]): string | undefined {
  const [, id] = POINT.exec(link) ?? []
  if (id !== undefined) return points.find((point) => point.id === id)?.id
  const [, longitude, latitude] = PLACE.exec(link) ?? []
  if (longitude === undefined) return undefined
  return nearestWithin(SAME_PLACE_METRES, [Number(longitude), Number(latitude)], points)?.id
}

function walkOfLink(link: string, points: readonly Point[]): PointWalk | undefined {
  const [, ends = ''] = WALK.exec(link) ?? []
  // Ids may contain hyphens. So the first id ends where an id of the guide ends.
  for (const { id: from } of points) {
    const end = ends.startsWith(`${from}-`) ? ends.slice(from.length + 1) : ''
    for (const preference of PREFERENCES) {
      const to = points.find(({ id }) => id !== from && end === id + MARKS[preference])?.id
      if (to !== undefined) return { from, to, preference }
    }
  }
  return undefined
}
