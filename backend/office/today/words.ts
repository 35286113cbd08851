import { defineMessages } from 'react-intl'
import {
  facilityDetailWords,
  facilityStateWords,
  updatedWords,
} from '../../../client/ui/facility-words.ts'
import { measuredFacts, warningName, warningWords } from '../../../client/ui/measured-words.ts'
import { dateWords, dayWords, lastEntryWords } from '../../../client/ui/opening-words.ts'
import { slotsWords } from '../../../client/ui/stock-words.ts'
import type { Today } from '../../../contract/conditions.ts'
import type { Language } from '../../../locales/languages.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { hoursOn } from '../../../shared/opening-hours.ts'
import { isValidAt } from '../../../shared/timeline.ts'
import { intlOf } from '../intl.ts'
import {
  areaIn,
  conditionsIn,
  ticketIn,
  type Duty,
  facilityNow,
  reportOn,
  type Subject,
} from './duty.ts'

const names = defineMessages({
  weather: { id: 'office.today.weather', defaultMessage: '天气' },
  visitors: { id: 'office.today.visitors', defaultMessage: '园内人数' },
  hours: { id: 'office.today.hours', defaultMessage: '今日开放时间' },
  webcam: { id: 'office.today.webcam', defaultMessage: '实景照片' },
  note: { id: 'office.today.note', defaultMessage: '今日提示' },
})

/** Returns the name of a subject for the person on duty: `环岛船`. */
export function subjectName(duty: Duty, subject: Subject, language: Language): string {
  const intl = intlOf(language)
  if (subject.kind === 'warning')
    return intl.formatMessage(
      {
        id: 'office.today.warning',
        defaultMessage: '{what}预警',
        description: 'Name of the report on an official weather warning',
      },
      { what: subject.what[language] },
    )
  if (subject.kind === 'forecast')
    return intl.formatMessage(
      {
        id: 'office.today.forecast',
        defaultMessage: '{date}天气预报',
        description: 'Name of the report on the weather of a day to come',
      },
      { date: dateWords(intl, subject.day) },
    )
  if ('id' in subject) return placeName(duty, subject, language)
  return intl.formatMessage(names[subject.kind])
}

function placeName(
  duty: Duty,
  subject: Extract<Subject, { id: string }>,
  language: Language,
): string {
  const { kind, id } = subject
  const { today, parking, tickets } = duty.content[language]
  if (kind === 'webcam')
    return factLine(
      intlOf(language).formatMessage(names.webcam),
      webcamIn(duty, id, language)?.place,
    )
  if (kind === 'ticket') {
    const ticket = tickets.find((each) => each.id === id)
    return factLine(ticket?.title ?? id, subject.slot?.replace('-', '–'))
  }
  const places = kind === 'facility' ? today.facilities : parking
  return places.find((each) => each.id === id)?.name ?? id
}

function webcamIn({ content, ...duty }: Duty, id: string, language: Language) {
  const { webcams = [] } = conditionsIn({ content, ...duty }, language)
  return webcams.find((each) => each.id === id)
}

export interface Shown {
  name: string
  /** Empty if visitors see no text. */
  words: string
}

/**
 * Returns the text about a subject that visitors read, made by the functions of the pages. Empty if
 * there is no report or no text in this language.
 */
export function shownWords(duty: Duty, subject: Subject, language: Language): Shown {
  const name = subjectName(duty, subject, language)
  if (subject.kind === 'facility') return { name, words: facilityWords(duty, subject.id, language) }
  if (subject.kind === 'hours') return { name, words: openingWords(duty, subject.day, language) }
  if (subject.kind === 'ticket') return { name, words: leftWords(duty, subject, language) }
  const isReported = reportOn(duty, subject) !== undefined
  return (isReported && reportedWords(duty, subject, language)) || { name, words: '' }
}

function reportedWords(
  duty: Duty,
  subject: Exclude<Subject, { kind: 'facility' | 'hours' | 'ticket' }>,
  language: Language,
): Shown | undefined {
  const today = conditionsIn(duty, language)
  if (subject.kind === 'webcam') return stillWords(duty, subject, language)
  if (subject.kind === 'warning') {
    const intl = intlOf(language)
    const warning = today.warnings?.findLast(({ what }) => what === subject.what[language])
    return warning && { name: warningName(intl, warning), words: warningWords(intl, warning) }
  }
  if (subject.kind !== 'note') return measuredWords(today, subject, language)
  // The reported note is after those in the content.
  const isShown = today.notes.length > duty.content[language].today.notes.length
  const own = isShown ? today.notes.at(-1) : undefined
  return own && { name: own.label, words: own.value }
}

function facilityWords(duty: Duty, id: string, language: Language): string {
  const [intl, current] = [intlOf(language), facilityNow(duty, id, language)]
  if (current === undefined) return ''
  const { facility, state } = current
  const detail = facilityDetailWords(intl, state, facility.telephone)
  return factLine(facilityStateWords(intl, state), detail)
}

function stillWords(
  duty: Duty,
  subject: Extract<Subject, { kind: 'webcam' }>,
  language: Language,
): Shown | undefined {
  const webcam = webcamIn(duty, subject.id, language)
  if (webcam === undefined) return undefined
  const words = factLine(webcam.picture.src, updatedWords(intlOf(language), webcam))
  return { name: subjectName(duty, subject, language), words }
}

function openingWords(duty: Duty, day: string, language: Language): string {
  const [intl, schedule] = [intlOf(language), areaIn(duty, language)]
  if (schedule === undefined) return ''
  const of = hoursOn(schedule, day)
  const lastEntry = of.hours?.lastEntry
  return factLine(dayWords(intl, of), lastEntry && lastEntryWords(intl, lastEntry))
}

function leftWords(
  duty: Duty,
  { id, day, slot }: Extract<Subject, { kind: 'ticket' }>,
  language: Language,
): string {
  const availability = ticketIn(duty, id, language)?.availability
  if (availability === undefined || !isValidAt(availability, duty.now)) return ''
  const slots = availability.slots.filter(
    (each) => each.day === day && (slot === undefined || slot.startsWith(each.from ?? slot)),
  )
  return slots.length === 0 ? '' : slotsWords(intlOf(language), slots, availability)
}

function measuredWords(
  { weather, visitors, carParks, forecasts }: Today,
  subject: Exclude<Subject, { kind: 'facility' | 'note' | 'warning' | 'webcam' }>,
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
