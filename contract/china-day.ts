/** China keeps one time, eight hours ahead of UTC, all year. */
const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000

/** The calendar day in China at `now` in milliseconds, as `2026-11-21`. */
export function chinaDay(now: number): string {
  return new Date(now + CHINA_OFFSET_MS).toISOString().slice(0, '2026-11-21'.length)
}
