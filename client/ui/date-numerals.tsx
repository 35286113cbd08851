import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** The day of something dated, its numerals to be set large. `iso` is an ISO 8601 date and time. */
export function DateNumerals({ iso }: { iso: string }): ReactNode {
  return (
    <time className="date-numerals" dateTime={iso}>
      <FormattedMessage
        id="dateNumerals.date"
        defaultMessage="{day} {year}"
        description="A date set large: 12月1日 周二 2026年; day is month and day of the month, year has the weekday before it"
        values={{ day: <MonthAndDay iso={iso} />, year: <WeekdayAndYear iso={iso} /> }}
      />
    </time>
  )
}

function WeekdayAndYear({ iso }: { iso: string }): ReactNode {
  const intl = useIntl()
  const parts = [
    intl.formatDate(iso, { weekday: 'short' }),
    intl.formatDate(iso, { year: 'numeric' }),
  ]
  return <span>{parts.join(' ')}</span>
}

/** Numerals in elements of their own; the words around them, 月 or Dec, as they stand. */
function MonthAndDay({ iso }: { iso: string }): ReactNode {
  const intl = useIntl()
  return (
    <span className="date-numerals-day">
      {intl.formatDateToParts(iso, { month: 'short', day: 'numeric' }).map(({ type, value }) =>
        /^\d+$/.test(value) ? (
          <span key={type} className="numeral">
            {value}
          </span>
        ) : (
          value
        ),
      )}
    </span>
  )
}
