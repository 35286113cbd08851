import { mainElement } from './swap-page.ts'

/** Keeps with the history entry which answers of the page are open, so that `openAnswers` finds them on the way back. */
export function keepOpenAnswers(): void {
  // A toggle does not bubble.
  mainElement().addEventListener('toggle', keep, true)
}

/** Opens the answers that were open when this history entry was left. */
export function openAnswers(): void {
  const ids: string[] = navigation.currentEntry?.getState() ?? []
  for (const id of ids) document.getElementById(id)?.setAttribute('open', '')
}

function keep(): void {
  const state = [...document.querySelectorAll('main details[open]')].map(({ id }) => id)
  navigation.updateCurrentEntry({ state })
}
