import * as v from 'valibot'
import type { Site } from '../contract/menu.ts'
import { MAX_EXCEPTIONS, type Schedule } from '../contract/opening-hours.ts'
import { type Slot, slotStatus, type Ticket } from '../contract/ticket.ts'
import { date, timeOfDay, wholeNumber } from '../contract/values.ts'
import type { Language } from '../locales/languages.ts'
import { hoursOn, minutesOf, scheduleOf } from '../shared/opening-hours.ts'
import { addDays, dayIn, instantOf } from '../shared/zoned-time.ts'
import {
  cleared,
  inLanguages,
  MEASURED_MS,
  NONE,
  type Outcome,
  reader,
  saving,
  type StoredMeasurement,
} from './measurements.ts'
import type { NamedFacility, ReportTime } from './reports.ts'

const DAY_MINUTES = 24 * 60

/** Input schemas. `day` is a date; the default is today. */
const given = {
  ticket: v.strictObject({
    ticket: v.string(),
    status: v.union([slotStatus, NONE]),
    vacancies: v.optional(wholeNumber(1)),
    /** The entry times of a slot: `08:00-12:00`. Undefined means the whole day. */
    slot: v.optional(
      v.pipe(v.string(), v.regex(/^\d\d:\d\d-\d\d:\d\d$/, 'must be as 08:00-12:00')),
    ),
    day: v.optional(date),
    /** The time at which it becomes sold out or closed. The default is now. */
    from: v.optional(v.string()),
    until: v.optional(v.string()),
  }),
  hours: v.strictObject({
    hours: v.picklist(['open', 'closed', 'none']),
    opens: v.optional(timeOfDay),
    closes: v.optional(timeOfDay),
    lastEntry: v.optional(timeOfDay),
    note: inLanguages,
    day: v.optional(date),
  }),
}
type Given = { [Kind in keyof typeof given]: v.InferOutput<(typeof given)[Kind]> }

interface Context extends ReportTime {
  tickets: readonly NamedFacility[]
  hours: Schedule | undefined
}

/**
 * Returns the change of the database for a report on the tickets or opening hours of a day: save or
 * clear it. For an invalid report, returns an error message. Returns undefined if the report is
 * about something else.
 */
export function readDayReport(value: unknown, context: Context): Outcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('ticket' in value) return readTicket(value, context)
  return 'hours' in value ? readHours(value, context) : undefined
}

const readTicket = reader(given.ticket, ticketOf)
const readHours = reader(given.hours, hoursOf)

function ticketOf(
  { ticket: called, day: of, from, until, ...facts }: Given['ticket'],
  context: Context,
): Outcome {
  const { now, zone, tickets } = context
  const ticket = tickets.find(({ id, names }) => id === called || names.includes(called))
  if (ticket === undefined) {
    const choices = tickets.map(({ id, names: [name = id] }) => `${id} (${name})`).join(', ')
    return { error: `ticket: there is no ${called}, but ${choices || 'none'}` }
  }
  const day = of ?? dayIn(zone, now)
  const { status, slot } = facts
  const about = ['ticket', ticket.id, day, slot].filter((each) => each !== undefined).join(' ')
  if (status === 'none') return cleared(about)
  if (day < dayIn(zone, now)) return { error: 'day: is over' }
  const isGone = GONE.has(status)
  if (isGone && facts.vacancies !== undefined)
    return { error: 'vacancies: are for tickets on sale' }
  if (!isGone && from !== undefined) return { error: 'from: is for SOLD_OUT and CLOSED' }
  const dayEnd = instantOf(zone, addDays(day, 1), 0)
  const usual = (start: number) => (isGone ? dayEnd : Math.min(start + MEASURED_MS, dayEnd))
  return saving(about, { id: ticket.id, day, ...facts }, { from, until, usual, context })
}

const GONE: ReadonlySet<string> = new Set(['SOLD_OUT', 'CLOSED'])

function hoursOf(
  { hours: state, day: of, note, ...times }: Given['hours'],
  context: Context,
): Outcome {
  const { now, zone, hours: schedule } = context
  const day = of ?? dayIn(zone, now)
  const about = `hours ${day}`
  if (state === 'none') return cleared(about)
  if (schedule === undefined) return { error: 'hours: the site has none (content/site)' }
  if (day < dayIn(zone, now)) return { error: 'day: is over' }
  const span = state === 'closed' ? { closed: true } : spanOf(times, hoursOn(schedule, day).hours)
  if ('error' in span) return span
  // Hours after midnight belong to the previous day, so the report ends with the next day.
  const usual = instantOf(zone, addDays(day, 2), 0)
  return saving(about, { day, ...span, note }, { usual, context })
}

type Season = Schedule['seasons'][number]
type Span = { [Field in 'opens' | 'closes' | 'lastEntry' | 'sessions']?: Season[Field] | undefined }

/** Returns the hours of a day: the given times, completed with those in the content. */
function spanOf(times: Span, written: Span = {}): Span | { error: string } {
  const { opens, closes, lastEntry, sessions } = { ...written, ...defined(times) }
  const missing = opens === undefined ? 'opens' : 'closes'
  if (opens === undefined || closes === undefined)
    return { error: `${missing}: is needed, since the area is closed on that day` }
  const after = (time: string) => (minutesOf(time) - minutesOf(opens) + DAY_MINUTES) % DAY_MINUTES
  if (after(closes) === 0) return { error: 'closes: is the same time as opens' }
  if (lastEntry !== undefined && after(lastEntry) > after(closes))
    return { error: 'lastEntry: must be between opens and closes' }
  const isShorter = after(closes) < after(written.closes ?? closes)
  // If the day ends early, the night session is cancelled.
  return { opens, closes, lastEntry, sessions: isShorter ? undefined : sessions }
}

function defined(times: Span): Span {
  return Object.fromEntries(Object.entries(times).filter(([, time]) => time !== undefined))
}

/** Returns the rows about a subject, the oldest report first. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type of its rows
function rowsOf<Row>(reported: ReadonlyMap<string, StoredMeasurement>, subject: string) {
  const rows = [...reported].flatMap(([about, body]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this file wrote the rows
    about.startsWith(`${subject} `) ? [body as Row & StoredMeasurement] : [],
  )
  return rows.toSorted((one, other) => Date.parse(one.updatedAt) - Date.parse(other.updatedAt))
}

type TicketRow = Pick<Slot, 'day' | 'status' | 'vacancies'> & { slot?: string; from?: string }

export function withTicketReports<Of extends Pick<Ticket, 'id' | 'availability'>>(
  tickets: readonly Of[],
  measurements: ReadonlyMap<string, StoredMeasurement>,
  now: number,
): Of[] {
  return tickets.map((ticket) => {
    const rows = rowsOf<TicketRow>(measurements, `ticket ${ticket.id}`)
    if (rows.length === 0) return ticket
    const { availability } = ticket
    const own = availability && now < Date.parse(availability.validUntil) ? availability : undefined
    const all = [...(own ? [own] : []), ...rows]
    const first = Math.min(...all.map(({ validUntil }) => Date.parse(validUntil)))
    const last = Math.max(...all.map(({ updatedAt }) => Date.parse(updatedAt)))
    return {
      ...ticket,
      availability: {
        slots: rows.reduce((slots, row) => withSlot(slots, row, now), own?.slots ?? []),
        updatedAt: new Date(last).toISOString(),
        validUntil: new Date(first).toISOString(),
      },
    }
  })
}

function withSlot(slots: readonly Slot[], row: TicketRow, now: number): Slot[] {
  const { day, slot, status, vacancies, from: begins } = row
  const [from, to] = slot?.split('-') ?? []
  const before = slots.find((each) => each.day === day && each.from === from)
  const isLater = begins !== undefined && now < Date.parse(begins)
  const reported: Slot = isLater
    ? { status: 'AVAILABLE', ...before, day, from, to, cutoff: begins }
    : { day, from, to, status, vacancies }
  const others = slots.filter(
    (each) =>
      each.day !== day || (from !== undefined && each.from !== undefined && each.from !== from),
  )
  return [...others, reported].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

function keyOf({ day, from = '' }: Slot): string {
  return `${day} ${from}`
}

type HoursRow = Span & { day: string; closed?: true; note?: Partial<Record<Language, string>> }

/** Returns the site with the opening hours that operators have reported for certain days. */
export function withReportedHours<Of extends Pick<Site, 'hours' | 'openingHours'>>(
  site: Of,
  measurements: ReadonlyMap<string, StoredMeasurement>,
  language: Language,
): Of {
  const written = scheduleOf(site)
  const rows = rowsOf<HoursRow>(measurements, 'hours')
  if (written === undefined || rows.length === 0) return site
  const reported = rows.map(
    ({ day, closed, opens = '', closes = '', lastEntry, sessions, note }) => ({
      from: day,
      reason: note?.[language],
      ...(closed ? { closed } : { opens, closes, lastEntry, sessions }),
    }),
  )
  const exceptions = [...reported, ...written.exceptions].slice(0, MAX_EXCEPTIONS)
  return { ...site, hours: { ...written, exceptions } }
}
