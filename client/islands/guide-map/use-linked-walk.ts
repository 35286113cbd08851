import { type RefObject, useEffect, useRef } from 'react'
import type { Guide } from '../../../contract/guide.ts'
import { showTop } from './list-place.ts'
import { replaceHash } from './replace-hash.ts'
import { onceBack } from './sheet-history.ts'
import type { UseGuideResult } from './use-guide.ts'
import { hashOfWalk, walkOfHash } from './walk-link.ts'

/**
 * Shows the walk that the address names, when the guide opens and when a link is opened in it, and keeps the walk that is shown
 * in the address, so that it can be shared. Not a walk from the visitor's own position, which no address must reveal.
 */
export function useLinkedWalk(
  guide: Guide,
  { state, dispatch }: UseGuideResult,
  side: RefObject<HTMLElement | null>,
): void {
  const { from, to, preference, chosen } = state
  const hash =
    from?.kind === 'point' && to?.kind === 'point' ? hashOfWalk({ from, to, preference }) : ''
  /** The hash of the walk that was last put into the address. */
  const named = useRef(hash)
  useEffect(() => {
    const ids = new Set(guide.points.map(({ id }) => id))
    function follow(): boolean {
      // A walk that was changed while a sheet was open is not in the address yet.
      if (named.current !== hash || location.hash === hash) return false
      const walk = walkOfHash(location.hash, ids)
      if (walk === undefined) return false
      dispatch({ type: 'set', change: { preference: walk.preference } })
      dispatch({ type: 'set-start', place: walk.from })
      dispatch({ type: 'set-end', place: walk.to })
      return true
    }
    function goAlong(): void {
      if (follow()) showTop(side.current)
      // A link that led nowhere leaves the walk as it is.
      else if (location.hash === '' && named.current === hash) replaceHash(hash)
    }
    follow()
    addEventListener('popstate', goAlong)
    return () => removeEventListener('popstate', goAlong)
  }, [guide, side, hash, dispatch])
  useEffect(() => {
    // While a sheet is open the address names its point.
    if (chosen !== undefined || (named.current === hash && location.hash !== '')) return
    onceBack(() => {
      named.current = hash
      replaceHash(hash)
    })
  }, [hash, chosen])
}
