import { addDays, dayIn, instantOf } from './zoned-time.ts'

/** How something stands from an instant on, until `state.holdsUntil`. */
export interface Step<State> {
  at: number
  state: State
}

/** How something stands between two instants: a step for each change. */
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
  /** From each step on, those that are left. */
  from: readonly (readonly Step<State>[])[]
}

/** Walks that are remembered by what they follow from: more than the area and its facilities need on two days. */
const WALKS_KEPT = 64

/**
 * Makes of `stateAt` how a thing stands at an instant and, step by step, until the next day ends. The
 * first step is the one that holds; it may have begun earlier today. Steps are worked out once a day,
 * also for another thing with the same `contentOf`: a new answer mostly says the same.
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

/** What somebody measured, saw or foretold, and until when it says so. */
export interface Timed {
  updatedAt: string
  /** When it begins, if later than `updatedAt`. */
  from?: string | undefined
  validUntil: string
}

/** From when until when it holds, in milliseconds. */
export function periodOf({
  updatedAt,
  from = updatedAt,
  validUntil,
}: Timed): [from: number, until: number] {
  return [Date.parse(from), Date.parse(validUntil)]
}

/** Whether it says so at an instant. */
export function isValidAt(timed: Timed, instant: number): boolean {
  const [from, until] = periodOf(timed)
  return from <= instant && instant < until
}
