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
  usualStart,
} from './guide-state.ts'
import { defineMessage, useIntl } from 'react-intl'
import { afterPaint } from './after-paint.ts'
import { toastInSight } from '../define-island.ts'
import { raiseSheet, sheetStops } from './sheet-grip.tsx'

/** The scroll positions before a sheet opens: of the page (phone) and of the side panel. */
interface ListPlace {
  page: number
  side: number
  /** The chosen row, and its distance from the top of the window. */
  row: Element | null
  rowTop: number
}

/** Returns functions that scroll the list to a sheet or walk and back. Always the same object. */
function useListScroll(side: RefObject<HTMLElement | null>) {
  const place = useRef<ListPlace>(undefined)
  return useMemo(() => {
    /** Scrolls to the sheet or the walk. On a phone, the map stays visible in half of the window. */
    function showTop(): void {
      side.current?.scrollTo({ top: 0 })
      scrollTo({ top: sheetStops(side.current)?.half ?? 0 })
    }
    return {
      /** Saves the position of the list before the sheet of the row `id` opens. */
      remember(id: string): void {
        const row = document.getElementById(id)
        const { scrollTop = 0 } = side.current ?? {}
        place.current = { page: scrollY, side: scrollTop, row, rowTop: topOf(row) }
      },
      /** Deletes the saved position, so that the list stays at its top. */
      forget: () => void (place.current = undefined),
      restore(): void {
        if (place.current) returnToPlace(place.current, side.current)
      },
      showTop,
      /** After a step back in the history, keeps the list at its top while the browser scrolls. */
      arriveBack(): void {
        if (place.current === undefined) setTimeout(showTop)
      },
    }
  }, [side])
}

/** Scrolls the row to its old place, although the content above it may have changed. */
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

/** Key in a history entry's state: it has an open sheet, and the entry before it has none. */
const MARK = 'isSheet'

const unknownPlace = defineMessage({
  id: 'guideMap.noSuchPlace',
  defaultMessage: '这个地方不在这张导览图上。',
})

interface AddressedGuide {
  state: GuideState
  dispatch: Dispatch<GuideAction>
  scroll: ReturnType<typeof useListScroll>
}

/** Synchronizes the address and the state. An open sheet has its own history entry. */
function useAddress(guide: Guide, { state, dispatch, scroll }: AddressedGuide): void {
  const { arrivals } = state
  const address = useMemo(() => addressOf(state), [state])
  const intl = useIntl()
  /** A sheet was closed, and the browser has not arrived at the previous history entry yet. */
  const isReturning = useRef(false)
  /** The hash of the walk that was last written to the address while no sheet was open. */
  const named = useRef('')
  /** The number of the last arrival (`arrivals`) after which the address was written. */
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
    // A link to a section of the page does not end the walk. Its hash must stay, so the walk is not
    // written into the address.
    const isAside = isForeign(location.hash) && walk === named.current
    const url = writeAddress(isAside ? { ...next, walk: undefined } : next, location, guide)
    if (!isSheet) named.current = walk
    if (isSheet && !wasSheet) pushSheet(url)
    else replaceAddress(url)
  })

  const arrive = useEffectEvent((isFirst: boolean) => {
    const { isUnknown, ...read } = readAddress(location, guide)
    if (isUnknown) toastInSight({ text: intl.formatMessage(unknownPlace), type: 'info' })
    // The filters in the state are newer than those in the history entry. The same applies to a
    // walk that changed while a sheet was open.
    const { category, isOpen, isStepFree, trails } = isFirst ? read : address
    const walk = hashOfWalk(address.walk) === named.current ? read.walk : undefined
    const row = rowOf(read)
    if (row !== undefined && !isFirst) scroll.remember(row)
    dispatch({
      type: 'arrive',
      address: { ...read, category, isOpen, isStepFree, trails, walk },
      // The visitor may press something between the first rendering and this effect.
      seen: isFirst ? state : undefined,
    })
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
    // The address must be read once before it is written.
    if (arrivals === 0) return undefined
    const isArrival = arrivals !== written.current
    written.current = arrivals
    // After a press, waits until the frame is painted. After an arrival, writes at once, because
    // the visitor may go on to the next entry.
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
  // The guide itself scrolls when the visitor goes back. Otherwise the browser would also scroll,
  // to the wrong position.
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

/** Events before the browser opens a link: here, in another tab, or from the context menu. */
const OPENINGS = ['click', 'auxclick', 'contextmenu'] as const

/** Adds the query and hash of the current address to the links to other languages. */
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

/** The actions of visitors. The functions never change, so rows need not be rendered again. */
export interface GuideActions {
  choose: (id: string | undefined) => void
  chooseTrail: (id: string) => void
  startFrom: (place: Place) => void
  headTo: (place: Place) => void
  /** Filters list and map, then scrolls to the results. */
  narrow: (filter: ListFilter) => void
}

interface GuideContextValue extends GuideMapProps {
  /** The element of the list. On a phone it is a sheet over the map. */
  side: RefObject<HTMLElement | null>
  actions: GuideActions
  dispatch: Dispatch<GuideAction>
}

/** The context of a guide. Its value never changes, so it causes no rendering. */
export const GuideContext = createContext<GuideContextValue | undefined>(undefined)

export function useGuide(): GuideContextValue {
  const value = useContext(GuideContext)
  if (value === undefined) throw new Error('This is drawn only within a guide')
  return value
}

/** Runs `act` instead of following a link, unless a modifier key is pressed. */
export function actInPlace(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}

/** Returns the state. It is synchronized with the address and with the list's scroll position. */
export function useGuideState(
  guide: Guide,
  filter: ListFilter,
  side: RefObject<HTMLElement | null>,
) {
  const [state, dispatch] = useReducer(reduceGuide, filter, firstState)
  const scroll = useListScroll(side)
  const actions = useMemo<GuideActions>(() => {
    function setWalkEnd(end: 'from' | 'to', place: Place, preset?: Place): void {
      scroll.forget()
      dispatch({ type: 'set-end', end, place, preset })
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
      startFrom: (place) => setWalkEnd('from', place),
      headTo: (place) => setWalkEnd('to', place, usualStart(guide)),
      narrow(change) {
        dispatch({ type: 'set', change })
        raiseSheet(side.current)
      },
    }
  }, [guide, scroll, side])
  useAddress(guide, { state, dispatch, scroll })
  useEffect(() => {
    if (state.chosen === undefined && state.trail === undefined) scroll.restore()
  }, [state.chosen, state.trail, scroll])
  return { state, dispatch, actions }
}
