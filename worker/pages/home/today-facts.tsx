import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { chinaDay } from '../../../contract/china-day.ts'
import type { Recommendations } from '../../../contract/scenic.ts'

interface TodayFactsProps {
  facts: Recommendations['today']
  now: Date
}

/** How things stand on the mountain today; the first fact bears the date. Nothing where nothing is known. */
export function TodayFacts({ facts, now }: TodayFactsProps): ReactNode {
  if (facts.length === 0) return null
  return (
    <dl className="today-facts">
      {facts.map(({ label, value, note }, index) => (
        <div key={label}>
          <dt>{index === 0 ? <DatedLabel label={label} now={now} /> : label}</dt>
          <dd className="today-value">{value}</dd>
          {note !== undefined && <dd className="today-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function DatedLabel({ label, now }: { label: string; now: Date }): ReactNode {
  const intl = useIntl()
  const date = intl.formatDate(now, { month: 'short', day: 'numeric' })
  return (
    <FormattedMessage
      id="home.datedLabel"
      defaultMessage="{label} {date}"
      description="Label of the first fact of the day, with the date: 今日 11月21日"
      values={{ label, date: <time dateTime={chinaDay(now.getTime())}>{date}</time> }}
    />
  )
}
