import { MINUTE_MS, type TimedText } from '../../shared/timed-text.ts'

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
