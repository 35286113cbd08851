import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Language } from '../../../locales/languages.ts'
import { isValidAt } from '../../../shared/timeline.ts'
import { TimeText } from '../document.tsx'
import { type Duty, facilityNow, keyOfSubject, reportOn, type Subject, subjectsOf } from './duty.ts'
import { shownWords } from './words.ts'

/** A report that ends within this time is marked. */
const SOON_MS = 30 * 60 * 1000

/** Everything that can be reported, each with its state. */
export function DutyList({ duty, language }: { duty: Duty; language: Language }): ReactNode {
  return (
    <ul className="rows">
      {subjectsOf(duty).map((subject) => {
        const { name, words } = shownWords(duty, subject, language)
        return (
          <li key={keyOfSubject(subject)}>
            <a href={`/office/today/${encodeURIComponent(keyOfSubject(subject))}`}>
              <strong>{name}</strong>
              <span className={stateOf(duty, subject, language)}>
                {words || (
                  <FormattedMessage id="office.today.unreported" defaultMessage="没有上报" />
                )}
              </span>
              <End duty={duty} subject={subject} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function stateOf(duty: Duty, subject: Subject, language: Language): string | undefined {
  return subject.kind === 'facility'
    ? facilityNow(duty, subject.id, language)?.state.state
    : undefined
}

/** When the current report ends. */
function End({ duty, subject }: { duty: Duty; subject: Subject }): ReactNode {
  const report = reportOn(duty, subject)
  // Opening hours end with their day.
  if (subject.kind === 'hours') return null
  if (report === undefined || !isValidAt(report, duty.now)) return null
  const isSoon = Date.parse(report.validUntil) - duty.now < SOON_MS
  // The words of a closure have its end.
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
