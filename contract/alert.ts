import * as v from 'valibot'
import { afterwards } from './check.ts'
import { validRows, uniqueRows, lenient, orElse } from './lenient.ts'
import { inLanguage } from './listing.ts'
import { date, id, link, slug, text, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

/** `closure`: what it affects is closed. `warning`: be careful. `information`: neither. */
const severity = v.picklist(['closure', 'warning', 'information'])

/** What an announcement affects: facilities, trails and pages, by their ids or names. */
const affected = v.object({
  facilities: orElse(validRows(id), []),
  trails: orElse(validRows(id), []),
  pages: orElse(validRows(slug), []),
})

/** The last date if the end is unknown. Pages then say "from 25 May on". */
export const NO_END = '9999-12-31'

/** The optional effect of an announcement. Without `to`, it lasts one day. */
export const effect = {
  from: lenient(date),
  to: lenient(date),
  severity: lenient(severity),
  affects: lenient(affected),
  reason: lenient(text),
}

/**
 * An announcement with an effect, in the form that every page needs. Without `to`, it lasts one
 * day. A closure for a part of a day is a report on a facility instead. An invalid entry is
 * dropped, because a part of it would be wrong, for example one without its end.
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

/** All announcements that have not ended. May also contain ended ones. */
export const alerts = orElse(uniqueRows(alert, 50), [])

export const effectNotes = (): Notes<v.InferOutput<v.ObjectSchema<typeof effect, undefined>>> => ({
  from: 'The first date of its effect.',
  to: `The last date; default: one day. \`${NO_END}\` if the end is unknown.`,
  severity:
    '`closure`: on its days, what it affects is closed. `warning`: visitors should be careful on its days. `information`: no effect.',
  affects: [
    'The affected facilities, trails and pages, by their ids and names in the other calls.',
    {
      facilities: 'Ids of facilities of `today`.',
      trails: 'Ids of trails of the guide.',
      pages:
        'Names of pages, such as `guide` or `tickets`. `docs/operators/your-site.md` lists them at `without`.',
    },
  ],
  reason: 'The reason for the announcement, in a few words.',
})

export const alertNotes = (): Notes<Alert> => ({
  ...effectNotes(),
  id: 'The id of the announcement.',
  title: 'The title of the announcement.',
  inLanguage: 'The language of the title. It may differ from the call.',
  url: `The page of the announcement. ${FORMAT_NOTES.link}`,
})
