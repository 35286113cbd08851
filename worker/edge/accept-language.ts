import { isLanguage, type Language } from '../../locales/languages.ts'

/** Longer headers are cut: no browser's own list is that long. */
const HEADER_CHARACTERS = 256
const MAX_RANGES = 10

/**
 * The offered language that an `Accept-Language` header prefers (RFC 4647 lookup: each range in order of its
 * quality, cut from the right until it names a language); nothing where it names none. `*` names none.
 */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const ranges = (header ?? '')
    .slice(0, HEADER_CHARACTERS)
    .split(',')
    .slice(0, MAX_RANGES)
    .map(parseRange)
  const refused = new Set(ranges.filter(({ quality }) => quality === 0).map(({ range }) => range))
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ range }) => lookup(range))
    .find((language) => language !== undefined && !refused.has(language))
}

function parseRange(text: string): { range: string; quality: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = weight === undefined ? 1 : Number.parseFloat(weight.slice(2))
  return { range, quality: quality >= 0 && quality <= 1 ? quality : 0 }
}

function lookup(range: string): Language | undefined {
  const subtags = range.split('-')
  while (subtags.length > 0) {
    const tag = subtags.join('-')
    if (isLanguage(tag)) return tag
    subtags.pop()
  }
  return undefined
}
