import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Booking } from '../../../contract/booking.ts'
import { hostOf } from '../../../client/ui/booking-links.tsx'
import { QrCode } from '../../../client/ui/qr-code.tsx'
import type { Language } from '../../../locales/languages.ts'

/** In a QR code of a longer address, the squares are too small at arm's length. */
const MAX_CHARACTERS = 200

interface HandOffCodeProps {
  booking: Booking
  /** The name of the item, if several codes are next to each other. */
  subject?: string
}

/** A QR code of the booking address. Renders nothing without address or if it is too long. */
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
          defaultMessage="手机扫码，打开 {host}"
          description="Beside a QR code of the address where one books or buys"
          values={{ host }}
        />
      </figcaption>
    </figure>
  )
}

/** The visitor's choice that the site passes to the seller. */
export interface Chosen {
  /** The chosen day, such as `2026-11-27`. */
  date?: string | undefined
  /** The number of tickets of one kind. */
  count?: number
  nights?: number | undefined
  persons?: number | undefined
  language: Language
}

const PLACEHOLDER = /\{(\w+)\}/

/**
 * Returns the booking with an address for the choice, made from the seller's template. The address
 * stays unchanged if there is no template, or if a placeholder in its path has no value. Query
 * parameters without a value are omitted.
 */
export function bookingFor(booking: Booking, chosen: Chosen): Booking {
  const { template } = booking
  if (template === undefined) return booking
  const [address = '', query = ''] = filled(template, chosen).split('?')
  if (PLACEHOLDER.test(address)) return booking
  const known = query.split('&').filter((part) => part !== '' && !PLACEHOLDER.test(part))
  return { ...booking, url: [address, known.join('&')].filter(Boolean).join('?') }
}

function filled(template: string, chosen: Chosen): string {
  const values = new Map<string, unknown>(Object.entries(chosen))
  return template.replaceAll(new RegExp(PLACEHOLDER, 'g'), (whole, name: string) =>
    values.get(name) === undefined ? whole : encodeURIComponent(String(values.get(name))),
  )
}
