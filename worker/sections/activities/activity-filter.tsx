import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { When } from './activity-choice.ts'

const names = defineMessages({
  weekend: {
    id: 'activityList.weekend',
    defaultMessage: '本周末',
    description: 'Narrows the list of activities to those on this Saturday and Sunday',
  },
  month: {
    id: 'activityList.month',
    defaultMessage: '本月',
    description: 'Narrows the list of activities to those until the end of this month',
  },
})

interface ActivityFilterProps {
  /** What can be chosen. */
  whens: readonly When[]
  chosen: When | undefined
  hrefOf: (when: When | undefined) => string
}

/** Narrows the list of activities by links: one that is chosen leads back. */
export function ActivityFilter({ whens, chosen, hrefOf }: ActivityFilterProps): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage({
    id: 'activityList.whens',
    defaultMessage: '按时间筛选',
    description: 'Name of the links that narrow the list of activities to some days',
  })
  return (
    <nav className="category-filter" aria-label={label}>
      <ul>
        {whens.map((when) => (
          <li key={when}>
            <a
              href={hrefOf(when === chosen ? undefined : when)}
              aria-current={when === chosen ? 'true' : undefined}
            >
              {intl.formatMessage(names[when])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
