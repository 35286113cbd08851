import { type Dispatch, useEffect, useMemo, useReducer } from 'react'
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

interface GuideHold {
  state: GuideState
  dispatch: Dispatch<GuideAction>
  actions: GuideActions
}

/** What is chosen on the guide; the chosen point stands in the address, and a link to a point chooses it. */
export function useGuide(guide: Guide, category: string | undefined): GuideHold {
  const [state, dispatch] = useReducer(reduceGuide, category, firstState)
  const actions = useMemo<GuideActions>(
    () => ({
      choose(id) {
        // In place of the entry: going back leaves the guide, however many points were looked at.
        history.replaceState(
          history.state,
          '',
          id === undefined ? location.pathname + location.search : hashOfPoint(id),
        )
        dispatch({ type: 'choose', id })
      },
      startFrom: (place) => dispatch({ type: 'start', place }),
      headTo: (place) => dispatch({ type: 'head', place }),
    }),
    [],
  )
  useEffect(() => {
    const ids = new Set(guide.points.map(({ id }) => id))
    const follow = (): void => {
      const id = pointOfHash(location.hash, ids)
      if (id !== undefined) dispatch({ type: 'choose', id })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [guide])
  return { state, dispatch, actions }
}
