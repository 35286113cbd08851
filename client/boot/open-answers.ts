import { mainElement } from './swap-page.ts'
import { LEFT_PX } from './limits.ts'

/** Notes in the history entry which answers of the page are open, for `openAnswers`. */
export function keepOpenAnswers(): void {
  // While capturing, since `toggle` does not bubble.
  mainElement().addEventListener('toggle', keep, true)
}

/** Opens the answers that were open when the visitor left this history entry, or the page in the other language; else the one that the address names. */
export function openAnswers(): void {
  const { currentEntry, transition } = navigation
  const ids: string[] = currentEntry?.getState() ??
    transition?.from.getState() ?? [location.hash.slice(1)]
  for (const id of ids) {
    const answer = document.getElementById(id)
    if (answer instanceof HTMLDetailsElement) answer.open = true
  }
}

function keep(): void {
  const state = [...document.querySelectorAll('main details[open]')].map(({ id }) => id)
  navigation.updateCurrentEntry({ state })
}

/** Scrolls the chosen link of a filter into view, if its row is wider than the window. */
export function showChosen(): void {
  // Not the first, which is in view: measuring it would lay out the page before its first paint.
  const link = document.querySelector<HTMLElement>('.category-filter li + li [aria-current]')
  link?.closest('ul')?.scrollTo(link.offsetLeft - LEFT_PX, 0)
}
