import { NOT_FOUND } from '../../contract/answer.ts'
import type { EndpointData, EndpointName } from '../../contract/endpoints.ts'
import { stored } from '../database/stored.ts'
import { type LanguageId, SENTENCES } from '../language.ts'
import type { Reply } from './handler.ts'

/** Answers with what the database holds for a call, or that it does not exist. */
export function reply<Name extends EndpointName>(
  data: unknown,
  languageId: LanguageId,
): Reply<Name> {
  if (data === undefined) return { code: NOT_FOUND, msg: SENTENCES.notFound[languageId] }
  return { data: stored<EndpointData<Name>>(data) }
}
