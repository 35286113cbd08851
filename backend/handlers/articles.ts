import { findEntries } from '../database/find-entry.ts'
import type { Item } from '../database/rows.ts'
import { languageIdOf } from '../language.ts'
import type { Handlers } from './handler.ts'
import { reply, replyArticle, replyEntry, replyPage, without } from './reply.ts'

/** The calls about what is read: news, activities, notices, publicity, strategies, culture, announcements, spots. */
export const articleHandlers: Handlers<
  | 'messageList'
  | 'messageDetail'
  | 'pointList'
  | 'pointDetail'
  | 'strategyList'
  | 'strategyDetail'
  | 'questionList'
  | 'cultureList'
  | 'cultureDetail'
  | 'announcementList'
  | 'announcementDetail'
  | 'scenicSpot'
> = {
  messageList: ({ body: { type, ...page } }, db) =>
    replyPage(db, { ...page, kind: type, order: type === 'activity' ? 'upcoming' : 'newest' }),
  messageDetail: ({ query }, db) =>
    replyArticle(db, { kind: query.type, id: query.id, languageId: languageIdOf(query) }),
  pointList: ({ body }, db) => replyPage(db, { ...body, kind: 'publicity', order: 'newest' }),
  pointDetail: ({ query }, db) =>
    replyArticle(db, { kind: 'publicity', id: query.id, languageId: languageIdOf(query) }),
  strategyList: ({ body }, db) => replyPage(db, { ...body, kind: 'strategy', order: 'newest' }),
  strategyDetail: ({ query }, db) =>
    replyArticle(db, { kind: 'strategy', id: query.id, languageId: languageIdOf(query) }),
  questionList: async ({ params }, db) => {
    const languageId = languageIdOf(params)
    const { list, categories } = await findEntries(db, 'question', languageId)
    return reply<'questionList'>({ list: list.map(asQuestion), categories }, languageId)
  },
  cultureList: ({ body }, db) => replyPage(db, { ...body, kind: 'culture', order: 'newest' }),
  cultureDetail: ({ query }, db) =>
    replyArticle(db, { kind: 'culture', id: query.id, languageId: languageIdOf(query) }),
  announcementList: ({ body }, db) =>
    replyPage(db, { ...body, kind: 'announcement', order: 'newest' }),
  announcementDetail: ({ query }, db) =>
    replyArticle(db, { kind: 'announcement', id: query.id, languageId: languageIdOf(query) }),
  scenicSpot: ({ query }, db) =>
    replyEntry(db, { kind: 'spot', id: query.id, languageId: languageIdOf(query) }),
}

/** A question is an entry whose title asks and whose content answers. */
function asQuestion(entry: Item) {
  const { title, content, ...rest } = without(entry, 'inLanguage')
  return { ...rest, question: title, answer: content }
}
