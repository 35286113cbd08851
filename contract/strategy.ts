import * as v from 'valibot'
import { article, articleListed, articleNotes } from './article.ts'
import { detailCall, type EntryKind, listCall } from './call.ts'
import { validRows, lenient, orElse } from './lenient.ts'
import { difficulty } from './listing.ts'
import { monthDay, yearlyNotes } from './opening-hours.ts'
import { id, text, timeOfDay, wholeNumber, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

/** A stop of a visit guide. `point` is the id of a point of the guide map. */
const stop = v.object({
  time: timeOfDay,
  title: text,
  note: lenient(text),
  point: lenient(id),
})

/** The conditions under which a visit guide is offered as a plan for a day. */
const plan = v.object({
  audience: lenient(text),
  /**
   * If one id is invalid, so is the plan. Otherwise it would be offered although that ride is
   * closed.
   */
  rides: v.optional(v.pipe(v.array(id), v.maxLength(12)), []),
  rain: orElse(v.boolean(), false),
  startBy: v.optional(timeOfDay),
  season: v.optional(v.object({ from: monthDay, to: monthDay })),
})

/** A visit guide: its main facts, then the text. */
const strategyFacts = {
  durationMinutes: wholeNumber(1),
  nights: lenient(wholeNumber(1)),
  walkingMinutes: lenient(wholeNumber(1)),
  difficulty,
  distanceMetres: lenient(wholeNumber(0)),
  season: lenient(text),
  trails: orElse(validRows(id), []),
  /** If set, the guide is offered as a plan for a day. An invalid plan is dropped. */
  plan: lenient(plan),
}

const strategyListed = v.object({ ...articleListed.entries, ...strategyFacts })
export type StrategyListed = v.InferOutput<typeof strategyListed>

const strategy = v.object({
  ...article.entries,
  ...strategyFacts,
  stops: orElse(validRows(stop), []),
  reachedBy: lenient(validRows(id)),
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

export const strategyNotes = (): Notes<Strategy> => ({
  ...articleNotes(),
  durationMinutes: 'Total minutes.',
  nights: 'Nights of the visit, shown instead of the minutes; missing for a visit of one day.',
  walkingMinutes: 'Minutes of walking.',
  difficulty: 'The difficulty of the walk.',
  distanceMetres: 'Metres on foot.',
  season: 'The best season, in words.',
  trails: 'Ids of the guide’s trails on the route, in order.',
  plan: [
    'If present, the home page and the conditions of the day may offer this visit guide as a plan for today.',
    {
      audience: 'The audience, in a few words.',
      rides: 'Ids of the facilities of `today` that it needs. Pages offer it only while they run.',
      rain: 'Whether it suits rain. Its trails and points must not have `inRain` in the guide.',
      startBy: 'The latest time of day to start, in addition to the closing times.',
      season: [
        'The season in which it is offered, every year; without it all year.',
        yearlyNotes(),
      ],
    },
  ],
  stops: [
    'The stops with their times.',
    {
      time: FORMAT_NOTES.timeOfDay,
      title: 'The place or the activity.',
      note: 'A short note about the stop.',
      point: 'The id of the guide’s point to link to.',
    },
  ],
  reachedBy: 'Ids of the facilities of `today` that visitors need on the way.',
})
