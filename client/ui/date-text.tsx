import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import type { TimedText as Entry } from '../../shared/timed-text.ts'

/**
 * A day in the usual form of the page's language, in a machine-readable `<time>`. `iso` is an ISO
 * 8601 date, or date and time.
 */
export function DateText({ iso }: { iso: string }): ReactNode {
  return (
    <time dateTime={iso}>
      <FormattedDate value={iso} year="numeric" month="long" day="numeric" />
    </time>
  )
}

interface DateNumeralsProps {
  /** An ISO 8601 date and time. */
  iso: string
  /** Whether a heading above it has the month and the year. */
  isInMonth?: boolean
}

/** A day with large numerals. */
export function DateNumerals({ iso, isInMonth = false }: DateNumeralsProps): ReactNode {
  const intl = useIntl()
  const weekday = intl.formatDate(iso, { weekday: 'short' })
  const year = (
    <span>
      {isInMonth ? (
        weekday
      ) : (
        <FormattedMessage
          id="dateNumerals.year"
          defaultMessage="{year} {weekday}"
          description="Beside a date set large: 2026年 周二"
          values={{ weekday, year: intl.formatDate(iso, { year: 'numeric' }) }}
        />
      )}
    </span>
  )
  return (
    <time className="date-numerals" dateTime={iso}>
      <FormattedMessage
        id="dateNumerals.date"
        defaultMessage="{day} {year}"
        description="A date set large: 12月1日 2026年 周二; day is month and day of the month, year has the weekday with it"
        values={{ day: <Day iso={iso} month={isInMonth ? undefined : 'short'} />, year }}
      />
    </time>
  )
}

/** The numbers of a date are in separate elements; text such as 月 or Dec is not. */
function Day({ iso, month }: { iso: string; month: 'short' | undefined }): ReactNode {
  const intl = useIntl()
  return (
    <span className="date-numerals-day">
      {intl.formatDateToParts(iso, { month, day: 'numeric' }).map(({ type, value }) =>
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

interface TimedTextProps {
  /** The texts with the times at which they start. The first one applies now. */
  entries: readonly Entry[]
  /** A text that is always true. It is shown if the time or the age of the page is unknown. */
  otherwise?: string | undefined
}

/** A text that the browser updates. Without script, it stays as it was in the response. */
export function TimedText({ entries, otherwise }: TimedTextProps): ReactNode {
  return (
    <span data-times={JSON.stringify(entries)} data-otherwise={otherwise}>
      {entries[0]?.[1] ?? otherwise}
    </span>
  )
}

/**
 * Text of an island that may appear, disappear or change. Renders nothing without a text. The text
 * is in its own element, and both are replaced together: translation tools wrap text nodes in
 * elements, and React could then neither remove nor change the text.
 */
export function ChangingText({ children }: { children: string | undefined }): ReactNode {
  return children === undefined ? null : <span key={children}>{children}</span>
}
