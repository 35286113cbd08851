import * as v from 'valibot'
import {
  articleEntries,
  articleListedEntries,
  articleListedNotes,
  articleNotes,
} from './article.ts'
import { detailCall, type EntryKind, listCall } from './call.ts'
import { validRows, lenient, orElse } from './lenient.ts'
import { difficulty } from './listing.ts'
import { id, text, timeOfDay, wholeNumber, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

/** A time and a place; `point` is the id of a point of the guide. */
const stop = v.object({
  time: timeOfDay,
  title: text,
  note: lenient(text),
  point: lenient(id),
})

/** A visit guide: the facts at a glance, then the text. */
const strategyFacts = {
  /** Walking and looking together, in minutes. */
  durationMinutes: wholeNumber(1),
  /** For a visit of several days: the number of nights, shown instead of the minutes. */
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
  stops: orElse(validRows(stop), []),
  /** The ids of the trails of the guide, in the order of the walk. */
  trails: orElse(validRows(id), []),
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

const strategyFactNotes = () => ({
  durationMinutes: 'Minutes, walking and looking together.',
  nights: 'Over how many nights, shown instead of the minutes; missing for a visit of one day.',
  walkingMinutes: 'Minutes, walking alone.',
  difficulty: 'How hard the walk is.',
  distanceMetres: 'Metres on foot.',
  season: 'The best season, in words.',
})

const CATEGORY =
  'Its one category: above the title, in lists. Searches for rain find those of `rain` first.'

export const strategyListedNotes = (): Notes<StrategyListed> => ({
  ...articleListedNotes(),
  ...strategyFactNotes(),
  category: CATEGORY,
})

export const strategyNotes = (): Notes<Strategy> => ({
  ...articleNotes(),
  ...strategyFactNotes(),
  category: CATEGORY,
  stops: [
    'Where one is when.',
    {
      time: FORMAT_NOTES.timeOfDay,
      title: 'Where one is, or what one does.',
      note: 'What to know about the stop, in a few words.',
      point: 'The id of a point of the guide, to which it links.',
    },
  ],
  trails: 'Ids of the trails of the guide that one walks, in order.',
})
