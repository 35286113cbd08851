/** How far up the sheet of a phone is: only its head, half of the window, all of it. */
const STOPS = ['peek', 'half', 'full'] as const
export type Stop = (typeof STOPS)[number]

/** Where the page is scrolled to at each stop. */
export type StopTops = Readonly<Record<Stop, number>>

/**
 * The stops of a sheet whose top is so far down the page, in a window of this height. At the lowest
 * the map above it is in the window as a whole, also in a window that is lower than header and map.
 */
export function topsOf(sheetTop: number, windowHeight: number): StopTops {
  const below = (height: number) => Math.max(0, sheetTop - height)
  return { peek: below(windowHeight), half: below(windowHeight / 2), full: below(0) }
}

/** The stop that a page scrolled this far is at, or nearest to. */
export function stopAt(scrolled: number, tops: StopTops): Stop {
  if (scrolled >= (tops.half + tops.full) / 2) return 'full'
  return scrolled >= (tops.peek + tops.half) / 2 ? 'half' : 'peek'
}

/** The stop above another or below it; nothing beyond the last one. */
export function stopBeside(stop: Stop, steps: 1 | -1): Stop | undefined {
  return STOPS[STOPS.indexOf(stop) + steps]
}

/** A drag that is longer than this, in pixels, means the next stop, even if another is nearer. */
const MEANT_PX = 48

/** The stop of a sheet that is let go, `by` pixels above where it was: the nearest one, or the next one in the direction that was meant. */
export function stopAfterDrag(
  from: Stop,
  { scrolled, by }: { scrolled: number; by: number },
  tops: StopTops,
): Stop {
  const nearest = stopAt(scrolled, tops)
  if (nearest !== from || Math.abs(by) < MEANT_PX) return nearest
  return stopBeside(from, by > 0 ? 1 : -1) ?? from
}

/**
 * The stops of the sheet that `side` is on a phone; nothing where list and map are side by side. The page itself scrolls it, so
 * that a finger drags it as it drags any page.
 */
export function sheetStops(side: Element): StopTops | undefined {
  const grip = side.querySelector<HTMLElement>('.sheet-grip')
  if (!grip || grip.getClientRects().length === 0) return undefined
  return topsOf(side.getBoundingClientRect().top + scrollY, innerHeight)
}

/** Brings the sheet to a stop, smoothly unless less motion is wanted. */
export function goToStop(side: Element, stop: Stop): void {
  const tops = sheetStops(side)
  if (tops === undefined) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: tops[stop], behavior: isStill ? 'instant' : 'smooth' })
}

/** Shows the whole map if a key has moved the focus into it, where the sheet may cover what has it. */
export function showFocused(side: Element | null, focused: Element): void {
  if (side !== null && focused.matches(':focus-visible')) goToStop(side, 'peek')
}
