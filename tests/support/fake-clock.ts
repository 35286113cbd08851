import { onTestFinished, vi } from 'vitest'

/** Replaces the clock for the rest of a test. It stands still, and tests move it by setting `now`. */
export function fakeClock(startsAt: number): { now: number } {
  vi.useFakeTimers({ now: startsAt, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return {
    get now() {
      return Date.now()
    },
    set now(time) {
      vi.setSystemTime(time)
    },
  }
}
