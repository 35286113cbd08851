import { addDays, dayIn, instantOf } from './zoned-time.ts'

/** A state and the instant at which it begins; it ends at `state.holdsUntil`. */
export interface Step<State> {
  at: number
  state: State
}

/** Returns the states between two instants, one step for each change. */
function stepsBetween<State extends { holdsUntil: number }>(
  from: number,
  until: number,
  stateAt: (instant: number) => State,
): Step<State>[] {
  const steps: Step<State>[] = []
  for (let at = from; at < until; at = steps.at(-1)?.state.holdsUntil ?? until)
    steps.push({ at, state: stateAt(at) })
  return steps
}

/** The steps of a day and of the next one. */
interface Walk<State> {
  begins: number
  ends: number
  /** The remaining steps, by the index of a step. */
  from: readonly (readonly Step<State>[])[]
}

/** The most cached walks: more than the area and its facilities need on two days. */
const WALKS_KEPT = 64

/**
 * Returns a function that lists the states of a thing from an instant until the end of the next
 * day, given `stateAt`, its state at one instant. The first step holds at the instant and may have
 * begun earlier today. Steps are computed once a day and shared by things with the same
 * `contentOf`, because a new answer mostly has the same content.
 */
export function keptSteps<Thing extends object, State extends { holdsUntil: number }>(
  stateAt: (thing: Thing, instant: number, zone: string) => State,
  contentOf?: (thing: Thing) => unknown,
) {
  const walks = new Walks(stateAt, contentOf)
  return (thing: Thing, instant: number, zone: string) => walks.stepsFrom(thing, instant, zone)
}

class Walks<Thing extends object, State extends { holdsUntil: number }> {
  readonly #byThing = new WeakMap<Thing, Walk<State>>()
  readonly #byContent = new Map<string, Walk<State>>()
  readonly #stateAt: (thing: Thing, instant: number, zone: string) => State
  readonly #contentOf: (thing: Thing) => unknown

  constructor(
    stateAt: (thing: Thing, instant: number, zone: string) => State,
    contentOf: (thing: Thing) => unknown = (thing) => thing,
  ) {
    this.#stateAt = stateAt
    this.#contentOf = contentOf
  }

  stepsFrom(thing: Thing, instant: number, zone: string): readonly Step<State>[] {
    const before = this.#byThing.get(thing)
    const isKnown = before && before.begins <= instant && instant < before.ends
    const { from } = isKnown ? before : this.#walkOf(thing, instant, zone)
    return from.findLast(([step]) => step !== undefined && step.at <= instant) ?? []
  }

  #walkOf(thing: Thing, instant: number, zone: string): Walk<State> {
    const day = dayIn(zone, instant)
    const key = `${day} ${zone} ${JSON.stringify(this.#contentOf(thing))}`
    const walked = this.#byContent.get(key) ?? this.#walk(thing, day, zone)
    if (this.#byContent.size >= WALKS_KEPT) this.#byContent.clear()
    this.#byContent.set(key, walked)
    this.#byThing.set(thing, walked)
    return walked
  }

  #walk(thing: Thing, day: string, zone: string): Walk<State> {
    const midnight = (count: number) => instantOf(zone, addDays(day, count), 0)
    const steps = stepsBetween(midnight(0), midnight(2), (at) => this.#stateAt(thing, at, zone))
    const from = steps.map((_, index) => steps.slice(index))
    return { begins: midnight(0), ends: midnight(1), from }
  }
}

/** A measurement, report or forecast with its validity. */
export interface Timed {
  updatedAt: string
  /** The start, if later than `updatedAt`. */
  from?: string | undefined
  validUntil: string
}

/** Returns its start and end, in milliseconds. */
export function periodOf({
  updatedAt,
  from = updatedAt,
  validUntil,
}: Timed): [from: number, until: number] {
  return [Date.parse(from), Date.parse(validUntil)]
}

/** Returns whether it is valid at an instant. */
export function isValidAt(timed: Timed, instant: number): boolean {
  const [from, until] = periodOf(timed)
  return from <= instant && instant < until
}
