import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Today } from '../../contract/conditions.ts'
import { Await } from '../render/await.tsx'
import type { Deferred } from '../sections/define-page.ts'
import { FacilityFacts, type FacilityFactsProps, facilityFacts } from './facility-facts.tsx'

interface FacilitiesTodayProps extends Pick<FacilityFactsProps, 'alerts' | 'area' | 'now'> {
  today: Deferred<Today>
  /** In one line instead of a row each. */
  isLine?: boolean
}

/** How each facility stands today, as a part of a page that is about something else. */
export function FacilitiesToday({
  today,
  alerts,
  area,
  now,
  isLine = false,
}: FacilitiesTodayProps): ReactNode {
  return (
    <Await resolve={today}>
      {({ facilities }) =>
        facilities.length === 0 ? null : isLine ? (
          <ul className="opening-now">
            <FacilityLine {...{ facilities, alerts, area, now }} />
          </ul>
        ) : (
          <div className="opening-now">
            <FacilityFacts {...{ facilities, alerts, area, now }} />
          </div>
        )
      }
    </Await>
  )
}

/** The same in one line, for above what fills the window. */
function FacilityLine(props: FacilityFactsProps): ReactNode {
  const intl = useIntl()
  return facilityFacts(intl, props).map(({ name, value }) => (
    <li key={name}>
      {intl.formatMessage(
        {
          id: 'facility.line',
          defaultMessage: '{name}：{value}',
          description: 'How a facility stands: its name, and that it runs until when, or is closed',
        },
        { name, value },
      )}
    </li>
  ))
}
