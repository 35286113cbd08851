import { createIntlCache } from '@formatjs/intl'
import { createIntl, type IntlShape } from 'react-intl'
import { timeZone } from '../../shared/site.ts'
import { type Language, languageFormats } from '../../locales/languages.ts'
import { messages, textLanguages } from '../../locales/messages.ts'

const cache = createIntlCache()

/** Limit of cached dates, about ten kilobytes. */
const MAX_DATES = 500

const shapes = new Map<Language, IntlShape>()

/**
 * Returns the messages and formats of a language. Creates them on first use, once per isolate.
 * `locale` is the locale of the page. `defaultLocale` is the locale of its interface texts, and of
 * dates and numbers in these texts.
 */
export function intlOf(language: Language): IntlShape {
  const cached = shapes.get(language)
  if (cached !== undefined) return cached
  const shape = shapeOf(language)
  shapes.set(language, shape)
  return shape
}

function shapeOf(language: Language): IntlShape {
  const config = {
    locale: textLanguages[language].formats,
    defaultLocale: textLanguages[language].formats,
    messages: messages[language],
    onError(error: Error) {
      throw error
    },
  }
  const shape = createIntl(config, cache)
  findFormatsByTree(shape.formatters)
  return { ...withMemoizedDates(shape), locale: languageFormats[language] }
}

/**
 * Caches message formats by syntax tree. The library serializes the syntax tree on each call to
 * find its format, which is slow. The cache is safe because no message gets formats other than
 * those of its `IntlShape`.
 */
function findFormatsByTree(formatters: IntlShape['formatters']): void {
  const { getMessageFormat } = formatters
  const cache = new WeakMap<object, ReturnType<typeof getMessageFormat>>()
  formatters.getMessageFormat = (message, ...others) => {
    if (typeof message === 'string') return getMessageFormat(message, ...others)
    const format = cache.get(message) ?? getMessageFormat(message, ...others)
    cache.set(message, format)
    return format
  }
}

/**
 * Caches formatted dates, because pages repeat the same dates, and formatting a date range takes as
 * long as rendering a list. The time zone is passed with each call. If it were a setting of the
 * `IntlShape`, each message would merge its formats again.
 */
function withMemoizedDates(shape: IntlShape): IntlShape {
  const { formatDate, formatDateToParts, formatDateTimeRange } = shape
  return {
    ...shape,
    formatDate: memoized((date, options) => formatDate(date, { timeZone, ...options })),
    formatDateToParts: memoized((date, options) =>
      formatDateToParts(date, { timeZone, ...options }),
    ),
    formatDateTimeRange: memoized((from, to, options) =>
      formatDateTimeRange(from, to, { timeZone, ...options }),
    ),
  }
}

/** Returns the function with a cache of a few hundred results. */
function memoized<Arguments extends unknown[], Result>(
  format: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const results = new Map<string, Result>()
  return (...given) => {
    const key = JSON.stringify(given)
    const cached = results.get(key)
    if (cached !== undefined) return cached
    if (results.size >= MAX_DATES) results.clear()
    const result = format(...given)
    results.set(key, result)
    return result
  }
}

/** Returns the tag of the language in which most interface texts are, on pages in `language`. */
export function textTagOf(language: Language): string {
  return textLanguages[language].tag
}
