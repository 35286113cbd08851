import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { dateWords, dayWords, daysWords } from '../../../client/ui/opening-words.ts'
import { TimedText } from '../../../client/ui/date-text.tsx'
import { updatedWords } from '../../../client/ui/facility-words.ts'
import type { Alert } from '../../../contract/alert.ts'
import type { Today, CarPark, Forecast, Visitors, Weather } from '../../../contract/conditions.ts'
import type { Site } from '../../../contract/menu.ts'
import type { Coordinates } from '../../../contract/values.ts'
import type { Language } from '../../../locales/languages.ts'
import { alertAt } from '../../../shared/alerts.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { nextChangeOf, scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { sunOn } from '../../../shared/sun.ts'
import { MINUTE_MS } from '../../../shared/timed-text.ts'
import { isValidAt, periodOf, type Timed } from '../../../shared/timeline.ts'
import { hrefOfLink } from '../../href.ts'

const skies = defineMessages({
  clear: { id: 'weather.clear', defaultMessage: '晴', description: 'The sky: no clouds' },
  cloudy: { id: 'weather.cloudy', defaultMessage: '多云', description: 'The sky: some clouds' },
  overcast: { id: 'weather.overcast', defaultMessage: '阴', description: 'The sky: all clouds' },
  fog: { id: 'weather.fog', defaultMessage: '雾', description: 'Weather: fog' },
  haze: { id: 'weather.haze', defaultMessage: '霾', description: 'Weather: haze' },
  drizzle: { id: 'weather.drizzle', defaultMessage: '小雨', description: 'Weather: light rain' },
  rain: { id: 'weather.rain', defaultMessage: '雨', description: 'Weather: rain' },
  storm: { id: 'weather.storm', defaultMessage: '雷雨', description: 'Weather: thunderstorms' },
  sleet: { id: 'weather.sleet', defaultMessage: '雨夹雪', description: 'Weather: sleet' },
  snow: { id: 'weather.snow', defaultMessage: '雪', description: 'Weather: snow' },
})

/** Returns the weather in one line: `多云 · 2° – 9° · 风力 4 级 · 山顶 · 气象站`. */
function weatherWords(
  intl: IntlShape,
  { sky, low, high, wind, place, source }: Omit<Weather, 'updatedAt' | 'validUntil'>,
): string {
  const degrees = [low, high].filter((each) => each !== undefined).map((each) => `${each}°`)
  const force =
    wind !== undefined &&
    intl.formatMessage(
      {
        id: 'weather.wind',
        defaultMessage: '风力 {force} 级',
        description: 'How strong the wind is, on Beaufort’s scale',
      },
      { force: wind },
    )
  return factLine(intl.formatMessage(skies[sky]), degrees.join(' – '), force, place, source)
}

/** Returns the name of a forecast: `11月26日 天气预报`. */
function forecastName(intl: IntlShape, { day }: Pick<Forecast, 'day'>): string {
  return intl.formatMessage(
    {
      id: 'weather.forecast',
      defaultMessage: '{date} 天气预报',
      description: 'Name of the fact what weather is forecast for a day',
    },
    { date: dateWords(intl, day) },
  )
}

/** Returns the number of visitors in the area: `3,200 人，日最大承载量 9,000 人`. */
function visitorWords(
  intl: IntlShape,
  { present, capacity }: Pick<Visitors, 'present' | 'capacity'>,
): string {
  return intl.formatMessage(
    {
      id: 'conditions.visitorsOf',
      defaultMessage: '{present, number} 人，日最大承载量 {capacity, number} 人',
      description: 'How many visitors are in the area, and how many it may hold on a day',
    },
    { present, capacity },
  )
}

/** Returns the free places of a car park: `余 120 个车位，共 400 个`. */
function spacesWords(
  intl: IntlShape,
  { spaces, capacity = 0 }: Pick<CarPark, 'spaces' | 'capacity'>,
): string {
  return intl.formatMessage(
    {
      id: 'conditions.spaces',
      defaultMessage:
        '{spaces, plural, =0 {已满} other {余 # 个车位}}{capacity, plural, =0 {} other {，共 # 个}}',
      description: 'How many places a car park has left, and of how many; capacity is 0 if unknown',
    },
    { spaces, capacity },
  )
}

interface HoursAndSunProps {
  site: Site
  /** Today and tomorrow. */
  days: readonly string[]
  coordinates: Coordinates | undefined
}

/**
 * The next change of the opening hours, and sunrise and sunset. All have their dates, so they stay
 * true after today.
 */
export function HoursAndSun({ site, days, coordinates }: HoursAndSunProps): ReactNode {
  const intl = useIntl()
  const schedule = scheduleOf(site)
  const [today] = days
  const next = schedule && today !== undefined ? nextChangeOf(schedule, today) : undefined
  const sun = {
    name: intl.formatMessage({
      id: 'conditions.sun',
      defaultMessage: '日出、日落',
      description: 'Name of the fact when the sun rises and sets, today and tomorrow',
    }),
    value:
      coordinates && days.map((day) => <div key={day}>{sunWords(intl, coordinates, day)}</div>),
  }
  const change = {
    name: intl.formatMessage({
      id: 'conditions.nextHours',
      defaultMessage: '下次调整',
      description: 'Name of the fact from which day on the opening hours are others',
    }),
    value: next && dayWords(intl, next),
  }
  return <FactList facts={[sun, change]} />
}

function sunWords(intl: IntlShape, coordinates: Coordinates, day: string): string | undefined {
  const sun = sunOn(coordinates, day, timeZone)
  return sun && `${dateWords(intl, day)} ${timeWords(intl, sun.rise)}–${timeWords(intl, sun.set)}`
}

function timeWords(intl: IntlShape, at: number | string): string {
  return intl.formatDate(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

interface AlertListProps {
  alerts: readonly Alert[]
  now: number
  language: Language
}

/**
 * The announcements that are not over, including those that only inform. Renders nothing without
 * them.
 */
export function AlertList({ alerts, now, language }: AlertListProps): ReactNode {
  const intl = useIntl()
  const relevant = alerts.filter((alert) => alertAt(alert, now, timeZone).state !== 'over')
  if (relevant.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage
          id="conditions.alerts"
          defaultMessage="公告"
          description="Heading over the announcements that affect a visit today or soon"
        />
      </h2>
      <ul className="dated-rows">
        {relevant.map((alert) => (
          <li key={alert.id}>
            <span>{daysWords(intl, alert)}</span>
            <h3 lang={alert.inLanguage && tagOf(alert.inLanguage)}>
              <a href={hrefOfLink(language, alert.url)}>{alert.title}</a>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}

const names = defineMessages({
  weather: {
    id: 'conditions.weather',
    defaultMessage: '天气',
    description: 'Name of the fact what the weather is like',
  },
  visitors: {
    id: 'conditions.visitors',
    defaultMessage: '园内客流',
    description: 'Name of the fact how many visitors are in the area',
  },
})

/**
 * Measurements and forecasts within their validity: weather, visitors, car parks; then the
 * backend's notes. Renders nothing without any of them.
 */
export function MeasuredFacts({ today, now }: { today: Today; now: number }): ReactNode {
  const intl = useIntl()
  const { weather, visitors, carParks, forecasts, notes } = today
  const known = [
    weather && {
      name: intl.formatMessage(names.weather),
      words: weatherWords(intl, weather),
      of: weather,
    },
    visitors && {
      name: intl.formatMessage(names.visitors),
      words: visitorWords(intl, visitors),
      of: visitors,
    },
    ...carParks.map((of) => ({ name: of.name, words: spacesWords(intl, of), of })),
    ...forecasts.map((of) => ({
      name: forecastName(intl, of),
      words: weatherWords(intl, of),
      of,
    })),
  ].filter((fact) => fact !== undefined && isValidAt(fact.of, now))
  const measured = known.flatMap((fact) =>
    fact ? [{ name: fact.name, value: <Current {...fact} /> }] : [],
  )
  const noted = notes.map(({ label, value, note }) => ({
    name: label,
    value: factLine(value, note),
  }))
  return <FactList facts={[...measured, ...noted]} />
}

/** A value with its age during its validity; afterwards a note that it is out of date. */
function Current({ words, of }: { words: string; of: Timed }): ReactNode {
  const intl = useIntl()
  const [from, until] = periodOf(of)
  return (
    <TimedText
      entries={[
        [Math.floor(from / MINUTE_MS), factLine(words, updatedWords(intl, of))],
        [Math.floor(until / MINUTE_MS), null],
      ]}
      otherwise={intl.formatMessage({
        id: 'conditions.outdated',
        defaultMessage: '已过时效',
        description: 'In the place of a measurement that is too old to be told',
      })}
    />
  )
}
