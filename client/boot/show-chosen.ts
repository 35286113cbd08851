import { LEFT_PX } from './limits.ts'

/** Scrolls the chosen link of a filter into view, if its row is wider than the window. */
export function showChosen(): void {
  // Not the first, which is in view: measuring it would lay out the page before its first paint.
  const link = document.querySelector<HTMLElement>('.category-filter li + li [aria-current]')
  link?.closest('ul')?.scrollTo(link.offsetLeft - LEFT_PX, 0)
}
