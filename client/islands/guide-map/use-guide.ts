import { type Dispatch, type RefObject, useEffect, useMemo, useReducer, useRef } from 'react'
import type { Guide } from '../../../contract/guide.ts'
import {
  firstState,
  type GuideAction,
  type GuideState,
  type Place,
  reduceGuide,
} from './guide-state.ts'
import { type ListPlace, placeOfList, returnToPlace, showTop } from './list-place.ts'
import { pointOfHash } from './point-link.ts'
import { forgetInAddress, keepCategory, nameInAddress, onceBack } from './sheet-history.ts'
import { useLinkedPlace } from './use-linked-place.ts'

/** What a visitor can do with points. The functions never change, so that rows are not drawn again. */
export interface GuideActions {
  choose: (id: string | undefined) => void
  startFrom: (place: Place) => void
  headTo: (place: Place) => void
}

export interface UseGuideResult {
  state: GuideState
  dispatch: Dispatch<GuideAction>
  actions: GuideActions
}

/** What is chosen on the guide. The chosen point is in the address, and a link to a point chooses it. */
export function useGuide(
  guide: Guide,
  category: string | undefined,
  side: RefObject<HTMLElement | null>,
): UseGuideResult {
  const [state, dispatch] = useReducer(reduceGuide, category, firstState)
  /** Where the list was scrolled to when a point was chosen; nothing if closing the sheet should not return there. */
  const place = useRef<ListPlace>(undefined)
  const actions = useMemo<GuideActions>(() => {
    function setWalkEnd(action: GuideAction): void {
      place.current = undefined
      forgetInAddress()
      dispatch(action)
      // The browser scrolls after `popstate` where the sheet was reached by going forward.
      onceBack(() => setTimeout(() => showTop(side.current)))
    }
    return {
      choose(id) {
        if (id === undefined) {
          forgetInAddress()
          dispatch({ type: 'set', change: { chosen: id } })
          return
        }
        onceBack(() => {
          place.current = placeOfList(side.current, id)
          nameInAddress(id)
          dispatch({ type: 'set', change: { chosen: id } })
          showTop(side.current)
        })
      },
      startFrom: (start) => setWalkEnd({ type: 'set-start', place: start }),
      headTo: (end) => setWalkEnd({ type: 'set-end', place: end }),
    }
  }, [side])
  useEffect(() => {
    // Without a network the guide comes as it was kept, for whichever category.
    const asked = categoryOfAddress(guide)
    if (asked !== category) dispatch({ type: 'set', change: { category: asked } })
  }, [guide, category])
  useLinkedPlace(guide)
  useHistory({ guide, side, place, category: state.category, dispatch })
  useEffect(() => {
    if (state.chosen === undefined && place.current) returnToPlace(place.current, side.current)
  }, [state.chosen, side])
  return { state, dispatch, actions }
}

function categoryOfAddress({ categories }: Guide): string | undefined {
  const asked = new URLSearchParams(location.search).get('category')
  return categories.find(({ id }) => id === asked)?.id
}

interface HistoryContext {
  guide: Guide
  side: RefObject<HTMLElement | null>
  place: RefObject<ListPlace | undefined>
  category: string | undefined
  dispatch: Dispatch<GuideAction>
}

/** Opens and closes the sheet as the address says: on load, and when the visitor goes back or forward. */
function useHistory({ guide, side, place, category, dispatch }: HistoryContext): void {
  const shownCategory = useRef(category)
  useEffect(() => {
    shownCategory.current = category
  }, [category])
  useEffect(() => {
    const ids = new Set(guide.points.map(({ id }) => id))
    const follow = (): void => {
      const id = pointOfHash(location.hash, ids)
      dispatch({ type: 'set', change: { chosen: id } })
      if (id !== undefined) showTop(side.current)
    }
    const goAlong = (): void => {
      const id = pointOfHash(location.hash, ids)
      if (id !== undefined) place.current = placeOfList(side.current, id)
      else history.scrollRestoration = 'auto'
      keepCategory(shownCategory.current)
      follow()
    }
    follow()
    addEventListener('popstate', goAlong)
    return () => removeEventListener('popstate', goAlong)
  }, [guide, side, place, dispatch])
}
