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
import { monthDay } from './opening-hours.ts'
import { id, text, timeOfDay, wholeNumber, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

/** A stop of a visit guide. `point` is the id of a point of the guide map. */
const stop = v.object({
  time: timeOfDay,
  title: text,
  note: lenient(text),
  point: lenient(id),
})

/** When a visit guide may be offered as a plan for a day. */
const plan = v.object({
  /** The visitors for whom it is made, in a few words. */
  audience: lenient(text),
  /**
   * The ids of facilities of `today` that the plan needs. If one is invalid, the plan is invalid:
   * it would be offered although that ride is closed.
   */
  rides: v.optional(v.pipe(v.array(id), v.maxLength(12)), []),
  /** Whether the plan suits rain. Then no trail or place in it may have `inRain` in the guide. */
  rain: orElse(v.boolean(), false),
  /** The latest start, in addition to limits by closing times. */
  startBy: v.optional(timeOfDay),
  /** The part of the year in which it is offered. The default is all year. */
  season: v.optional(v.object({ from: monthDay, to: monthDay })),
})

/** A visit guide: its main facts, then the text. */
const strategyFacts = {
  durationMinutes: wholeNumber(1),
  /** For a visit of several days, the number of nights. Pages show it instead of the minutes. */
  nights: lenient(wholeNumber(1)),
  walkingMinutes: lenient(wholeNumber(1)),
  difficulty,
  /** The distance on foot in metres. */
  distanceMetres: lenient(wholeNumber(0)),
  season: lenient(text),
  /** The ids of the guide's trails, in walking order. */
  trails: orElse(validRows(id), []),
  /** Set if it is offered as a plan for a day. An invalid plan is dropped. */
  plan: lenient(plan),
}

const strategyListed = v.object({ ...articleListedEntries, ...strategyFacts })
export type StrategyListed = v.InferOutput<typeof strategyListed>

const strategy = v.object({
  ...articleEntries,
  ...strategyFacts,
  stops: orElse(validRows(stop), []),
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
  trails: 'Ids of the trails of the guide that one walks, in order.',
  plan: [
    'With it, the home page and the conditions of the day offer it as a plan for the day.',
    {
      audience: 'For whom it is, in a few words.',
      rides: 'Ids of facilities of `today` that it needs: offered only while they run.',
      rain: 'Whether it suits rain. Its trails and points must not have `inRain` in the guide.',
      startBy: 'The latest time of day to start, besides the closing times.',
      season: [
        'The part of every year in which it is offered; all year without it.',
        {
          from: 'The first day of every year, as `03-01`.',
          to: 'The last day of every year, as `11-30`; before `from` it lies in the next year.',
        },
      ],
    },
  ] as const,
})

export const strategyListedNotes = (): Notes<StrategyListed> => ({
  ...articleListedNotes(),
  ...strategyFactNotes(),
})

export const strategyNotes = (): Notes<Strategy> => ({
  ...articleNotes(),
  ...strategyFactNotes(),
  stops: [
    'Where one is when.',
    {
      time: FORMAT_NOTES.timeOfDay,
      title: 'Where one is, or what one does.',
      note: 'What to know about the stop, in a few words.',
      point: 'The id of a point of the guide, to which it links.',
    },
  ],
})
