import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Booking } from '../../contract/goods.ts'
import { TelephoneLink } from './telephone-link.tsx'

/** Hands over to whoever sells it: their page as the one button, their telephone beside it. */
export function BookingLinks({ booking, label }: { booking: Booking; label: string }): ReactNode {
  return (
    <div className="booking">
      {booking.url !== undefined && (
        <a className="button" href={booking.url} rel="noopener">
          {label}
        </a>
      )}
      {booking.telephone !== undefined && (
        <p>
          <FormattedMessage
            id="booking.telephone"
            defaultMessage="电话 {telephone}"
            description="The telephone number for bookings"
            values={{ telephone: <TelephoneLink number={booking.telephone} /> }}
          />
        </p>
      )}
      {booking.note !== undefined && <p className="booking-note">{booking.note}</p>}
    </div>
  )
}
