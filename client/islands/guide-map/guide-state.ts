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
  /** The id of the trail whose sheet is open: then no point’s is. */
  trail: string | undefined
  from: Place | undefined
  to: Place | undefined
  preference: Preference
  /** Where the visitor is, GCJ-02; nothing until they ask for it. */
  position: Coordinates | undefined
  /** How often the address has been read: when the guide opened, and for each link, step back or forward since. */
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
 * The state after an action of the visitor's. A walk never starts where it ends. Choosing an end closes the sheet, in whose place
 * the walk's panel opens, and clears the search, which would hide the other end. An address without a walk leaves the one shown.
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

/** What the address names of a state: never where the visitor is. */
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

/** Addresses that the worker makes, so that every choice works without script. */
export interface GuideLinks {
  /** The map with the points of all categories. */
  all: string
  /** Child maps, by their id. */
  maps: Readonly<Record<string, string>>
}

/** When something runs that one can take at an end of a trail. */
export interface FacilityHours {
  name: string
  /** With their date, as they also stand on a page that was kept: `11月26日 07:00–17:00`. */
  hours: string | undefined
  /** When it runs for the last time on that day: `末班 16:30`. */
  last: string | undefined
}

export interface GuideMapProps {
  guide: Guide
  title: string
  /** What distances are told from; a child map has an entrance of its own, without a name. */
  entrance?: string | undefined
  /** What the address narrows list and map to. */
  narrowed: Narrowed
  /** The time that the page is made for, in milliseconds: only where it is narrowed to what is open, since a page may be read later. */
  now?: number | undefined
  /** Those that one can take at an end of a trail, by their id. */
  facilities: Readonly<Record<string, FacilityHours>>
  /** The way up from a child map; nothing on the main one. */
  crumbs: readonly Crumb[]
  links: GuideLinks
  /** Missing if no key is configured; the embedded map is shown then. */
  amap?: AmapSettings | undefined
}
