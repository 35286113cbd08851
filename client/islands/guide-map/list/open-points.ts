import type { GuidePoint } from '../../../../contract/guide.ts'
import { servingSteps } from '../../../../shared/serving.ts'

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
