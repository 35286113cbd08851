import { idOfPoint } from './point-link.ts'

/** Where the list is scrolled to: on a phone the page scrolls, on a wide screen the side. */
export interface ListPlace {
  page: number
  side: number
  /** The row of the point that is chosen, and how far down the window it was. */
  row: Element | null
  rowTop: number
}

/** Where the list is scrolled to when the point `id` is chosen. */
export function placeOfList(side: HTMLElement | null, id: string): ListPlace {
  const row = document.getElementById(idOfPoint(id))
  return { page: scrollY, side: side?.scrollTop ?? 0, row, rowTop: topOf(row) }
}

/** Scrolls the list back, with the row where it was even if something above it has changed meanwhile. */
export function returnToPlace(
  { page, side: sideTop, row, rowTop }: ListPlace,
  side: HTMLElement | null,
): void {
  side?.scrollTo({ top: sideTop })
  scrollTo({ top: page })
  if (!row?.isConnected || rowTop < 0 || rowTop > innerHeight) return
  for (const scroller of [side, window]) scroller?.scrollBy({ top: topOf(row) - rowTop })
}

/** Scrolls to the top, where the chosen point is: of the side on a wide screen, of the page on a phone. */
export function showTop(side: HTMLElement | null): void {
  side?.scrollTo({ top: 0 })
  scrollTo({ top: 0 })
}

function topOf(row: Element | null): number {
  return row?.getBoundingClientRect().top ?? -1
}
