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
  type Narrowed,
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
import { toastInSight } from '../define-island.ts'
import { raiseSheet, sheetStops } from './sheet-grip.tsx'

/** Where the list is scrolled to: on a phone the page scrolls, on a wide screen the side. */
interface ListPlace {
  page: number
  side: number
  /** The row that is chosen, and how far down the window it was. */
  row: Element | null
  rowTop: number
}

/** Moves the list away for a sheet or a walk's panel, and back. */
interface ListScroll {
  /** Stores where the list is before a sheet opens; `row` is the id of the row of that sheet. */
  remember: (row: string) => void
  /** Drops the stored place: the list stays at its top. */
  forget: () => void
  /** Scrolls back to the stored place. */
  restore: () => void
  /** Scrolls to the sheet or the walk; on a phone so far that half of the window shows the map. */
  showTop: () => void
  /** Stays at the top after going back, since the browser scrolls then. */
  arriveBack: () => void
}

/** Scrolls the list in `side`. The object never changes. */
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

/** Where the list is scrolled to when the row `id` is chosen. */
function placeOfList(side: HTMLElement | null, id: string): ListPlace {
  const row = document.getElementById(id)
  return { page: scrollY, side: side?.scrollTop ?? 0, row, rowTop: topOf(row) }
}

/** Scrolls the list back, and the row to where it was: something above it may have changed. */
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

/**
 * Keeps address and state in step: the guide shows what a link or a step in the history names, and
 * the address names what the visitor chooses. An open sheet has its own history entry.
 */
function useAddress(guide: Guide, { state, dispatch, scroll }: AddressedGuide): void {
  const { arrivals } = state
  const address = useMemo(() => addressOf(state), [state])
  const sayUnknown = useUnknownToast()
  /** Whether a sheet was closed, but the entry before its own is not reached yet. */
  const isReturning = useRef(false)
  /** The last walk in the address without an open sheet, as a hash. */
  const named = useRef('')

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
    // Filters, and a walk changed while a sheet was open, are newer than the entry.
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
    if (arrivals > 0) write(address)
  }, [arrivals, address])
  useLanguageLinks()
}

/** The id of the row whose sheet an address opens. */
function rowOf({ point, trail }: GuideAddress): string | undefined {
  if (point !== undefined) return idOfPoint(point)
  return trail === undefined ? undefined : idOfTrail(trail)
}

/** Opens a history entry for a sheet, so that going back closes it. */
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
      description: 'A link led to a place that the guide map does not show',
    })
    toastInSight({ text, type: 'info' })
  }
}

/** The ways to open a link: here, in another tab, from its context menu. */
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

/** What a visitor can do. The functions never change, so that rows are not drawn again. */
export interface GuideActions {
  choose: (id: string | undefined) => void
  chooseTrail: (id: string) => void
  startFrom: (place: Place) => void
  headTo: (place: Place) => void
  /** Narrows list and map, and shows what that leaves. */
  narrow: (narrowed: Narrowed) => void
}

interface GuideContextValue extends GuideMapProps {
  /** The list, which is a sheet over the map on a phone. */
  side: RefObject<HTMLElement | null>
  actions: GuideActions
  dispatch: Dispatch<GuideAction>
}

/** What all parts of the guide share. It never changes, so it draws nothing again. */
export const GuideContext = createContext<GuideContextValue | undefined>(undefined)

/** What all parts of the guide share; throws outside of one. */
export function useGuide(): GuideContextValue {
  const value = useContext(GuideContext)
  if (value === undefined) throw new Error('This is drawn only within a guide')
  return value
}

/** Acts in place of a link. With a modifier key the click stays the browser's: it opens a tab. */
export function actInPlace(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}

interface UseGuideStateResult extends Pick<GuideContextValue, 'actions' | 'dispatch'> {
  state: GuideState
}

/** The state of the guide, in step with the address and with where the list is scrolled to. */
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
