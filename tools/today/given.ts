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
  const reader = READERS.get(first ?? '')
  const report = reader ? reader(words, options) : facilityOf(first, words, options)
  // A note and changed hours always end at the end of the day, so they have no `until`.
  return first === 'note' || first === 'hours' ? report : { ...report, ...given({ until }) }
}

type Reader = (words: readonly string[], options: Options) => object

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['weather', weatherOf],
  ['warning', warningOf],
  ['note', ownWordsOf],
  ['visitors', (words) => countOf('visitors', only(words, 1)[0])],
  ['car-park', carParkOf],
  ['ticket', ticketOf],
  ['hours', hoursOf],
  ['webcam', webcamOf],
])

function carParkOf(words: readonly string[]): object {
  const [carPark, count] = only(words, 2)
  return { carPark, ...countOf('spaces', count) }
}

function weatherOf(words: readonly string[], options: Options): object {
  const [weather] = only(words, 1)
  return {
    weather,
    ...given({ day: options.day }),
    ...figures({ low: options.low, high: options.high, wind: options.wind }),
    ...textsOf(options, 'place'),
    ...textsOf(options, 'source'),
  }
}

function warningOf(words: readonly string[], options: Options): object {
  const [colour] = only(words, 1)
  const { what, note } = { ...textsOf(options, 'what'), ...textsOf(options, 'note') }
  return {
    warning: what,
    colour,
    ...(note !== undefined && { text: note }),
    ...textsOf(options, 'source'),
    ...given({ from: options.from }),
  }
}

function ticketOf(words: readonly string[], options: Options): object {
  const [ticket, status = ''] = only(words, 2)
  const { day, from, slot, left } = options
  return {
    ticket,
    status: status === 'none' ? status : status.toUpperCase().replace('-', '_'),
    ...figures({ vacancies: left }),
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

function given(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

function figures(fields: Readonly<Record<string, string>>): object {
  const numbers = Object.entries(given(fields)).map(([name, value]) => [name, numberOf(value)])
  return Object.fromEntries(numbers)
}

function ownWordsOf(words: readonly string[], options: Options): object {
  only(words, 0)
  const texts = textsOf(options, 'note')
  return { ownWords: 'note' in texts ? texts.note : 'none' }
}

function facilityOf(facility: string | undefined, words: readonly string[], options: Options) {
  const [state] = only(words, 1)
  if (state === undefined)
    throw new Error(`${facility}: add the state: running, limited, closed or planned`)
  const { from, wait } = options
  return {
    facility,
    state,
    ...textsOf(options, 'note'),
    ...given({ from }),
    ...figures({ waitMinutes: wait }),
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
