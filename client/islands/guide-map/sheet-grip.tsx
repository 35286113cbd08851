import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useEffect,
  useState,
} from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'

/**
 * Positions of the sheet on a phone. `peek`: only its head is visible. `half`: it covers half of
 * the window. `full`: it covers all of the window.
 */
const STOPS = ['peek', 'half', 'full'] as const
type Stop = (typeof STOPS)[number]

/** The scroll position of the page at each stop. */
export type StopTops = Readonly<Record<Stop, number>>

/**
 * Returns the scroll positions of the stops, for a sheet whose top is at `sheetTop` in the page. At
 * `peek`, the whole map is in the window. No position is above the start of the page.
 */
export function topsOf(sheetTop: number, windowHeight: number): StopTops {
  const below = (height: number) => Math.max(0, sheetTop - height)
  return { peek: below(windowHeight), half: below(windowHeight / 2), full: below(0) }
}

export function stopAt(scrolled: number, tops: StopTops): Stop {
  if (scrolled >= (tops.half + tops.full) / 2) return 'full'
  return scrolled >= (tops.peek + tops.half) / 2 ? 'half' : 'peek'
}

/** Returns the next stop in a direction; undefined if there is none. */
export function stopBeside(stop: Stop, steps: 1 | -1): Stop | undefined {
  return STOPS[STOPS.indexOf(stop) + steps]
}

/** A drag longer than this moves the sheet to the next stop, even if another stop is nearer. */
const MEANT_PX = 48

/**
 * Returns the stop after a drag by `by` pixels. It is the nearest one, but a long enough drag
 * always leaves the old stop.
 */
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
 * Returns the stops of the sheet, which scrolls with the page. Undefined if list and map are side
 * by side.
 */
export function sheetStops(side: Element | null): StopTops | undefined {
  const grip = side?.querySelector<HTMLElement>('.sheet-grip')
  if (!side || !grip || grip.getClientRects().length === 0) return undefined
  return topsOf(side.getBoundingClientRect().top + scrollY, innerHeight)
}

/** Moves the sheet to a stop, smoothly unless the visitor prefers reduced motion. */
function goToStop(side: Element | null, stop: Stop): void {
  const tops = sheetStops(side)
  if (tops === undefined) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: tops[stop], behavior: isStill ? 'instant' : 'smooth' })
}

/** Moves the sheet down to the next stop. */
export function lowerSheet(side: Element | null): void {
  const tops = sheetStops(side)
  const next = tops && stopBeside(stopAt(scrollY, tops), -1)
  if (next) goToStop(side, next)
}

/** If only its head is visible, moves the sheet up to `half`, so that results are visible. */
export function raiseSheet(side: Element | null): void {
  const tops = sheetStops(side)
  if (tops && stopAt(scrollY, tops) === 'peek') goToStop(side, 'half')
}

/** Shows the whole map if a key moved the focus into it. Otherwise the sheet might cover the focus. */
export function showFocused(side: Element | null, focused: Element): void {
  if (focused.matches(':focus-visible')) goToStop(side, 'peek')
}

/** A movement of fewer pixels counts as a click. */
const LEAST_PX = 4

/** Maximum time for the page to reach a stop. Snapping before that would stop the movement. */
const ARRIVAL_MS = 1000

/** Lets a mouse or pen drag the sheet. A finger needs no script, because it scrolls the page. */
function useDrag(side: RefObject<HTMLElement | null>) {
  const drag = useRef<{ pointerY: number; scrolled: number; from: Stop }>(undefined)
  const isMoved = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function begin({ currentTarget, pointerId, pointerType, button, clientY }: PointerEvent): void {
    const tops = sheetStops(side.current)
    isMoved.current = false
    if (!tops || pointerType === 'touch' || button !== 0) return
    clearTimeout(timer.current)
    currentTarget.setPointerCapture(pointerId)
    drag.current = { pointerY: clientY, scrolled: scrollY, from: stopAt(scrollY, tops) }
  }

  function move({ clientY }: PointerEvent): void {
    if (drag.current === undefined) return
    const { pointerY, scrolled } = drag.current
    isMoved.current ||= Math.abs(clientY - pointerY) > LEAST_PX
    if (!isMoved.current) return
    // With snapping, the browser would jump to the nearest stop at each step of the drag.
    document.documentElement.style.scrollSnapType = 'none'
    scrollTo({ top: scrolled + pointerY - clientY, behavior: 'instant' })
  }

  function end(): void {
    const tops = sheetStops(side.current)
    if (drag.current && tops && isMoved.current) {
      const { from, scrolled } = drag.current
      const moved = { scrolled: scrollY, by: scrollY - scrolled }
      goToStop(side.current, stopAfterDrag(from, moved, tops))
    }
    drag.current = undefined
    timer.current = setTimeout(letSnap, ARRIVAL_MS)
  }

  return {
    listeners: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
    },
    /** Returns whether a click is only the end of a drag. */
    endsDrag: ({ detail }: MouseEvent): boolean => isMoved.current && detail > 0,
  }
}

function letSnap(): void {
  document.documentElement.style.removeProperty('scroll-snap-type')
}

/** Returns the current stop; undefined if list and map are side by side. */
function useStop(side: RefObject<HTMLElement | null>): Stop | undefined {
  const [stop, setStop] = useState<Stop>()
  useEffect(() => {
    let frame = 0
    function follow(): void {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const tops = sheetStops(side.current)
        setStop(tops && stopAt(scrollY, tops))
      })
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', follow)
      removeEventListener('resize', follow)
    }
  }, [side])
  useEffect(() => {
    const guide = side.current?.parentElement
    if (stop === undefined) guide?.removeAttribute('data-stop')
    else guide?.setAttribute('data-stop', stop)
  }, [side, stop])
  return stop
}

const messages = defineMessages({
  up: { id: 'guideMap.sheetUp', defaultMessage: '把列表往上拉' },
  down: { id: 'guideMap.sheetDown', defaultMessage: '放下列表，看地图' },
})

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * Moves the sheet by mouse or keys. From the middle of the list, it leads keyboard users to the
 * map.
 */
export function SheetGrip({ side }: { side: RefObject<HTMLElement | null> }): ReactNode {
  const intl = useIntl()
  const stop = useStop(side) ?? 'peek'
  const { listeners, endsDrag } = useDrag(side)
  function go(to: Stop | undefined): void {
    if (to) goToStop(side.current, to)
  }
  function step(event: KeyboardEvent): void {
    const steps = STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    go(stopBeside(stop, steps))
  }
  return (
    <>
      <button
        className="sheet-grip needs-script"
        type="button"
        aria-label={intl.formatMessage(stop === 'full' ? messages.down : messages.up)}
        onClick={(event) => endsDrag(event) || go(stopBeside(stop, 1) ?? 'peek')}
        {...listeners}
        onKeyDown={step}
      />
      {stop === 'full' && (
        <button className="map-pill" type="button" onClick={() => go('half')}>
          <FormattedMessage id="guideMap.toMap" defaultMessage="地图" />
        </button>
      )}
    </>
  )
}
