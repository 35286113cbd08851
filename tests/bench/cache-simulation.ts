import { CONTENT_FRESH_MS, CONTENT_STALE_MS } from '../../worker/limits.ts'
import { startCommand } from '../../tools/command.ts'
import { ROUTE_NAMES, routes } from '../../worker/sections/index.ts'
import { randomNumbers } from '../support/sample.ts'
import { visits, weighted, zipf } from './visits.ts'

/**
 * How often visitors find a page cached in a holiday week: `node tests/bench/cache-simulation.ts`. Visits are spread over
 * the hours of a day and the isolates of some data centres; pages are fresh and stale for as long as on the site. Prints
 * the shares of pages served from memory, served from the cache that all data centres share, and rendered; and how often
 * the site's worker makes a page at all.
 */
const { values } = startCommand({
  usage:
    'node tests/bench/cache-simulation.ts [--visits 1000000] [--isolates 8] [--days 7] [--seed 1]',
  options: { visits: 1_000_000, isolates: 8, days: 7, seed: 1 },
})
const CENTRES = [1, 3, 10, 50]

const FRESH_S = CONTENT_FRESH_MS / 1000
const STALE_S = CONTENT_STALE_MS / 1000
const DAY_S = 86_400
/** An isolate without requests for this long is evicted, with its memory. */
const ISOLATE_IDLE_S = 600
const DETAILS_A_ROUTE = 15
/** Shares of a day's visits by hour, China time: quiet nights, a noon and an evening peak. */
const HOURS = [1, 1, 1, 1, 1, 2, 4, 6, 8, 8, 7, 7, 8, 7, 6, 6, 6, 7, 8, 9, 10, 9, 6, 3]

interface Centre {
  isolates: { lastVisit: number; memory: Map<string, number> }[]
}

type Found = 'memory' | 'cache' | 'stale' | 'rendered' | 'uncacheable'

const paths = ROUTE_NAMES.flatMap((name) =>
  routes[name].endsWith('/:id')
    ? Array.from({ length: DETAILS_A_ROUTE }, (_, index) => routes[name].replace(':id', `${index}`))
    : [routes[name]],
)
const rows = Object.fromEntries(CENTRES.map((count) => [`${count} data centres`, simulate(count)]))
console.log(
  `${values.visits} visits in ${values.days} days to ${paths.length} Chinese paths, both languages`,
)
console.table(rows)

/** Returns the shares of all visits, in percent, by where their page was found. */
function simulate(centreCount: number): Record<string, number> {
  const random = randomNumbers(values.seed)
  const next = visits(paths, random)
  // The time at which each page was last rendered. All data centres share what one of them has
  // stored, through the upper tier.
  const cache = new Map<string, number>()
  const centres = Array.from({ length: centreCount }, (): Centre => ({
    isolates: Array.from({ length: values.isolates }, () => ({
      lastVisit: Number.NEGATIVE_INFINITY,
      memory: new Map(),
    })),
  }))
  // The data centre nearest to the mountain gets the most visits.
  const chooseCentre = zipf(centres, random)
  const counts: Record<Found, number> = {
    memory: 0,
    cache: 0,
    stale: 0,
    rendered: 0,
    uncacheable: 0,
  }
  let made = 0
  const total = values.visits
  for (const second of arrivals(total, random)) {
    const { kind, path } = next()
    const isCacheable = kind !== 'complaint' && kind !== 'missing'
    const found = isCacheable
      ? find({ centre: chooseCentre(), cache }, path, { second, random })
      : { from: 'uncacheable' as const, isMade: true }
    counts[found.from] += 1
    if (found.isMade) made += 1
  }
  const percent = (count: number) => Number(((count / total) * 100).toFixed(2))
  return {
    'from memory': percent(counts.memory),
    'from the cache': percent(counts.cache),
    'stale, refreshed in the background': percent(counts.stale),
    'rendered while the visitor waits': percent(counts.rendered),
    'never cached': percent(counts.uncacheable),
    'pages made, also in the background': percent(made),
  }
}

/**
 * Returns where a visit to a data centre finds its page, and whether the page is rendered again.
 * Stores the result for the next visit.
 */
function find(
  { centre, cache }: { centre: Centre; cache: Map<string, number> },
  path: string,
  { second, random }: { second: number; random: () => number },
): { from: Found; isMade: boolean } {
  const isolate = centre.isolates[Math.floor(random() * centre.isolates.length)]
  if (isolate === undefined) throw new Error('A data centre has no isolate')
  if (second - isolate.lastVisit > ISOLATE_IDLE_S) isolate.memory.clear()
  isolate.lastVisit = second
  const ageOf = (at = Number.NEGATIVE_INFINITY) => second - at
  const inMemory = ageOf(isolate.memory.get(path))
  if (inMemory < FRESH_S) return { from: 'memory', isMade: false }
  const inCache = ageOf(cache.get(path))
  const isMade = inCache >= FRESH_S
  if (isMade) cache.set(path, second)
  isolate.memory.set(path, cache.get(path) ?? second)
  if (Math.min(inMemory, inCache) >= STALE_S) return { from: 'rendered', isMade }
  return { from: isMade || inMemory < STALE_S ? 'stale' : 'cache', isMade }
}

/** Returns the seconds at which visits arrive, in order. Each hour of a day gets its share. */
function arrivals(total: number, random: () => number): number[] {
  const chooseHour = weighted([...HOURS.keys()], (hour) => HOURS[hour] ?? 0, random)
  return Array.from({ length: total }, () => {
    const day = Math.floor(random() * values.days)
    return day * DAY_S + (chooseHour() + random()) * 3600
  }).toSorted((a, b) => a - b)
}
