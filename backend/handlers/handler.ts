import type { EndpointData, EndpointInput, EndpointName } from '../../contract/endpoints.ts'
import { NOT_FOUND } from '../../contract/answer.ts'
import { stored } from '../database/rows.ts'
import type { LanguageId } from '../language.ts'
import { sentence } from '../sentences.ts'

/** An expected refusal. The response has HTTP 200, this `code` and a sentence for the visitor. */
interface Refusal {
  code: number
  msg: string
}

export type Reply<Name extends EndpointName> = { data: EndpointData<Name> } | Refusal

/** The handler of one call; its input has been validated. */
export type Handler<Name extends EndpointName> = (
  input: EndpointInput<Name>,
  db: D1Database,
) => Promise<Reply<Name>>

/** The handlers of all calls. A missing handler is a type error. */
export type Handlers = { [Name in EndpointName]: Handler<Name> }

export function reply<Name extends EndpointName>(
  data: unknown,
  languageId: LanguageId,
): Reply<Name> {
  if (data === undefined) return { code: NOT_FOUND, msg: sentence('notFound', languageId) }
  return { data: stored<EndpointData<Name>>(data) }
}
