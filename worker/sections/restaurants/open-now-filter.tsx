import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

interface OpenNowFilterProps {
  isOn: boolean
  /** The address of the list with this wish, or without. */
  hrefOf: (isOn: boolean) => string
  /** How many are listed. */
  open: number
  /** Of how many it is not known. */
  unknown: number
  /** The time that the page is made for, in milliseconds. */
  now: number
}

/** Narrows a list to what is open now, by a link. What is narrowed so says of when that is, since a page may be read later. */
export function OpenNowFilter({ isOn, hrefOf, open, unknown, now }: OpenNowFilterProps): ReactNode {
  const intl = useIntl()
  return (
    <>
      <nav
        className="category-filter"
        aria-label={intl.formatMessage({
          id: 'openNow.filter',
          defaultMessage: '按营业筛选',
          description: 'Name of the link that narrows a list to what is open now',
        })}
      >
        <ul>
          <li>
            <a href={hrefOf(!isOn)} aria-current={isOn ? 'true' : undefined}>
              <FormattedMessage
                id="openNow.open"
                defaultMessage="现在营业"
                description="Narrows the list of restaurants to those that are open now"
              />
            </a>
          </li>
        </ul>
      </nav>
      {isOn && (
        <p className="list-note">
          <FormattedMessage
            id="openNow.asOf"
            defaultMessage="{time} {open, plural, =0 {没有营业的} other {有 # 家营业}}{unknown, plural, =0 {} other {，另有 # 家不知道}}"
            description="Above the list of what is open: of when it tells, as 11月26日 11:40, how many are open, and of how many nobody knows"
            values={{
              open,
              unknown,
              time: intl.formatDate(now, {
                month: 'short',
                day: 'numeric',
                hour: '2-digit',
                minute: '2-digit',
                hourCycle: 'h23',
              }),
            }}
          />
        </p>
      )}
    </>
  )
}
