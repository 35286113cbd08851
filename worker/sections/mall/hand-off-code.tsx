import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Booking } from '../../../contract/booking.ts'
import { hostOf } from '../../../client/ui/booking-links.tsx'
import { QrCode } from '../../../client/ui/qr-code.tsx'

/** A code of a longer address has squares that are too small for a phone at arm's length. */
const MAX_CHARACTERS = 200

interface HandOffCodeProps {
  booking: Booking
  /** What is booked, where codes stand beside each other. */
  subject?: string
}

/** The address where one books, as a code for a phone: on wide windows and on paper. Nothing where there is no such address. */
export function HandOffCode({ booking, subject }: HandOffCodeProps): ReactNode {
  const { url } = booking
  const host = hostOf(booking)
  if (url === undefined || host === undefined || url.length > MAX_CHARACTERS) return null
  return (
    <figure className="hand-off-code">
      <QrCode address={url} />
      <figcaption>
        {subject !== undefined && <b>{subject} </b>}
        <FormattedMessage
          id="handOff.scan"
          defaultMessage="手机扫码，在 {host} 预订"
          description="Beside a QR code of the address where one books: what it is for"
          values={{ host }}
        />
      </figcaption>
    </figure>
  )
}
