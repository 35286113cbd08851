/**
 * A text that is true from one minute on until the next one's begins; nothing where it can no longer be said. Minutes since 1970,
 * which keeps pages small.
 */
export type TimedText = readonly [fromMinute: number, text: string | null]

export const MINUTE_MS = 60_000
