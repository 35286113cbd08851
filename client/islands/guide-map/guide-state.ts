import type { Coordinates } from '../../../contract/values.ts'
import type { GuideAddress, ListFilter, WholeAddress } from './address.ts'
import type { Preference } from './walk/walk.ts'
import { distanceBetween } from '../../../contract/distance.ts'
import type { Guide } from '../../../contract/guide.ts'
import type { Crumb } from '../../ui/area-opening.tsx'

/** One end of a walk: a point of the guide, or the visitor's position. */
export type Place = { kind: 'point'; id: string } | { kind: 'here' }

export interface GuideState extends ListFilter {
  search: string
  chosen: string | undefined
  /** The id of the trail whose sheet is open. A point's sheet is then closed. */
  trail: string | undefined
  from: Place | undefined
  to: Place | undefined
  preference: Preference
  /** The visitor's position in GCJ-02; undefined until the visitor asks for it. */
  position: Coordinates | undefined
  /** How often the address was read: at the start, after each link and each step of the history. */
  arrivals: number
}

export type GuideAction =
  | { type: 'set'; change: Partial<Omit<GuideState, 'from' | 'to' | 'arrivals'>> }
  /** With `seen`, only if the state is still this one. Otherwise a press is newer than the address. */
  | { type: 'arrive'; address: GuideAddress; seen?: GuideState | undefined }
  | { type: 'set-end'; end: 'from' | 'to'; place: Place; preset?: Place | undefined }
  | { type: 'swap-ends' }
  | { type: 'clear-walk' }

/** Returns the first state: the guide as the server rendered it. */
export function firstState(filter: ListFilter): GuideState {
  return {
    ...filter,
    search: '',
    chosen: undefined,
    trail: undefined,
    from: undefined,
    to: undefined,
    preference: 'quickest',
    position: undefined,
    arrivals: 0,
  }
}

/**
 * Returns the state after an action. The two ends of a walk are never the same. Choosing an end
 * closes the sheet, because the walk panel replaces it. It also clears the search, which might hide
 * the other end. A `preset` is the other end until the visitor chooses one; a known position is
 * better. Reading an address without a walk does not change the walk.
 */
export function reduceGuide(state: GuideState, action: GuideAction): GuideState {
  switch (action.type) {
    case 'set':
      return { ...state, ...action.change }
    case 'arrive':
      if (action.seen && action.seen !== state) return { ...state, arrivals: state.arrivals + 1 }
      return arrive(state, action.address)
    case 'set-end':
      return setEnd(state, action)
    case 'swap-ends':
      return { ...state, from: state.to, to: state.from }
    case 'clear-walk':
    default:
      return { ...state, from: undefined, to: undefined }
  }
}

function setEnd(
  state: GuideState,
  { end, place, preset }: GuideAction & { type: 'set-end' },
): GuideState {
  const other = end === 'from' ? 'to' : 'from'
  const usual: Place | undefined = preset && state.position ? { kind: 'here' } : preset
  const opposite = state[other] ?? usual
  const isSame = JSON.stringify(place) === JSON.stringify(opposite)
  const ends = { [end]: place, [other]: isSame ? undefined : opposite }
  return { ...state, chosen: undefined, trail: undefined, search: '', ...ends }
}

function arrive(state: GuideState, { point, trail, walk, ...filter }: GuideAddress): GuideState {
  const arrivals = state.arrivals + 1
  const next = { ...state, ...filter, chosen: point, trail, arrivals }
  if (walk === undefined) return next
  const from: Place = { kind: 'point', id: walk.from }
  const to: Place = { kind: 'point', id: walk.to }
  return { ...next, search: '', from, to, preference: walk.preference }
}

/** Returns the landmark at the entrance, where most walks start; undefined without landmarks. */
export function usualStart({
  points,
  origin,
}: Pick<Guide, 'points' | 'origin'>): Place | undefined {
  const [nearest] = points
    .filter(({ landmark }) => landmark === true)
    .map(({ id, coordinates }) => ({ id, metres: distanceBetween(origin, coordinates) }))
    .toSorted((one, other) => one.metres - other.metres)
  return nearest && { kind: 'point', id: nearest.id }
}

/** Returns the address of a state. It never contains the visitor's position. */
export function addressOf(state: GuideState): WholeAddress {
  const { category, isOpen, isStepFree, trails, chosen, trail, from, to, preference } = state
  const isShared = from?.kind === 'point' && to?.kind === 'point'
  const walk = isShared ? { from: from.id, to: to.id, preference } : undefined
  return { category, isOpen, isStepFree, trails, point: chosen, trail, walk }
}

/** Settings for loading AMap's map. */
export interface AmapSettings {
  key: string
  /** Whether the worker has AMap's secret and forwards AMap's calls. */
  hasProxy: boolean
}

/** Addresses from the worker, with which every filter works without script. */
export interface GuideLinks {
  /** The map with the points of all categories. */
  all: string
  maps: Readonly<Record<string, string>>
}

/** The hours of a facility at an end of a trail. */
interface FacilityHours {
  name: string
  /** The hours with a date, because the page may be read on a later day: `11月26日 07:00–17:00`. */
  hours: string | undefined
  /** The last ride of that day: `末班 16:30`. */
  last: string | undefined
}

export interface GuideMapProps {
  guide: Guide
  title: string
  /** The place from which distances are measured; undefined on a child map. */
  entrance?: string | undefined
  /** The filters of the address. */
  filter: ListFilter
  /** The time of the page (Unix ms); only if it shows what is open. */
  now?: number | undefined
  facilities: Readonly<Record<string, FacilityHours>>
  /** The breadcrumbs of a child map; empty on the main map. */
  crumbs: readonly Crumb[]
  links: GuideLinks
  /** Undefined if no key is configured; then the embedded map is shown. */
  amap?: AmapSettings | undefined
}
