/**
 * The clock of all suites. Every run begins at the same instant, so a run passes on every day and at every hour. Test
 * runners, the commands that tests start, the workers and the pages in browsers all show this clock.
 *
 * `TEST_NOW=2027-02-28T23:59+08:00 npm test` begins at another instant.
 */
const BEGIN = '2026-11-26T10:00+08:00'

const MINUTE_MS = 60_000

const aheadMs = readAhead()

/** A script that moves a worker's clock. It must run before all other scripts. */
export const clockScript = `(${String(moveClock)})(${aheadMs})`

/** A script that moves a page's clock. It does nothing if a test has installed its own clock. */
export const pageClockScript = `if (!('__pwClock' in globalThis)) ${clockScript}`

/**
 * Returns the time of the suites (Unix ms). In Vitest, this is `Date.now()`. Specs of Playwright
 * must call this function, because its own processes have the real time.
 */
export function now(): number {
  return isMoved() ? Date.now() : Date.now() + aheadMs
}

/** Moves the clock of this process and of all processes that it starts. */
export function moveOwnClock(): void {
  moveClock(aheadMs)
  const { NODE_OPTIONS = '' } = process.env
  const module = new URL('moved-clock.ts', import.meta.url).href
  if (!NODE_OPTIONS.includes(module))
    process.env['NODE_OPTIONS'] = `${NODE_OPTIONS} --import=${module}`.trim()
}

/**
 * Returns the offset that this process has inherited. Without one, calculates it, and lets started
 * processes inherit it.
 */
function readAhead(): number {
  const { TEST_AHEAD_MS, TEST_NOW = BEGIN } = process.env
  if (TEST_AHEAD_MS !== undefined) return Number(TEST_AHEAD_MS)
  const begin = Date.parse(TEST_NOW)
  if (Number.isNaN(begin)) throw new Error(`TEST_NOW is no time: ${TEST_NOW}`)
  // The offset is in whole minutes, because rate limiters count by the real minute.
  const ahead = Math.round((begin - Date.now()) / MINUTE_MS) * MINUTE_MS
  process.env['TEST_AHEAD_MS'] = String(ahead)
  return ahead
}

function isMoved(): boolean {
  return Reflect.has(Date, 'aheadMs')
}

/** Moves this realm's clock, once. Uses no outer names, because its source is also a script. */
function moveClock(aheadMs: number): void {
  const RealDate = Date
  // A test runner may load this module several times in one process.
  if (Reflect.has(RealDate, 'aheadMs')) return
  class MovedDate extends RealDate {
    static readonly aheadMs = aheadMs
    constructor(...args: [] | ConstructorParameters<DateConstructor>) {
      if (args.length === 0) super(RealDate.now() + aheadMs)
      else super(...args)
    }
    static override now(): number {
      return RealDate.now() + aheadMs
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no code calls `Date()` without `new`
  globalThis.Date = MovedDate as unknown as DateConstructor
}
