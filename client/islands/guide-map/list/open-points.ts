import type { GuidePoint, Guide } from '../../../../contract/guide.ts'
import { servingSteps } from '../../../../shared/opening-hours.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { timeZone } from '../../../../shared/site.ts'

type Timed = Pick<GuidePoint, 'id' | 'hours'>

/** What is known of opening hours at an instant. */
export interface OpenPoints {
  /** When it is so, in milliseconds. */
  at: number
  /** The ids of the points that are open. */
  open: ReadonlySet<string>
  /** Until when nothing of it changes; for ever where no point has hours as data. */
  holdsUntil: number
}

/** Which points are open, by the clocks of `zone`; those whose hours are not known are not said to be. */
export function openPointsAt(points: readonly Timed[], at: number, zone: string): OpenPoints {
  const timed = points.flatMap(({ id, hours }) => {
    const [step] = hours === undefined ? [] : servingSteps(hours, at, zone)
    return step === undefined ? [] : [{ id, ...step.state }]
  })
  return {
    at,
    open: new Set(timed.filter(({ isOpen }) => isOpen).map(({ id }) => id)),
    holdsUntil: Math.min(...timed.map(({ holdsUntil }) => holdsUntil)),
  }
}

/** Whether a guide knows of any point when it is open. */
export function tellsHours(points: readonly Timed[]): boolean {
  return points.some(({ hours }) => hours !== undefined)
}

/** The longest time that a browser’s timer takes, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Which points are open: at the time that the page was made for, then by the visitor’s clock, as long as the page is open. */
export function useOpenPoints(
  { points }: Guide,
  madeFor: number | undefined,
): OpenPoints | undefined {
  const [now, setNow] = useState(madeFor)
  const isFirst = useRef(true)
  const open = useMemo(
    () => (now === undefined ? undefined : openPointsAt(points, now, timeZone)),
    [points, now],
  )
  const isTold = useMemo(() => tellsHours(points), [points])
  useEffect(() => {
    if (!isTold) return undefined
    // At once when the page has come, which may have been made a while ago.
    const wait = isFirst.current ? 0 : (open?.holdsUntil ?? 0) - Date.now()
    const timer = setTimeout(
      () => {
        isFirst.current = false
        setNow(Date.now())
      },
      Math.min(wait, LONGEST_WAIT_MS),
    )
    return () => clearTimeout(timer)
  }, [isTold, open])
  return open
}
