/** How something stands from an instant on, until `state.holdsUntil`. */
export interface Step<State> {
  at: number
  state: State
}

/** How something stands between two instants: a step for each change. */
export function stepsBetween<State extends { holdsUntil: number }>(
  from: number,
  until: number,
  stateAt: (instant: number) => State,
): Step<State>[] {
  const steps: Step<State>[] = []
  for (let at = from; at < until; at = steps.at(-1)?.state.holdsUntil ?? until)
    steps.push({ at, state: stateAt(at) })
  return steps
}
