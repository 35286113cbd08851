import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DayOutOfRange, type Days, within } from '../mall/days.tsx'

const MOST = 9

/** A stay: the day of arrival (undefined until chosen), and the number of nights and guests. */
export interface Stay {
  day: string | undefined
  nights: number
  persons: number
}

interface StayFormProps {
  stay: Stay
  days: Days
  /** The address of the page. The choice is its query, so that the result can be linked. */
  action: string
}

/** The form to choose day, nights and guests. The links to the seller contain the chosen values. */
export function StayForm({ stay, days, action }: StayFormProps): ReactNode {
  const intl = useIntl()
  const { day } = stay
  return (
    <>
      <form className="party-form" id="stay" action={`${action}#stay`}>
        <label className="party-day">
          <span>
            <FormattedMessage id="stay.day" defaultMessage="哪天入住" />
          </span>
          <input
            type="date"
            name="day"
            min={days.first}
            max={days.last}
            defaultValue={day && within(days, day)}
            required
          />
        </label>
        <Count
          name="nights"
          chosen={stay.nights}
          label={intl.formatMessage({ id: 'stay.nights', defaultMessage: '住几晚' })}
        />
        <Count
          name="persons"
          chosen={stay.persons}
          label={intl.formatMessage({ id: 'stay.persons', defaultMessage: '几位' })}
        />
        <button className="button">
          {intl.formatMessage({ id: 'stay.take', defaultMessage: '带上这些去预订' })}
        </button>
      </form>
      {day !== undefined &&
        (within(days, day) === day ? <Taken stay={stay} day={day} /> : <DayOutOfRange {...days} />)}
    </>
  )
}

function Count({ name, label, chosen }: { name: string; label: string; chosen: number }) {
  const intl = useIntl()
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen}>
        {Array.from({ length: MOST }, (_, index) => (
          <option key={index} value={index + 1}>
            {intl.formatNumber(index + 1)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Taken({ stay: { nights, persons }, day }: { stay: Stay; day: string }): ReactNode {
  const intl = useIntl()
  return (
    <p className="booking-note">
      <FormattedMessage
        id="stay.taken"
        defaultMessage="下面的预订按钮会带上：{day}入住，{nights, plural, other {# 晚}}，{persons, plural, other {# 位}}。"
        description="Says what the booking buttons of a hotel take to the seller"
        values={{
          day: intl.formatDate(day, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
          nights,
          persons,
        }}
      />
    </p>
  )
}
