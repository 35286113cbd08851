import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { lastRideWords } from '../../../client/ui/facility-words.ts'
import {
  dateWords,
  daysWords,
  hoursWords,
  lastEntryWords,
} from '../../../client/ui/opening-words.ts'
import type { Facility } from '../../../contract/conditions.ts'
import type { Language } from '../../../locales/languages.ts'
import { alertAt } from '../../../shared/alerts.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { boundHours, type Closings, withClosures } from '../../../shared/facility.ts'
import { type DayHours, nextChangeOf } from '../../../shared/opening-hours.ts'
import { tagOf } from '../../../shared/language.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { hrefOfLink } from '../../href.ts'

/** The next change of a facility's hours is shown this many days ahead. */
const AHEAD_DAYS = 14

interface ChangesProps extends Closings {
  facilities: readonly Facility[]
  now: number
  language: Language
}

/**
 * What changes next and when: the hours of the area and of its facilities, and the announcements
 * that are not over. Renders nothing without any.
 */
export function Changes({ facilities, now, language, ...closings }: ChangesProps): ReactNode {
  const intl = useIntl()
  const { alerts, area } = closings
  const today = dayIn(timeZone, now)
  const ofArea = area && nextChangeOf(area, today)
  const ofFacilities = facilities.flatMap((facility) => {
    const hours = boundHours(withClosures(facility, closings))
    const change = hours && nextChangeOf(hours, today, AHEAD_DAYS)
    // The facilities of a closed area are closed anyway.
    if (change === undefined || (change.day === ofArea?.day && !ofArea.hours)) return []
    const words = factLine(hoursWords(intl, change), lastRideWords(intl, change.hours))
    return [{ day: change.day, date: fromWords(intl, change), name: facility.name, words }]
  })
  const areaRow = ofArea && {
    day: ofArea.day,
    date: fromWords(intl, ofArea),
    name: '',
    words: factLine(
      ofArea.hours
        ? `${areaName(intl, ofArea)} ${hoursWords(intl, ofArea)}`
        : hoursWords(intl, ofArea),
      ofArea.hours?.lastEntry && lastEntryWords(intl, ofArea.hours.lastEntry),
    ),
  }
  const rows = [...(areaRow ? [areaRow] : []), ...ofFacilities].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  )
  const relevant = alerts.filter((alert) => alertAt(alert, now, timeZone).state !== 'over')
  if (rows.length + relevant.length === 0) return null
  return (
    <section className="today-changes">
      <h2>
        <FormattedMessage
          id="conditions.changes"
          defaultMessage="接下来"
          description="Heading over what changes next: opening hours, closures, announcements"
        />
      </h2>
      <ul className="change-rows">
        {rows.map(({ date, name, words }) => (
          <li key={`${date} ${name}`}>
            <span>{date}</span>
            <p>{factLine(name, words)}</p>
          </li>
        ))}
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

/** Returns the name of the new season without the dates that content adds to it, or else `开放时间`. */
function areaName(intl: IntlShape, { hours }: DayHours): string {
  const season = hours?.name?.split(/[（(]/)[0]?.trim()
  if (season)
    return intl.formatMessage(
      {
        id: 'conditions.seasonHours',
        defaultMessage: '{season}开放时间',
        description: 'Before the opening hours of a season that begins: 冬季开放时间 07:00–17:00',
      },
      { season },
    )
  return intl.formatMessage({
    id: 'conditions.newHours',
    defaultMessage: '开放时间',
    description: 'Before opening hours that begin on another day',
  })
}

/** Returns the day of a change, `12月1日起` if the new hours last. */
function fromWords(intl: IntlShape, { day, hours, exception }: DayHours): string {
  const date = dateWords(intl, day)
  if (exception || hours === undefined || hours.weekdays) return date
  return intl.formatMessage(
    {
      id: 'conditions.from',
      defaultMessage: '{date}起',
      description: 'From which day on other opening hours hold: 12月1日起',
    },
    { date },
  )
}
