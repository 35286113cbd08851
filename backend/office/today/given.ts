import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../locales/languages.ts'
import { hoursOn } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { clockIn, dayEndIn, dayIn } from '../../../shared/zoned-time.ts'
import { MEASURED_MS, STILL_SIZE } from '../../measurements.ts'
import { type StoredReport, MAX_DAYS, usualEnd, withoutCopies } from '../../reports.ts'
import { stored } from '../../database/rows.ts'
import type { Form } from '../form.ts'
import { areaIn, conditionsIn, type Duty, type Subject } from './duty.ts'
import { isReason, REASONS, reasons, textsIn } from './plain-words.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000

/** Returns the body of `POST /ops/today`. The backend validates it. */
export function givenOf(subject: Subject, form: Form, now: number): object {
  if (form['withdraw'] === 'on') return withdrawalOf(subject)
  if (subject.kind === 'facility') return { facility: subject.id, ...facilityOf(form, now) }
  if (subject.kind === 'ticket') return ticketOf(subject, form)
  if (subject.kind === 'hours') return hoursOf(subject.day, form)
  if (subject.kind === 'webcam') return webcamOf(subject.id, form, dayIn(timeZone, now))
  return measurementOf(subject, form)
}

function measurementOf(
  subject: Exclude<Subject, { kind: 'facility' | 'ticket' | 'hours' | 'webcam' }>,
  form: Form,
): object {
  switch (subject.kind) {
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
  if (subject.kind === 'ticket') return { ...ticketOf(subject, {}), status: 'none' }
  if (subject.kind === 'hours') return { hours: 'none', day: subject.day }
  if (subject.kind === 'webcam') return { webcam: subject.id, picture: 'none' }
  if (subject.kind === 'car-park') return { carPark: subject.id, spaces: 'none' }
  if (subject.kind === 'warning') return { warning: subject.what, colour: 'none' }
  if (subject.kind === 'forecast') return { weather: 'none', day: subject.day }
  return { [subject.kind === 'note' ? 'ownWords' : subject.kind]: 'none' }
}

function countOf(form: Form): object {
  return { ...optionalNumber(form, 'capacity'), ...endOf(form) }
}

function warningOf(warning: object, form: Form): object {
  const [text, from] = [textsOf(form, 'note'), filled(form, 'from')]
  const colour = form['colour'] ?? ''
  return { warning, colour, ...(text && { text }), ...(from && { from }), ...endOf(form) }
}

/** The times in the form are on the day of the ticket. */
function ticketOf({ id, day, slot }: Extract<Subject, { kind: 'ticket' }>, form: Form): object {
  const isGone = form['status'] === 'SOLD_OUT' || form['status'] === 'CLOSED'
  return {
    ticket: id,
    status: form['status'] ?? '',
    day,
    ...(slot !== undefined && { slot }),
    ...(!isGone && optionalNumber(form, 'vacancies')),
    ...timeOn(day, 'from', form),
    ...timeOn(day, 'until', form),
  }
}

function hoursOf(day: string, form: Form): object {
  const note = noteOf(form)
  if (form['hours'] === 'closed') return { hours: 'closed', day, ...note }
  const times = ['opens', 'closes', 'lastEntry'].flatMap((name) =>
    form[name] ? [[name, form[name]]] : [],
  )
  return { hours: 'open', day, ...Object.fromEntries(times), ...note }
}

function webcamOf(id: string, form: Form, day: string): object {
  const place = textsOf(form, 'place')
  const picture = { src: filled(form, 'src') ?? '', ...STILL_SIZE }
  return { webcam: id, picture, ...(place && { place }), ...timeOn(day, 'at', form) }
}

function timeOn(day: string, name: string, form: Form): object {
  const time = filled(form, name)
  return time ? { [name]: `${day}T${time}` } : {}
}

function facilityOf(form: Form, now: number): object {
  const wait = optionalNumber(form, 'waitMinutes')
  // Where people queue, a facility runs.
  const state = form['state'] ?? ('waitMinutes' in wait ? 'running' : undefined)
  if (state === 'clear') return { state }
  const from = filled(form, 'from')
  return {
    state,
    ...(from && { from }),
    ...untilOf(form, from ? from.slice(0, '2026-11-26'.length) : dayIn(timeZone, now), now),
    // If a facility runs again, the reason is dropped, because it belonged to the previous state.
    ...noteOf(state === 'running' ? { ...form, reason: undefined } : form),
    ...(state !== 'closed' && wait),
  }
}

/**
 * Returns the initial form of a subject. Its values are those of the current report. For opening
 * hours, they are today's hours and their reason; for a webcam, its place and address.
 */
export function formFor(duty: Duty, subject: Subject, row: string | null): Form {
  if (subject.kind === 'hours') return hoursForm(duty, subject.day, row)
  if (subject.kind === 'webcam') return webcamForm(duty, subject.id)
  if (row === null) return {}
  if (subject.kind === 'facility') return formOf(stored<StoredReport>(JSON.parse(row)), duty.now)
  return measuredForm(duty, subject, stored<StoredFigures>(JSON.parse(row)))
}

function webcamForm(duty: Duty, id: string): Form {
  const cameras = LANGUAGES.map((language) => ({
    language,
    camera: conditionsIn(duty, language).webcams?.find((each) => each.id === id),
  }))
  const places = cameras.map(({ language, camera }) => [`place-${language}`, camera?.place])
  return { src: cameras[0]?.camera?.picture.src, ...Object.fromEntries(places) }
}

type Figure = 'low' | 'high' | 'wind' | 'present' | 'spaces' | 'vacancies' | 'capacity'

/** The fields of saved measurements, warnings and ticket reports that the forms use. */
type StoredFigures = Pick<StoredReport, 'updatedAt' | 'from' | 'validUntil'> & {
  [Name in Figure]?: number
} & { [Name in 'sky' | 'colour' | 'status']?: string } & {
  /** `text`: of a warning; `value`: a sentence for visitors. */
  [Name in 'place' | 'text' | 'value']?: Note
}

type Measured = Exclude<Subject, { kind: 'facility' | 'hours' | 'webcam' }>

/** A default end stays empty, so submitting the same form again extends the report. */
function measuredForm(duty: Duty, subject: Measured, report: StoredFigures): Form {
  const { updatedAt, from, validUntil, place, text, value, ...figures } = report
  const start = Date.parse(from ?? updatedAt)
  const end = Date.parse(validUntil)
  const timeOf = (instant: number) =>
    subject.kind === 'ticket' ? localTime(instant).slice('2026-11-27T'.length) : localTime(instant)
  const written = {
    weather: figures.sky,
    colour: figures.colour,
    status: figures.status,
    low: figures.low,
    high: figures.high,
    wind: figures.wind,
    visitors: figures.present,
    spaces: figures.spaces,
    vacancies: figures.vacancies,
    capacity: figures.capacity === capacityOf(duty, subject) ? undefined : figures.capacity,
    from: from === undefined || start <= duty.now ? undefined : timeOf(start),
    until: [start + MEASURED_MS, dayEndIn(timeZone, start)].includes(end) ? undefined : timeOf(end),
  }
  const given = Object.entries(written).flatMap(([name, each]) =>
    each === undefined ? [] : [[name, String(each)] as const],
  )
  return {
    ...Object.fromEntries(given),
    ...textFields('place', place),
    ...textFields('note', text ?? value),
  }
}

function capacityOf({ content }: Duty, subject: Measured): number | undefined {
  const { parking, capacity } = content[DEFAULT_LANGUAGE]
  return subject.kind === 'car-park'
    ? parking.find(({ id }) => id === subject.id)?.spaces
    : capacity
}

function textFields(field: 'note' | 'place', texts: Note = {}): Form {
  return Object.fromEntries(
    Object.entries(withoutCopies(texts)).map(([language, text]) => [`${field}-${language}`, text]),
  )
}

type Note = NonNullable<StoredReport['note']>

function hoursForm(duty: Duty, day: string, row: string | null): Form {
  const schedule = areaIn(duty, DEFAULT_LANGUAGE)
  const { opens, closes, lastEntry } = (schedule && hoursOn(schedule, day).hours) ?? {}
  const { closed = false, note } =
    row === null ? {} : stored<{ closed?: true; note?: Note }>(JSON.parse(row))
  return { ...(closed && { hours: 'closed' }), opens, closes, lastEntry, ...reasonOf(note) }
}

/**
 * Returns the form for a report. This is the inverse of `givenOf`. The form is empty if the report
 * has ended. If the report ends at a time that the form offers as a choice, the form has the
 * choice, not the time. So a form that is submitted again extends the report.
 */
function formOf({ state, note, waitMinutes, ...times }: StoredReport, now: number): Form {
  const { updatedAt, from, validUntil } = times
  const end = Date.parse(validUntil)
  if (end <= now) return {}
  const start = Date.parse(from ?? updatedAt)
  const written = {
    from: from !== undefined && start > now && localTime(start),
    until: endChoice() === undefined && localTime(end),
    ends: endChoice(),
    waitMinutes: waitMinutes?.toString(),
    ...reasonOf(note),
  }
  const given = Object.entries(written).filter((each): each is [string, string] => Boolean(each[1]))
  return { state, ...Object.fromEntries(given) }

  function endChoice(): string | undefined {
    if (end === usualEnd(state, start, { zone: timeZone })) return 'usual'
    if (end === dayEndIn(timeZone, start)) return 'day'
    return end - Date.parse(updatedAt) > (MAX_DAYS - 1) * DAY_MS ? 'further' : undefined
  }
}

/** The inverse of `noteOf`: a prepared reason, otherwise free text. */
function reasonOf(note: Note = {}): Form {
  const reason = REASONS.find((each) =>
    LANGUAGES.every((language) => reasons[language][each] === note[language]),
  )
  return reason === undefined ? textFields('note', note) : { reason }
}

/** Returns a local time of the area as the value of a field: `2026-11-27T08:30`. */
function localTime(instant: number): string {
  return clockIn(timeZone, instant).toISOString().slice(0, '2026-11-27T08:30'.length)
}

/** Returns the end of a report. If a time was typed, it has priority over the choice. */
function untilOf(form: Form, firstDay: string, now: number): object {
  const written = endOf(form)
  if (written !== undefined) return written
  if (form['ends'] === 'day') return { until: `${firstDay}T24:00` }
  // One minute less than the maximum, because the backend receives the report a little later.
  if (form['ends'] === 'further')
    return { until: new Date(now + MAX_DAYS * DAY_MS - MINUTE_MS).toISOString() }
  return {}
}

function endOf(form: Form): { until: string } | undefined {
  const until = filled(form, 'until')
  return until ? { until } : undefined
}

/** Returns the reason in each language: the free text, otherwise the text of the chosen reason. */
function noteOf(form: Form): object {
  const { reason } = form
  const own = textsOf(form, 'note')
  const ready = isReason(reason) ? textsIn(reasons, reason) : undefined
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

function textsOf(form: Form, field: 'note' | 'place'): object | undefined {
  const texts = LANGUAGES.flatMap((language) => {
    const text = filled(form, `${field}-${language}`)
    return text ? [[language, text] as const] : []
  })
  return texts.length === 0 ? undefined : Object.fromEntries(texts)
}

function optionalNumber(form: Form, field: string): object {
  const written = filled(form, field)
  return written ? { [field]: numberOf(written) } : {}
}

function filled(form: Form, field: string): string | undefined {
  return form[field]?.trim()
}

/** Returns a number. Any other text stays a text, so that the backend refuses it. */
function numberOf(written = ''): number | string {
  const digits = written.trim().normalize('NFKC')
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : written
}
