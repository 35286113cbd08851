import * as v from 'valibot'
import { articleEntries, articleListedEntries } from './article.ts'
import { detailCall, type EntryKind, listCall } from './call.ts'
import { fitting, lenient, orElse } from './lenient.ts'
import { difficulty } from './listing.ts'
import { id, text, timeOfDay, wholeNumber } from './values.ts'

/** When to be where; `point` is the id of one of the guide's. */
const stop = v.object({
  time: timeOfDay,
  title: text,
  note: lenient(text),
  point: lenient(id),
})

/** A visit guide: what one needs to know at a glance, then the text. */
const strategyFacts = {
  /** Walking and looking together, in minutes. */
  durationMinutes: wholeNumber(1),
  /** For a visit of several days: over how many nights, shown instead of the minutes. */
  nights: lenient(wholeNumber(1)),
  /** Walking alone, in minutes. */
  walkingMinutes: lenient(wholeNumber(1)),
  difficulty,
  /** Metres on foot. */
  distanceMetres: lenient(wholeNumber(0)),
  season: lenient(text),
}

const strategyListed = v.object({ ...articleListedEntries, ...strategyFacts })
export type StrategyListed = v.InferOutput<typeof strategyListed>

const strategy = v.object({
  ...articleEntries,
  ...strategyFacts,
  stops: orElse(fitting(stop), []),
  /** The ids of the guide's trails that one walks, in order. */
  trails: orElse(fitting(id), []),
})
export type Strategy = v.InferOutput<typeof strategy>

export const strategies = {
  folder: 'strategies',
  row: 'strategy',
  tag: 'strategies',
  list: 'strategyList',
  order: 'newest',
  detail: 'strategyDetail',
  sampleId: '4001',
  page: '/service/strategy',
  schemas: { listed: strategyListed, detail: strategy },
  calls: {
    strategyList: listCall('POST /api/strategy', strategyListed),
    strategyDetail: detailCall('GET /api/strategy', strategy),
  },
} as const satisfies EntryKind
