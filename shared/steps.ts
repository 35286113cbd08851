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

/** The steps of a day and of the next one; `from` each of them, those that are left. */
interface Walk<State> {
  begins: number
  ends: number
  from: readonly (readonly Step<State>[])[]
}

/**
 * Makes of `stateAt` how a thing stands at an instant and, step by step, until the next day ends. The first step is the one that holds;
 * it may have begun earlier today. It is the same array for as long as that step holds, so that what is drawn from it can be kept.
 */
export function keptSteps<Thing extends object, State extends { holdsUntil: number }>(
  stateAt: (thing: Thing, instant: number, zone: string) => State,
) {
  const walks = new WeakMap<Thing, Walk<State>>()
  return (thing: Thing, instant: number, zone: string): readonly Step<State>[] => {
    let walk = walks.get(thing)
    if (!walk || instant < walk.begins || walk.ends <= instant) {
      walk = walkOf((at) => stateAt(thing, at, zone), instant, zone)
      walks.set(thing, walk)
    }
    return walk.from.findLast(([step]) => step !== undefined && step.at <= instant) ?? []
  }
}

function walkOf<State extends { holdsUntil: number }>(
  stateAt: (instant: number) => State,
  instant: number,
  zone: string,
): Walk<State> {
  const day = dayIn(zone, instant)
  const midnight = (count: number) => instantOf(zone, addDays(day, count), 0)
  const steps = stepsBetween(midnight(0), midnight(2), stateAt)
  return {
    begins: midnight(0),
    ends: midnight(1),
    from: steps.map((_, index) => steps.slice(index)),
  }
}
