import type { Place } from './guide-state.ts'
import type { Preference } from './routing/walk.ts'

/** A walk between two points of a guide. */
export interface LinkedWalk {
  from: Extract<Place, { kind: 'point' }>
  to: Extract<Place, { kind: 'point' }>
  preference: Preference
}

/** The hash of the address of a walk: `#walk-64-1`, or `#walk-64-1-shortest`. */
export function hashOfWalk({ from, to, preference }: LinkedWalk): string {
  return `#walk-${from.id}-${to.id}${preference === 'shortest' ? '-shortest' : ''}`
}

/** The walk that a hash names; nothing if it does not lead from one of `ids` to another. */
export function walkOfHash(hash: string, ids: ReadonlySet<string>): LinkedWalk | undefined {
  const [, from = '', to = '', shortest] =
    /^#walk-(\d{1,10})-(\d{1,10})(-shortest)?$/.exec(hash) ?? []
  if (from === to || !ids.has(from) || !ids.has(to)) return undefined
  return {
    from: { kind: 'point', id: from },
    to: { kind: 'point', id: to },
    preference: shortest === undefined ? 'quickest' : 'shortest',
  }
}
