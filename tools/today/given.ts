import { STILL_SIZE } from '../../backend/measurements.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '../../locales/languages.ts'

const TEXTS = ['note', 'place', 'source', 'what'] as const

/** Returns the name of a text's option: `note` for the default language, `note-en` for English. */
function optionOf(text: (typeof TEXTS)[number], language: Language): string {
  return language === DEFAULT_LANGUAGE ? text : `${text}-${language}`
}

const WITHOUT_TEXTS = {
  from: '',
  until: '',
  wait: '',
  day: '',
  low: '',
  high: '',
  wind: '',
  slot: '',
  left: '',
  'last-entry': '',
  at: '',
}

export const TODAY_OPTIONS = {
  ...WITHOUT_TEXTS,
  ...Object.fromEntries(
    TEXTS.flatMap((text) => LANGUAGES.map((language) => [optionOf(text, language), ''])),
  ),
}
type Options = typeof WITHOUT_TEXTS & Readonly<Record<string, string | boolean | undefined>>

const MEASURED: ReadonlySet<string> = new Set(['weather', 'visitors', 'car-park', 'note'])

/** Converts the arguments to the body of `POST /ops/today`. Throws if one is unknown. */
export function givenOf([first, ...words]: readonly string[], options: Options): object {
  const { from, until } = options
  if (from !== '' && MEASURED.has(first ?? ''))
    throw new Error(
      '--from is not possible with weather, visitors, car-park and note: they begin now',
    )
  const common = { ...(until !== '' && { until }) }
  const reader = first === undefined ? undefined : READERS.get(first)
  // A note and changed hours always end at the end of the day, so they have no `until`.
  if (reader && (first === 'note' || first === 'hours')) return reader(words, options)
  return { ...(reader ? reader(words, options) : facilityOf(first, words, options)), ...common }
}

type Reader = (words: readonly string[], options: Options) => object

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['weather', weatherOf],
  ['warning', warningOf],
  ['note', ownWordsOf],
  ['visitors', visitorsOf],
  ['car-park', carParkOf],
  ['ticket', ticketOf],
  ['hours', hoursOf],
  ['webcam', webcamOf],
])

function visitorsOf(words: readonly string[]): object {
  const [count] = only(words, 1)
  return countOf('visitors', count)
}

function carParkOf(words: readonly string[]): object {
  const [carPark, count] = only(words, 2)
  return { carPark, ...countOf('spaces', count) }
}

function weatherOf(words: readonly string[], options: Options): object {
  const [weather] = only(words, 1)
  return {
    weather,
    ...(options.day !== '' && { day: options.day }),
    ...figureOf(options, 'low'),
    ...figureOf(options, 'high'),
    ...figureOf(options, 'wind'),
    ...textsOf(options, 'place'),
    ...textsOf(options, 'source'),
  }
}

function warningOf(words: readonly string[], options: Options): object {
  const [colour] = only(words, 1)
  const { what } = textsOf(options, 'what')
  const { note } = textsOf(options, 'note')
  return {
    warning: what,
    colour,
    ...(note !== undefined && { text: note }),
    ...textsOf(options, 'source'),
    ...(options.from !== '' && { from: options.from }),
  }
}

function ticketOf(words: readonly string[], options: Options): object {
  const [ticket, status = ''] = only(words, 2)
  const { day, from, slot, left } = options
  return {
    ticket,
    status: status === 'none' ? status : status.toUpperCase().replace('-', '_'),
    ...(left !== '' && { vacancies: numberOf(left) }),
    ...given({ slot, day, from }),
  }
}

/** Parses opening hours: `10:00-16:00`, `closed` or `none`. */
function hoursOf(words: readonly string[], options: Options): object {
  const [hours = ''] = only(words, 1)
  const [opens = '', closes = ''] = hours.split('-')
  const isSpan = hours !== 'closed' && hours !== 'none'
  return {
    hours: isSpan ? 'open' : hours,
    ...(isSpan && given({ opens, closes, lastEntry: options['last-entry'] })),
    ...textsOf(options, 'note'),
    ...given({ day: options.day }),
  }
}

function webcamOf(words: readonly string[], options: Options): object {
  const [webcam, src] = only(words, 2)
  const picture = src === 'none' ? src : { src, ...STILL_SIZE }
  return { webcam, picture, ...textsOf(options, 'place'), ...given({ at: options.at }) }
}

function given(fields: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function ownWordsOf(words: readonly string[], options: Options): object {
  only(words, 0)
  const texts = textsOf(options, 'note')
  return { ownWords: 'note' in texts ? texts.note : 'none' }
}

function facilityOf(facility: string | undefined, words: readonly string[], options: Options) {
  const [state] = only(words, 1)
  if (state === undefined)
    throw new Error(`${facility}: add the state: running, limited, closed or clear`)
  const { from, wait } = options
  return {
    facility,
    state,
    ...textsOf(options, 'note'),
    ...(from !== '' && { from }),
    ...(wait !== '' && { waitMinutes: numberOf(wait) }),
  }
}

function only(words: readonly string[], count: number): readonly string[] {
  if (words.length > count) throw new Error(`What is ${words.slice(count).join(' ')}?`)
  return words
}

/** Parses `8200`, `8200/18000` or `none`. The schema of the field reports other values. */
function countOf(field: string, written = ''): object {
  const [count, capacity] = written.split('/')
  return {
    [field]: count === 'none' ? count : numberOf(count),
    ...(capacity !== undefined && { capacity: numberOf(capacity) }),
  }
}

function figureOf(options: Options, field: 'low' | 'high' | 'wind'): object {
  return options[field] === '' ? {} : { [field]: numberOf(options[field]) }
}

/** Returns a number. Other text is not converted, so the schema reports it. */
function numberOf(written = ''): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written
}

function textsOf(
  options: Options,
  field: (typeof TEXTS)[number],
): { [Field in typeof field]?: object } {
  const texts = LANGUAGES.flatMap((language) => {
    const text = options[optionOf(field, language)]
    return text === undefined || text === '' ? [] : [[language, text] as const]
  })
  return texts.length === 0 ? {} : { [field]: Object.fromEntries(texts) }
}
