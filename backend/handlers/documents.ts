import type { EndpointName } from '../../contract/endpoints.ts'
import { type DocumentKey, listHidden, readDocument, type StoredItem } from '../database/rows.ts'
import { type DocumentKind, KINDS } from '../kinds.ts'
import { languageIdOf } from '../language.ts'
import { type Handlers, type Reply, reply } from './handler.ts'
import { withReports } from './reports.ts'

/** The handlers of the calls that return one stored document. */
export const documentHandlers: Pick<Handlers, DocumentKind> = {
  menu: async ({ params }, db) => {
    const reply = await replyDocument<'menu'>(db, {
      kind: 'menu',
      languageId: languageIdOf(params),
    })
    if (!('data' in reply) || reply.data.alerts.length === 0) return reply
    const hidden = new Set((await listHidden(db)).map(addressOf))
    return {
      data: { ...reply.data, alerts: reply.data.alerts.filter(({ url }) => !hidden.has(url)) },
    }
  },
  recommendations: async ({ params }, db) => {
    const reply = await replyDocument<'recommendations'>(db, {
      kind: 'recommendations',
      languageId: languageIdOf(params),
    })
    if (!('data' in reply)) return reply
    const hidden = new Set((await listHidden(db)).map(addressOf))
    const sections = reply.data.sections.map((section) => ({
      ...section,
      items: section.items.filter(({ url }) => !hidden.has(url)),
    }))
    const today = await withReports(db, reply.data.today, languageIdOf(params))
    return { data: { ...reply.data, sections, today } }
  },
  scenic: async ({ params }, db) => {
    const reply = await replyDocument<'scenic'>(db, {
      kind: 'scenic',
      languageId: languageIdOf(params),
    })
    if (!('data' in reply)) return reply
    const hidden = (await listHidden(db)).filter(({ kind }) => kind === 'spot')
    const spots = reply.data.spots.filter((spot) => !hidden.some(({ id }) => id === spot.id))
    return { data: { ...reply.data, spots } }
  },
  guide: ({ params }, db) => replyDocument(db, { kind: 'guide', languageId: languageIdOf(params) }),
  ticketInstructions: ({ query }, db) =>
    replyDocument(db, { kind: 'ticketInstructions', languageId: languageIdOf(query) }),
  childGuide: ({ query }, db) =>
    replyDocument(db, { kind: 'childGuide', id: query.id, languageId: languageIdOf(query) }),
}

function addressOf({ kind, id }: StoredItem): string {
  return `${KINDS[kind].page}/${id}`
}

async function replyDocument<Name extends EndpointName>(
  db: D1Database,
  key: DocumentKey,
): Promise<Reply<Name>> {
  return reply<Name>(await readDocument(db, key), key.languageId)
}
