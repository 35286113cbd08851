import { article, articleListed } from './article.ts'
import { detailCall, type EntryKind, listCall } from './call.ts'

/** Articles about the company behind the area. */
export const culture = {
  folder: 'culture',
  row: 'culture',
  tag: 'culture',
  list: 'cultureList',
  order: 'newest',
  detail: 'cultureDetail',
  sampleId: 'last-keeper',
  page: '/infomation/corporateCulture',
  schemas: { listed: articleListed, detail: article },
  calls: {
    cultureList: listCall('POST /api/web/message', articleListed),
    cultureDetail: detailCall('GET /api/web/message', article),
  },
} as const satisfies EntryKind
