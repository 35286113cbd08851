import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** The day of something dated, its numerals to be set large. `iso` is an ISO 8601 date and time. */
export function DateNumerals({ iso }: { iso: string }): ReactNode {
  return (
    <time className="date-numerals" dateTime={iso}>
      <FormattedMessage
        id="dateNumerals.date"
        defaultMessage="{day} {year}"
        description="A date set large: 12月1日 2026年 周二; day is month and day of the month, year has the weekday with it"
        values={{ day: <MonthAndDay iso={iso} />, year: <WeekdayAndYear iso={iso} /> }}
      />
    </time>
  )
}

function WeekdayAndYear({ iso }: { iso: string }): ReactNode {
  const intl = useIntl()
  return (
    <span>
      <FormattedMessage
        id="dateNumerals.year"
        defaultMessage="{year} {weekday}"
        description="Beside a date set large: 2026年 周二"
        values={{
          weekday: intl.formatDate(iso, { weekday: 'short' }),
          year: intl.formatDate(iso, { year: 'numeric' }),
        }}
      />
    </span>
  )
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
