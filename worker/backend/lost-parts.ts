/** How many places are reported: enough to see what is wrong with an answer. */
const MAX_PLACES = 3

const NO_PLACES: readonly string[] = []

/**
 * What of an answer was left out because it does not fit the contract: `2 of 12 rows of list`, `list[0].cover`; the first few.
 * `sent` is what the backend answered, `kept` what its schema made of it.
 */
export function lostParts(sent: unknown, kept: unknown): readonly string[] {
  return lostBelow(sent, kept)
    .slice(0, MAX_PLACES)
    .map((place) => place.replace(/(^| of )\./, '$1'))
}

/** Builds the path of a place while returning from it: most answers have no such place and build none. */
function lostBelow(sent: unknown, kept: unknown): readonly string[] {
  if (!isObject(sent) || !isObject(kept)) return NO_PLACES
  const lostRows = countLostRows(sent, kept)
  if (lostRows > 0) return [`${lostRows} of ${String(sent['length'])} rows of `]
  let places = NO_PLACES
  for (const key of Object.keys(kept)) {
    const part = sent[key]
    const left = kept[key]
    // Most values are as they were sent.
    if (part === left || part === null) continue
    const inside = left === undefined ? LOST : lostBelow(part, left)
    if (inside.length > 0) places = [...places, ...placesIn(kept, key, inside)]
  }
  return places
}

function countLostRows(sent: object, kept: object): number {
  return Array.isArray(sent) && Array.isArray(kept) ? sent.length - kept.length : 0
}

const LOST = ['']

function placesIn(whole: object, key: string, inside: readonly string[]): string[] {
  const step = Array.isArray(whole) ? `[${key}]` : `.${key}`
  return inside.map((place) => {
    const [, rows = '', path = ''] = /^(\d+ of \d+ rows of )?(.*)$/s.exec(place) ?? []
    return rows + step + path
  })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
