import type { EndpointName } from '../../contract/endpoints.ts'

/** The calls that content of one kind comes from, by the name that operators use for it. */
export const PURGE_TAGS = {
  menus: ['menu'],
  home: ['recommendations', 'scenic'],
  announcements: ['announcementList', 'announcementDetail'],
  news: ['messageList', 'messageDetail'],
  culture: ['cultureList', 'cultureDetail'],
  strategies: ['strategyList', 'strategyDetail'],
  questions: ['questionList'],
  sights: ['pointList', 'pointDetail', 'scenicSpot'],
  guide: ['guide', 'childGuide'],
  tickets: ['ticketList', 'ticketInstructions'],
  goods: ['goodsList', 'goodsDetail', 'hotelCategories'],
  products: ['productList', 'productDetail', 'productTypes'],
} as const satisfies Record<string, readonly EndpointName[]>

type PurgeTag = keyof typeof PURGE_TAGS

export const PURGE_TAG_NAMES = Object.keys(PURGE_TAGS).filter((name): name is PurgeTag =>
  Object.hasOwn(PURGE_TAGS, name),
)
