import { connection, attempt } from './page-facts.ts'
import { MINUTE_MS, type TimedText } from '../../shared/timed-text.ts'
import { mainElement } from './swap-page.ts'
import { LEFT_PX } from './limits.ts'
import { DRAFT_KEY, isDraftFresh } from '../../shared/complaint/draft.ts'

/**
 * Fetches the lazy pictures further down the page (`loading="lazy"`), so that fast scrolling shows
 * no empty frames. Only for computers with a fast connection: phones may pay by the byte. Does not
 * fetch hidden pictures.
 */
export function fetchPictures(): void {
  const { saveData, effectiveType } = connection()
  if (!saveData && effectiveType === '4g' && matchMedia('(pointer: fine)').matches) fetchShown()
}

/** Fetches all pictures that the layout shows, on any connection. */
export function fetchShown(): void {
  for (const picture of document.images)
    if (picture.getClientRects().length > 0) picture.loading = 'eager'
}

/** Tolerated error of a visitor's clock, in minutes. */
const SLACK_MINUTES = 5

let timer = 0
/** For each element: whether its first text was correct by the visitor's clock. */
const agrees = new WeakMap<Element, boolean>()

/**
 * Updates texts that change by the minute, while the page is open and when the visitor returns. The
 * server sends a page only while its first texts are true. If they are not true by the visitor's
 * clock, either the clock is wrong or the page is an old copy. Then the texts show what is true at
 * any time.
 */
export function keepTimedTexts(): void {
  correct()
  if (timer !== 0) return
  timer = window.setInterval(correct, MINUTE_MS)
  document.addEventListener('visibilitychange', correct)
  addEventListener('pageshow', correct)
}

function correct(): void {
  const minute = Date.now() / MINUTE_MS
  const isOldCopy = document.querySelector('main > .notice > time') !== null
  for (const element of document.querySelectorAll<HTMLElement>('[data-times]')) {
    const { times = '[]', otherwise = '' } = element.dataset
    const text = textAt(minute, element, JSON.parse(times))
    element.textContent = (isOldCopy ? null : text) ?? otherwise
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    if (Number(element.dataset['until']) <= minute) element.removeAttribute('style')
}

function textAt(minute: number, element: Element, entries: TimedText[]): string | null {
  const [[from, firstText] = [minute, null], [until] = [Infinity]] = entries
  const isNow = from - SLACK_MINUTES < minute && minute < until + SLACK_MINUTES
  if (!agrees.has(element)) agrees.set(element, isNow)
  if (!agrees.get(element)) return null
  const last = entries.findLast(([begins]) => begins <= minute)
  return last ? last[1] : firstText
}

/** Stores the ids of open answers in the history entry. `openAnswers` reads them. */
export function restoreOpenAnswers(): void {
  // Listens in the capture phase, since `toggle` does not bubble.
  mainElement().addEventListener('toggle', keep, true)
}

/** Opens the answers whose ids are in the history entry, otherwise the answer in the hash. */
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
  // Skips the first link, which is always visible: measuring it would force a layout before the
  // first paint.
  const link = document.querySelector<HTMLElement>('.category-filter li + li [aria-current]')
  link?.closest('ul')?.scrollTo(link.offsetLeft - LEFT_PX, 0)
}

/** Deletes the draft of the complaint form if it is too old or the complaint was sent. */
export function forgetDraft(): void {
  attempt(() => {
    // Typed text cannot match this pattern, because JSON puts a backslash before its quotes.
    const savedAt = /"savedAt":(\d+)/.exec(String(localStorage.getItem(DRAFT_KEY)))?.[1]
    if (document.querySelector('.receipt-number') || !isDraftFresh(Number(savedAt)))
      localStorage.removeItem(DRAFT_KEY)
    else document.querySelector('[on=focus]')?.removeAttribute('on')
  })
}
