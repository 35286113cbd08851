import type { Today } from '../contract/conditions.ts'
import { type Language, nearest } from '../locales/languages.ts'
import type { Measured, StoredMeasurement } from './measurements.ts'
import { sentences } from './sentences.ts'

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
