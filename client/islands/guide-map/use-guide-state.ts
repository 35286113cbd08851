import { type Dispatch, type RefObject, useEffect, useMemo, useReducer } from 'react'
import type { Guide } from '../../../contract/guide.ts'
import { idOfPoint, idOfTrail, type Narrowed } from './address.ts'
import {
  firstState,
  type GuideAction,
  type GuideState,
  type Place,
  reduceGuide,
} from './guide-state.ts'
import { useListScroll } from './list/list-scroll.ts'
import { useAddress } from './use-address.ts'

/** What a visitor can do with points. The functions never change, so that rows are not drawn again. */
export interface GuideActions {
  choose: (id: string | undefined) => void
  chooseTrail: (id: string) => void
  startFrom: (place: Place) => void
  headTo: (place: Place) => void
}

export interface UseGuideStateResult {
  state: GuideState
  dispatch: Dispatch<GuideAction>
  actions: GuideActions
}

/** What is chosen on the guide, kept in step with the address and with where the list is scrolled to. */
export function useGuideState(
  guide: Guide,
  narrowed: Narrowed,
  side: RefObject<HTMLElement | null>,
): UseGuideStateResult {
  const [state, dispatch] = useReducer(reduceGuide, narrowed, firstState)
  const scroll = useListScroll(side)
  const actions = useMemo<GuideActions>(() => {
    function setWalkEnd(action: GuideAction): void {
      scroll.forget()
      dispatch(action)
      scroll.showTop()
    }
    return {
      choose(id) {
        if (id !== undefined) scroll.remember(idOfPoint(id))
        dispatch({ type: 'set', change: { chosen: id, trail: undefined } })
        if (id !== undefined) scroll.showTop()
      },
      chooseTrail(id) {
        scroll.remember(idOfTrail(id))
        dispatch({ type: 'set', change: { chosen: undefined, trail: id } })
        scroll.showTop()
      },
      startFrom: (start) => setWalkEnd({ type: 'set-start', place: start }),
      headTo: (end) => setWalkEnd({ type: 'set-end', place: end }),
    }
  }, [scroll])
  useAddress(guide, { state, dispatch, scroll })
  useEffect(() => {
    if (state.chosen === undefined && state.trail === undefined) scroll.restore()
  }, [state.chosen, state.trail, scroll])
  return { state, dispatch, actions }
}
