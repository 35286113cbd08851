import {
  ENDPOINT_NAMES,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import type { Category } from '../../contract/listing.ts'
import type { Ticket } from '../../contract/ticket.ts'
import { withReportedHours, withTicketReports } from '../day-reports.ts'
import {
  type DocumentKey,
  type Item,
  listHidden,
  readDocument,
  selectCategories,
  stored,
} from '../database/rows.ts'
import { readReported, withReports } from './reports.ts'
import {
  type EntryKey,
  findArticle,
  findEntries,
  findEntry,
  listEntries,
} from '../database/entries.ts'
import {
  addressOf,
  CONTENT_KINDS,
  type DocumentKind,
  type EntryKind,
  type Kind,
  KINDS,
  pick,
} from '../kinds.ts'
import { type LanguageId, languageIdOf, languageWith } from '../language.ts'
import { type Handler, type Handlers, type Reply, reply } from './handler.ts'

/** Maximum page size of all lists except `productList`, whose query allows more. */
const MAX_PAGE_SIZE = 100

/** The calls whose handlers are created from the kinds: pages of lists, and single items by id. */
type ListName = NameOf<{ body: { pageSize: number } }>
type DetailName = Exclude<NameOf<{ query: { id: string } }>, DocumentKind>
type NameOf<Input> = {
  [Name in EndpointName]: EndpointInput<Name> extends Input ? Name : never
}[EndpointName]

export const contentHandlers = {
  ...derivedHandlers(),
  questionList: async ({ params }, db) => {
    const languageId = languageIdOf(params)
    const { list, categories } = await findEntries(db, 'question', languageId)
    return reply<'questionList'>({ list: list.map(asQuestion), categories }, languageId)
  },
  ticketList: async ({ query }, db) => {
    const languageId = languageIdOf(query)
    const { list } = await findEntries(db, 'ticket', languageId)
    const now = Date.now()
    const { measurements } = await readReported(db, now)
    const tickets = withTicketReports(stored<Ticket[]>(list), measurements, now)
    return reply<'ticketList'>({ list: tickets }, languageId)
  },
  hotelCategories: ({ query }, db) => replyCategories(db, 'hotel', languageIdOf(query)),
  productTypes: ({ query }, db) => replyCategories(db, 'goods', languageIdOf(query)),
  productList: async ({ query }, db) => {
    const languageId = languageIdOf(query)
    const list = await listEntries(db, {
      kind: 'goods',
      languageId,
      order: 'editors',
      page: Number(query.page),
      pageSize: Math.min(Number(query.pageSize), MAX_PAGE_SIZE),
      category: query.type,
    })
    return reply<'productList'>(list, languageId)
  },
} satisfies Partial<Handlers>

function derivedHandlers(): Pick<Handlers, ListName | DetailName> {
  const handlers: object[] = ENDPOINT_NAMES.map((name) => {
    const listed = CONTENT_KINDS.filter(({ list, alsoIn }) => list === name || alsoIn === name)
    const detailed = CONTENT_KINDS.filter(({ detail }) => detail === name)
    if (detailed.length > 0) return { [name]: detailHandler(detailed) }
    const hasPages = listed.length > 0 && 'body' in endpoints[name]
    return hasPages ? { [name]: listHandler(listed) } : {}
  })
  return Object.assign({}, ...handlers)
}

function listHandler(kinds: readonly Kind[]): Handler<'goodsList' | 'announcementList'> {
  return async ({ body }, db) => {
    const { type, ...page } = { type: undefined, ...body }
    // Without a `type`, the call has only one kind.
    const kind = type === undefined ? kinds[0] : kinds.find((each) => each.type === type)
    const list = kind && { ...page, kind: kind.row, order: kind.order ?? 'editors' }
    return reply<'goodsList' | 'announcementList'>(
      list && (await listEntries(db, list)),
      body.languageId,
    )
  }
}

/** Returns the details of one item of these kinds. An article includes its neighbours. */
function detailHandler(kinds: readonly Kind[]): Handler<'messageDetail' | 'scenicSpot'> {
  return async ({ query }, db) => {
    const languageId = languageIdOf(query)
    const possible = 'type' in query ? kinds.filter(({ type }) => type === query.type) : kinds
    const keys = possible.map(({ row }): EntryKey => ({ kind: row, id: query.id, languageId }))
    const fields = Object.assign({}, ...possible.map(({ schemas }) => schemas.detail.entries))
    const [key] = keys
    const item =
      key !== undefined && 'previous' in fields
        ? await findArticle(db, key)
        : await findEntry(db, ...keys)
    return reply<'messageDetail' | 'scenicSpot'>(item && pick(item, fields), languageId)
  }
}

/** Converts an entry to a question. Its title becomes the question, its content the answer. */
function asQuestion(entry: Item): Item {
  const { title: question, content: answer } = entry
  return pick({ ...entry, question, answer }, KINDS.question.schemas.detail.entries)
}

async function replyCategories(db: D1Database, kind: EntryKind, languageId: LanguageId) {
  const { results } = await selectCategories(db, kind, languageId).all<Category>()
  return { data: { list: results } }
}

export const documentHandlers: Pick<Handlers, DocumentKind> = {
  menu: ({ params }, db) => {
    const languageId = languageIdOf(params)
    return replyDocument(db, { kind: 'menu', languageId }, async (menu) => {
      const { measurements } = await readReported(db, Date.now())
      const site = withReportedHours(menu.site, measurements, languageWith(languageId))
      if (menu.alerts.length === 0) return { ...menu, site }
      const isShown = await shownIn(db)
      return { ...menu, site, alerts: menu.alerts.filter(isShown) }
    })
  },
  recommendations: ({ params }, db) => {
    const languageId = languageIdOf(params)
    return replyDocument(db, { kind: 'recommendations', languageId }, async (home) => {
      const isShown = await shownIn(db)
      const sections = home.sections.map((each) => ({ ...each, items: each.items.filter(isShown) }))
      return { ...home, sections, today: await withReports(db, home.today, languageId) }
    })
  },
  scenic: ({ params }, db) =>
    replyDocument(db, { kind: 'scenic', languageId: languageIdOf(params) }, async (area) => {
      const isShown = await shownIn(db)
      const spots = area.spots.filter(({ id }) => isShown({ url: addressOf({ kind: 'spot', id }) }))
      return { ...area, spots }
    }),
  guide: ({ params }, db) => replyDocument(db, { kind: 'guide', languageId: languageIdOf(params) }),
  ticketInstructions: ({ query }, db) =>
    replyDocument(db, { kind: 'ticketInstructions', languageId: languageIdOf(query) }),
  childGuide: ({ query }, db) =>
    replyDocument(db, { kind: 'childGuide', id: query.id, languageId: languageIdOf(query) }),
}

async function shownIn(db: D1Database): Promise<(item: { url: string }) => boolean> {
  const hidden = new Set((await listHidden(db)).map(addressOf))
  return ({ url }) => !hidden.has(url)
}

async function replyDocument<Name extends DocumentKind>(
  db: D1Database,
  key: DocumentKey & { kind: Name },
  present?: (document: EndpointData<Name>) => Promise<EndpointData<Name>>,
): Promise<Reply<Name>> {
  const answer = reply<Name>(await readDocument(db, key), key.languageId)
  return present && 'data' in answer ? { data: await present(answer.data) } : answer
}
