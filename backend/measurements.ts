import * as v from 'valibot'
import { sentences } from './sentences.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, nearest } from '../locales/languages.ts'
import { check, DEFAULT_READING, withReading } from '../contract/check.ts'
import type { Today } from '../contract/conditions.ts'
import { image } from '../contract/image.ts'
import type { Scenic } from '../contract/scenic.ts'
import { date, slug, wholeNumber } from '../contract/values.ts'
import { hourOf, skyFacts, WARNING_COLOURS } from '../contract/weather.ts'
import { addDays, dayEndIn, dayIn, instantOf, offsetAt } from '../shared/zoned-time.ts'
import { errorOf, type ReportTime, timesOf, type ReportChange } from './reports.ts'

/** Default validity of a measurement. */
const MEASURED_MS = 2 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
const inLanguages = v.optional(v.strictObject(v.entriesFromList(LANGUAGES, v.optional(words))))

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))

const NONE = v.literal('none')
const until = v.optional(v.string())
/** A warning that readers of one language would not see is worse than none. */
const inEach = v.strictObject(v.entriesFromList(LANGUAGES, words))
const capacity = v.optional(wholeNumber(1))
const { sky, ...figures } = skyFacts

/** Input schemas. The first field of each is the measured value; `none` withdraws the last one. */
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
    warning: inEach,
    colour: v.picklist([...WARNING_COLOURS, 'none']),
    text: v.optional(v.strictObject(v.entriesFromList(LANGUAGES, sentence))),
    source: inLanguages,
    from: until,
    until,
  }),
  webcam: v.strictObject({
    webcam: slug,
    picture: v.union([image, NONE]),
    place: v.optional(inEach),
    until,
  }),
  visitors: v.strictObject({ visitors: v.union([wholeNumber(0), NONE]), capacity, until }),
  carPark: v.strictObject({
    carPark: v.string(),
    spaces: v.union([wholeNumber(0), NONE]),
    capacity,
    until,
  }),
  /** A sentence of the person on duty, until the end of the day. */
  ownWords: v.strictObject({
    ownWords: v.union([v.strictObject(v.entriesFromList(LANGUAGES, v.optional(sentence))), NONE]),
  }),
}
type Given = { [Kind in keyof typeof given]: v.InferOutput<(typeof given)[Kind]> }

/** Content about the measured places. */
export type Measured = Pick<Scenic, 'parking' | 'capacity'>

interface Context extends ReportTime {
  measured: Measured
}

/**
 * Returns how to save a measurement or forecast in place of the previous one, or how to clear it.
 * Returns an error sentence if it is invalid; undefined if it is about something else.
 */
export function readMeasurement(
  value: unknown,
  context: Context,
): ReportChange | { error: string } | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('weather' in value) return readOne(given.weather, value, (one) => weatherOf(one, context))
  if ('hourly' in value)
    return readOne(withZone(given.hourly, context), value, (one) => hourlyOf(one, context))
  if ('warning' in value) return readOne(given.warning, value, (one) => warningOf(one, context))
  if ('webcam' in value) return readOne(given.webcam, value, (one) => webcamOf(one, context))
  if ('visitors' in value) return readOne(given.visitors, value, (one) => visitorsOf(one, context))
  if ('carPark' in value) return readOne(given.carPark, value, (one) => carParkOf(one, context))
  if ('ownWords' in value) return readOne(given.ownWords, value, (one) => ownWordsOf(one, context))
  return undefined
}

/** Returns the schema, which reads times without an offset in the area's time zone. */
function withZone<const Schema extends v.GenericSchema>(schema: Schema, { zone }: Context): Schema {
  const zoned = (day: string, minutes: number) => offsetAt(zone, day, minutes)
  return withReading(schema, { ...DEFAULT_READING, offsetAt: zoned })
}

function readOne<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  keep: (output: v.InferOutput<Schema>) => ReportChange | { error: string },
): ReportChange | { error: string } {
  const checked = check(schema, value)
  return checked.success ? keep(checked.output) : errorOf(checked.issues[0])
}

function weatherOf({ weather, until: end, ...facts }: Given['weather'], context: Context) {
  const { now, zone } = context
  const { day } = facts
  const about = day === undefined ? 'weather' : `weather ${day}`
  if (weather === 'none') return cleared(about)
  if (day !== undefined && day < dayIn(zone, now)) return { error: 'day: is over' }
  const usual = day === undefined ? now + MEASURED_MS : instantOf(zone, addDays(day, 1), 0)
  return saving(
    about,
    { ...facts, sky: weather },
    timesOf({ until: end }, () => usual, context),
  )
}

/** A forecast by the hour ends with its last hour. */
function hourlyOf({ hourly, source, until: end }: Given['hourly'], context: Context) {
  if (hourly === 'none') return cleared('hourly')
  const last = Math.max(...hourly.map(({ at }) => Date.parse(at)))
  const times = timesOf({ until: end }, () => last + HOUR_MS, context)
  return saving('hourly', { source, hours: hourly }, times)
}

/** A warning without an end lasts until the end of its day. */
function warningOf({ warning: what, colour, ...given }: Given['warning'], context: Context) {
  const about = `warning ${what[DEFAULT_LANGUAGE]}`
  if (colour === 'none') return cleared(about)
  const { from, until: end, ...texts } = given
  const times = timesOf({ from, until: end }, (start) => dayEndIn(context.zone, start), context)
  return saving(about, { what, colour, ...texts }, times)
}

function webcamOf({ webcam: id, picture, place, until: end }: Given['webcam'], context: Context) {
  const about = `webcam ${id}`
  if (picture === 'none') return cleared(about)
  if (place === undefined) return { error: 'place: is needed with a picture' }
  const times = timesOf({ until: end }, () => context.now + MEASURED_MS, context)
  return saving(about, { id, picture, place }, times)
}

function visitorsOf({ visitors, until: end, ...given }: Given['visitors'], context: Context) {
  if (visitors === 'none') return cleared('visitors')
  const { capacity: holds = context.measured.capacity } = given
  if (holds === undefined)
    return { error: 'capacity: is needed, since the content has none (content/scenic)' }
  const times = timesOf({ until: end }, () => context.now + MEASURED_MS, context)
  return saving('visitors', { present: visitors, capacity: holds }, times)
}

function carParkOf(
  { carPark: called, spaces, until: end, ...given }: Given['carPark'],
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
  const { capacity: holds = place.spaces } = given
  if (spaces > holds) return { error: `spaces: are more than the ${holds} that there are` }
  const times = timesOf({ until: end }, () => context.now + MEASURED_MS, context)
  return saving(about, { id, spaces, capacity: holds }, times)
}

function ownWordsOf({ ownWords }: Given['ownWords'], context: Context) {
  if (ownWords === 'none') return cleared('note')
  const { now, zone } = context
  const times = timesOf({ until: undefined }, () => dayEndIn(zone, now), context)
  return saving('note', { value: ownWords }, times)
}

function cleared(about: string): ReportChange {
  const sql = 'DELETE FROM measurements WHERE about = ?1'
  return { about, until: undefined, statements: [{ sql, values: [about] }] }
}

/** Returns the statements that save a measurement and delete expired ones. */
function saving(
  about: string,
  facts: object,
  times: ReturnType<typeof timesOf>,
): ReportChange | { error: string } {
  if ('error' in times) return times
  const { updatedAt, validUntil } = times
  const body = JSON.stringify({ ...facts, ...times })
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

/** A saved measurement: the contract's fields, with texts in each language. */
export type StoredMeasurement = { updatedAt: string; validUntil: string } & Record<string, unknown>

/** Returns today's status, with measurements and forecasts. */
export function withMeasurements(
  today: Today,
  measurements: ReadonlyMap<string, StoredMeasurement>,
  { parking, language }: Pick<Measured, 'parking'> & { language: Language },
): object {
  const entries = [...measurements].map(
    ([about, body]) => [about, inLanguage(body, language)] as const,
  )
  const of = (kind: string) =>
    entries.flatMap(([about, body]) => (about.startsWith(kind) ? [body] : []))
  const carParks = of('car park ').flatMap((body) => {
    const place = parking.find(({ id }) => id === body['id'])
    return place ? [{ ...body, name: place.name }] : []
  })
  const single = entries.filter(([about]) => SINGLE.has(about))
  return {
    ...today,
    ...Object.fromEntries(single),
    warnings: [...(today.warnings ?? []), ...of('warning ')],
    webcams: [...of('webcam '), ...(today.webcams ?? [])],
    forecasts: [...today.forecasts, ...of('weather ')],
    carParks: [...today.carParks, ...carParks],
    // A sentence in the other language only has no value here.
    notes: [
      ...today.notes,
      ...of('note').flatMap(({ value }) =>
        value === undefined ? [] : [{ label: sentences[language].ownWords, value }],
      ),
    ],
  }
}

const SINGLE: ReadonlySet<string> = new Set(['weather', 'hourly', 'visitors'])

/** The fields with words by language. */
const TEXTS: ReadonlySet<string> = new Set(['place', 'source', 'text', 'value', 'what'])

/** Fields that a row needs in each language, even one that was added to the site after the row. */
const NEEDED: ReadonlySet<string> = new Set(['text', 'what'])

function inLanguage(body: StoredMeasurement, language: Language): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      TEXTS.has(key) && typeof value === 'object' && value !== null
        ? (Reflect.get(value, language) ?? (NEEDED.has(key) ? nearest(language, value) : undefined))
        : value,
    ]),
  )
}
