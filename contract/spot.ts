import * as v from 'valibot'
import { detailCall, type EntryKind } from './call.ts'
import { lenient } from './lenient.ts'
import { listed, listedEntries, placeFacts, listedNotes, placeNotes } from './listing.ts'
import { richText, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

export const scenicSpot = v.object({
  ...listedEntries,
  content: richText,
  ...placeFacts,
  accessible: lenient(v.boolean()),
})
export type ScenicSpot = v.InferOutput<typeof scenicSpot>

/** The list of spots is part of the call `scenic`. */
export const spots = {
  folder: 'spots',
  row: 'spot',
  tag: 'sights',
  detail: 'scenicSpot',
  sampleId: '7001',
  schemas: { listed, detail: scenicSpot },
  calls: { scenicSpot: detailCall('GET /api/web/min/scenic', scenicSpot) },
} as const satisfies EntryKind

export const spotNotes = (): Notes<ScenicSpot> => ({
  ...listedNotes(),
  ...placeNotes(),
  content: FORMAT_NOTES.html,
  accessible: 'Whether the way there is step-free; missing if unknown.',
})
