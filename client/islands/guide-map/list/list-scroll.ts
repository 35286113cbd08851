import { type RefObject, useMemo, useRef } from 'react'
import { sheetStops } from '../sheet/stops.ts'

/** Where the list is scrolled to: on a phone the page scrolls, on a wide screen the side. */
interface ListPlace {
  page: number
  side: number
  /** The row that is chosen, and how far down the window it was. */
  row: Element | null
  rowTop: number
}

/** Moves the list away for a sheet or a walk's panel, and back. */
export interface ListScroll {
  /** Keeps in mind where the list is, before the sheet of one of its rows opens; `row` is the row’s id in the page. */
  remember: (row: string) => void
  /** There is nothing to return to: the list stays at its top. */
  forget: () => void
  /** Scrolls back to the place that is kept in mind. */
  restore: () => void
  /** Scrolls to the top, where the chosen point or the walk is; on a phone to where half of the window shows the map. */
  showTop: () => void
  /** Keeps to the top, once the browser has gone back from a sheet's history entry and scrolled. */
  arriveBack: () => void
}

/** Scrolls the list in `side`. The object never changes. */
export function useListScroll(side: RefObject<HTMLElement | null>): ListScroll {
  const place = useRef<ListPlace>(undefined)
  return useMemo(() => {
    function showTop(): void {
      side.current?.scrollTo({ top: 0 })
      // Half way up, the sheet of a phone shows what was chosen both in the list and on the map.
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

/** Scrolls the list back, with the row where it was even if something above it has changed meanwhile. */
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
