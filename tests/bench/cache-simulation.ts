import { CONTENT_FRESH_MS, CONTENT_STALE_MS } from '../../worker/limits.ts'
import { startCommand } from '../../tools/command.ts'
import { ROUTE_NAMES, routes } from '../../worker/sections/index.ts'
import { randomNumbers } from '../support/sample.ts'
import { visits, weighted, zipf } from './visits.ts'

/**
 * Simulates how often visitors find a cached page in a holiday week: `node
 * tests/bench/cache-simulation.ts`. Visits are spread over the hours of a day and over the isolates
 * of some data centres. Cache times are those of the site. Prints the shares of pages from memory,
 * from the shared cache of all data centres, and rendered for the visitor. Also prints how often
 * the worker renders a page.
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
/** After this time without a request, an isolate is removed together with its memory. */
const ISOLATE_IDLE_S = 600
const DETAILS_A_ROUTE = 15
/** A day's visits by hour in China: few at night, many at noon and in the evening. */
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

/** Returns the share of all visits for each place in which the page was found, in percent. */
function simulate(centreCount: number): Record<string, number> {
  const random = randomNumbers(values.seed)
  const next = visits(paths, random)
  // For each page, the last time it was rendered. This cache is shared by all data centres.
  const cache = new Map<string, number>()
  const centres = Array.from({ length: centreCount }, (): Centre => ({
    isolates: Array.from({ length: values.isolates }, () => ({
      lastVisit: Number.NEGATIVE_INFINITY,
      memory: new Map(),
    })),
  }))
  // The nearest data centre gets most of the visits.
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
 * Returns where a visit finds its page, and whether the page is rendered again. Caches a rendered
 * page for the next visits.
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

/** Returns the times of all visits in seconds, in order, distributed over the hours of each day. */
function arrivals(total: number, random: () => number): number[] {
  const chooseHour = weighted([...HOURS.keys()], (hour) => HOURS[hour] ?? 0, random)
  return Array.from({ length: total }, () => {
    const day = Math.floor(random() * values.days)
    return day * DAY_S + (chooseHour() + random()) * 3600
  }).toSorted((a, b) => a - b)
}
