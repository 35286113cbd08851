/** How many places are reported: enough to see what is wrong with an answer. */
const MAX_PLACES = 3

const NO_PLACES: readonly string[] = []

/**
 * Where rows of an answer were left out because they don't fit the contract, as in `data.list: 2 of 12 rows`; the first
 * few places. `sent` is what the backend answered, `kept` what its schema made of it.
 */
export function droppedRows(sent: unknown, kept: unknown): string[] {
  return shortened(sent, kept)
    .slice(0, MAX_PLACES)
    .map((place) => `data${place}`)
}

/** Builds the path of a place while returning from it: most answers have no such place and build none. */
function shortened(sent: unknown, kept: unknown): readonly string[] {
  if (!isObject(sent) || !isObject(kept)) return NO_PLACES
  if (Array.isArray(sent) && Array.isArray(kept) && kept.length < sent.length)
    return [`: ${sent.length - kept.length} of ${sent.length} rows`]
  let places = NO_PLACES
  for (const key of Object.keys(kept)) {
    const inside = shortened(sent[key], kept[key])
    if (inside.length > 0) places = [...places, ...inside.map((place) => `.${key}${place}`)]
  }
  return places
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
