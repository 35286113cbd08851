import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { BookingButton, hostOf } from '../../../client/ui/booking-links.tsx'
import type { Language } from '../../../locales/languages.ts'
import type { Combination } from './combinations.ts'
import { HandOffCode } from '../mall/hand-off-code.tsx'
import { bookingFor } from '../mall/hand-off.ts'

interface BuyProps {
  combination: Combination
  day: string
  language: Language
}

/** A button and a code for each kind of ticket of a combination, which take along what is known, and where they lead. */
export function Buy({ combination: { tickets }, day, language }: BuyProps): ReactNode {
  const intl = useIntl()
  const bookings = tickets.map(({ of, count }) => ({
    ticket: of,
    booking: bookingFor(of.booking, { date: day, count, language }),
  }))
  const hosts = new Set(bookings.flatMap(({ booking }) => hostOf(booking) ?? []))
  return (
    <>
      <p className="combinations-buy">
        {bookings.map(({ ticket, booking }) => (
          <BookingButton
            key={ticket.id}
            booking={booking}
            label={intl.formatMessage(
              {
                id: 'party.book',
                defaultMessage: '购买{ticket}',
                description: 'Button that leads to the page that sells this ticket',
              },
              { ticket: ticket.title },
            )}
          />
        ))}
        {hosts.size > 0 && (
          <small>
            <FormattedMessage
              id="party.elsewhere"
              defaultMessage="在 {hosts} 完成购买"
              description="Below buttons that lead to a seller: the site on which the purchase is made"
              values={{ hosts: intl.formatList(hosts) }}
            />
          </small>
        )}
      </p>
      <div className="hand-off-codes">
        {bookings.map(({ ticket, booking }) => (
          <HandOffCode key={ticket.id} booking={booking} subject={ticket.title} />
        ))}
      </div>
    </>
  )
}
