import { type Dispatch, useEffect, useRef } from 'react'
import type { Guide } from '../../../contract/guide.ts'
import type { GuideAction, GuideState } from './guide-state.ts'
import { replaceHash } from './replace-hash.ts'
import { onceBack } from './sheet-history.ts'
import { hashOfWalk, walkOfHash } from './walk-link.ts'

/**
 * Shows the walk that the address names when the guide opens, and keeps the walk that is shown in the address, so that it
 * can be sent to others. A walk from the visitor's own position is left out: an address must not tell where that is.
 */
export function useLinkedWalk(
  guide: Guide,
  { from, to, wish, chosen }: GuideState,
  dispatch: Dispatch<GuideAction>,
): void {
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current) return
    isRead.current = true
    const walk = walkOfHash(location.hash, new Set(guide.points.map(({ id }) => id)))
    if (walk === undefined) return
    dispatch({ type: 'set', change: { wish: walk.wish } })
    dispatch({ type: 'set-start', place: walk.from })
    dispatch({ type: 'set-end', place: walk.to })
  }, [guide, dispatch])
  const hash = from?.kind === 'point' && to?.kind === 'point' ? hashOfWalk({ from, to, wish }) : ''
  const shown = useRef(hash)
  useEffect(() => {
    // While a sheet is open the address names its point.
    if (chosen !== undefined || shown.current === hash) return
    shown.current = hash
    onceBack(() => replaceHash(hash))
  }, [hash, chosen])
}
