import type { EndpointName } from '../../contract/endpoints.ts'

/** In which order the site expects a list, since it shows it as it comes. */
export type Order = 'newest' | 'upcoming' | 'own'

/** A list, and the call that tells more about what is in it. */
export interface ListOfKind {
  list: EndpointName
  /** What both calls are asked besides, where they have several kinds. */
  type?: string
  detail: EndpointName
  order: Order
}

/** All lists with pages, by kind of content. */
export const LISTS: readonly ListOfKind[] = [
  { list: 'messageList', type: 'news', detail: 'messageDetail', order: 'newest' },
  { list: 'messageList', type: 'activity', detail: 'messageDetail', order: 'upcoming' },
  { list: 'messageList', type: 'notice', detail: 'messageDetail', order: 'newest' },
  { list: 'pointList', detail: 'pointDetail', order: 'newest' },
  { list: 'strategyList', detail: 'strategyDetail', order: 'newest' },
  { list: 'goodsList', type: 'hotel', detail: 'goodsDetail', order: 'own' },
  { list: 'goodsList', type: 'restaurant', detail: 'goodsDetail', order: 'own' },
  { list: 'goodsList', type: 'goods', detail: 'productDetail', order: 'own' },
  { list: 'cultureList', detail: 'cultureDetail', order: 'newest' },
  { list: 'announcementList', detail: 'announcementDetail', order: 'newest' },
  { list: 'productList', detail: 'productDetail', order: 'own' },
]
