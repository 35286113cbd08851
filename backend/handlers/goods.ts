import { listCategories } from '../database/categories.ts'
import { findEntries, findEntry } from '../database/find-entry.ts'
import type { EntryKind } from '../kinds.ts'
import { type LanguageId, languageIdOf } from '../language.ts'
import type { Handlers, Reply } from './handler.ts'
import { entryKey, reply, replyEntry, replyPage, without } from './reply.ts'

/** The largest page of every other list; this call's query would allow more. */
const MAX_PAGE_SIZE = 100

/** The calls about what is sold: rooms, meals, tickets, products. */
export const goodsHandlers = {
  hotelCategories: ({ query }, db) => replyCategories(db, 'hotel', languageIdOf(query)),
  goodsList: ({ body: { type, ...page } }, db) =>
    replyPage(db, { ...page, kind: type, order: 'position' }),
  goodsDetail: ({ query }, db) =>
    replyEntry(db, entryKey('hotel', query), entryKey('restaurant', query)),
  ticketList: async ({ query }, db) => {
    const languageId = languageIdOf(query)
    const { list } = await findEntries(db, 'ticket', languageId)
    return reply<'ticketList'>({ list }, languageId)
  },
  productTypes: ({ query }, db) => replyCategories(db, 'goods', languageIdOf(query)),
  productList: ({ query }, db) =>
    replyPage(db, {
      kind: 'goods',
      languageId: languageIdOf(query),
      order: 'position',
      page: Number(query.page),
      pageSize: Math.min(Number(query.pageSize), MAX_PAGE_SIZE),
      category: query.type,
    }),
  productDetail: async ({ query }, db) => {
    const key = entryKey('goods', query)
    const found = await findEntry(db, key)
    // `type` tells the three kinds apart where one call lists them; a product's own call has no such field.
    return reply<'productDetail'>(found && without(found, 'type'), key.languageId)
  },
} satisfies Partial<Handlers>

async function replyCategories(
  db: D1Database,
  kind: EntryKind,
  languageId: LanguageId,
): Promise<Reply<'hotelCategories' | 'productTypes'>> {
  return { data: { list: await listCategories(db, kind, languageId) } }
}
