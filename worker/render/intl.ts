import { createIntlCache } from '@formatjs/intl'
import { createIntl, type IntlShape } from 'react-intl'
import { timeZone } from '../../shared/site.ts'
import { type Language, languageFormats } from '../../locales/languages.ts'
import { messages } from '../../locales/messages.ts'

const cache = createIntlCache()

/** More dates than readers of one data centre see within minutes; about ten kilobytes. */
const MAX_DATES = 500

const shapes = new Map<Language, IntlShape>()

/** Messages and number and date formats of a language; one for the life of the isolate, made when the language is first used. */
export function intlOf(language: Language): IntlShape {
  const known = shapes.get(language)
  if (known !== undefined) return known
  const shape = shapeOf(language)
  shapes.set(language, shape)
  return shape
}

function shapeOf(language: Language): IntlShape {
  const config = {
    locale: languageFormats[language],
    defaultLocale: languageFormats.zh,
    messages: messages[language],
    onError(error: Error) {
      throw error
    },
  }
  const shape = createIntl(config, cache)
  findFormatsByTree(shape.formatters)
  return withMemoizedDates(shape)
}

/**
 * The library finds what formats a message by the text of the message's whole syntax tree, which it writes anew each time; by the tree
 * itself it is found at once. Nobody gives a message other formats than its shape's.
 */
function findFormatsByTree(formatters: IntlShape['formatters']): void {
  const { getMessageFormat } = formatters
  const known = new WeakMap<object, ReturnType<typeof getMessageFormat>>()
  formatters.getMessageFormat = (message, ...others) => {
    if (typeof message === 'string') return getMessageFormat(message, ...others)
    const format = known.get(message) ?? getMessageFormat(message, ...others)
    known.set(message, format)
    return format
  }
}

/**
 * Pages show the same dates again and again, and formatting one is slow: a range takes as long as drawing a list of items.
 * The time zone is given to these functions and not to the shape, or each message would merge its formats anew.
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

/** The same function, which remembers its results for a few hundred different arguments. */
function memoized<Arguments extends unknown[], Result>(
  format: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const results = new Map<string, Result>()
  return (...given) => {
    const key = JSON.stringify(given)
    const known = results.get(key)
    if (known !== undefined) return known
    if (results.size >= MAX_DATES) results.clear()
    const result = format(...given)
    results.set(key, result)
    return result
  }
}
