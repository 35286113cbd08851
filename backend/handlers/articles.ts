import { findEntries } from '../database/find-entry.ts'
import type { Item } from '../database/rows.ts'
import { languageIdOf } from '../language.ts'
import type { Handlers } from './handler.ts'
import { entryKey, reply, replyArticle, replyEntry, replyPage, without } from './reply.ts'

/** The calls about what is read: news, activities, notices, publicity, strategies, culture, announcements, spots. */
export const articleHandlers = {
  messageList: ({ body: { type, ...page } }, db) =>
    replyPage(db, { ...page, kind: type, order: type === 'activity' ? 'upcoming' : 'newest' }),
  messageDetail: ({ query }, db) => replyArticle(db, entryKey(query.type, query)),
  pointList: ({ body }, db) => replyPage(db, { ...body, kind: 'publicity', order: 'newest' }),
  pointDetail: ({ query }, db) => replyArticle(db, entryKey('publicity', query)),
  strategyList: ({ body }, db) => replyPage(db, { ...body, kind: 'strategy', order: 'newest' }),
  strategyDetail: ({ query }, db) => replyArticle(db, entryKey('strategy', query)),
  questionList: async ({ params }, db) => {
    const languageId = languageIdOf(params)
    const { list, categories } = await findEntries(db, 'question', languageId)
    return reply<'questionList'>({ list: list.map(asQuestion), categories }, languageId)
  },
  cultureList: ({ body }, db) => replyPage(db, { ...body, kind: 'culture', order: 'newest' }),
  cultureDetail: ({ query }, db) => replyArticle(db, entryKey('culture', query)),
  announcementList: ({ body }, db) =>
    replyPage(db, { ...body, kind: 'announcement', order: 'newest' }),
  announcementDetail: ({ query }, db) => replyArticle(db, entryKey('announcement', query)),
  scenicSpot: ({ query }, db) => replyEntry(db, entryKey('spot', query)),
} satisfies Partial<Handlers>

/** A question is an entry whose title asks and whose content answers. */
function asQuestion(entry: Item) {
  const { title, content, ...rest } = without(entry, 'inLanguage')
  return { ...rest, question: title, answer: content }
}
