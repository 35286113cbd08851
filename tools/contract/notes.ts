import { announcementNotes } from '../../contract/announcement.ts'
import { REFUSED_CAPTCHA, REFUSED_FIELDS, REUSED_KEY } from '../../contract/answer.ts'
import { articleNotes } from '../../contract/article.ts'
import { captchaNotes, proposalNotes, receiptNotes } from '../../contract/complaint.ts'
import type { EndpointData, EndpointName } from '../../contract/endpoints.ts'
import { guideNotes } from '../../contract/guide.ts'
import { hotelNotes } from '../../contract/hotel.ts'
import { listNotes } from '../../contract/listing.ts'
import { menuNotes } from '../../contract/menu.ts'
import { messageNotes } from '../../contract/message.ts'
import type { Notes } from '../../contract/notes.ts'
import { productNotes } from '../../contract/product.ts'
import { pointNotes } from '../../contract/publicity.ts'
import { questionNotes } from '../../contract/question.ts'
import { recommendationNotes } from '../../contract/recommendations.ts'
import { restaurantNotes } from '../../contract/restaurant.ts'
import { scenicNotes } from '../../contract/scenic.ts'
import { spotNotes } from '../../contract/spot.ts'
import { strategyNotes } from '../../contract/strategy.ts'
import { instructionNotes, ticketNotes } from '../../contract/ticket.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Order } from '../../contract/call.ts'
import { CONTENT_KINDS } from '../../backend/kinds.ts'

const CATEGORIES = { list: 'The categories, in the order of the buttons.' }

const GOODS = {
  type: 'The kind of the item.',
  price:
    'Hotels: the cheapest room per night. Restaurants: the average per guest. A whole number of the smallest unit, a text with a decimal point, or an object with the currency.',
}

/** The documentation of the fields of each answer. */
export const ANSWER_NOTES: { readonly [Name in EndpointName]: Notes<EndpointData<Name>> } = {
  menu: menuNotes(),
  recommendations: recommendationNotes(),
  scenic: scenicNotes(),
  messageList: listNotes(messageNotes()),
  messageDetail: messageNotes(),
  pointList: listNotes(pointNotes()),
  pointDetail: pointNotes(),
  guide: guideNotes(),
  childGuide: guideNotes(),
  strategyList: listNotes(strategyNotes()),
  strategyDetail: strategyNotes(),
  questionList: {
    list: ['The questions, shown in this order.', questionNotes()],
    categories: 'The groups of questions, in order.',
  },
  captcha: captchaNotes(),
  proposal: receiptNotes(),
  hotelCategories: CATEGORIES,
  goodsList: listNotes({
    ...hotelNotes(),
    ...restaurantNotes(),
    ...productNotes(),
    ...GOODS,
  }),
  goodsDetail: { ...hotelNotes(), ...restaurantNotes(), ...GOODS },
  ticketList: { list: ['The tickets, shown in this order.', ticketNotes()] },
  ticketInstructions: instructionNotes(),
  cultureList: listNotes(articleNotes()),
  cultureDetail: articleNotes(),
  announcementList: listNotes(announcementNotes()),
  announcementDetail: announcementNotes(),
  scenicSpot: spotNotes(),
  productTypes: CATEGORIES,
  productList: listNotes({ ...productNotes(), type: 'Always `goods`.' }),
  productDetail: productNotes(),
}

/** The documentation of path parameters, queries and bodies. */
export const PARAMETER_NOTES = {
  languageId: '1 Chinese, 2 English.',
  id: 'The id of the item.',
  page: 'From 1.',
  pageSize: 'Rows of a page, 100 at most.',
  category: 'The id of a category. The list and `total` then have only its rows.',
  type: 'The kind of the items.',
}

/** The documentation of input fields that only one call has. */
export const INPUT_NOTES: Readonly<Partial<Record<EndpointName, object>>> = {
  captcha: {
    languageId: 'The language of the spoken sum: 1 Chinese (default), 2 English.',
  },
  productList: {
    ...PARAMETER_NOTES,
    type: 'The id of a product type. The list then has only its rows.',
  },
  proposal: proposalNotes(),
}

const PROPOSAL_NOTE =
  'Takes a complaint. A request with the same `idempotencyKey` and the same content is a retry. ' +
  'It returns the same receipt number, even if the captcha was used or has expired. The content ' +
  'is every field except `uuid`, `code` and `languageId`. Differences in whitespace do not count. ' +
  `A refusal has one of three codes. \`code\` ${REFUSED_CAPTCHA}: the captcha is unknown, used, ` +
  `expired or answered wrongly. \`code\` ${REFUSED_FIELDS}: a field is wrong. ` +
  `\`code\` ${REUSED_KEY}: the key belongs to a complaint with other content, and \`msg\` ` +
  'contains the receipt number of that complaint. A receipt number is never used twice, even ' +
  'after rows were deleted.'

/** The purpose of each call. */
export const CALL_NOTES: Readonly<Record<EndpointName, string>> = {
  menu: 'Menu, facts of the site and alerts.',
  recommendations: 'Recommendations of the home page, and today’s reports.',
  scenic: 'The area itself, and directions.',
  messageList: 'News, activities or notices.',
  messageDetail: 'One news item, activity or notice of the list `POST /api`.',
  pointList: 'Places worth seeing, each with an article.',
  pointDetail: 'One place of the list `POST /api/point`.',
  guide: 'The guide map.',
  strategyList: 'Visit guides.',
  strategyDetail: 'One visit guide of the list `POST /api/strategy`.',
  questionList: 'Questions and answers.',
  captcha: 'A sum as a picture, single use, five minutes.',
  proposal: PROPOSAL_NOTE,
  hotelCategories: 'The categories of hotels. The path is fixed, although its words do not fit.',
  goodsList: 'Hotels, restaurants or goods, as `type` requests.',
  goodsDetail: 'A hotel or a restaurant.',
  ticketList: 'All tickets.',
  ticketInstructions: 'Rules for buyers of tickets.',
  cultureList: 'Articles.',
  cultureDetail: 'One article of the list `POST /api/web/message`.',
  announcementList: 'Announcements.',
  announcementDetail: 'One announcement of the list `POST /api/web/announcement`.',
  scenicSpot: 'One spot of the area.',
  productTypes: 'The categories of products.',
  productList: 'Products.',
  productDetail: 'One product of the list `GET /api/web/product`.',
  childGuide: 'A child guide map.',
}

const RECORDED = fileURLToPath(new URL('page-calls.json', import.meta.url))
const recorded = v.record(v.string(), v.record(v.string(), v.number()))

/** The backend calls of uncached pages, recorded by `tests/edge/page-calls.test.ts`. */
const PAGE_CALLS = v.parse(recorded, JSON.parse(readFileSync(RECORDED, 'utf8')))

/** Returns a sentence with the pages that make a call: `` Pages: `/`, `/mall`. `` */
export function pagesOf(name: EndpointName): string {
  const pages = Object.keys(PAGE_CALLS).filter((page) => name in (PAGE_CALLS[page] ?? {}))
  if (pages.length === Object.keys(PAGE_CALLS).length) return 'Every page.'
  if (pages.length === 0) return ''
  return `Pages: ${pages.map((page) => `\`${page}\``).join(', ')}.`
}

const ORDERS: Readonly<Record<Order, string>> = {
  newest: 'the newest first, by `publishedAt`',
  soonest: 'the soonest first, by `event.startAt`; then past ones, the latest first',
  editors: 'in the order of the editors',
}

/** Returns a sentence about the order of a list, which pages do not sort. */
export function orderOf(name: EndpointName): string {
  const listed = CONTENT_KINDS.filter(({ list, alsoIn }) => list === name || alsoIn === name)
  const byOrder = Map.groupBy(listed, ({ order }) => order)
  const parts = [...byOrder].flatMap(([order, kinds]) => {
    if (order === undefined) return []
    const names = kinds.map(({ folder }) => folder).join(' and ')
    return byOrder.size === 1 ? ORDERS[order] : `${names} ${ORDERS[order]}`
  })
  return parts.length === 0 ? '' : `Order: ${parts.join('; ')}.`
}
