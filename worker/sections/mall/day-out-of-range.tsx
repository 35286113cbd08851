import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { Days } from './days.ts'

/** Says which days can be chosen, where another one was. */
export function DayOutOfRange({ first, last }: Days): ReactNode {
  return (
    <p className="notice">
      <FormattedMessage
        id="party.dayOutOfRange"
        defaultMessage="请选{first}到{last}之间的一天。"
        description="Says which days can be chosen, where another one was"
        values={{ first: <Day iso={first} />, last: <Day iso={last} /> }}
      />
    </p>
  )
}

function Day({ iso }: { iso: string }): ReactNode {
  return <FormattedDate value={iso} year="numeric" month="long" day="numeric" timeZone="UTC" />
}
