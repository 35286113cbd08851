import * as v from 'valibot'
import { effect, effectNotes } from './alert.ts'
import { article, articleListed, articleNotes } from './article.ts'
import { detailCall, type EntryKind, listCall } from './call.ts'
import { orElse } from './lenient.ts'
import type { Notes } from './notes.ts'

/** The fields that only announcements have: urgency and effect. */
const announcementFacts = { urgent: orElse(v.boolean(), false), ...effect }

export const announcementListed = v.object({ ...articleListed.entries, ...announcementFacts })
export type AnnouncementListed = v.InferOutput<typeof announcementListed>

const announcement = v.object({ ...article.entries, ...announcementFacts })

export const announcements = {
  folder: 'announcements',
  row: 'announcement',
  tag: 'announcements',
  list: 'announcementList',
  order: 'newest',
  detail: 'announcementDetail',
  sampleId: '1024',
  page: '/infomation/announcement',
  schemas: { listed: announcementListed, detail: announcement },
  calls: {
    announcementList: listCall('POST /api/web/announcement', announcementListed),
    announcementDetail: detailCall('GET /api/web/announcement', announcement),
  },
} as const satisfies EntryKind

export const announcementNotes = (): Notes<v.InferOutput<typeof announcement>> => ({
  ...articleNotes(),
  ...effectNotes(),
  urgent: 'Whether it is highlighted.',
})
