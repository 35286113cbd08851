import type { Step } from './steps.ts'

/**
 * A text that is true from one minute on until the next one's begins; nothing where it can no longer be said. Minutes since 1970,
 * which keeps pages small.
 */
export type TimedText = readonly [fromMinute: number, text: string | null]

export const MINUTE_MS = 60_000

/** What `describe` says at each step, for a text that is kept right; `null` once the steps end. */
export function timedTexts<State extends { holdsUntil: number }>(
  steps: readonly Step<State>[],
  describe: (state: State) => string,
): TimedText[] {
  const entries: TimedText[] = []
  for (const { at, state } of steps) {
    const text = describe(state)
    if (text !== entries.at(-1)?.[1]) entries.push([Math.floor(at / MINUTE_MS), text])
  }
  const end = steps.at(-1)?.state.holdsUntil
  return end === undefined ? entries : [...entries, [Math.floor(end / MINUTE_MS), null]]
}
