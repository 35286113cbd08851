import type { EndpointData } from '../../contract/endpoints.ts'
import { type DocumentKey, listHidden, readDocument } from '../database/rows.ts'
import { addressOf, type DocumentKind } from '../kinds.ts'
import { withReportedHours } from '../day-reports.ts'
import { languageIdOf, languageWith } from '../language.ts'
import { type Handlers, type Reply, reply } from './handler.ts'
import { readReported, withReports } from './reports.ts'

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
