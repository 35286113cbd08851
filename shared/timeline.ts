import { addDays, dayIn, instantOf } from './zoned-time.ts'

/** A state, and the instant at which it begins. It ends at `state.expiresAt`. */
export interface Step<State> {
  at: number
  state: State
}

/** The steps of today and tomorrow. */
interface Timeline<State> {
  begins: number
  ends: number
  /** Element n has all steps from step n on. */
  from: readonly (readonly Step<State>[])[]
}

/** Maximum number of cached timelines. The area and its facilities need fewer for two days. */
const MAX_TIMELINES = 64

/**
 * Returns a function that returns the states of an item from an instant until the end of the next
 * day. `stateAt` must return the state at one instant. The first step contains the given instant
 * and may have begun earlier today. Steps are computed once a day. Items with equal `contentOf`
 * share them, because a new response mostly has the same content.
 */
export function cachedTimeline<Item extends object, State extends { expiresAt: number }>(
  stateAt: (item: Item, instant: number, zone: string) => State,
  contentOf: (item: Item) => unknown = (item) => item,
) {
  const byItem = new WeakMap<Item, Timeline<State>>()
  const byContent = new Map<string, Timeline<State>>()

  const timelineOn = (day: string, item: Item, zone: string): Timeline<State> => {
    const midnight = (count: number) => instantOf(zone, addDays(day, count), 0)
    const [begins, ends, until] = [midnight(0), midnight(1), midnight(2)]
    const steps: Step<State>[] = []
    for (let at = begins; at < until; at = steps.at(-1)?.state.expiresAt ?? until)
      steps.push({ at, state: stateAt(item, at, zone) })
    return { begins, ends, from: steps.map((_, index) => steps.slice(index)) }
  }

  const newTimeline = (item: Item, instant: number, zone: string): Timeline<State> => {
    const day = dayIn(zone, instant)
    const key = `${day} ${zone} ${JSON.stringify(contentOf(item))}`
    const timeline = byContent.get(key) ?? timelineOn(day, item, zone)
    if (byContent.size >= MAX_TIMELINES) byContent.clear()
    byContent.set(key, timeline)
    byItem.set(item, timeline)
    return timeline
  }

  return (item: Item, instant: number, zone: string): readonly Step<State>[] => {
    const before = byItem.get(item)
    const isKnown = before && before.begins <= instant && instant < before.ends
    const { from } = isKnown ? before : newTimeline(item, instant, zone)
    return from.findLast(([step]) => step !== undefined && step.at <= instant) ?? []
  }
}

/** A measurement, report or forecast with its validity. */
export interface Timed {
  updatedAt: string
  /** The start of the validity, if it is later than `updatedAt`. */
  from?: string | undefined
  validUntil: string
}

/** Returns the start and end of the validity (Unix ms). */
export function periodOf({
  updatedAt,
  from = updatedAt,
  validUntil,
}: Timed): [from: number, until: number] {
  return [Date.parse(from), Date.parse(validUntil)]
}

/** Returns the instant of an ISO 8601 date and time with an offset (Unix ms). */
export function instantAt(written: string): number {
  return Date.parse(written)
}

export function isValidAt(timed: Timed, instant: number): boolean {
  const [from, until] = periodOf(timed)
  return from <= instant && instant < until
}
