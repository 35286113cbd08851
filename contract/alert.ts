import * as v from 'valibot'
import { afterwards } from './check.ts'
import { validRows, uniqueRows, lenient, orElse } from './lenient.ts'
import { inLanguage } from './listing.ts'
import { date, id, link, slug, text, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

/** `closure`: the affected things are closed; `warning`: visitors should know; else neither. */
const severity = v.picklist(['closure', 'warning', 'information'])

/** The things that an announcement affects, by their names in the other calls. */
const affected = v.object({
  facilities: orElse(validRows(id), []),
  trails: orElse(validRows(id), []),
  /** The names of pages, as in `without` of `site.yaml`: `tickets`, `hotels`. */
  pages: orElse(validRows(slug), []),
})

/** The last date if the end is unknown. Pages then show the first day alone: "from 25 May on". */
export const NO_END = '9999-12-31'

/**
 * The optional effect of an announcement: the first and the last date (one day unless `to` is
 * given), and what it affects how. `NO_END` is the last date until the end is known.
 */
export const effect = {
  from: lenient(date),
  to: lenient(date),
  severity: lenient(severity),
  affects: lenient(affected),
  /** The reason in a few words, for places with little room. */
  reason: lenient(text),
}

/**
 * An announcement with an effect, as every page must know it; one day unless `to` is given.
 * Closures for a part of a day are reports on a facility. An entry that does not fit is left out,
 * since one without its end would claim something false.
 */
export const alert = v.pipe(
  v.object({
    id,
    title: text,
    inLanguage: lenient(inLanguage),
    url: link,
    severity,
    from: date,
    to: v.optional(date),
    affects: orElse(affected, { facilities: [], trails: [], pages: [] }),
    reason: effect.reason,
  }),
  afterwards(({ from, to = from }) => from <= to, 'ends before it begins'),
)
export type Alert = v.InferOutput<typeof alert>

/** All announcements that are not over. May also contain older ones. */
export const alerts = orElse(uniqueRows(alert, 50), [])

export const effectNotes = (): Notes<v.InferOutput<v.ObjectSchema<typeof effect, undefined>>> => ({
  from: 'The first date on which it has an effect.',
  to: `The last date; without it one day, \`${NO_END}\` if nobody knows when it ends.`,
  severity: '`closure`: closed on its days; `warning`: to know on them; `information`: neither.',
  affects: [
    'What it has an effect on, each by its id or name in the other calls.',
    {
      facilities: 'Ids of facilities of `today`.',
      trails: 'Ids of trails of the guide.',
      pages: 'Names of pages, as `without` in `site.yaml` has them.',
    },
  ],
  reason: 'Why, in a few words.',
})

export const alertNotes = (): Notes<Alert> => ({
  ...effectNotes(),
  id: 'The id of the announcement.',
  title: 'The title of the announcement.',
  inLanguage: 'The language of the title, which need not be that of the call.',
  url: `The page of the announcement. ${FORMAT_NOTES.link}`,
})
