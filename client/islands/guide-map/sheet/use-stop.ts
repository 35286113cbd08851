import { type RefObject, useEffect, useState } from 'react'
import { type Stop, sheetStops, stopAt } from './stops.ts'

/** The stop that the sheet on a phone is at, also for the style sheet; nothing where list and map are side by side. */
export function useStop(side: RefObject<HTMLElement | null>): Stop | undefined {
  const [stop, setStop] = useState<Stop>()
  useEffect(() => {
    const element = side.current
    if (element === null) return undefined
    let frame = 0
    function follow(): void {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const tops = element === null ? undefined : sheetStops(element)
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
  useEffect(() => tellStyleSheet(side.current, stop), [side, stop])
  return stop
}

function tellStyleSheet(side: HTMLElement | null, stop: Stop | undefined): void {
  const guide = side?.parentElement
  if (!guide) return
  if (stop === undefined) delete guide.dataset['stop']
  else guide.dataset['stop'] = stop
}
