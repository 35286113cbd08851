/** China keeps one time, eight hours ahead of UTC, all year. */
const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The calendar day in China at `now` in milliseconds, as `2026-11-21`. */
export function chinaDay(now: number): string {
  return new Date(now + CHINA_OFFSET_MS).toISOString().slice(0, '2026-11-21'.length)
}

/** When the day in China that it is at `now` ends; both in milliseconds. */
export function chinaDayEnd(now: number): number {
  return (Math.floor((now + CHINA_OFFSET_MS) / DAY_MS) + 1) * DAY_MS - CHINA_OFFSET_MS
}
