import { LANGUAGES } from '../../../locales/languages.ts'
import { timeZone } from '../../../shared/site.ts'
import { clockIn, dayEndIn, dayIn } from '../../../shared/zoned-time.ts'
import { type StoredReport, MAX_DAYS, usualEnd } from '../../reports.ts'
import type { Form } from '../form.ts'
import { intlOf, textsIn } from '../intl.ts'
import type { Subject } from './duty.ts'
import { isReason, REASONS, reasons } from './reasons.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000

/**
 * Returns a form of the desk as the body of `POST /ops/today`. Whether it is valid shows when the
 * backend reads it.
 */
export function givenOf(subject: Subject, form: Form, now: number): object {
  if (form['withdraw'] === 'on') return withdrawalOf(subject)
  switch (subject.kind) {
    case 'facility':
      return { facility: subject.id, ...facilityOf(form, now) }
    case 'weather':
      return { ...weatherOf(form), ...endOf(form) }
    case 'forecast':
      return { ...weatherOf(form), day: subject.day }
    case 'warning':
      return warningOf(subject.what, form)
    case 'visitors':
      return { visitors: numberOf(form['visitors']), ...countOf(form) }
    case 'car-park':
      return { carPark: subject.id, spaces: numberOf(form['spaces']), ...countOf(form) }
    case 'note':
  }
  return { ownWords: textsOf(form, 'note') ?? '' }
}

function withdrawalOf(subject: Subject): object {
  if (subject.kind === 'facility') return { facility: subject.id, state: 'clear' }
  if (subject.kind === 'car-park') return { carPark: subject.id, spaces: 'none' }
  if (subject.kind === 'warning') return { warning: subject.what, colour: 'none' }
  if (subject.kind === 'forecast') return { weather: 'none', day: subject.day }
  return { [subject.kind === 'note' ? 'ownWords' : subject.kind]: 'none' }
}

function countOf(form: Form): object {
  return { ...optionalNumber(form, 'capacity'), ...endOf(form) }
}

function warningOf(warning: object, form: Form): object {
  const [text, from] = [textsOf(form, 'note'), form['from']?.trim()]
  return {
    warning,
    colour: form['colour'] ?? '',
    ...(text && { text }),
    ...(from && { from }),
    ...endOf(form),
  }
}

function facilityOf(form: Form, now: number): object {
  const { state } = form
  if (state === 'clear') return { state }
  const from = form['from']?.trim() ?? ''
  return {
    state,
    ...(from !== '' && { from }),
    ...untilOf(form, from === '' ? dayIn(timeZone, now) : from.slice(0, '2026-11-26'.length), now),
    // The form of a report has the fields of the state before.
    ...noteOf(state === 'running' ? { ...form, reason: undefined } : form),
    ...(state !== 'closed' && optionalNumber(form, 'waitMinutes')),
  }
}

/**
 * Returns a report as its form: the reverse of `givenOf`. Returns no values if the report is over.
 * An end that is a choice stays one, so that the same form lasts longer when it is sent again.
 */
export function formOf(
  { state, note = {}, waitMinutes, ...times }: StoredReport,
  now: number,
): Form {
  const { updatedAt, from, validUntil } = times
  const end = Date.parse(validUntil)
  if (end <= now) return {}
  const start = Date.parse(from ?? updatedAt)
  const reason = REASONS.find((each) =>
    LANGUAGES.every((language) => intlOf(language).formatMessage(reasons[each]) === note[language]),
  )
  const written = {
    from: from !== undefined && start > now && localTime(start),
    until: endChoice() === undefined && localTime(end),
    ends: endChoice(),
    reason,
    waitMinutes: waitMinutes?.toString(),
    ...(reason === undefined &&
      Object.fromEntries(LANGUAGES.map((language) => [`note-${language}`, note[language]]))),
  }
  const given = Object.entries(written).filter((each): each is [string, string] => Boolean(each[1]))
  return { state, ...Object.fromEntries(given) }

  function endChoice(): string | undefined {
    if (end === usualEnd(state, start, { zone: timeZone })) return 'usual'
    if (end === dayEndIn(timeZone, start)) return 'day'
    return end - Date.parse(updatedAt) > (MAX_DAYS - 1) * DAY_MS ? 'further' : undefined
  }
}

/** Returns a time in the area as the value of a field: `2026-11-27T08:30`. */
function localTime(instant: number): string {
  return clockIn(timeZone, instant).toISOString().slice(0, '2026-11-27T08:30'.length)
}

/** Returns the end of a report. A written time is more than a choice. */
function untilOf(form: Form, firstDay: string, now: number): object {
  const written = endOf(form)
  if (written !== undefined) return written
  if (form['ends'] === 'day') return { until: `${firstDay}T24:00` }
  // A minute less: the backend reads it a little later.
  if (form['ends'] === 'further')
    return { until: new Date(now + MAX_DAYS * DAY_MS - MINUTE_MS).toISOString() }
  return {}
}

function endOf(form: Form): { until: string } | undefined {
  const until = form['until']?.trim() ?? ''
  return until === '' ? undefined : { until }
}

/** Returns the reason in each language: own words, else those of the chosen reason. */
function noteOf(form: Form): object {
  const { reason } = form
  const own = textsOf(form, 'note')
  const ready = isReason(reason) ? textsIn(reasons[reason]) : undefined
  return own || ready ? { note: { ...ready, ...own } } : {}
}

function weatherOf(form: Form): object {
  const place = textsOf(form, 'place')
  return {
    weather: form['weather'] ?? '',
    ...optionalNumber(form, 'low'),
    ...optionalNumber(form, 'high'),
    ...optionalNumber(form, 'wind'),
    ...(place && { place }),
  }
}

/** Returns the texts of a field in the languages that have one; undefined without any. */
function textsOf(form: Form, field: 'note' | 'place'): object | undefined {
  const texts = LANGUAGES.flatMap((language) => {
    const text = form[`${field}-${language}`]?.trim() ?? ''
    return text === '' ? [] : [[language, text] as const]
  })
  return texts.length === 0 ? undefined : Object.fromEntries(texts)
}

function optionalNumber(form: Form, field: string): object {
  const written = form[field]?.trim() ?? ''
  return written === '' ? {} : { [field]: numberOf(written) }
}

/** Returns a number; a text stays a text, so that the backend refuses it. */
function numberOf(written = ''): number | string {
  const digits = written.trim().normalize('NFKC')
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : written
}
