import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { goToStop, type Stop, sheetStops, stopAfterDrag, stopAt } from './stops.ts'

interface Drag {
  /** Where the pointer and the page were when it began. */
  pointerY: number
  scrolled: number
  from: Stop
}

/** Less than this, in pixels, is the trembling of a click. */
const LEAST_PX = 4

/** As long as the page takes at most to come to its stop: were it pulled to the nearest one before, it would not get there. */
const ARRIVAL_MS = 1000

/** What a grip listens to. */
export interface DragListeners {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
}

/** Lets a mouse or a pen drag the sheet by its grip, to the stop where it is let go. A finger scrolls the page, which does the same. */
export function useDrag(side: RefObject<HTMLElement | null>): {
  listeners: DragListeners
  /** Whether a click is only the end of a drag. */
  endsDrag: (event: MouseEvent) => boolean
} {
  const drag = useRef<Drag>(undefined)
  const isMoved = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function begin({ currentTarget, pointerId, pointerType, button, clientY }: PointerEvent): void {
    const tops = side.current && sheetStops(side.current)
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
    // Otherwise the browser would pull the page to the nearest stop at each step.
    document.documentElement.style.scrollSnapType = 'none'
    scrollTo({ top: scrolled + pointerY - clientY, behavior: 'instant' })
  }

  function end(): void {
    const tops = side.current && sheetStops(side.current)
    if (drag.current && tops && side.current && isMoved.current) {
      const { from, scrolled } = drag.current
      goToStop(
        side.current,
        stopAfterDrag(from, { scrolled: scrollY, by: scrollY - scrolled }, tops),
      )
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
    endsDrag: ({ detail }) => isMoved.current && detail > 0,
  }
}

function letSnap(): void {
  document.documentElement.style.removeProperty('scroll-snap-type')
}
