/** The options of `npm run today` with their default values. */
export const TODAY_OPTIONS = {
  from: '',
  until: '',
  note: '',
  'note-en': '',
  wait: '',
  day: '',
  low: '',
  high: '',
  wind: '',
  place: '',
  'place-en': '',
  source: '',
  'source-en': '',
  what: '',
  'what-en': '',
}
type Options = typeof TODAY_OPTIONS

const MEASURED: ReadonlySet<string> = new Set(['weather', 'visitors', 'car-park', 'note'])

/** Returns words and options as the body of `POST /ops/today`. Throws for an unknown word. */
export function givenOf([first, ...words]: readonly string[], options: Options): object {
  const { from, until } = options
  if (from !== '' && MEASURED.has(first ?? ''))
    throw new Error('--from is for facilities: what is measured holds from now on')
  const common = { ...(until !== '' && { until }) }
  if (first === 'weather') return { ...weatherOf(words, options), ...common }
  if (first === 'warning') return { ...warningOf(words, options), ...common }
  if (first === 'note') return ownWordsOf(words, options)
  if (first === 'visitors') {
    const [count] = only(words, 1)
    return { ...countOf('visitors', count), ...common }
  }
  if (first === 'car-park') {
    const [carPark, count] = only(words, 2)
    return { carPark, ...countOf('spaces', count), ...common }
  }
  return { ...facilityOf(first, words, options), ...common }
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

function ownWordsOf(words: readonly string[], options: Options): object {
  only(words, 0)
  const texts = textsOf(options, 'note')
  return { ownWords: 'note' in texts ? texts.note : 'none' }
}

function facilityOf(facility: string | undefined, words: readonly string[], options: Options) {
  const [state] = only(words, 1)
  if (state === undefined)
    throw new Error(`How does ${facility} stand? Say running, limited, closed or clear.`)
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

/** Reads `8200`, `8200/18000` or `none`. Other values are refused by their field. */
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

/** A text instead of a number stays a text, so that the schema refuses it. */
function numberOf(written = ''): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : written
}

function textsOf(
  options: Options,
  field: 'note' | 'place' | 'source' | 'what',
): { [Field in typeof field]?: object } {
  const { [field]: zh, [`${field}-en` as const]: en } = options
  if (zh === '' && en === '') return {}
  return { [field]: { ...(zh !== '' && { zh }), ...(en !== '' && { en }) } }
}
