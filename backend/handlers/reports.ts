import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timingSafeEqual } from 'hono/utils/buffer'
import { timeZone } from 'virtual:site/backend'
import type { Menu } from '../../contract/menu.ts'
import type { Recommendations } from '../../contract/recommendations.ts'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageIds,
  LANGUAGES,
  nearest,
} from '../../locales/languages.ts'
import type { Today } from '../../contract/conditions.ts'
import { sentences } from '../sentences.ts'
import type { Scenic } from '../../contract/scenic.ts'
import type { Ticket } from '../../contract/ticket.ts'
import { scheduleOf } from '../../shared/opening-hours.ts'
import type { Bindings } from '../bindings.ts'
import { readDayReport } from '../day-reports.ts'
import { findEntries } from '../database/entries.ts'
import { readDocument, stored } from '../database/rows.ts'
import { runAll } from '../database/statement.ts'
import { type LanguageId, languageWith } from '../language.ts'
import { type Measured, type StoredMeasurement, readMeasurement } from '../measurements.ts'
import {
  type StoredReport,
  namedFacilities,
  readReport,
  type ReportChange,
  tagOfReport,
  withReport,
} from '../reports.ts'

const MAX_BODY_BYTES = 4 * 1024

/** Accepts reports with the operators' token. Responds with 404 if none is configured. */
export const reports = new Hono<{ Bindings: Bindings }>()
  .use(async (c, next) => {
    const { OPS_TOKEN = '' } = c.env
    if (OPS_TOKEN === '') return c.json({ error: 'Not found' }, 404)
    const authorization = c.req.header('Authorization') ?? ''
    const isOperator = await timingSafeEqual(authorization, `Bearer ${OPS_TOKEN}`)
    return isOperator ? next() : c.json({ error: 'Unauthorized' }, 401)
  })
  .post(
    '/',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ error: 'the whole: is too large' }, 413),
    }),
    async (c) => {
      const { DB } = c.env
      const given: unknown = await c.req.json().catch(() => undefined)
      const change = await readReportChange(given, c.env)
      if ('error' in change) return c.json(change, 400)
      const { about, until, statements } = change
      await runAll(DB, statements)
      return c.json({ about, until, tag: tagOfReport(about) })
    },
  )

/** Returns the change of the database for a report, or a message about its first mistake. */
export async function readReportChange(
  given: unknown,
  {
    DB: db,
    IMAGE_HOSTS = '',
    SITE_ORIGIN = '',
  }: Pick<Bindings, 'DB' | 'IMAGE_HOSTS' | 'SITE_ORIGIN'>,
): Promise<ReportChange | { error: string }> {
  const telling = { now: Date.now(), zone: timeZone }
  const measurement = readMeasurement(given, {
    ...telling,
    measured: await measuredIn(db, languageIds[DEFAULT_LANGUAGE]),
    imageHosts: [SITE_ORIGIN, ...IMAGE_HOSTS.split(' ')],
  })
  if (measurement) return measurement
  const dayReport = readDayReport(given, { ...telling, ...(await plannedIn(db)) })
  if (dayReport) return dayReport
  const documents = await Promise.all(
    LANGUAGES.map((each) =>
      readDocument(db, { kind: 'recommendations', languageId: languageIds[each] }),
    ),
  )
  const lists = documents.map(
    (each) => stored<Recommendations | undefined>(each)?.today.facilities ?? [],
  )
  return readReport(given, { ...telling, facilities: namedFacilities(lists) })
}

async function plannedIn(db: D1Database) {
  const all = await Promise.all(
    LANGUAGES.map((each) => findEntries(db, 'ticket', languageIds[each])),
  )
  const lists = all.map(({ list }) =>
    stored<Ticket[]>(list).map(({ id, title }) => ({ id, name: title })),
  )
  const menu = await readDocument(db, { kind: 'menu', languageId: languageIds[DEFAULT_LANGUAGE] })
  const site = stored<Menu | undefined>(menu)?.site
  return { tickets: namedFacilities(lists), hours: site && scheduleOf(site) }
}

export async function measuredIn(
  db: D1Database,
  languageId: LanguageId,
): Promise<Pick<Scenic, 'parking' | 'capacity'>> {
  const scenic = await readDocument(db, { kind: 'scenic', languageId })
  return stored<Scenic | undefined>(scenic) ?? { parking: [], capacity: undefined }
}

export interface Reported {
  reports: ReadonlyMap<string, StoredReport>
  /** Measurements that are valid now or will be valid later. */
  measurements: ReadonlyMap<string, StoredMeasurement>
}

export async function readReported(db: D1Database, now: number): Promise<Reported> {
  const [reported, measured] = await db.batch<{ about: string; body: string }>([
    db.prepare('SELECT facility AS about, body FROM reports'),
    db
      .prepare('SELECT about, body FROM measurements WHERE valid_until > ?1')
      .bind(new Date(now).toISOString()),
  ])
  return {
    reports: storedRows<StoredReport>(reported),
    measurements: storedRows<StoredMeasurement>(measured),
  }
}

/** Returns today's status in the content, combined with the operators' reports in the database. */
export async function withReports(
  db: D1Database,
  today: Recommendations['today'],
  languageId: LanguageId,
): Promise<Recommendations['today']> {
  const now = Date.now()
  const reported = await readReported(db, now)
  const { parking } =
    reported.measurements.size === 0 ? { parking: [] } : await measuredIn(db, languageId)
  return withReported(today, reported, { parking, language: languageWith(languageId), now })
}

/** Returns today's status in the content, combined with the given reports. */
export function withReported(
  today: Recommendations['today'],
  { reports, measurements }: Reported,
  { parking, language, now }: Pick<Scenic, 'parking'> & { language: Language; now: number },
): Recommendations['today'] {
  const measured =
    measurements.size === 0
      ? today
      : stored<Recommendations['today']>(
          withMeasurements(today, measurements, { parking, language }),
        )
  if (reports.size === 0) return measured
  const facilities = measured.facilities.map((each) => withReport(each, reports, { language, now }))
  return { ...measured, facilities: stored(facilities) }
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type of the requested rows
function storedRows<Row>(rows: D1Result<{ about: string; body: string }> | undefined) {
  return new Map(
    rows?.results.map(({ about, body }) => [about, stored<Row>(JSON.parse(body))] as const),
  )
}

/** Returns today's status with the measurements and forecasts added. */
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
    // A note without a text in this language is omitted.
    notes: [
      ...today.notes,
      ...of('note').flatMap(({ value }) =>
        value === undefined ? [] : [{ label: sentences[language].ownWords, value }],
      ),
    ],
  }
}

/** The subjects for which there is only one row. */
const SINGLE: ReadonlySet<string> = new Set(['weather', 'hourly', 'visitors'])

/** The fields that have a text for each language. */
const TEXTS: ReadonlySet<string> = new Set(['place', 'source', 'text', 'value', 'what'])

/** Texts that must not be missing, not even in a language that was added to the site later. */
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
