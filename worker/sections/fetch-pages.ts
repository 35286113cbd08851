import {
  type Endpoint,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import * as kinds from '../../contract/kinds.ts'
import { type Language, languageIds } from '../../locales/languages.ts'
import type { Backend } from '../upstream/upstream.ts'
import type { ListedKind, ListedRow, ListPart } from './define-section.ts'

/** A page of a list. `pageSize` may be smaller than the requested size. */
export interface ListAnswer {
  total: number
  pageSize: number
  list: readonly ListedRow[]
}

const MAX_PAGE_SIZE = 100

export async function fetchPage(
  backend: Backend,
  kind: ListedKind,
  part: ListPart,
): Promise<ListAnswer> {
  // oxlint-disable-next-line import/namespace -- the type allows only existing names
  const { list, type }: { list: EndpointName; type?: string } = kinds[kind]
  const { body }: Endpoint = endpoints[list]
  const input = body
    ? { body: { ...part, ...(type !== undefined && { type }) } }
    : // No `type` here: in the query of these lists, it would be read as a category.
      { query: Object.fromEntries(Object.entries(part).map(([key, value]) => [key, `${value}`])) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every list accepts these values in its body or query, and returns such a page
  return backend(list as 'messageList', input as EndpointInput<'messageList'>)
}

/**
 * Fetches at most `maxPages` pages of a list. All callers share the cache entries. Throws if a call
 * fails.
 */
export async function fetchPages(
  backend: Backend,
  kind: ListedKind,
  { language, maxPages }: { language: Language; maxPages: number },
): Promise<ListAnswer[]> {
  const answers: ListAnswer[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const part = { languageId: languageIds[language], page, pageSize: MAX_PAGE_SIZE }
    // oxlint-disable-next-line no-await-in-loop -- only an answer contains the total
    const answer = await fetchPage(backend, kind, part)
    answers.push(answer)
    if (page * answer.pageSize >= answer.total) break
  }
  return answers
}
