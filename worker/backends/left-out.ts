/** How many places are told of: enough to see what is wrong with an answer. */
const MOST_PLACES = 3

/**
 * Where rows of an answer were left out because they don't fit the contract, as in `data.list: 2 of 12 rows`; the first
 * few places. `sent` is what the backend answered, `kept` what its schema made of it.
 */
export function leftOut(sent: unknown, kept: unknown): string[] {
  return shortened(sent, kept, 'data').slice(0, MOST_PLACES)
}

function shortened(sent: unknown, kept: unknown, at: string): string[] {
  if (Array.isArray(sent) && Array.isArray(kept)) {
    if (kept.length < sent.length)
      return [`${at}: ${sent.length - kept.length} of ${sent.length} rows`]
    return kept.flatMap((row, index) => shortened(sent[index], row, `${at}.${index}`))
  }
  if (!isRecord(sent) || !isRecord(kept)) return []
  return Object.entries(kept).flatMap(([key, field]) => shortened(sent[key], field, `${at}.${key}`))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
