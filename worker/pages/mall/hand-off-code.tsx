import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { encode } from 'uqr'
import type { Booking } from '../../../contract/goods.ts'
import { hostOf } from '../../../client/ui/booking-links.tsx'

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
  const { size, data } = encode(url, { ecc: 'L', border: 0 })
  return (
    <figure className="hand-off-code">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={squares(data)} />
      </svg>
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

/** The dark squares of each row, those side by side as one. */
function squares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        const length = (end === -1 ? row.length : end) - x
        return `M${x} ${y}h${length}v1h-${length}z`
      }),
    )
    .join('')
}
