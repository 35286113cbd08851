import { type Language, languageIds } from '../../locales/languages.ts'
import type { Backend } from '../upstream/upstream.ts'
import type { FetchList, ListAnswer } from './define-section.ts'

/** The most items that a request for a list may ask for. */
const MAX_PAGE_SIZE = 100

/**
 * Fetches a list, page by page and at most `maxPages`. All callers ask for the same pages, so that they share answers. Throws a
 * `BackendError`.
 */
export async function fetchPages(
  backend: Backend,
  fetchList: FetchList,
  { language, maxPages }: { language: Language; maxPages: number },
): Promise<ListAnswer[]> {
  const answers: ListAnswer[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const part = { languageId: languageIds[language], page, pageSize: MAX_PAGE_SIZE }
    // oxlint-disable-next-line no-await-in-loop -- only an answer contains the total
    const answer = await fetchList(backend, part)
    answers.push(answer)
    if (page * answer.pageSize >= answer.total) break
  }
  return answers
}
