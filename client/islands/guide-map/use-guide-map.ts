import type { RefObject } from 'react'
import type { GuidePoint } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/values.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import type { GuideMapProps } from './guide-props.ts'
import type { Place } from './guide-state.ts'
import { useGuide, type UseGuideResult } from './use-guide.ts'
import { useGeolocation } from './use-geolocation.ts'
import { useLanguageLinks } from './use-language-links.ts'
import { useMap, type UseMapResult } from './use-map.ts'
import { useLinkedWalk } from './use-linked-walk.ts'
import { useMapWords } from './use-map-words.ts'
import { type Shown, useMarks, useShown } from './use-shown.ts'
import { useWalk, type WalkSearch } from './use-walk.ts'

interface GuideElements {
  /** Where the map that can be moved is put. */
  canvas: RefObject<HTMLElement | null>
  side: RefObject<HTMLElement | null>
}

interface UseGuideMapResult extends Pick<UseGuideResult, 'state' | 'dispatch' | 'actions'> {
  map: UseMapResult
  shown: Shown
  walk: WalkSearch
  locate: () => Promise<boolean>
  isHydrated: boolean
  /** The point whose sheet is open. */
  point: GuidePoint | undefined
}

/** Everything that the list and the map of a guide share, kept in step. */
export function useGuideMap(
  { guide, category, amap }: GuideMapProps,
  elements: GuideElements,
): UseGuideMapResult {
  const selection = useGuide(guide, category, elements.side)
  const { state, dispatch, actions } = selection
  useLinkedWalk(guide, selection, elements.side)
  useLanguageLinks()
  const { chosen, position, preference } = state
  const words = useMapWords(guide.name)
  const map = useMap(elements.canvas, amap, { guide, words, onChoose: actions.choose })
  const shown = useShown(guide, state)
  useMarks(map.engine, guide, { ...shown, chosen, position })
  const coordinatesOf = (place: Place | undefined): Coordinates | undefined => {
    if (place?.kind === 'here') return position
    return guide.points.find(({ id }) => id === place?.id)?.coordinates
  }
  const walk = useWalk({
    engine: map.engine,
    from: coordinatesOf(state.from),
    to: coordinatesOf(state.to),
    preference,
  })
  const locate = useGeolocation(dispatch, guide.bounds)
  const isHydrated = useIsHydrated()
  const point = guide.points.find(({ id }) => id === chosen)
  return { state, dispatch, actions, map, shown, walk, locate, isHydrated, point }
}
