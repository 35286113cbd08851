import { defineMessages, type IntlShape } from 'react-intl'
import {
  facilityDetailWords,
  facilityStateWords,
  updatedWords,
} from '../../../client/ui/facility-words.ts'
import { measuredFacts, warningName, warningWords } from '../../../client/ui/measured-words.ts'
import { dateWords } from '../../../client/ui/opening-words.ts'
import type { Today } from '../../../contract/conditions.ts'
import type { Language } from '../../../locales/languages.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { intlOf } from '../intl.ts'
import { conditionsIn, type Duty, facilityNow, reportOn, type Subject } from './duty.ts'

const names = defineMessages({
  weather: {
    id: 'office.today.weather',
    defaultMessage: '天气',
    description: 'Name of the report on the weather now',
  },
  visitors: {
    id: 'office.today.visitors',
    defaultMessage: '园内人数',
    description: 'Name of the report on the number of visitors in the area',
  },
  note: {
    id: 'office.today.note',
    defaultMessage: '今日提示',
    description: 'Name of the sentence that the person on duty writes for visitors',
  },
})

/** Returns the name of a subject for the person on duty: `环岛船`. */
export function subjectName(duty: Duty, subject: Subject, language: Language): string {
  const intl = intlOf(language)
  const { today, parking } = duty.content[language]
  if ('id' in subject) {
    const places = subject.kind === 'facility' ? today.facilities : parking
    return places.find(({ id }) => id === subject.id)?.name ?? subject.id
  }
  if (subject.kind === 'warning')
    return intl.formatMessage(
      {
        id: 'office.today.warning',
        defaultMessage: '{what}预警',
        description: 'Name of the report on an official weather warning',
      },
      { what: subject.what[language] },
    )
  if (subject.kind !== 'forecast') return intl.formatMessage(names[subject.kind])
  return intl.formatMessage(
    {
      id: 'office.today.forecast',
      defaultMessage: '{date}天气预报',
      description: 'Name of the report on the weather of a day to come',
    },
    { date: dateWords(intl, subject.day) },
  )
}

/** What visitors read about a subject in one language. */
export interface Shown {
  name: string
  /** Empty if they read nothing. */
  words: string
}

/**
 * Returns what visitors read about a subject, by the functions of the pages. Without words if
 * nothing is reported or the row does not count in this language.
 */
export function shownWords(duty: Duty, subject: Subject, language: Language): Shown {
  const name = subjectName(duty, subject, language)
  if (subject.kind === 'facility') return { name, words: facilityWords(duty, subject.id, language) }
  const isReported = reportOn(duty, subject) !== undefined
  return (isReported && reportedWords(duty, subject, language)) || { name, words: '' }
}

function reportedWords(
  duty: Duty,
  subject: Exclude<Subject, { kind: 'facility' }>,
  language: Language,
): Shown | undefined {
  const today = conditionsIn(duty, language)
  if (subject.kind === 'warning') {
    const intl = intlOf(language)
    const warning = today.warnings?.findLast(({ what }) => what === subject.what[language])
    return warning && { name: warningName(intl, warning), words: warningWords(intl, warning) }
  }
  if (subject.kind !== 'note') return measuredWords(today, subject, language)
  // It comes after those of the content, if it has words in this language.
  const isShown = today.notes.length > duty.content[language].today.notes.length
  const own = isShown ? today.notes.at(-1) : undefined
  return own && { name: own.label, words: own.value }
}

function facilityWords(duty: Duty, id: string, language: Language): string {
  const [intl, known] = [intlOf(language), facilityNow(duty, id, language)]
  if (known === undefined) return ''
  const { facility, state } = known
  const detail = facilityDetailWords(intl, state, facility.telephone)
  return factLine(facilityStateWords(intl, state), detail)
}

function measuredWords(
  { weather, visitors, carParks, forecasts }: Today,
  subject: Exclude<Subject, { kind: 'facility' | 'note' | 'warning' }>,
  language: Language,
): Shown | undefined {
  const intl = intlOf(language)
  const only = {
    weather: subject.kind === 'weather' ? weather : undefined,
    visitors: subject.kind === 'visitors' ? visitors : undefined,
    carParks: carParks.filter(({ id }) => 'id' in subject && id === subject.id),
    forecasts: forecasts.filter(({ day }) => 'day' in subject && day === subject.day),
  }
  const fact = measuredFacts(intl, only).at(-1)
  return fact && { name: fact.name, words: factLine(fact.words, updatedWords(intl, fact.of)) }
}

/** Returns a sentence for a mistake in a report: `until: is over`. */
export function errorWords(intl: IntlShape, error: string): string {
  const [field = ''] = /^[a-zA-Z]+/.exec(error) ?? []
  const message = Object.entries(errors).find(([name]) => name === field)?.[1] ?? errors.other
  return intl.formatMessage(message)
}

const errors = defineMessages({
  state: {
    id: 'office.today.error.state',
    defaultMessage: '请选择现在的状态。',
    description: 'A report without a state',
  },
  from: {
    id: 'office.today.error.from',
    defaultMessage: '开始时间要在 31 天之内。',
    description: 'A report whose beginning is not a time or too late',
  },
  until: {
    id: 'office.today.error.until',
    defaultMessage: '结束时间要晚于现在，也晚于开始时间，并且在 31 天之内。',
    description: 'A report whose end is over, before its beginning, or too late',
  },
  note: {
    id: 'office.today.error.note',
    defaultMessage: '每种文字的说明最多 60 个字。',
    description: 'A reason that is too long',
  },
  place: {
    id: 'office.today.error.place',
    defaultMessage: '每种文字的地点最多 60 个字。',
    description: 'A place that is too long',
  },
  ownWords: {
    id: 'office.today.error.ownWords',
    defaultMessage: '请至少写一种文字，每种最多 200 个字。',
    description: 'A sentence for visitors that is missing or too long',
  },
  waitMinutes: {
    id: 'office.today.error.waitMinutes',
    defaultMessage: '排队时间是 0 到 600 的整数，只在运行时填写。',
    description: 'A waiting time that is not valid',
  },
  weather: {
    id: 'office.today.error.weather',
    defaultMessage: '请选择天气。',
    description: 'A report on the weather without the weather',
  },
  low: {
    id: 'office.today.error.low',
    defaultMessage: '气温是 -90 到 60 的数字。',
    description: 'A temperature that is not valid',
  },
  high: {
    id: 'office.today.error.high',
    defaultMessage: '气温是 -90 到 60 的数字。',
    description: 'A temperature that is not valid',
  },
  wind: {
    id: 'office.today.error.wind',
    defaultMessage: '风力是 0 到 17 的整数。',
    description: 'A wind force that is not valid',
  },
  visitors: {
    id: 'office.today.error.visitors',
    defaultMessage: '人数是整数。',
    description: 'A number of visitors that is not valid',
  },
  capacity: {
    id: 'office.today.error.capacity',
    defaultMessage: '请填写最大承载量：大于 0 的整数。',
    description: 'The most visitors or places are missing or not valid',
  },
  spaces: {
    id: 'office.today.error.spaces',
    defaultMessage: '余位是整数，不能多于总车位。',
    description: 'A number of free places that is not valid',
  },
  colour: {
    id: 'office.today.error.colour',
    defaultMessage: '请选择预警级别。',
    description: 'A weather warning without its colour',
  },
  text: {
    id: 'office.today.error.text',
    defaultMessage: '说明要么不写，要么两种文字都写，每种最多 200 个字。',
    description: 'A weather warning with a text in one language only, or a text that is too long',
  },
  other: {
    id: 'office.today.error.other',
    defaultMessage: '有一项填写得不对，没有发布。请检查后再试。',
    description: 'A report with a mistake in another field',
  },
})
