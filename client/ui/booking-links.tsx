import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Booking } from '../../contract/booking.ts'
import { TelephoneLink } from './hotline.tsx'

interface BookingButtonProps {
  booking: Booking
  label: string
  /** What is booked, where a page has several of these: the button's name says it too. */
  subject?: string | undefined
}

interface BookingContactProps {
  booking: Booking
  /** The language of the note, if it may differ from the page's. */
  lang?: string | undefined
}

/** Leads to the seller: their page as the one button, their telephone beside it. */
export function BookingLinks({
  booking,
  label,
  subject,
  lang,
}: BookingButtonProps & BookingContactProps): ReactNode {
  return (
    <div className="booking">
      <BookingButton booking={booking} label={label} subject={subject} />
      <BookingContact booking={booking} lang={lang} />
    </div>
  )
}

/** The button that leads to the seller's page; nothing where the seller has none. */
export function BookingButton({ booking, label, subject }: BookingButtonProps): ReactNode {
  const intl = useIntl()
  if (booking.url === undefined) return null
  const name =
    subject &&
    intl.formatMessage(
      {
        id: 'booking.labelled',
        defaultMessage: '{label}：{subject}',
        description: 'Name of a booking button, for screen readers: “Buy: Day ticket”',
      },
      { label, subject },
    )
  return (
    <a className="button" href={booking.url} rel="noopener" aria-label={name}>
      {label}
    </a>
  )
}

/** Says on which site one goes on, where a button leaves this one. */
export function BookingHost({ booking }: { booking: Booking }): ReactNode {
  const host = hostOf(booking)
  if (host === undefined) return null
  return (
    <p className="booking-note">
      <FormattedMessage
        id="booking.elsewhere"
        defaultMessage="到 {host} 办理"
        description="Near a button that leads to a seller: the site on which one books or buys"
        values={{ host }}
      />
    </p>
  )
}

/** The host that a booking leads to, as visitors know it; nothing where it leads nowhere. */
export function hostOf({ url }: Booking): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined
}

/** What else there is to know: the telephone for bookings, a note. */
export function BookingContact({
  booking: { telephone, note },
  lang,
}: BookingContactProps): ReactNode {
  return (
    <>
      {telephone !== undefined && (
        <p className="booking-telephone">
          <FormattedMessage
            id="booking.telephone"
            defaultMessage="电话 {telephone}"
            description="The telephone number for bookings"
            values={{ telephone: <TelephoneLink number={telephone} /> }}
          />
        </p>
      )}
      {note !== undefined && (
        <p className="booking-note" lang={lang}>
          {note}
        </p>
      )}
    </>
  )
}
