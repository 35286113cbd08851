import { addDays, dayIn, instantOf } from './zoned-time.ts'

/** A state, and the instant at which it begins. It ends at `state.expiresAt`. */
export interface Step<State> {
  at: number
  state: State
}

/** Returns the states between two instants. Each change of the state begins a new step. */
function stepsBetween<State extends { expiresAt: number }>(
  from: number,
  until: number,
  stateAt: (instant: number) => State,
): Step<State>[] {
  const steps: Step<State>[] = []
  for (let at = from; at < until; at = steps.at(-1)?.state.expiresAt ?? until)
    steps.push({ at, state: stateAt(at) })
  return steps
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
  contentOf?: (item: Item) => unknown,
) {
  const walks = new Timelines(stateAt, contentOf)
  return (item: Item, instant: number, zone: string) => walks.stepsFrom(item, instant, zone)
}

class Timelines<Item extends object, State extends { expiresAt: number }> {
  readonly #byItem = new WeakMap<Item, Timeline<State>>()
  readonly #byContent = new Map<string, Timeline<State>>()
  readonly #stateAt: (item: Item, instant: number, zone: string) => State
  readonly #contentOf: (item: Item) => unknown

  constructor(
    stateAt: (item: Item, instant: number, zone: string) => State,
    contentOf: (item: Item) => unknown = (item) => item,
  ) {
    this.#stateAt = stateAt
    this.#contentOf = contentOf
  }

  stepsFrom(item: Item, instant: number, zone: string): readonly Step<State>[] {
    const before = this.#byItem.get(item)
    const isKnown = before && before.begins <= instant && instant < before.ends
    const { from } = isKnown ? before : this.#walkOf(item, instant, zone)
    return from.findLast(([step]) => step !== undefined && step.at <= instant) ?? []
  }

  #walkOf(item: Item, instant: number, zone: string): Timeline<State> {
    const day = dayIn(zone, instant)
    const key = `${day} ${zone} ${JSON.stringify(this.#contentOf(item))}`
    const walked = this.#byContent.get(key) ?? this.#walk(item, day, zone)
    if (this.#byContent.size >= MAX_TIMELINES) this.#byContent.clear()
    this.#byContent.set(key, walked)
    this.#byItem.set(item, walked)
    return walked
  }

  #walk(item: Item, day: string, zone: string): Timeline<State> {
    const midnight = (count: number) => instantOf(zone, addDays(day, count), 0)
    const steps = stepsBetween(midnight(0), midnight(2), (at) => this.#stateAt(item, at, zone))
    const from = steps.map((_, index) => steps.slice(index))
    return { begins: midnight(0), ends: midnight(1), from }
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
