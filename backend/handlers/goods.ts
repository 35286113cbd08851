import { listCategories } from '../database/categories.ts'
import { findEntries, findEntry } from '../database/find-entry.ts'
import { languageIdOf } from '../language.ts'
import type { Handlers } from './handler.ts'
import { reply, replyEntry, replyPage, without } from './reply.ts'

/** The largest page of every other list; this call's query would allow more. */
const LONGEST_PAGE = 100

/** The calls about what is sold: rooms, meals, tickets, products. */
export const goodsHandlers: Handlers<
  | 'hotelCategories'
  | 'goodsList'
  | 'goodsDetail'
  | 'ticketList'
  | 'productTypes'
  | 'productList'
  | 'productDetail'
> = {
  hotelCategories: async ({ query }, db) => {
    const languageId = languageIdOf(query)
    return reply<'hotelCategories'>(
      { list: await listCategories(db, 'hotel', languageId) },
      languageId,
    )
  },
  goodsList: ({ body: { type, ...page } }, db) =>
    replyPage(db, { ...page, kind: type, order: 'position' }),
  goodsDetail: ({ query }, db) => {
    const key = { id: query.id, languageId: languageIdOf(query) }
    return replyEntry(db, { ...key, kind: 'hotel' }, { ...key, kind: 'restaurant' })
  },
  ticketList: async ({ query }, db) => {
    const languageId = languageIdOf(query)
    const { list } = await findEntries(db, 'ticket', languageId)
    return reply<'ticketList'>({ list }, languageId)
  },
  productTypes: async ({ query }, db) => {
    const languageId = languageIdOf(query)
    return reply<'productTypes'>(
      { list: await listCategories(db, 'goods', languageId) },
      languageId,
    )
  },
  productList: ({ query }, db) =>
    replyPage(db, {
      kind: 'goods',
      languageId: languageIdOf(query),
      order: 'position',
      page: Number(query.page),
      pageSize: Math.min(Number(query.pageSize), LONGEST_PAGE),
      category: query.type,
    }),
  productDetail: async ({ query }, db) => {
    const languageId = languageIdOf(query)
    const found = await findEntry(db, { kind: 'goods', id: query.id, languageId })
    // `type` tells goods apart in a list of all three kinds; a product's own call has no such field.
    return reply<'productDetail'>(found && without(found, 'type'), languageId)
  },
}
