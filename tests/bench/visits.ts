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
export function zipf<Item>(items: readonly Item[], random: () => number): () => Item {
  return weighted(items, (_, index) => 1 / (index + 1), random)
}

/** Returns a function that chooses random items, in proportion to their weights. */
export function weighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item, index: number) => number,
  random: () => number,
): () => Item {
  const sums: number[] = []
  items.forEach((item, index) => sums.push((sums[index - 1] ?? 0) + weightOf(item, index)))
  return () => {
    const wanted = random() * (sums.at(-1) ?? 0)
    const item = items[sums.findIndex((sum) => sum >= wanted)]
    if (item === undefined) throw new Error('There is nothing to choose from')
    return item
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

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
