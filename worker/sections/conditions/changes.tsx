import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { lastRideWords } from '../../../client/ui/facility-words.ts'
import {
  dateWords,
  daysWords,
  hoursWords,
  lastEntryWords,
} from '../../../client/ui/opening-words.ts'
import { Facts } from '../../../client/ui/fact-list.tsx'
import type { Facility } from '../../../contract/conditions.ts'
import type { Language } from '../../../locales/languages.ts'
import { alertAt } from '../../../shared/alerts.ts'
import { boundHours, type Closings, withClosures } from '../../../shared/facility.ts'
import { type BoundSchedule, type DayHours, nextChangeOf } from '../../../shared/opening-hours.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { hrefOfLink } from '../../href.ts'

/** Changes of hours are shown if they are at most this many days ahead. */
const AHEAD_DAYS = 14

interface ChangesProps extends Closings {
  facilities: readonly Facility[]
  now: number
  language: Language
}

/** Future hours of the area and its facilities, and announcements that are not over. */
export function Changes({ facilities, now, language, ...closings }: ChangesProps): ReactNode {
  const intl = useIntl()
  const { alerts, area } = closings
  const today = dayIn(timeZone, now)
  const ofArea = area && nextChangeOf(area, today)
  const ofFacilities = facilities.flatMap((facility) => {
    const hours = boundHours(withClosures(facility, closings))
    if (hours === undefined) return []
    const change = nextChangeOf(hours, today, AHEAD_DAYS)
    if (change === undefined || (change.day === ofArea?.day && isOfArea(hours, today, ofArea)))
      return []
    const { day, hours: times, exception } = change
    // The announcement has its own row.
    if (times === undefined && alerts.some(({ url }) => url === exception?.url)) return []
    const facts = [facility.name, hoursWords(intl, change), lastRideWords(intl, times)]
    return [{ day, date: fromWords(intl, change), text: <FactLine facts={facts} /> }]
  })
  const areaRow = ofArea && {
    day: ofArea.day,
    date: fromWords(intl, ofArea),
    text: <FactLine facts={areaFacts(intl, ofArea)} />,
  }
  const announced = alerts
    .filter((alert) => alertAt(alert, now, timeZone).state !== 'over')
    .map((alert) => ({
      day: alert.from,
      date: daysWords(intl, alert),
      text: (
        <h3 {...langAttributes(alert.inLanguage && tagOf(alert.inLanguage))}>
          <a href={hrefOfLink(language, alert.url)}>{alert.title}</a>
        </h3>
      ),
    }))
  const rows = [...(areaRow ? [areaRow] : []), ...ofFacilities, ...announced].toSorted(
    (one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0),
  )
  if (rows.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage id="conditions.changes" defaultMessage="近期变动" />
      </h2>
      <ul className="change-rows">
        {rows.map(({ date, text }, index) => (
          <li key={index}>
            <span>{date}</span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns whether a facility's hours change only because the area's hours change. */
function isOfArea(hours: BoundSchedule, today: string, ofArea: DayHours): boolean {
  const change = nextChangeOf({ ...hours, within: undefined }, today, AHEAD_DAYS)
  return !ofArea.hours || change === undefined || change.day > ofArea.day
}

function FactLine({ facts }: { facts: readonly ReactNode[] }): ReactNode {
  return (
    <p className="point-facts">
      <Facts facts={facts} />
    </p>
  )
}

/** Returns the new hours of the area: `冬季开放时间 07:00–17:00`, `15:30 停止入园`. */
function areaFacts(intl: IntlShape, change: DayHours): string[] {
  const words = hoursWords(intl, change)
  if (!change.hours) return [words]
  const { lastEntry } = change.hours
  const entry = lastEntry === undefined ? [] : [lastEntryWords(intl, lastEntry)]
  return [`${areaName(intl, change)} ${words}`, ...entry]
}

/** Removes dates in brackets, which some backends add to the name of a season. */
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
  return intl.formatMessage({ id: 'conditions.newHours', defaultMessage: '开放时间' })
}

/** Returns the date of a change: `12月1日`, or `12月1日起` if the new hours last. */
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
