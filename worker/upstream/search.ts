import * as v from 'valibot'
import { answer, SUCCESS, parseAnswer } from '../../contract/answer.ts'
import { check } from '../../contract/check.ts'
import { type BackendMapping, mapEnvelope } from '../../contract/mapping.ts'
import { type Finding, findings, SEARCH_PATH, type SearchQuery } from '../../contract/search.ts'
import { search } from '../../shared/search.ts'
import { readAnnounced } from '../lib/read-limited.ts'
import { PATIENCE_MS } from '../limits.ts'
import { type Connection, request } from './client.ts'
import type { Guard } from './guard.ts'

/** As much as a hundred findings with their summaries need. */
const MAX_BYTES = 512 * 1024
/** More at once are answered by the site's own index: whoever searches a lot must not keep the backend from its other calls. */
export const SEARCHES_IN_FLIGHT = 8

/** What the backend's own search finds, the best first; nothing where it is not asked, or does not answer. Never throws. */
export type BackendSearch = (query: SearchQuery) => Promise<readonly Finding[] | undefined>

const found = v.object({ ...answer.entries, code: v.literal(SUCCESS), data: findings })

interface BackendSearchOptions extends Connection {
  mapping: BackendMapping
  guard: Guard
  /** Called with a message for the log if a search has failed. */
  warn: (message: string) => void
}

/** Asks the search of the backend once, for as long as a reader waits, and not while it fails. */
export function createBackendSearch(options: BackendSearchOptions): BackendSearch {
  const onFailure = (error: unknown) =>
    options.warn(`${String(error)}; the site's own index is searched`)
  return (query) =>
    options.guard.attempt(
      'search',
      { run: () => ask(query, options), onFailure },
      SEARCHES_IN_FLIGHT,
    )
}

async function ask(
  query: SearchQuery,
  { mapping, ...connection }: BackendSearchOptions,
): Promise<readonly Finding[]> {
  // Without the query: it is a visitor's.
  const label = `GET ${SEARCH_PATH}`
  const outgoing = { label, method: 'GET', path: SEARCH_PATH + search(query) }
  const text = await request(connection, outgoing, {
    limitMs: PATIENCE_MS,
    read: (response) => readAnnounced(response, MAX_BYTES),
  })
  if (text === undefined) throw new Error(`${label}: over ${MAX_BYTES} bytes`)
  const read = check(found, mapEnvelope(mapping, parse(text, label)))
  if (!read.success) throw new Error(`${label}: not an answer`)
  return read.output.data.list
}

/** Not with the parser's message: it repeats a part of the text, in which the query may be, and is logged. */
function parse(text: string, label: string): unknown {
  try {
    return parseAnswer(text)
  } catch {
    throw new Error(`${label}: not JSON`)
  }
}
