import { CONTENT_FRESH_MS, CONTENT_STALE_MS } from '../../client/shared/constants.ts'
import { readArguments } from '../../tools/read-arguments.ts'
import { ROUTE_NAMES, routes } from '../../worker/routes.ts'
import { randomNumbers } from '../support/sample.ts'
import { visits, weighted } from './visits.ts'

/**
 * How often visitors in a holiday week find a page cached: `node tests/bench/cache-simulation.ts`. Visits follow the
 * hours of a day and go to the isolates of some data centres; the site's own rules for fresh and stale apply. Prints
 * the worker's work: pages served from memory, from the data centre's cache, and rendered.
 */
const { values } = readArguments({
  usage:
    'node tests/bench/cache-simulation.ts [--visits 1000000] [--isolates 8] [--days 7] [--seed 1]',
  options: { visits: 1_000_000, isolates: 8, days: 7, seed: 1 },
})
const CENTRES = [1, 3, 10, 50]

const FRESH_S = CONTENT_FRESH_MS / 1000
const STALE_S = CONTENT_STALE_MS / 1000
const DAY_S = 86_400
/** After how long without a request an isolate is ended, and its memory with it. */
const ISOLATE_IDLE_S = 600
/** How many things of each kind have a page of their own. */
const DETAILS_A_ROUTE = 15
/** Shares of a day's visits by hour, China time: quiet nights, a noon and an evening peak. */
const HOURS = [1, 1, 1, 1, 1, 2, 4, 6, 8, 8, 7, 7, 8, 7, 6, 6, 6, 7, 8, 9, 10, 9, 6, 3]
/** Shares of data centres: the nearest to the mountain gets the most. */
const CENTRE_EXPONENT = 1

interface Centre {
  /** When each page in the data centre's cache was last rendered. */
  cache: Map<string, number>
  isolates: { lastVisit: number; memory: Map<string, number> }[]
}

type Found = 'memory' | 'cache' | 'stale' | 'drawn' | 'never kept'

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

/** Shares of all visits, in percent, by where their page was found. */
function simulate(centreCount: number): Record<string, number> {
  const random = randomNumbers(values.seed)
  const next = visits(paths, random)
  const centres = Array.from({ length: centreCount }, (): Centre => ({
    cache: new Map(),
    isolates: Array.from({ length: values.isolates }, () => ({
      lastVisit: Number.NEGATIVE_INFINITY,
      memory: new Map(),
    })),
  }))
  const chooseCentre = weighted(centres, (index) => (index + 1) ** -CENTRE_EXPONENT, random)
  const counts: Record<Found, number> = { memory: 0, cache: 0, stale: 0, drawn: 0, 'never kept': 0 }
  const total = values.visits
  for (const second of arrivals(total, random)) {
    const { kind, path } = next()
    const isKept = kind !== 'complaint' && kind !== 'missing'
    counts[isKept ? find(chooseCentre(), path, { second, random }) : 'never kept'] += 1
  }
  const percent = (count: number) => Number(((count / total) * 100).toFixed(2))
  return {
    'from memory': percent(counts.memory),
    'from the cache': percent(counts.cache),
    'stale, redrawn behind': percent(counts.stale),
    'drawn while one waits': percent(counts.drawn),
    'never kept': percent(counts['never kept']),
  }
}

/** Where one visit to a data centre finds its page; stores the page for the next visit. */
function find(
  centre: Centre,
  path: string,
  { second, random }: { second: number; random: () => number },
): Found {
  // A visitor gets any of a data centre's machines, at random.
  const isolate = centre.isolates[Math.floor(random() * centre.isolates.length)]
  if (isolate === undefined) throw new Error('A data centre has no isolate')
  if (second - isolate.lastVisit > ISOLATE_IDLE_S) isolate.memory.clear()
  isolate.lastVisit = second
  const inMemory = isolate.memory.get(path) ?? Number.NEGATIVE_INFINITY
  if (second - inMemory < FRESH_S) return 'memory'
  const inCache = centre.cache.get(path) ?? Number.NEGATIVE_INFINITY
  const newest = Math.max(inMemory, inCache)
  if (second - newest < FRESH_S) {
    isolate.memory.set(path, newest)
    return 'cache'
  }
  isolate.memory.set(path, second)
  centre.cache.set(path, second)
  return second - newest < STALE_S ? 'stale' : 'drawn'
}

/** The seconds of all visits in order, by the hours of the day. */
function arrivals(total: number, random: () => number): number[] {
  const chooseHour = weighted(
    HOURS.map((_, hour) => hour),
    (hour) => HOURS[hour] ?? 0,
    random,
  )
  return Array.from({ length: total }, () => {
    const day = Math.floor(random() * values.days)
    return day * DAY_S + (chooseHour() + random()) * 3600
  }).toSorted((a, b) => a - b)
}
