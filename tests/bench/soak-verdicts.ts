import { CONTENT_FRESH_MS } from '../../worker/limits.ts'
import type { Phase, SoakSite } from './soak-site.ts'
import type { Summary } from './tally.ts'

export interface SoakResult {
  capacity: number
  partMs: number
  schedule: readonly Phase[]
  steady: Summary
  overload: Summary
  /** The results of steady load that begins `SETTLED_AFTER_S` after the overload. */
  after: Summary
  samples: SoakSite['samples']
  recoveries: SoakSite['recoveries']
}

interface Verdict {
  holds: boolean
  what: string
  seen: string
}

/** Maximum wait for new content after a fault that was longer than the fresh time of all copies. */
const MAX_UNTIL_FRESH_MS = 15_000
const MAX_CALLS_TIMES_NORMAL = 1.1
/** Limit for the growth of memory. It may vary, but must not grow all the time. */
const MAX_MB_A_MINUTE = 1
/**
 * The share of the schedule after which memory must be stable. By then, the caches are full, and
 * the slow backend has caused the most waiting requests.
 */
const MEMORY_SETTLED_SHARE = 0.5
/** Below 1, because the load generator takes part of the CPU from the site. */
const MIN_SHARE_OF_CAPACITY = 0.7
const MAX_OVERLOADED_MS = 2000
const MAX_REFUSAL_MS = 1000
export const SETTLED_AFTER_S = 5
const MAX_P99_TIMES_NORMAL = 2

/** Returns each promise of the site, the measured value, and whether the promise was kept. */
export function judge(result: SoakResult): Verdict[] {
  return [
    pagesSeenBefore(result),
    ...recoveries(result),
    ...callsAfterRecovery(result),
    memory(result),
    ...overload(result),
  ]
}

/** Prints the results. Returns whether all promises were kept. */
export function printVerdicts(verdicts: readonly Verdict[]): boolean {
  for (const { holds, what, seen } of verdicts) console.log(`${holds ? '✓' : '✗'} ${what}: ${seen}`)
  return verdicts.every(({ holds }) => holds)
}

function pagesSeenBefore({ steady }: SoakResult): Verdict {
  const kinds = [...new Set(steady.relapses.map(({ kind, status }) => `${kind} ${status}`))]
  return {
    holds: steady.relapses.length === 0,
    what: 'no failure on a page that was answered before',
    seen: `${steady.relapses.length} (${kinds.join(', ') || 'none'}); all answers ${JSON.stringify(steady.statuses)}; p50 ${ms(steady.p50Ms)}, p99 ${ms(steady.p99Ms)}`,
  }
}

function recoveries({ recoveries: all, partMs }: SoakResult): Verdict[] {
  // After a short fault, some copies are still fresh, so pages do not show the new content yet.
  if (partMs < CONTENT_FRESH_MS) return []
  return all
    .filter(({ from }) => from === 'dead' || from === 'slow')
    .map(({ from, freshAfterMs }) => ({
      holds: freshAfterMs !== undefined && freshAfterMs <= MAX_UNTIL_FRESH_MS,
      what: `fresh within ${MAX_UNTIL_FRESH_MS / 1000} s after "${from}"`,
      seen: freshAfterMs === undefined ? 'not before the next fault' : ms(freshAfterMs),
    }))
}

/**
 * Returns the calls in each phase after a fault, compared with the phase before the first fault.
 * Includes the first seconds after the fault.
 */
function callsAfterRecovery({ schedule, samples, partMs }: SoakResult): Verdict[] {
  const part = partMs / 1000
  const normal = callsBetween(samples, part, 2 * part)
  return schedule.flatMap((phase, index): Verdict[] => {
    const before = schedule[index - 1]
    if (phase !== 'well' || before === undefined || before === 'well') return []
    const calls = callsBetween(samples, index * part, (index + 1) * part)
    return [
      {
        holds: calls <= normal * MAX_CALLS_TIMES_NORMAL,
        what: `at most ${MAX_CALLS_TIMES_NORMAL} × the normal calls after "${before}"`,
        seen: `${calls}, normal ${normal}: ${(calls / normal).toFixed(2)} ×`,
      },
    ]
  })
}

/** Ignores decreases, because a restarted backend counts from zero. */
function callsBetween(samples: SoakResult['samples'], from: number, to: number): number {
  const counts = samples
    .filter(({ second, calls }) => calls !== undefined && second >= from && second < to)
    .map(({ calls }) => calls ?? 0)
  return counts.reduce(
    (sum, count, index) => sum + Math.max(0, count - (counts[index - 1] ?? count)),
    0,
  )
}

function memory({ samples, schedule, partMs }: SoakResult): Verdict {
  const end = (schedule.length * partMs) / 1000
  const settled = samples.filter(
    ({ second }) => second > end * MEMORY_SETTLED_SHARE && second < end,
  )
  const mean = (of: (sample: (typeof settled)[number]) => number) =>
    settled.reduce((sum, sample) => sum + of(sample), 0) / settled.length
  const [meanMinute, meanMb] = [
    mean(({ second }) => second / 60),
    mean(({ residentMb }) => residentMb),
  ]
  const slope =
    mean(({ second, residentMb }) => (second / 60 - meanMinute) * (residentMb - meanMb)) /
    mean(({ second }) => (second / 60 - meanMinute) ** 2)
  return {
    holds: slope <= MAX_MB_A_MINUTE,
    what: `memory grows by at most ${MAX_MB_A_MINUTE} MB a minute once settled`,
    seen: `${slope.toFixed(2)} MB a minute around ${Math.round(meanMb)} MB`,
  }
}

function overload({ overload: run, after, steady, capacity }: SoakResult): Verdict[] {
  const { refusals, statuses, seconds, turnedAway } = run
  const bad = Object.entries(statuses).filter(
    ([key]) => key.endsWith(' 0') || (/ 5\d\d$/.test(key) && !key.endsWith(' 503')),
  )
  const answered = seconds.reduce((sum, { answers }) => sum + answers, 0) / seconds.length
  const worst = Math.max(...after.seconds.map(({ p99Ms }) => p99Ms))
  return [
    {
      holds: bad.length === 0 && refusals.withoutRetryAfter === 0,
      what: 'overloaded, every visitor with a connection is answered, or gets 503 with Retry-After',
      seen: `${JSON.stringify(statuses)}; ${turnedAway} found no free connection`,
    },
    {
      holds: answered >= capacity * MIN_SHARE_OF_CAPACITY && run.p99Ms <= MAX_OVERLOADED_MS,
      what: 'overloaded, the site keeps most of its capacity, and nobody waits long',
      seen: `${Math.round(answered)} answers/s, capacity ${Math.round(capacity)}, requested ${Math.round(capacity * 3)}; p99 ${ms(run.p99Ms)}`,
    },
    {
      holds: refusals.count === 0 || refusals.p99Ms <= MAX_REFUSAL_MS,
      what: 'overloaded, a refusal is quick',
      seen: refusals.count === 0 ? 'none' : `${refusals.count}, p99 ${ms(refusals.p99Ms)}`,
    },
    {
      holds: after.p99Ms <= steady.p99Ms * MAX_P99_TIMES_NORMAL,
      what: `back to normal ${SETTLED_AFTER_S} s after the overload`,
      seen: `p99 ${ms(after.p99Ms)} (${ms(worst)} in the worst second), under steady load ${ms(steady.p99Ms)}`,
    },
  ]
}

function ms(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${value.toFixed(1)} ms`
}
