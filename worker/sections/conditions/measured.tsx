import type { CSSProperties, ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { TimedText } from '../../../client/ui/date-text.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { updatedWords } from '../../../client/ui/facility-words.ts'
import { TelephoneLink } from '../../../client/ui/hotline.tsx'
import { type MeasuredFact, measuredFacts } from '../../../client/ui/measured-words.ts'
import type { Today } from '../../../contract/conditions.ts'
import type { Site } from '../../../contract/menu.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { MINUTE_MS } from '../../../shared/timed-text.ts'
import { type Closings, facilityAt, withClosures } from '../../../shared/facility.ts'
import { isOnWeekday } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { isValidAt, periodOf, type Timed } from '../../../shared/timeline.ts'

export function DutyNotes({ notes, day }: Pick<Today, 'notes'> & { day: string }): ReactNode {
  const facts = notes
    .filter((each) => isOnWeekday(each, day))
    .map(({ label, value, note }) => ({ name: label, value: factLine(value, note) }))
  if (facts.length === 0) return null
  return (
    <div className="duty-notes">
      <FactList facts={facts} />
    </div>
  )
}

export function Crowds({ today, now }: { today: Today; now: number }): ReactNode {
  const intl = useIntl()
  const { visitors, carParks } = today
  const facts = measuredFacts(intl, { visitors, carParks, forecasts: [] })
    .filter(({ of }) => isValidAt(of, now))
    .map((fact) => ({
      name: fact.name,
      value: (
        <>
          <Current {...fact} />
          <Bar of={fact.of} />
        </>
      ),
    }))
  if (facts.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage id="conditions.crowds" defaultMessage="客流与停车" />
      </h2>
      <FactList facts={facts} />
    </section>
  )
}

/** From this share on, a bar has the warning colour. */
const FULL = 0.95

/** A bar that shows how full something is. The bar becomes empty when the measurement expires. */
function Bar({ of }: { of: Timed & { present?: number; spaces?: number; capacity?: number } }) {
  const { present, spaces, capacity } = of
  if (capacity === undefined) return null
  const share = Math.min(1, (present ?? capacity - (spaces ?? 0)) / capacity)
  const style: CSSProperties & Record<'--share', string> = {
    '--share': `${Math.round(share * 100)}%`,
  }
  return (
    <span
      className={share < FULL ? 'bar' : 'bar bar-full'}
      aria-hidden="true"
      style={style}
      data-until={Math.floor(periodOf(of)[1] / MINUTE_MS)}
    />
  )
}

/** A value with its age while the value is valid. Afterwards, a note that it is out of date. */
export function Current({ words, of }: Pick<MeasuredFact, 'words' | 'of'>): ReactNode {
  const intl = useIntl()
  const [from, until] = periodOf(of)
  return (
    <TimedText
      entries={[
        [Math.floor(from / MINUTE_MS), factLine(words, updatedWords(intl, of))],
        [Math.floor(until / MINUTE_MS), null],
      ]}
      otherwise={intl.formatMessage({ id: 'conditions.outdated', defaultMessage: '已过时效' })}
    />
  )
}

const missing = defineMessages({
  facilities: { id: 'conditions.missingFacilities', defaultMessage: '设施' },
  weather: { id: 'conditions.missingWeather', defaultMessage: '天气' },
  visitors: { id: 'conditions.missingVisitors', defaultMessage: '客流' },
  carParks: { id: 'conditions.missingCarParks', defaultMessage: '停车位' },
})

interface NotReportedProps extends Closings {
  /** Undefined if the reports are not available. */
  today: Today | undefined
  site: Site
  now: number
}

/**
 * The facts that nobody has reported, and the hotline. Facilities have their names if others are
 * reported.
 */
export function NotReported({ today, site, now, ...closings }: NotReportedProps): ReactNode {
  const intl = useIntl()
  const hotline = <TelephoneLink number={site.telephone} />
  if (today === undefined)
    return (
      <p className="not-reported">
        <FormattedMessage
          id="conditions.unavailable"
          defaultMessage="现场报告暂时取不到。出发前请拨游客热线 {hotline}。"
          description="The reports of the day cannot be loaded; hotline is a telephone number"
          values={{ hotline }}
        />
      </p>
    )
  const isValid = (timed: Timed | undefined) => timed !== undefined && isValidAt(timed, now)
  const isReported = {
    weather: isValid(today.weather) || isValid(today.hourly),
    visitors: isValid(today.visitors),
    carParks: today.carParks.some(isValid),
  }
  const subjects = (['weather', 'visitors', 'carParks'] as const)
    .filter((subject) => !isReported[subject])
    .map((subject) => intl.formatMessage(missing[subject]))
  const facilities = today.facilities
    .filter((each) => facilityAt(withClosures(each, closings), now, timeZone).state === 'planned')
    .map(({ name }) => name)
  const isAll = facilities.length > 0 && facilities.length === today.facilities.length
  const names = [...(isAll ? [intl.formatMessage(missing.facilities)] : facilities), ...subjects]
  if (names.length === 0) return null
  return (
    <p className="not-reported">
      <FormattedMessage
        id="conditions.notReported"
        defaultMessage="{subjects}暂无报告。可拨游客热线 {hotline}。"
        description="What nobody has reported today, and whom to call; hotline is a telephone number"
        values={{ subjects: intl.formatList(names), hotline }}
      />
    </p>
  )
}
