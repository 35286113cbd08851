import type {
  EndpointData,
  EndpointInput,
  EndpointName,
  ReadName,
} from '../../contract/endpoints.ts'
import type { EntryKind } from '../../backend/kinds.ts'
import type { Input } from '../support/start-backend.ts'

export type InLanguage = (languageId: number) => Input

export const inPath: InLanguage = (languageId) => ({ params: { languageId } })
export const inQuery: InLanguage = (languageId) => ({ query: { languageId } })
export const byId =
  (id: string): InLanguage =>
  (languageId) => ({ query: { id, languageId } })
export const listOf =
  (more = {}): InLanguage =>
  (languageId) => ({ body: { languageId, page: 1, pageSize: 100, ...more } })

/** How each read is called. A read without a row does not compile. */
export const READS: Record<ReadName, InLanguage> = {
  menu: inPath,
  recommendations: inPath,
  scenic: inPath,
  messageList: listOf({ type: 'news' }),
  messageDetail: (languageId) => ({ query: { id: '3004', type: 'activity', languageId } }),
  pointList: listOf(),
  pointDetail: byId('5002'),
  guide: inPath,
  strategyList: listOf(),
  strategyDetail: byId('4002'),
  questionList: inPath,
  hotelCategories: inQuery,
  goodsList: listOf({ type: 'restaurant' }),
  goodsDetail: byId('101'),
  ticketList: inQuery,
  ticketInstructions: inQuery,
  cultureList: listOf(),
  cultureDetail: byId('6001'),
  announcementList: listOf(),
  announcementDetail: byId('1002'),
  scenicSpot: byId('7001'),
  productTypes: inQuery,
  productList: (languageId) => ({ query: { languageId, page: 1, pageSize: 100 } }),
  productDetail: byId('301'),
  childGuide: byId('2'),
}

/** The calls that list entries by page, with what is asked for in the body. */
type ListName = {
  [Name in EndpointName]: EndpointInput<Name> extends { body: { pageSize: number } } ? Name : never
}[EndpointName]

/** What a list's call has for one kind of entry. */
interface ListOfKind {
  kind: EntryKind
  /** The `type` of the call, where it lists several kinds. */
  type?: string
  detail: DetailName
  order: 'newest' | 'upcoming' | 'editors'
}

type DetailName = {
  [Name in EndpointName]: EndpointData<Name> extends { id: string; title: string } ? Name : never
}[EndpointName]

/** Every list with pages: kinds, details and order, from which the tests of all lists come. A list without a row does not compile. */
const LISTS_BY_CALL: Record<ListName, readonly ListOfKind[]> = {
  messageList: [
    { kind: 'news', type: 'news', detail: 'messageDetail', order: 'newest' },
    { kind: 'activity', type: 'activity', detail: 'messageDetail', order: 'upcoming' },
    { kind: 'notice', type: 'notice', detail: 'messageDetail', order: 'newest' },
  ],
  pointList: [{ kind: 'publicity', detail: 'pointDetail', order: 'newest' }],
  strategyList: [{ kind: 'strategy', detail: 'strategyDetail', order: 'newest' }],
  goodsList: [
    { kind: 'hotel', type: 'hotel', detail: 'goodsDetail', order: 'editors' },
    { kind: 'restaurant', type: 'restaurant', detail: 'goodsDetail', order: 'editors' },
    { kind: 'goods', type: 'goods', detail: 'productDetail', order: 'editors' },
  ],
  cultureList: [{ kind: 'culture', detail: 'cultureDetail', order: 'newest' }],
  announcementList: [{ kind: 'announcement', detail: 'announcementDetail', order: 'newest' }],
}

/** The same by kind: `more` is what the calls for a list and for one of its entries need besides. */
export const LISTS = Object.entries(LISTS_BY_CALL).flatMap(([name, kinds]) =>
  kinds.map(({ type, ...rest }) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names of the table
    name: name as ListName,
    more: type === undefined ? {} : { type },
    ...rest,
  })),
)
