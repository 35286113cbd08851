import {
  type Dispatch,
  type RefObject,
  useEffect,
  useMemo,
  useReducer,
  useEffectEvent,
  useRef,
  createContext,
  useContext,
  type MouseEvent,
} from 'react'
import type { Guide } from '../../../contract/guide.ts'
import {
  idOfPoint,
  idOfTrail,
  type ListFilter,
  type GuideAddress,
  hashOfWalk,
  isForeign,
  readAddress,
  writeAddress,
} from './address.ts'
import {
  type GuideMapProps,
  firstState,
  type GuideAction,
  type GuideState,
  type Place,
  reduceGuide,
  addressOf,
} from './guide-state.ts'
import { useIntl } from 'react-intl'
import { afterPaint } from './after-paint.ts'
import { toastInSight } from '../define-island.ts'
import { raiseSheet, sheetStops } from './sheet-grip.tsx'

/** The scroll position of the list: on a phone of the page, on a wide screen of the side. */
interface ListPlace {
  page: number
  side: number
  /** The chosen row, and its distance from the top of the window. */
  row: Element | null
  rowTop: number
}

/** Scrolls the list for a sheet or a walk's panel, and back. */
interface ListScroll {
  /** Saves the list's position before a sheet opens; `row` is the id of the sheet's row. */
  remember: (row: string) => void
  /** Drops the saved position: the list stays at its top. */
  forget: () => void
  /** Scrolls back to the saved position. */
  restore: () => void
  /** Scrolls to the sheet or the walk; on a phone half of the window still shows the map. */
  showTop: () => void
  /** Stays at the top after going back, because the browser scrolls then. */
  arriveBack: () => void
}

/** Returns functions that scroll the list in `side`. The object never changes. */
function useListScroll(side: RefObject<HTMLElement | null>): ListScroll {
  const place = useRef<ListPlace>(undefined)
  return useMemo(() => {
    function showTop(): void {
      side.current?.scrollTo({ top: 0 })
      scrollTo({ top: (side.current && sheetStops(side.current))?.half ?? 0 })
    }
    return {
      remember(id) {
        place.current = placeOfList(side.current, id)
      },
      forget() {
        place.current = undefined
      },
      restore() {
        if (place.current) returnToPlace(place.current, side.current)
      },
      showTop,
      arriveBack() {
        if (place.current === undefined) setTimeout(showTop)
      },
    }
  }, [side])
}

/** Returns the scroll position of the list when the row `id` is chosen. */
function placeOfList(side: HTMLElement | null, id: string): ListPlace {
  const row = document.getElementById(id)
  return { page: scrollY, side: side?.scrollTop ?? 0, row, rowTop: topOf(row) }
}

/** Scrolls the list back, and the row to its old place: the content above it may have changed. */
function returnToPlace(
  { page, side: sideTop, row, rowTop }: ListPlace,
  side: HTMLElement | null,
): void {
  side?.scrollTo({ top: sideTop })
  scrollTo({ top: page })
  if (!row?.isConnected || rowTop < 0 || rowTop > innerHeight) return
  for (const scroller of [side, window]) scroller?.scrollBy({ top: topOf(row) - rowTop })
}

function topOf(row: Element | null): number {
  return row?.getBoundingClientRect().top ?? -1
}

/** Marks the history entry of a sheet; the entry before it is the guide without a sheet. */
const MARK = 'isSheet'

interface AddressedGuide {
  state: GuideState
  dispatch: Dispatch<GuideAction>
  scroll: ListScroll
}

/** Keeps address and state equal. An open sheet has its own history entry. */
function useAddress(guide: Guide, { state, dispatch, scroll }: AddressedGuide): void {
  const { arrivals } = state
  const address = useMemo(() => addressOf(state), [state])
  const sayUnknown = useUnknownToast()
  /** Whether a sheet was closed, but the history entry before it is not reached yet. */
  const isReturning = useRef(false)
  /** The last walk in the address without an open sheet, as a hash. */
  const named = useRef('')
  /** The last arrival after which the address was written. */
  const written = useRef(0)

  const write = useEffectEvent((next: GuideAddress) => {
    if (isReturning.current) return
    const isSheet = rowOf(next) !== undefined
    const wasSheet = rowOf(readAddress(location, guide)) !== undefined
    if (wasSheet && !isSheet && hasOwnEntry()) {
      isReturning.current = true
      history.back()
      return
    }
    const walk = hashOfWalk(next.walk)
    // A link to a part of the page does not end the walk, and the browser needs its hash.
    const isAside = isForeign(location.hash) && walk === named.current
    const url = writeAddress(isAside ? { ...next, walk: undefined } : next, location, guide)
    if (!isSheet) named.current = walk
    if (isSheet && !wasSheet) pushSheet(url)
    else replaceAddress(url)
  })

  const arrive = useEffectEvent((isFirst: boolean) => {
    const { isUnknown, ...read } = readAddress(location, guide)
    if (isUnknown) sayUnknown()
    // Filters, and a walk changed while a sheet was open, are newer than the history entry.
    const { category, isOpen, isStepFree, trails } = isFirst ? read : address
    const walk = hashOfWalk(address.walk) === named.current ? read.walk : undefined
    const row = rowOf(read)
    if (row !== undefined && !isFirst) scroll.remember(row)
    dispatch({ type: 'arrive', address: { ...read, category, isOpen, isStepFree, trails, walk } })
    if (row !== undefined || walk) scroll.showTop()
  })

  const follow = useEffectEvent(() => {
    if (rowOf(readAddress(location, guide)) === undefined) history.scrollRestoration = 'auto'
    if (!isReturning.current) return arrive(false)
    isReturning.current = false
    write(address)
    scroll.arriveBack()
  })

  useEffect(() => {
    arrive(true)
    const onArrival = (): void => follow()
    addEventListener('popstate', onArrival)
    return () => removeEventListener('popstate', onArrival)
  }, [])
  useEffect(() => {
    // Not before the address has been read.
    if (arrivals === 0) return undefined
    const isArrival = arrivals !== written.current
    written.current = arrivals
    // A press is painted first. After an arrival the next step of the history may follow at once.
    if (!isArrival) return afterPaint(() => write(address))
    write(address)
    return undefined
  }, [arrivals, address])
  useLanguageLinks()
}

function rowOf({ point, trail }: GuideAddress): string | undefined {
  if (point !== undefined) return idOfPoint(point)
  return trail === undefined ? undefined : idOfTrail(trail)
}

/** Adds a history entry for a sheet, so that going back closes it. */
function pushSheet(url: string): void {
  // The guide scrolls on its own; the browser would also scroll for a panel.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, [MARK]: true }, '', url)
}

function hasOwnEntry(): boolean {
  return history.state?.[MARK] === true
}

function replaceAddress(url: string): void {
  const { pathname, search, hash } = location
  if (url !== pathname + search + hash) history.replaceState(history.state, '', url)
}

function useUnknownToast(): () => void {
  const intl = useIntl()
  return () => {
    const text = intl.formatMessage({
      id: 'guideMap.noSuchPlace',
      defaultMessage: '这个地方不在这张导览图上。',
    })
    toastInSight({ text, type: 'info' })
  }
}

/** Events that open a link: here, in another tab, from its context menu. */
const OPENINGS = ['click', 'auxclick', 'contextmenu'] as const

/** Adds the address's query and hash to the links to other languages. */
function useLanguageLinks(): void {
  useEffect(() => {
    function complete({ target }: Event): void {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link?.matches('body > header [hreflang]')) return
      link.search = location.search
      link.hash = location.hash
    }
    for (const type of OPENINGS) addEventListener(type, complete, true)
    return () => {
      for (const type of OPENINGS) removeEventListener(type, complete, true)
    }
  }, [])
}

/** The actions of visitors. The functions never change, so that rows are not rendered again. */
export interface GuideActions {
  choose: (id: string | undefined) => void
  chooseTrail: (id: string) => void
  startFrom: (place: Place) => void
  headTo: (place: Place) => void
  /** Filters list and map, and shows the result. */
  narrow: (filter: ListFilter) => void
}

interface GuideContextValue extends GuideMapProps {
  /** The list, which is a sheet over the map on a phone. */
  side: RefObject<HTMLElement | null>
  actions: GuideActions
  dispatch: Dispatch<GuideAction>
}

/** The context of a guide. It never changes, so it causes no rendering. */
export const GuideContext = createContext<GuideContextValue | undefined>(undefined)

export function useGuide(): GuideContextValue {
  const value = useContext(GuideContext)
  if (value === undefined) throw new Error('This is drawn only within a guide')
  return value
}

/** Runs `act` instead of following a link, unless a modifier key asks for a new tab. */
export function actInPlace(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}

interface UseGuideStateResult extends Pick<GuideContextValue, 'actions' | 'dispatch'> {
  state: GuideState
}

/** Returns the state, which follows the address and the list's scroll position. */
export function useGuideState(
  guide: Guide,
  filter: ListFilter,
  side: RefObject<HTMLElement | null>,
): UseGuideStateResult {
  const [state, dispatch] = useReducer(reduceGuide, filter, firstState)
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
      startFrom: (place) => setWalkEnd({ type: 'set-start', place }),
      headTo: (place) => setWalkEnd({ type: 'set-end', place }),
      narrow(change) {
        dispatch({ type: 'set', change })
        raiseSheet(side.current)
      },
    }
  }, [scroll, side])
  useAddress(guide, { state, dispatch, scroll })
  useEffect(() => {
    if (state.chosen === undefined && state.trail === undefined) scroll.restore()
  }, [state.chosen, state.trail, scroll])
  return { state, dispatch, actions }
}
