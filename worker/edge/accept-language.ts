import { isLanguage, type Language, languageCodes, LANGUAGES } from '../../locales/languages.ts'

/** Longer headers are cut after the last whole range: no browser's own list is that long. */
const HEADER_CHARACTERS = 256

const byCode: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) => languageCodes[language].map((code) => [code, language] as const)),
)

/**
 * The offered language that an `Accept-Language` header prefers (RFC 4647 lookup: each range in order of its
 * quality, cut from the right until it names a language); nothing where it names none. `*` names none.
 */
export function preferredLanguage(header: string | undefined): Language | undefined {
  const ranges = wholeRangesOf(header ?? '').map(parseRange)
  const refused = new Set(ranges.filter(({ quality }) => quality === 0).map(({ range }) => range))
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ range }) => lookup(range))
    .find((language) => language !== undefined && !refused.has(language))
}

function wholeRangesOf(header: string): string[] {
  const ranges = header.slice(0, HEADER_CHARACTERS).split(',')
  const isCutInside = header.length > HEADER_CHARACTERS && header[HEADER_CHARACTERS] !== ','
  return isCutInside ? ranges.slice(0, -1) : ranges
}

function parseRange(text: string): { range: string; quality: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = weight === undefined ? 1 : Number.parseFloat(weight.slice(2))
  return { range, quality: quality >= 0 && quality <= 1 ? quality : 0 }
}

/** Some clients write a locale as their system does: `en_US.UTF-8`. */
function lookup(range: string): Language | undefined {
  const subtags = range.split(/[-_.@]/)
  while (subtags.length > 0) {
    const tag = subtags.join('-')
    if (isLanguage(tag)) return tag
    const language = byCode.get(tag)
    if (language !== undefined) return language
    subtags.pop()
  }
  return undefined
}
