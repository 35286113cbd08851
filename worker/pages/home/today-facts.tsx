import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import type { Recommendations, Site } from '../../../contract/scenic.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'

type Facts = Recommendations['today']

interface TodayFactsProps {
  facts: Facts
  site: Site
  now: Date
}

/** How things stand on the mountain today: the site's opening hours where nothing else is known. The first fact bears the date. */
export function TodayFacts({ facts, site, now }: TodayFactsProps): ReactNode {
  const intl = useIntl()
  const known = facts.length > 0 ? facts : [openingHoursOf(site, intl)]
  return (
    <dl className="today-facts">
      {known.map(({ label, value, note }, index) => (
        <div key={label}>
          <dt>{index === 0 ? <DatedLabel label={label} now={now} /> : label}</dt>
          <dd className="today-value">{value}</dd>
          {note !== undefined && <dd className="today-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function openingHoursOf({ openingHours }: Site, intl: IntlShape): Facts[number] {
  const { opens, closes, lastEntry } = openingHours
  return {
    label: intl.formatMessage({
      id: 'home.openToday',
      defaultMessage: '今日开放',
      description: 'Label of the opening hours among the facts of the day',
    }),
    value: `${opens}–${closes}`,
    note:
      lastEntry &&
      intl.formatMessage(
        {
          id: 'home.lastEntry',
          defaultMessage: '{time} 停止入园',
          description: 'Below the opening hours of the day: when the last visitors are let in',
        },
        { time: lastEntry },
      ),
  }
}

function DatedLabel({ label, now }: { label: string; now: Date }): ReactNode {
  const intl = useIntl()
  const date = intl.formatDate(now, { month: 'short', day: 'numeric' })
  return (
    <FormattedMessage
      id="home.datedLabel"
      defaultMessage="{label} {date}"
      description="Label of the first fact of the day, with the date: 今日 11月21日"
      values={{ label, date: <time dateTime={dayIn(timeZone, now.getTime())}>{date}</time> }}
    />
  )
}
