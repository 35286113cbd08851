const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000

/** The calendar day in China (always UTC+8) at `now` in milliseconds, as `20261121`. */
export function chinaDay(now: number): string {
  return new Date(now + CHINA_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
}

/** What a visitor quotes later, `YX20261121-0042`: the day, and the number of the complaint on that day. */
export function receiptNumber(day: string, number: number): string {
  return `YX${day}-${String(number).padStart(4, '0')}`
}
