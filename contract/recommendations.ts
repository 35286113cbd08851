import * as v from 'valibot'
import { byLanguage, type DocumentKind } from './call.ts'
import { today } from './conditions.ts'
import { fitting, lenient } from './lenient.ts'
import { listedEntries } from './listing.ts'
import { asShown, id, link, text } from './values.ts'

const recommended = v.object({ ...listedEntries, url: link, note: lenient(text) })
export type Recommended = v.InferOutput<typeof recommended>

/** What the home page shows of each area; `layout` names its rhythm. */
export const recommendations = v.object({
  today,
  sections: fitting(
    v.object({
      id,
      title: text,
      /** Two characters for the seal. */
      seal: lenient(v.pipe(v.string(), v.maxLength(4), v.transform(asShown))),
      layout: v.picklist(['feature', 'pair', 'shelf', 'strip']),
      url: link,
      items: fitting(recommended),
    }),
  ),
})
export type Recommendations = v.InferOutput<typeof recommendations>

/** Free text about a day says nothing of the next one; reports say themselves how long they hold. */
function withoutNotes({ today: of, ...others }: Recommendations): Recommendations {
  return { ...others, today: { ...of, notes: [] } }
}

export const home = {
  tag: 'home',
  isDocument: true,
  calls: {
    recommendations: {
      at: 'GET /api/recommend/:languageId',
      params: byLanguage,
      data: recommendations,
      isOfToday: true,
      onLaterDays: withoutNotes,
    },
  },
} as const satisfies DocumentKind
