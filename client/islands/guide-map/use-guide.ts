import { type Dispatch, type RefObject, useEffect, useMemo, useReducer } from 'react'
import type { Guide } from '../../../contract/guide.ts'
import {
  firstState,
  type GuideAction,
  type GuideState,
  type Place,
  reduceGuide,
} from './guide-state.ts'
import { hashOfPoint, pointOfHash } from './point-link.ts'

/** What a visitor does to points, the same functions for good. */
export interface GuideActions {
  choose: (id: string | undefined) => void
  startFrom: (place: Place) => void
  headTo: (place: Place) => void
}

export interface GuideHold {
  state: GuideState
  dispatch: Dispatch<GuideAction>
  actions: GuideActions
}

/** What is chosen on the guide; the chosen point stands in the address, and a link to a point chooses it. */
export function useGuide(
  guide: Guide,
  category: string | undefined,
  side: RefObject<HTMLElement | null>,
): GuideHold {
  const [state, dispatch] = useReducer(reduceGuide, category, firstState)
  const actions = useMemo<GuideActions>(
    () => ({
      choose(id) {
        nameInAddress(id)
        dispatch({ type: 'set', change: { chosen: id } })
        if (id !== undefined) showTop(side.current)
      },
      startFrom(place) {
        nameInAddress(undefined)
        dispatch({ type: 'start', place })
        showTop(side.current)
      },
      headTo(place) {
        nameInAddress(undefined)
        dispatch({ type: 'head', place })
        showTop(side.current)
      },
    }),
    [side],
  )
  useEffect(() => {
    const ids = new Set(guide.points.map(({ id }) => id))
    const follow = (): void => {
      const id = pointOfHash(location.hash, ids)
      if (id === undefined) return
      dispatch({ type: 'set', change: { chosen: id } })
      showTop(side.current)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [guide, side])
  return { state, dispatch, actions }
}

/** In place of the entry: going back leaves the guide, however many points were looked at. */
function nameInAddress(id: string | undefined): void {
  const address = id === undefined ? location.pathname + location.search : hashOfPoint(id)
  history.replaceState(history.state, '', address)
}

/** Brings what was chosen into sight: the side's own start on a wide screen, the page's on a phone. */
function showTop(side: HTMLElement | null): void {
  side?.scrollTo({ top: 0 })
  scrollTo({ top: 0 })
}
