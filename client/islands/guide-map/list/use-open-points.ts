import { useEffect, useMemo, useRef, useState } from 'react'
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
