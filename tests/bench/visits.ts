import { inLanguage, languageOf } from '../../shared/language.ts'
import { AGENTS } from '../support/addresses.ts'
import type { SendOptions } from './client.ts'

type VisitKind = 'home' | 'list' | 'detail' | 'payload' | 'missing' | 'complaint'

/** One request of a visitor. */
export interface Visit {
  kind: VisitKind
  path: string
  options: SendOptions
}

/** The kinds of requests by visitors of a scenic area, in percent. */
const MIX: readonly (readonly [VisitKind, number])[] = [
  ['home', 25],
  ['list', 25],
  ['detail', 35],
  ['payload', 10],
  ['missing', 3],
  ['complaint', 2],
]

const ENGLISH_SHARE = 0.4
const BOT_SHARE = 0.1

/**
 * Returns a function that chooses by Zipf's law: the first item twice as often as the second, and
 * three times as often as the third.
 */
export function zipf<Thing>(things: readonly Thing[], random: () => number): () => Thing {
  return weighted(things, (_, index) => 1 / (index + 1), random)
}

/** Returns a function that chooses random items, in proportion to their weights. */
export function weighted<Thing>(
  things: readonly Thing[],
  weightOf: (thing: Thing, index: number) => number,
  random: () => number,
): () => Thing {
  const sums: number[] = []
  things.forEach((thing, index) => sums.push((sums[index - 1] ?? 0) + weightOf(thing, index)))
  return () => {
    const wanted = random() * (sums.at(-1) ?? 0)
    const thing = things[sums.findIndex((sum) => sum >= wanted)]
    if (thing === undefined) throw new Error('There is nothing to choose from')
    return thing
  }
}

/** Returns endless visits to these paths. Visits in English request the English versions. */
export function visits(paths: readonly string[], random: () => number): () => Visit {
  const chinese = paths.filter((path) => languageOf(path) === 'zh')
  const details = shuffle(
    chinese.filter((path) => /\/\d+$/.test(path)),
    random,
  )
  const lists = shuffle(
    chinese.filter((path) => path !== '/' && path !== '/service/complain' && !/\/\d+$/.test(path)),
    random,
  )
  const detail = zipf(details, random)
  const list = zipf(lists, random)
  const pathOf: Record<VisitKind, () => string> = {
    home: () => '/',
    list,
    detail,
    payload: () => (random() < 0.5 ? list() : detail()),
    missing: () => `/mall/hotel/${900_000 + Math.floor(random() * 1000)}`,
    complaint: () => '/service/complain',
  }
  const chooseKind = weighted(MIX, ([, percent]) => percent, random)
  return () => {
    const [kind] = chooseKind()
    const chinesePath = pathOf[kind]()
    const path = inLanguage(random() < ENGLISH_SHARE ? 'en' : 'zh', chinesePath)
    return {
      kind,
      path: kind === 'payload' ? `${path}/_payload.json` : path,
      options: random() < BOT_SHARE ? { headers: { 'User-Agent': AGENTS.bot } } : {},
    }
  }
}

function shuffle<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}
