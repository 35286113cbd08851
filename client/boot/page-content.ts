import { connection } from './page-facts.ts'
import { MINUTE_MS, type TimedText } from '../../shared/timed-text.ts'
import { mainElement } from './swap-page.ts'
import { LEFT_PX } from './limits.ts'
import { DRAFT_KEY, isDraftFresh } from '../../shared/complaint/draft.ts'

/**
 * Fetches the pictures further down (`loading="lazy"`), so that a visitor who scrolls quickly, or prints, finds no empty
 * frames. Only on a quick connection that is not metered; hidden ones stay unfetched.
 */
export function fetchPictures(): void {
  const { saveData, effectiveType } = connection()
  if (!saveData && effectiveType === '4g') fetchShown()
}

/** Has all pictures on paper, on any connection: who prints asks for them. */
export function fetchForPaper(): void {
  // At `beforeprint` the page is still that of the screen.
  matchMedia('print').addEventListener('change', fetchShown)
}

function fetchShown(): void {
  for (const picture of document.images)
    if (picture.getClientRects().length > 0) picture.loading = 'eager'
}

/** How far a clock may be off that is right. */
const SLACK_MINUTES = 5

let timer = 0
/** The texts met so far, and whether the clock agreed with them when they came. */
const agrees = new WeakMap<Element, boolean>()

/**
 * Keeps the texts that are true from one minute to another right for as long as the page is read, on coming back to it too. A page is
 * only sent while its first texts hold, so a clock by which they don't is wrong, or the page was kept: then nobody knows what is so
 * now, and they say what holds at any time.
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

/** Deletes what was typed into the complaint form once it is too old, and on the page of its receipt. */
export function forgetDraft(): void {
  try {
    const text = localStorage.getItem(DRAFT_KEY)
    if (text === null) return
    const isSent = document.querySelector('.receipt-number') !== null
    if (isSent || !isDraftFresh(savedAt(text))) localStorage.removeItem(DRAFT_KEY)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** When it was saved; NaN if it is no draft. */
function savedAt(text: string): number {
  try {
    return Number(JSON.parse(text).savedAt)
  } catch {
    return NaN
  }
}
