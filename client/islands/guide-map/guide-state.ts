import type { Coordinates } from '../../../contract/values.ts'
import type { GuideAddress, Narrowed, WholeAddress } from './address.ts'
import type { Preference } from './walk/walk.ts'
import type { Guide } from '../../../contract/guide.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'

/** An end of a walk: a point of the guide, or where the visitor is. */
export type Place = { kind: 'point'; id: string } | { kind: 'here' }

export interface GuideState extends Narrowed {
  search: string
  /** The id of the point whose sheet is open. */
  chosen: string | undefined
  /** The id of the trail whose sheet is open. Never together with a point. */
  trail: string | undefined
  from: Place | undefined
  to: Place | undefined
  preference: Preference
  /** Where the visitor is, GCJ-02; missing until they ask for it. */
  position: Coordinates | undefined
  /** Counts the readings of the address: at the start, and for each link or step in the history. */
  arrivals: number
}

export type GuideAction =
  | { type: 'set'; change: Partial<Omit<GuideState, 'from' | 'to' | 'arrivals'>> }
  | { type: 'arrive'; address: GuideAddress }
  | { type: 'set-start'; place: Place }
  | { type: 'set-end'; place: Place }
  | { type: 'swap-ends' }
  | { type: 'clear-walk' }

/** The first state: the guide as the server drew it. */
export function firstState(narrowed: Narrowed): GuideState {
  return {
    ...narrowed,
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
 * The state after an action. A walk never starts where it ends. A chosen end closes the sheet,
 * whose place the walk's panel takes, and clears the search, which would hide the other end. An
 * address without a walk leaves the walk.
 */
export function reduceGuide(state: GuideState, action: GuideAction): GuideState {
  switch (action.type) {
    case 'set':
      return { ...state, ...action.change }
    case 'arrive':
      return arrive(state, action.address)
    case 'set-start':
      return {
        ...state,
        chosen: undefined,
        trail: undefined,
        search: '',
        from: action.place,
        to: isSamePlace(action.place, state.to) ? undefined : state.to,
      }
    case 'set-end':
      return {
        ...state,
        chosen: undefined,
        trail: undefined,
        search: '',
        to: action.place,
        from: isSamePlace(action.place, state.from) ? undefined : state.from,
      }
    case 'swap-ends':
      return { ...state, from: state.to, to: state.from }
    case 'clear-walk':
    default:
      return { ...state, from: undefined, to: undefined }
  }
}

function arrive(state: GuideState, { point, trail, walk, ...narrowed }: GuideAddress): GuideState {
  const arrivals = state.arrivals + 1
  const next = { ...state, ...narrowed, chosen: point, trail, arrivals }
  if (walk === undefined) return next
  const [from, to] = [placeOfPoint(walk.from), placeOfPoint(walk.to)]
  return { ...next, search: '', from, to, preference: walk.preference }
}

function placeOfPoint(id: string): Place {
  return { kind: 'point', id }
}

/** The address of a state. It never contains the position of the visitor. */
export function addressOf({
  category,
  isOpen,
  isStepFree,
  trails,
  chosen,
  trail,
  from,
  to,
  preference,
}: Omit<GuideState, 'search' | 'position' | 'arrivals'>): WholeAddress {
  const isShared = from?.kind === 'point' && to?.kind === 'point'
  const walk = isShared ? { from: from.id, to: to.id, preference } : undefined
  return { category, isOpen, isStepFree, trails, point: chosen, trail, walk }
}

function isSamePlace(a: Place, b: Place | undefined): boolean {
  if (b === undefined || a.kind !== b.kind) return false
  return a.kind === 'here' || (b.kind === 'point' && a.id === b.id)
}

/** What the browser needs to ask AMap for a map. */
export interface AmapSettings {
  key: string
  /** Whether the worker holds the secret and sends AMap's calls on. */
  hasProxy: boolean
}

/** Addresses from the worker, so that every choice works without script. */
export interface GuideLinks {
  /** The map with the points of all categories. */
  all: string
  /** Child maps, by their id. */
  maps: Readonly<Record<string, string>>
}

/** The hours of a facility at an end of a trail. */
export interface FacilityHours {
  name: string
  /** With their date, since the page may be read later: `11月26日 07:00–17:00`. */
  hours: string | undefined
  /** The last ride of that day: `末班 16:30`. */
  last: string | undefined
}

export interface GuideMapProps {
  guide: Guide
  title: string
  /** The name of the place that distances are measured from; missing on a child map. */
  entrance?: string | undefined
  /** What the address narrows list and map to. */
  narrowed: Narrowed
  /** The time of the page (Unix ms), only if it is narrowed to what is open. */
  now?: number | undefined
  /** The facilities at the ends of trails, by their id. */
  facilities: Readonly<Record<string, FacilityHours>>
  /** The breadcrumbs of a child map; empty on the main map. */
  crumbs: readonly Crumb[]
  links: GuideLinks
  /** Missing if no key is configured; the embedded map is shown then. */
  amap?: AmapSettings | undefined
}
