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

/** Size limit: enough for a hundred results with their summaries. */
const MAX_BYTES = 512 * 1024
/** Limit of searches in flight; further ones use the site's own index. */
export const SEARCHES_IN_FLIGHT = 8

/** Returns the backend's results, best first; undefined without them. Never throws. */
export type BackendSearch = (query: SearchQuery) => Promise<readonly Finding[] | undefined>

const found = v.object({ ...answer.entries, code: v.literal(SUCCESS), data: findings })

interface BackendSearchOptions extends Connection {
  mapping: BackendMapping
  guard: Guard
  /** Called with a log message if a search fails. */
  warn: (message: string) => void
}

/** Calls the backend's search once, with a reader's timeout and a breaker. */
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
  // Without the query, which is a visitor's input.
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

/** Parses a response. Drops the parser's message, which is logged and may contain the query. */
function parse(text: string, label: string): unknown {
  try {
    return parseAnswer(text)
  } catch {
    throw new Error(`${label}: not JSON`)
  }
}
