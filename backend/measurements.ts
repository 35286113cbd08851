import * as v from 'valibot'
import { DEFAULT_LANGUAGE } from '../locales/languages.ts'
import { check, DEFAULT_READING, withReading } from '../contract/check.ts'
import { image } from '../contract/image.ts'
import type { Scenic } from '../contract/scenic.ts'
import { date, slug, wholeNumber } from '../contract/values.ts'
import { hourOf, skyFacts, WARNING_COLOURS } from '../contract/weather.ts'
import { addDays, dayEndIn, dayIn, instantOf, offsetAt } from '../shared/zoned-time.ts'
import { instantIn } from './written-time.ts'
import {
  errorOf,
  inFirstLanguages,
  inSomeLanguages,
  type ReportTime,
  timesOf,
  type ReportChange,
} from './reports.ts'

/** Default validity of a measurement. */
export const MEASURED_MS = 2 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** The assumed size of a webcam picture. Pages crop it anyway. */
export const STILL_SIZE = { width: 1600, height: 900 }

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
export const inLanguages = v.optional(inSomeLanguages(words))

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

export const NONE = v.literal('none')
const until = v.optional(v.string())
const capacity = v.optional(wholeNumber(1))
const { sky, ...figures } = skyFacts

/** The first field of each schema is the measured value. `none` withdraws the last one. */
const given = {
  weather: v.strictObject({
    weather: v.union([sky, NONE], `must be ${sky.options.join(', ')} or none`),
    day: v.optional(date),
    ...figures,
    place: inLanguages,
    source: inLanguages,
    until,
  }),
  hourly: v.strictObject({
    hourly: v.union([v.pipe(v.array(hourOf), v.minLength(1), v.maxLength(24)), NONE]),
    source: inLanguages,
    until,
  }),
  warning: v.strictObject({
    /** The first two languages: a warning that some cannot read would be dangerous. */
    warning: inFirstLanguages(words),
    colour: v.picklist([...WARNING_COLOURS, 'none']),
    text: v.optional(inFirstLanguages(sentence)),
    source: inLanguages,
    from: until,
    until,
  }),
  webcam: v.strictObject({
    webcam: slug,
    picture: v.union([image, NONE]),
    place: v.optional(inFirstLanguages(words)),
    /** The time at which the picture was taken. The default is now. */
    at: until,
    until,
  }),
  visitors: v.strictObject({ visitors: v.union([wholeNumber(0), NONE]), capacity, until }),
  carPark: v.strictObject({
    carPark: v.string(),
    spaces: v.union([wholeNumber(0), NONE]),
    capacity,
    until,
  }),
  /** A sentence by the person on duty, valid until the end of the day. */
  ownWords: v.strictObject({
    ownWords: v.union([inSomeLanguages(sentence), NONE]),
  }),
}
type Given = { [Kind in keyof typeof given]: v.InferOutput<(typeof given)[Kind]> }

export type Measured = Pick<Scenic, 'parking' | 'capacity'>

interface Context extends ReportTime {
  measured: Measured
  /** The origins of pictures that pages may show, with `*.` for all subdomains. */
  imageHosts: readonly string[]
}

/**
 * Returns the change of the database for a measurement or forecast: save it in place of the
 * previous one, or clear it. If it is invalid, returns an error message. Returns undefined if the
 * report is about something else.
 */
export function readMeasurement(value: unknown, context: Context): Outcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const [, read] = Object.entries(READERS).find(([kind]) => kind in value) ?? []
  return read?.(value, context)
}

export type Outcome = ReportChange | { error: string }

const READERS: Record<keyof Given, (value: object, context: Context) => Outcome> = {
  weather: reader(given.weather, weatherOf),
  hourly: reader(given.hourly, hourlyOf),
  warning: reader(given.warning, warningOf),
  webcam: reader(given.webcam, webcamOf),
  visitors: reader(given.visitors, visitorsOf),
  carPark: reader(given.carPark, carParkOf),
  ownWords: reader(given.ownWords, ownWordsOf),
}

/** Returns a function that checks a report with `schema`, then calls `keep`. */
export function reader<const Schema extends v.GenericSchema, Of extends ReportTime>(
  schema: Schema,
  keep: (output: v.InferOutput<Schema>, context: Of) => Outcome,
) {
  return (value: object, context: Of): Outcome => {
    // A time without an offset is in the time zone of the area.
    const zoned = (day: string, minutes: number) => offsetAt(context.zone, day, minutes)
    const checked = check(withReading(schema, { ...DEFAULT_READING, offsetAt: zoned }), value)
    return checked.success ? keep(checked.output, context) : errorOf(checked.issues[0])
  }
}

function weatherOf({ weather, until, ...facts }: Given['weather'], context: Context) {
  const { now, zone } = context
  const { day } = facts
  const about = day === undefined ? 'weather' : `weather ${day}`
  if (weather === 'none') return cleared(about)
  if (day !== undefined && day < dayIn(zone, now)) return { error: 'day: is over' }
  const usual = day === undefined ? undefined : instantOf(zone, addDays(day, 1), 0)
  return saving(about, { ...facts, sky: weather }, { until, usual, context })
}

/** Returns a forecast by the hour. It is valid until the end of its last hour. */
function hourlyOf({ hourly, source, until }: Given['hourly'], context: Context) {
  if (hourly === 'none') return cleared('hourly')
  const usual = Math.max(...hourly.map(({ at }) => Date.parse(at))) + HOUR_MS
  return saving('hourly', { source, hours: hourly }, { until, usual, context })
}

/** Returns a warning. If it has no end, it is valid until the end of its day. */
function warningOf(
  { warning: what, colour, from, until, ...texts }: Given['warning'],
  context: Context,
) {
  const about = `warning ${what[DEFAULT_LANGUAGE]}`
  if (colour === 'none') return cleared(about)
  const usual = (start: number) => dayEndIn(context.zone, start)
  return saving(about, { what, colour, ...texts }, { from, until, usual, context })
}

function webcamOf({ webcam: id, picture, place, at, until }: Given['webcam'], context: Context) {
  const about = `webcam ${id}`
  if (picture === 'none') return cleared(about)
  if (place === undefined) return { error: 'place: is needed with a picture' }
  if (!isAllowed(picture.src, context.imageHosts))
    return {
      error: `picture: is on a host that is not in IMAGE_HOSTS: ${new URL(picture.src).host}`,
    }
  const { now, zone } = context
  const taken = at === undefined ? now : instantIn(zone, at, { isEnd: false })
  if (taken === undefined || taken > now) return { error: 'at: must be a time that has passed' }
  const usual = taken + MEASURED_MS
  return saving(about, { id, picture, place }, { taken, until, usual, context })
}

/** Returns whether the pages' security policy allows this picture. */
function isAllowed(src: string, imageHosts: readonly string[]): boolean {
  if (src.startsWith('/')) return true
  const { protocol, host, origin } = new URL(src)
  return imageHosts.some((each) => {
    const [scheme, parent] = each.split('//*')
    return parent === undefined ? each === origin : scheme === protocol && host.endsWith(parent)
  })
}

function visitorsOf({ visitors, until, capacity: given }: Given['visitors'], context: Context) {
  if (visitors === 'none') return cleared('visitors')
  const capacity = given ?? context.measured.capacity
  if (capacity === undefined)
    return { error: 'capacity: is needed, since the content has none (content/scenic)' }
  return saving('visitors', { present: visitors, capacity }, { until, context })
}

function carParkOf(
  { carPark: called, spaces, until, capacity: given }: Given['carPark'],
  context: Context,
) {
  const { parking } = context.measured
  const place = parking.find(({ id, name }) => id === called || (id && name === called))
  if (place?.id === undefined) {
    const ids = parking.flatMap((one) => one.id ?? [])
    return { error: `carPark: there is no ${called}, but ${ids.join(', ') || 'none'}` }
  }
  const { id } = place
  const about = `car park ${id}`
  if (spaces === 'none') return cleared(about)
  const capacity = given ?? place.spaces
  if (spaces > capacity) return { error: `spaces: are more than the ${capacity} that there are` }
  return saving(about, { id, spaces, capacity }, { until, context })
}

function ownWordsOf({ ownWords }: Given['ownWords'], context: Context) {
  if (ownWords === 'none') return cleared('note')
  const usual = dayEndIn(context.zone, context.now)
  return saving('note', { value: ownWords }, { usual, context })
}

export function cleared(about: string): ReportChange {
  const sql = 'DELETE FROM measurements WHERE about = ?1'
  return { about, until: undefined, statements: [{ sql, values: [about] }] }
}

interface Period {
  from?: string | undefined
  until?: string | undefined
  /** The default end of validity: a time, or a function of the start. */
  usual?: number | ((start: number) => number) | undefined
  /** The time of the measurement. The default is now. */
  taken?: number
  context: ReportTime
}

/** Returns the statements that save a measurement and delete expired ones. */
export function saving(
  about: string,
  facts: object,
  { from, until, usual, taken, context }: Period,
): Outcome {
  const end = usual ?? context.now + MEASURED_MS
  const ends = typeof end === 'function' ? end : () => end
  const times = timesOf({ from, until }, ends, context)
  if ('error' in times) return times
  const { updatedAt, validUntil } = times
  const since = taken !== undefined && { updatedAt: new Date(taken).toISOString() }
  const body = JSON.stringify({ ...facts, ...times, ...since })
  return {
    about,
    until: validUntil,
    body,
    statements: [
      { sql: 'DELETE FROM measurements WHERE valid_until <= ?1', values: [updatedAt] },
      {
        sql: 'INSERT OR REPLACE INTO measurements (about, valid_until, body) VALUES (?1, ?2, ?3)',
        values: [about, validUntil, body],
      },
    ],
  }
}

export type StoredMeasurement = { updatedAt: string; validUntil: string } & Record<string, unknown>
