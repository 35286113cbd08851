import { telephoneNumber } from '../../shared/telephone-number.ts'
import { isolated, langAttributes } from '../../shared/text-direction.ts'
import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import type { Booking } from '../../contract/booking.ts'
import { TelephoneLink } from './hotline.tsx'

interface BookingButtonProps {
  booking: Booking
  label: string
  /** The booked item, for the button's accessible name if a page has several buttons. */
  subject?: string | undefined
  /** Whether the button calls the seller's number if the seller has no page. */
  orCalls?: boolean
  /** Whether the number is near the button, so the button does not show it. */
  isNumberNear?: boolean
}

/** A button that links to the seller's page, or calls the number. Empty if there is neither. */
export function BookingButton({
  booking,
  subject,
  orCalls,
  isNumberNear,
  ...props
}: BookingButtonProps): ReactNode {
  const intl = useIntl()
  const number = booking.url === undefined && orCalls ? booking.telephone : undefined
  const address = booking.url ?? (number && `tel:${telephoneNumber(number)}`)
  if (address === undefined) return null
  const label =
    number === undefined ? props.label : callLabel(intl, isNumberNear ? undefined : number)
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
    <a className="button" href={address} rel="noopener" aria-label={name}>
      {label}
    </a>
  )
}

const callMessage = defineMessage({
  id: 'booking.call',
  defaultMessage: '打电话',
  description:
    'Button that calls the seller of rooms, meals and tickets without a page. Not all of them take bookings',
})

/** Returns `打电话 0600-555 0161`, or only the verb without a number. */
function callLabel(intl: IntlShape, number: string | undefined): string {
  const call = intl.formatMessage(callMessage)
  return number === undefined ? call : `${call} ${isolated(number)}`
}

/** The name of the seller's site, if the button leads to another site. */
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

/** Returns the host name of the booking address; undefined if there is none. */
export function hostOf({ url }: Booking): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).hostname : undefined
}

/** The telephone number for bookings, and the note. Its language may differ from the page's. */
export function BookingContact({
  booking: { telephone, note },
  lang,
}: {
  booking: Booking
  lang?: string | undefined
}): ReactNode {
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
        <p className="booking-note" {...langAttributes(lang)}>
          {note}
        </p>
      )}
    </>
  )
}
