import type { Step } from './timeline.ts'

/** A text, and the minute (since 1970) from which it is true; null if nothing is true. */
export type TimedText = readonly [fromMinute: number, text: string | null]

export const MINUTE_MS = 60_000

/** Returns a text for each step, with equal ones in sequence merged, and null after the last. */
export function timedTexts<State extends { expiresAt: number }>(
  steps: readonly Step<State>[],
  describe: (state: State) => string,
): TimedText[] {
  const entries: TimedText[] = []
  for (const { at, state } of steps) {
    const text = describe(state)
    if (text !== entries.at(-1)?.[1]) entries.push([Math.floor(at / MINUTE_MS), text])
  }
  const end = steps.at(-1)?.state.expiresAt
  return end === undefined ? entries : [...entries, [Math.floor(end / MINUTE_MS), null]]
}
