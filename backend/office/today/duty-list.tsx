import { Fragment, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Language } from '../../../locales/languages.ts'
import { isValidAt } from '../../../shared/timeline.ts'
import { TimeText } from '../document.tsx'
import { type Duty, facilityNow, keyOfSubject, reportOn, type Subject, subjectsOf } from './duty.ts'
import { shownWords } from './words.ts'

/** The list marks a report that ends within this time. */
const SOON_MS = 30 * 60 * 1000

const headings = defineMessages({
  weather: { id: 'office.today.group.weather', defaultMessage: '天气和预警' },
  visitors: { id: 'office.today.group.visitors', defaultMessage: '人数和车位' },
  tickets: { id: 'office.today.group.tickets', defaultMessage: '余票' },
})

interface Group {
  heading?: MessageDescriptor
  kinds: readonly Subject['kind'][]
}

const GROUPS: readonly Group[] = [
  { kinds: ['facility', 'hours', 'note'] },
  { heading: headings.weather, kinds: ['weather', 'warning', 'forecast', 'webcam'] },
  { heading: headings.visitors, kinds: ['visitors', 'car-park'] },
  { heading: headings.tickets, kinds: ['ticket'] },
]

interface DutyListProps {
  duty: Duty
  language: Language
}

/** All subjects of reports in groups, each with its current state. */
export function DutyList({ duty, language }: DutyListProps): ReactNode {
  const subjects = subjectsOf(duty)
  return GROUPS.map(({ heading, kinds }) => {
    const group = kinds.flatMap((kind) => subjects.filter((subject) => subject.kind === kind))
    if (group.length === 0) return null
    return (
      <Fragment key={kinds[0]}>
        {heading && (
          <h2>
            <FormattedMessage {...heading} />
          </h2>
        )}
        <ul className="rows">
          {group.map((subject) => (
            <li key={keyOfSubject(subject)}>
              <SubjectLink subject={subject} duty={duty} language={language} />
            </li>
          ))}
        </ul>
      </Fragment>
    )
  })
}

function SubjectLink({ subject, duty, language }: DutyListProps & { subject: Subject }): ReactNode {
  const { name, words } = shownWords(duty, subject, language)
  return (
    <a href={`/office/today/${encodeURIComponent(keyOfSubject(subject))}`}>
      <strong>{name}</strong>
      <span className={stateOf(duty, subject, language)}>
        {words || <FormattedMessage id="office.today.unreported" defaultMessage="没有上报" />}
      </span>
      <End duty={duty} subject={subject} />
    </a>
  )
}

function stateOf(duty: Duty, subject: Subject, language: Language): string | undefined {
  return subject.kind === 'facility'
    ? facilityNow(duty, subject.id, language)?.state.state
    : undefined
}

/** The end of the current report. */
function End({ duty, subject }: { duty: Duty; subject: Subject }): ReactNode {
  const report = reportOn(duty, subject)
  // Reported opening hours always end with their day, so their end is not shown.
  if (subject.kind === 'hours') return null
  if (report === undefined || !isValidAt(report, duty.now)) return null
  const isSoon = Date.parse(report.validUntil) - duty.now < SOON_MS
  // The text of a closure already contains the end.
  if ('state' in report && report.state === 'closed' && !isSoon) return null
  return (
    <span className={isSoon ? 'soon' : undefined}>
      <FormattedMessage
        id="office.today.ends.at"
        defaultMessage="{isSoon, select, true {快到期了，请续报：} other {}}显示到 {time}"
        description="When a report ends; “true”: soon"
        values={{ isSoon: String(isSoon), time: <TimeText at={report.validUntil} /> }}
      />
    </span>
  )
}
