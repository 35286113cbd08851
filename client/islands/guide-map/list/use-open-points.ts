import { useEffect, useMemo, useState } from 'react'
import type { Guide } from '../../../../contract/guide.ts'
import { timeZone } from '../../../../shared/site.ts'
import { type OpenPoints, openPointsAt, tellsHours } from './open-points.ts'

/** The longest time that a browser’s timer takes, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Which points are open: at the time that the page was made for, then by the visitor’s clock, as long as the page is open. */
export function useOpenPoints(
  { points }: Guide,
  madeFor: number | undefined,
): OpenPoints | undefined {
  const [now, setNow] = useState(madeFor)
  const open = useMemo(
    () => (now === undefined ? undefined : openPointsAt(points, now, timeZone)),
    [points, now],
  )
  useEffect(() => {
    if (tellsHours(points)) setNow(Date.now())
  }, [points])
  useEffect(() => {
    if (open === undefined || open.holdsUntil === Infinity) return undefined
    const wait = Math.min(Math.max(open.holdsUntil - Date.now(), 0), LONGEST_WAIT_MS)
    const timer = setTimeout(() => setNow(Date.now()), wait)
    return () => clearTimeout(timer)
  }, [open])
  return open
}
