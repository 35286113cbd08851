import * as v from 'valibot'
import {
  announcement,
  announcementListed,
  article,
  articleListed,
  message,
  messageListed,
  messageType,
  point,
  pointListed,
  question,
  strategy,
  strategyListed,
} from './article.ts'
import { captcha, proposal, receipt } from './complaint.ts'
import {
  goodsListed,
  goodsType,
  hotelOrRestaurant,
  MAX_TICKETS,
  product,
  productListed,
  ticket,
  ticketInstructions,
} from './goods.ts'
import { guide } from './guide.ts'
import { fittingById, orElse } from './lenient.ts'
import { category, listOf } from './listing.ts'
import { idText, wholeNumber } from './values.ts'
import { menu, recommendations, scenic, scenicSpot, withoutNotes } from './scenic.ts'

/** One call of the backend's: where, what goes in, what `data` comes back. */
export interface Endpoint {
  /** Method and path as the provider defines them; odd ones stay as they are. `:name` is a path parameter. */
  readonly at: `${'GET' | 'POST'} /api${string}`
  readonly params?: v.GenericSchema
  readonly query?: v.GenericSchema
  readonly body?: v.GenericSchema
  readonly data: v.GenericSchema
  /** What kind of content a read answers with: the name by which operators purge it. */
  readonly tag?: string
  /** Not a read: never cached, never retried. */
  readonly write?: true
  /** Says how things stand on the day on which it is asked: no later day's answer, as long as another can be had. */
  readonly isOfToday?: true
  /** What of it still holds on a later day, where none but an earlier day's can be had. */
  readonly onLaterDays?: (data: never) => unknown
}

/** A row that is either. */
type Row = Endpoint & ({ readonly tag: string } | { readonly write: true })

const languageId = v.picklist(['1', '2'])
const byLanguage = v.object({ languageId })
const detail = v.object({ id: idText, languageId })

/** A page of a list, in the body of a POST. */
const page = {
  languageId: v.picklist([1, 2]),
  page: v.pipe(wholeNumber(1), v.maxValue(10_000)),
  pageSize: v.pipe(wholeNumber(1), v.maxValue(100)),
  category: v.optional(idText),
}
const pageBody = v.object(page)

const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))

/**
 * The calls, in the order of the provider's list. Pages show lists in the order in which they come: articles and
 * announcements must come newest first, activities soonest first, then those that are over, latest first, since the home page
 * asks for the first few and drops what is over.
 */
export const endpoints = {
  menu: { at: 'GET /api/menu/:languageId', tag: 'menus', params: byLanguage, data: menu },
  recommendations: {
    at: 'GET /api/recommend/:languageId',
    tag: 'home',
    params: byLanguage,
    data: recommendations,
    isOfToday: true,
    onLaterDays: withoutNotes,
  },
  scenic: { at: 'GET /api/scenic/:languageId', tag: 'home', params: byLanguage, data: scenic },
  messageList: {
    at: 'POST /api',
    tag: 'news',
    body: v.object({ ...page, type: messageType }),
    data: listOf(messageListed),
  },
  messageDetail: {
    at: 'GET /api/message',
    tag: 'news',
    query: v.object({ id: idText, languageId, type: messageType }),
    data: message,
  },
  pointList: { at: 'POST /api/point', tag: 'sights', body: pageBody, data: listOf(pointListed) },
  pointDetail: { at: 'GET /api', tag: 'sights', query: detail, data: point },
  guide: { at: 'GET /api/guide/:languageId', tag: 'guide', params: byLanguage, data: guide },
  strategyList: {
    at: 'POST /api/strategy',
    tag: 'strategies',
    body: pageBody,
    data: listOf(strategyListed),
  },
  strategyDetail: { at: 'GET /api/strategy', tag: 'strategies', query: detail, data: strategy },
  questionList: {
    at: 'GET /api/problem/:languageId',
    tag: 'questions',
    params: byLanguage,
    data: v.object({
      list: fittingById(question, 300),
      categories: orElse(fittingById(category), []),
    }),
  },
  captcha: {
    at: 'GET /api/getCodeMath',
    /** The language that the sum is spoken in; Chinese unless given. */
    query: v.object({ languageId: v.optional(languageId) }),
    data: captcha,
    write: true,
  },
  proposal: { at: 'POST /api/proposal', body: proposal, data: receipt, write: true },
  hotelCategories: {
    at: 'GET /api/point/recommend',
    tag: 'goods',
    query: byLanguage,
    data: v.object({ list: fittingById(category) }),
  },
  goodsList: {
    at: 'POST /api/mall',
    tag: 'goods',
    body: v.object({ ...page, type: goodsType }),
    data: listOf(goodsListed),
  },
  goodsDetail: { at: 'GET /api/mall', tag: 'goods', query: detail, data: hotelOrRestaurant },
  ticketList: {
    at: 'GET /api/vote',
    tag: 'tickets',
    query: byLanguage,
    data: v.object({ list: fittingById(ticket, MAX_TICKETS) }),
  },
  ticketInstructions: {
    at: 'GET /api/voteInstructions',
    tag: 'tickets',
    query: byLanguage,
    data: ticketInstructions,
  },
  cultureList: {
    at: 'POST /api/web/message',
    tag: 'culture',
    body: pageBody,
    data: listOf(articleListed),
  },
  cultureDetail: { at: 'GET /api/web/message', tag: 'culture', query: detail, data: article },
  announcementList: {
    at: 'POST /api/web/announcement',
    tag: 'announcements',
    body: pageBody,
    data: listOf(announcementListed),
  },
  announcementDetail: {
    at: 'GET /api/web/announcement',
    tag: 'announcements',
    query: detail,
    data: announcement,
  },
  scenicSpot: { at: 'GET /api/web/min/scenic', tag: 'sights', query: detail, data: scenicSpot },
  productTypes: {
    at: 'GET /api/web/product/type',
    tag: 'products',
    query: byLanguage,
    data: v.object({ list: fittingById(category) }),
  },
  productList: {
    at: 'GET /api/web/product',
    tag: 'products',
    query: v.object({ languageId, page: digits, pageSize: digits, type: v.optional(idText) }),
    data: listOf(productListed),
  },
  productDetail: {
    at: 'GET /api/web/product/detail',
    tag: 'products',
    query: detail,
    data: product,
  },
  childGuide: { at: 'GET /api/web/son/guide', tag: 'guide', query: detail, data: guide },
} as const satisfies Record<string, Row>

export type EndpointName = keyof typeof endpoints

/** The calls that change nothing. */
export type ReadName = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { tag: string } ? Name : never
}[EndpointName]

/** What operators may purge by name. */
export type PurgeTag = (typeof endpoints)[ReadName]['tag']

export const ENDPOINT_NAMES = Object.keys(endpoints).filter(isEndpointName)

function isEndpointName(name: string): name is EndpointName {
  return Object.hasOwn(endpoints, name)
}

type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> =
  (typeof endpoints)[Name] extends Record<Key, infer Schema extends v.GenericSchema>
    ? Record<Key, v.InferInput<Schema>>
    : unknown

/** What a call takes: its path parameters, its query, its body. */
export type EndpointInput<Name extends EndpointName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Part<Name, 'body'>

/** What a call answers in `data`, once checked. */
export type EndpointData<Name extends EndpointName> = v.InferOutput<
  (typeof endpoints)[Name]['data']
>
