import * as v from 'valibot'
import { article, articleListed, articleNotes } from './article.ts'
import { detailCall, type EntryKind, listCall } from './call.ts'
import { placeFacts, placeNotes } from './listing.ts'
import type { Notes } from './notes.ts'

/** A sight, described in an article. */
const pointListed = v.object({ ...articleListed.entries, ...placeFacts })
export type PointListed = v.InferOutput<typeof pointListed>

const point = v.object({ ...article.entries, ...placeFacts })
export type Point = v.InferOutput<typeof point>

export const publicity = {
  folder: 'publicity',
  row: 'publicity',
  tag: 'sights',
  list: 'pointList',
  order: 'newest',
  detail: 'pointDetail',
  sampleId: '5001',
  page: '/scenic/publicity',
  schemas: { listed: pointListed, detail: point },
  calls: {
    pointList: listCall('POST /api/point', pointListed),
    pointDetail: detailCall('GET /api', point),
  },
} as const satisfies EntryKind

export const pointNotes = (): Notes<Point> => ({ ...articleNotes(), ...placeNotes() })
