import { connection } from './page-facts.ts'
import { MINUTE_MS, type TimedText } from '../../shared/timed-text.ts'
import { mainElement } from './swap-page.ts'
import { LEFT_PX } from './limits.ts'
import { DRAFT_KEY, isDraftFresh } from '../../shared/complaint/draft.ts'

/**
 * Fetches the pictures further down (`loading="lazy"`) on a computer, so that fast scrolling shows no
 * empty frames. A phone, whose visitor may pay by the byte, loads them when they come near, and so
 * does a slow connection. Hidden pictures are not fetched.
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

/** The tolerated error of a visitor's clock. */
const SLACK_MINUTES = 5

let timer = 0
/** The known texts, and whether the clock agreed with them when they appeared. */
const agrees = new WeakMap<Element, boolean>()

/**
 * Updates texts that change by the minute while the page is open and when the visitor returns. A
 * page is only sent while its first texts are true. If the clock contradicts them, it is wrong or
 * the page was cached; the texts then show what is true at any time.
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
  const isKept = document.querySelector('main > .notice > time') !== null
  for (const element of document.querySelectorAll<HTMLElement>('[data-times]')) {
    const { times = '[]', otherwise = '' } = element.dataset
    const text = textAt(minute, element, JSON.parse(times))
    element.textContent = (!isKept && text) || otherwise
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    if (Number(element.dataset['until']) <= minute) element.removeAttribute('style')
}

function textAt(minute: number, element: Element, entries: TimedText[]): string | null {
  const [[from, said] = [minute, null], [until] = [Infinity]] = entries
  const isNow = from - SLACK_MINUTES < minute && minute < until + SLACK_MINUTES
  if (!agrees.has(element)) agrees.set(element, isNow)
  if (!agrees.get(element)) return null
  const last = entries.findLast(([begins]) => begins <= minute)
  return last ? last[1] : said
}

/** Stores the open answers of the page in the history entry, for `openAnswers`. */
export function restoreOpenAnswers(): void {
  // While capturing, since `toggle` does not bubble.
  mainElement().addEventListener('toggle', keep, true)
}

/** Opens the answers of this history entry, else the answer that the address names. */
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
  // Not the first, which is visible: measuring it would force layout before the first paint.
  const link = document.querySelector<HTMLElement>('.category-filter li + li [aria-current]')
  link?.closest('ul')?.scrollTo(link.offsetLeft - LEFT_PX, 0)
}

/** Deletes the draft of the complaint form if it is too old or was sent. */
export function forgetDraft(): void {
  try {
    // In typed text, a backslash is before each quote.
    const savedAt = /"savedAt":(\d+)/.exec(String(localStorage.getItem(DRAFT_KEY)))?.[1]
    if (document.querySelector('.receipt-number') || !isDraftFresh(Number(savedAt)))
      localStorage.removeItem(DRAFT_KEY)
    else document.querySelector('[on=focus]')?.removeAttribute('on')
  } catch {
    // Without storage there is nothing to delete.
  }
}
