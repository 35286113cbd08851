import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { TimedText } from '../../../client/ui/date-text.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { clockWords, timeWords } from '../../../client/ui/facility-words.ts'
import {
  measuredFacts,
  skyWords,
  warningName,
  warningWords,
  weatherWords,
} from '../../../client/ui/measured-words.ts'
import { dateWords } from '../../../client/ui/opening-words.ts'
import { Picture } from '../../../client/ui/picture.tsx'
import { nightOf, SitePicture } from '../../../client/ui/site-picture.tsx'
import type { Today } from '../../../contract/conditions.ts'
import type { Coordinates } from '../../../contract/values.ts'
import {
  type Hourly,
  type Warning,
  WARNING_COLOURS,
  type Webcam,
} from '../../../contract/weather.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { pictures, timeZone } from '../../../shared/site.ts'
import type { SitePictureName } from '../../../shared/site-pictures.ts'
import { isDayAt, sunOn } from '../../../shared/sun.ts'
import { skyTitle, sunTitle } from './section.ts'
import { MINUTE_MS, type TimedText as Entry } from '../../../shared/timed-text.ts'
import { instantAt, isValidAt, periodOf } from '../../../shared/timeline.ts'
import { addDays, dayIn, instantOf } from '../../../shared/zoned-time.ts'
import { Current } from './measured.tsx'

/** Official warnings that are not over, highest level first. Renders nothing if there are none. */
export function Warnings({ warnings = [], now }: Pick<Today, 'warnings'> & { now: number }) {
  const intl = useIntl()
  const levels: readonly string[] = WARNING_COLOURS
  const current = warnings
    .filter((warning) => now < periodOf(warning)[1])
    .toSorted((one, other) => levels.indexOf(other.colour) - levels.indexOf(one.colour))
  if (current.length === 0) return null
  return (
    <ul className="warnings">
      {current.map((warning) => {
        const words = warningName(intl, warning)
        return (
          <li key={words} className={`warning-${warning.colour}`}>
            <strong>
              <TimedText entries={untilEnd(warning, words)} />
            </strong>
            <TimedText entries={untilEnd(warning, warningWords(intl, warning))} />
          </li>
        )
      })}
    </ul>
  )
}

function untilEnd(warning: Warning, words: string): Entry[] {
  const [from, until] = periodOf(warning).map((at) => Math.floor(at / MINUTE_MS))
  return [
    [from ?? 0, words],
    [until ?? 0, null],
  ]
}

interface SkyProps {
  today: Today
  now: number
  place: { coordinates: Coordinates } | undefined
}

/** The weather now and in the next hours, sunrise and sunset, forecasts. */
export function Sky({ today, now, place }: SkyProps): ReactNode {
  const intl = useIntl()
  const { weather, forecasts, hourly } = today
  const later = measuredFacts(intl, { forecasts, carParks: [] })
    .filter(({ of }) => isValidAt(of, now))
    .map((fact) => ({ name: fact.name, value: <Current {...fact} /> }))
  const hasWeather =
    later.length > 0 || [weather, hourly].some((each) => each && isValidAt(each, now))
  return (
    <section id="sky">
      <h2>
        <FormattedMessage {...(hasWeather ? skyTitle : sunTitle)} />
      </h2>
      {weather && isValidAt(weather, now) && (
        <p className="weather-now">
          <Current words={weatherWords(intl, weather)} of={weather} />
        </p>
      )}
      {hourly && isValidAt(hourly, now) && <HourList hourly={hourly} now={now} />}
      {place && <Sun coordinates={place.coordinates} now={now} />}
      <FactList facts={later} />
    </section>
  )
}

const HOUR_MS = 60 * MINUTE_MS
const HOURS = 8

/** Returns the hours of a forecast that have not ended. */
function hoursFrom({ hours }: Hourly, now: number): Hourly['hours'] {
  return hours.filter(({ at }) => now < instantAt(at) + HOUR_MS).slice(0, HOURS)
}

/** Returns the end of the first shown hour of a forecast (Unix ms). */
export function endOfHour(hourly: Hourly, now: number): number {
  const [first] = hoursFrom(hourly, now)
  return first ? instantAt(first.at) + HOUR_MS : Infinity
}

function HourList({ hourly, now }: { hourly: Hourly; now: number }): ReactNode {
  const intl = useIntl()
  const hours = hoursFrom(hourly, now)
  if (hours.length === 0) return null
  const expires = periodOf(hourly)[1]
  return (
    <>
      <ol className="hour-list">
        {hours.map((hour) => {
          const begins = instantAt(hour.at)
          const until = Math.min(begins + HOUR_MS, expires)
          return (
            <li key={hour.at}>
              <TimedText
                entries={[
                  [Math.floor(Math.min(begins, now) / MINUTE_MS), hourWords(intl, hour)],
                  [Math.floor(until / MINUTE_MS), null],
                ]}
              />
            </li>
          )
        })}
      </ol>
      <p className="hour-source">
        <Current
          words={factLine(
            intl.formatMessage({ id: 'conditions.hourly', defaultMessage: '逐小时预报' }),
            hourly.source,
          )}
          of={hourly}
        />
      </p>
    </>
  )
}

/** Returns the lines for one hour of the forecast: the time, the sky, the degrees, the wind. */
function hourWords(intl: IntlShape, { at, sky, degrees, wind }: Hourly['hours'][number]): string {
  const force =
    wind !== undefined &&
    intl.formatMessage(
      {
        id: 'weather.hourWind',
        defaultMessage: '{force} 级',
        description: 'The wind of an hour on Beaufort’s scale; very short: 4 级',
      },
      { force: wind },
    )
  const measure = [degrees !== undefined && `${degrees}°`, force].filter(Boolean).join(' ')
  return [clockWords(intl, at), skyWords(intl, sky), measure].filter(Boolean).join('\n')
}

/** Today's sunrise and sunset. Renders nothing on days without either. */
function Sun({ coordinates, now }: { coordinates: Coordinates; now: number }): ReactNode {
  const intl = useIntl()
  const days = [0, 1].map((count) => addDays(dayIn(timeZone, now), count))
  const entries = days.flatMap((day): Entry[] => {
    const words = sunWords(intl, coordinates, day)
    return words === undefined ? [] : [[Math.floor(instantOf(timeZone, day, 0) / MINUTE_MS), words]]
  })
  const [first] = entries
  if (first === undefined || entries.length < days.length) return null
  const ends = instantOf(timeZone, addDays(dayIn(timeZone, now), days.length), 0)
  const [day = ''] = days
  return (
    <p className="sun">
      <SunMark coordinates={coordinates} now={now} />
      <TimedText
        entries={[...entries, [Math.floor(ends / MINUTE_MS), null]]}
        otherwise={factLine(dateWords(intl, day), first[1] ?? undefined)}
      />
    </p>
  )
}

/** Radius of the sun's way in `conditions.css`, in pixels. */
const WAY = 25
/** The horizon below the upper edge, and the sun's height at night. The unit is the radius. */
const HORIZON = 1.36
const BELOW = -0.28

/**
 * The sun on its way over the horizon. At night it is below the horizon, where it rises or has set.
 * It is not shown an hour after `now`.
 */
export function SunMark({
  coordinates,
  now,
}: {
  coordinates: Coordinates
  now: number
}): ReactNode {
  const sun = sunOn(coordinates, dayIn(timeZone, now), timeZone)
  if (sun === undefined) return <span className="sun-way" />
  const share = Math.min(1, Math.max(0, (now - sun.rise) / (sun.set - sun.rise)))
  const height = isDayAt(sun, now) ? Math.sin(Math.PI * share) : BELOW
  const place: CSSProperties & Record<'--sun', string> = {
    '--sun': `calc(50% - ${px(Math.cos(Math.PI * share))}) ${px(HORIZON - height)}`,
  }
  const midnight = instantOf(timeZone, addDays(dayIn(timeZone, now), 1), 0)
  const ends = [sun.rise, sun.set, midnight].filter((at) => now < at)
  const until = Math.min(...ends, now + HOUR_MS)
  return <span className="sun-way" style={place} data-until={Math.floor(until / MINUTE_MS)} />
}

function px(share: number): string {
  return `${Math.round(share * WAY)}px`
}

function sunWords(intl: IntlShape, coordinates: Coordinates, day: string): string | undefined {
  const sun = sunOn(coordinates, day, timeZone)
  if (sun === undefined) return undefined
  return intl.formatMessage(
    {
      id: 'conditions.sunTimes',
      defaultMessage: '日出 {rise} · 日落 {set}',
      description: 'When the sun rises and sets on the day',
    },
    { rise: clockWords(intl, sun.rise), set: clockWords(intl, sun.set) },
  )
}

/** Landscape pictures of pages that visitors of this page open less. Each day, another one. */
const BY_DAY = [
  'hero',
  'opening-accessibility',
  'opening-tickets',
  'opening-contact',
  'opening-questions',
] as const satisfies readonly SitePictureName[]

const PICTURE_SIZES = '(min-width: 48em) min(40vw, 480px), (min-resolution: 2.5dppx) 61vw, 100vw'

interface PictureOfDayProps extends Pick<Today, 'webcams'> {
  now: number
  place: { coordinates: Coordinates } | undefined
}

/** The latest picture of a webcam, or else a picture of the site, at night its night version. */
export function PictureOfDay({ webcams = [], now, place }: PictureOfDayProps): ReactNode {
  const webcam = webcams.find((each) => isValidAt(each, now))
  if (webcam) return <Still webcam={webcam} />
  const there = BY_DAY.filter((name) => pictures[name] !== undefined)
  const count = Math.floor(instantOf(timeZone, dayIn(timeZone, now), 0) / (24 * HOUR_MS))
  const of = there[count % there.length]
  if (of === undefined) return null
  const sun = place && sunOn(place.coordinates, dayIn(timeZone, now), timeZone)
  const night = sun && !isDayAt(sun, now) ? nightOf(of) : undefined
  return (
    <figure className={night ? 'picture-of-day by-night' : 'picture-of-day'}>
      {night ? (
        <Picture image={{ ...night, alt: '' }} sizes={PICTURE_SIZES} />
      ) : (
        <SitePicture of={of} sizes={PICTURE_SIZES} className="picture" />
      )}
    </figure>
  )
}

function Still({ webcam }: { webcam: Webcam }): ReactNode {
  const intl = useIntl()
  return (
    <figure className="picture-of-day">
      <Picture image={webcam.picture} sizes={PICTURE_SIZES} />
      <figcaption>{factLine(webcam.place, timeWords(intl, webcam.updatedAt))}</figcaption>
    </figure>
  )
}
