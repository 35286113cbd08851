import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { FactList } from '../../../client/ui/fact-list.tsx'
import {
  forecastName,
  spacesWords,
  visitorWords,
  weatherWords,
} from '../../../client/ui/condition-words.ts'
import { dateWords, dayWords, daysWords } from '../../../client/ui/opening-words.ts'
import { TimedText } from '../../../client/ui/timed-text.tsx'
import { updatedWords } from '../../../client/ui/updated-words.ts'
import type { Alert } from '../../../contract/alert.ts'
import type { Today } from '../../../contract/conditions.ts'
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
import { isValidAt, periodOf, type Timed } from '../../../shared/validity.ts'
import { hrefOfLink } from '../../href.ts'

interface HoursAndSunProps {
  site: Site
  /** Today and tomorrow. */
  days: readonly string[]
  coordinates: Coordinates | undefined
}

/** When the hours are others next, and when the sun rises and sets: all with their dates, which hold at any time. */
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

/** The announcements that are told of, those that only inform too; nothing where there is none. */
export function AlertList({ alerts, now, language }: AlertListProps): ReactNode {
  const intl = useIntl()
  const told = alerts.filter((alert) => alertAt(alert, now, timeZone).state !== 'over')
  if (told.length === 0) return null
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
        {told.map((alert) => (
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

/** What was measured or foretold, for as long as it says so: weather, visitors, car parks; nothing where nothing is known. */
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
  const said = notes.map(({ label, value, note }) => ({
    name: label,
    value: factLine(value, note),
  }))
  return <FactList facts={[...measured, ...said]} />
}

/** What is so from one time to another, and how old it is; afterwards only that it is out of date. */
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
