import type { Coordinates } from '../../../contract/values.ts'
import type { Preference } from './routing/walk.ts'

/** An end of a walk: a point of the guide, or where the visitor is. */
export type Place = { kind: 'point'; id: string } | { kind: 'here' }

export interface GuideState {
  category: string | undefined
  search: string
  /** The id of the point whose sheet is open. */
  chosen: string | undefined
  from: Place | undefined
  to: Place | undefined
  preference: Preference
  /** Where the visitor is, GCJ-02; nothing until they ask for it. */
  position: Coordinates | undefined
}

export type GuideAction =
  | { type: 'set'; change: Partial<Omit<GuideState, 'from' | 'to'>> }
  | { type: 'set-start'; place: Place }
  | { type: 'set-end'; place: Place }
  | { type: 'swap-ends' }
  | { type: 'clear-walk' }

/** The first state: the guide as the server drew it. */
export function firstState(category: string | undefined): GuideState {
  return {
    category,
    search: '',
    chosen: undefined,
    from: undefined,
    to: undefined,
    preference: 'quickest',
    position: undefined,
  }
}

/**
 * The state after an action of the visitor's. A walk never starts where it ends. Choosing an end closes the sheet, in whose place
 * the walk's panel opens, and clears the search, which would hide the other end.
 */
export function reduceGuide(state: GuideState, action: GuideAction): GuideState {
  switch (action.type) {
    case 'set':
      return { ...state, ...action.change }
    case 'set-start':
      return {
        ...state,
        chosen: undefined,
        search: '',
        from: action.place,
        to: isSamePlace(action.place, state.to) ? undefined : state.to,
      }
    case 'set-end':
      return {
        ...state,
        chosen: undefined,
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

function isSamePlace(a: Place, b: Place | undefined): boolean {
  if (b === undefined || a.kind !== b.kind) return false
  return a.kind === 'here' || (b.kind === 'point' && a.id === b.id)
}
