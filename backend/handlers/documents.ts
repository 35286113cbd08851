import type { EndpointName } from '../../contract/endpoints.ts'
import { type DocumentKey, readDocument } from '../database/documents.ts'
import type { DocumentKind } from '../kinds.ts'
import { languageIdOf } from '../language.ts'
import type { Handlers, Reply } from './handler.ts'
import { reply } from './reply.ts'

/** The calls that answer one stored document. */
export const documentHandlers: Pick<Handlers, DocumentKind> = {
  menu: ({ params }, db) => replyDocument(db, { kind: 'menu', languageId: languageIdOf(params) }),
  recommendations: ({ params }, db) =>
    replyDocument(db, { kind: 'recommendations', languageId: languageIdOf(params) }),
  scenic: ({ params }, db) =>
    replyDocument(db, { kind: 'scenic', languageId: languageIdOf(params) }),
  guide: ({ params }, db) => replyDocument(db, { kind: 'guide', languageId: languageIdOf(params) }),
  ticketInstructions: ({ query }, db) =>
    replyDocument(db, { kind: 'ticketInstructions', languageId: languageIdOf(query) }),
  childGuide: ({ query }, db) =>
    replyDocument(db, { kind: 'childGuide', id: query.id, languageId: languageIdOf(query) }),
}

async function replyDocument<Name extends EndpointName>(
  db: D1Database,
  key: DocumentKey,
): Promise<Reply<Name>> {
  return reply<Name>(await readDocument(db, key), key.languageId)
}
