import * as v from 'valibot'
import { byLanguage, type DocumentKind } from './call.ts'
import { rowNotes, today, todayNotes } from './conditions.ts'
import { validRows, lenient } from './lenient.ts'
import { listedEntries, listedNotes } from './listing.ts'
import { asShown, id, link, text, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

const recommended = v.object({ ...listedEntries, url: link, note: lenient(text) })
export type Recommended = v.InferOutput<typeof recommended>

export const sectionEntries = {
  id,
  title: text,
  seal: lenient(v.pipe(v.string(), v.maxLength(4), v.transform(asShown))),
  layout: v.picklist(['feature', 'pair', 'shelf', 'strip']),
  url: link,
}

/** The rows of the home page, by subject. `layout` defines their arrangement. */
export const recommendations = v.object({
  today,
  sections: validRows(v.object({ ...sectionEntries, items: validRows(recommended) })),
})
export type Recommendations = v.InferOutput<typeof recommendations>

export const home = {
  tag: 'home',
  isDocument: true,
  calls: {
    recommendations: {
      at: 'GET /api/recommend/:languageId',
      params: byLanguage,
      data: recommendations,
      expiresAtMidnight: true,
      // The notes are wrong on the next day. Reports contain their own end of validity.
      onLaterDays: ({ today: of, ...others }: Recommendations): Recommendations => ({
        ...others,
        today: { ...of, notes: [] },
      }),
    },
  },
} as const satisfies DocumentKind

export const recommendationNotes = (): Notes<Recommendations> => ({
  today: [
    'The conditions of the day. Usually an object; a plain list of the rows of `notes` is also valid.',
    { ...rowNotes(), ...todayNotes() },
  ],
  sections: [
    'The sections of the home page, in order.',
    {
      id: 'Identifies the section.',
      title: 'The heading of the section.',
      seal: 'Two characters next to the heading.',
      layout: 'The layout of the section.',
      url: `The target of its heading. ${FORMAT_NOTES.link}`,
      items: [
        'The recommended items, in order.',
        {
          ...listedNotes(),
          url: `The page of the item. ${FORMAT_NOTES.link}`,
          note: 'The reason, or the price, in a few words.',
        },
      ],
    },
  ],
})
