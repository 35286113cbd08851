import type { ReactNode } from 'react'
import { defineMessages, type IntlShape } from 'react-intl'
import { BookingLinks } from '../../../client/ui/booking-links.tsx'
import { tagOf } from '../../../shared/language.ts'
import { MAX_SERVICES, type Ticket } from '../../../contract/goods.ts'
import { ServiceCell, TicketPrice } from './ticket-cells.tsx'

/** A row of the comparison of tickets, with a cell for each ticket. */
export interface TicketRow {
  kind: 'price' | 'audience' | 'service' | 'validity' | 'refund' | 'booking'
  label: string
  /** The language of the label, if it may differ from the page's. */
  lang?: string | undefined
  cellOf: (ticket: Ticket) => ReactNode
}

const words = defineMessages({
  price: {
    id: 'ticketList.price',
    defaultMessage: '票价',
    description: 'Row of the comparison of tickets: what they cost',
  },
  audience: {
    id: 'ticketList.audience',
    defaultMessage: '适用人群',
    description: 'Row of the comparison of tickets: who may buy them',
  },
  validity: {
    id: 'ticketList.validity',
    defaultMessage: '有效期',
    description: 'Row of the comparison of tickets: when they are valid',
  },
  refund: {
    id: 'ticketList.refund',
    defaultMessage: '退改',
    description: 'Row of the comparison of tickets: how they are refunded',
  },
  booking: {
    id: 'ticketList.booking',
    defaultMessage: '购票',
    description: 'Row of the comparison of tickets: where to buy them',
  },
  book: {
    id: 'ticketList.book',
    defaultMessage: '购买',
    description: 'Button that leads to the page that sells a ticket',
  },
})

/** The rows of the comparison, from what a ticket costs to where it is sold. */
export function ticketRows(intl: IntlShape, tickets: readonly Ticket[]): TicketRow[] {
  return [
    {
      kind: 'price',
      label: intl.formatMessage(words.price),
      cellOf: (ticket) => <TicketPrice ticket={ticket} />,
    },
    textRow('audience', intl.formatMessage(words.audience)),
    ...serviceRows(tickets),
    textRow('validity', intl.formatMessage(words.validity)),
    textRow('refund', intl.formatMessage(words.refund)),
    ...bookingRow(intl, tickets),
  ]
}

/** Where each ticket is sold, without the telephone number that all share; no row if nothing else is known of any. */
function bookingRow(intl: IntlShape, tickets: readonly Ticket[]): TicketRow[] {
  const telephone = sharedTelephone(tickets)
  const ownBooking = ({ booking }: Ticket) =>
    telephone === undefined ? booking : { ...booking, telephone: undefined }
  if (!tickets.some((ticket) => Object.values(ownBooking(ticket)).some(Boolean))) return []
  return [
    {
      kind: 'booking',
      label: intl.formatMessage(words.booking),
      cellOf: (ticket) => (
        <BookingLinks
          booking={ownBooking(ticket)}
          label={intl.formatMessage(words.book)}
          subject={ticket.title}
          lang={tagOf(ticket.inLanguage)}
        />
      ),
    },
  ]
}

function textRow(kind: 'audience' | 'validity' | 'refund', label: string): TicketRow {
  return {
    kind,
    label,
    cellOf: (ticket) => <p lang={tagOf(ticket.inLanguage)}>{ticket[kind]}</p>,
  }
}

/**
 * One row per service, matched by name and not by position: a service that did not fit the contract is missing from its ticket.
 * At most as many as one ticket may have, since all tickets are to name the same services.
 */
function serviceRows(tickets: readonly Ticket[]): TicketRow[] {
  const languageOf = new Map(
    tickets.flatMap(({ services, inLanguage }) =>
      services.map(({ name }) => [name, tagOf(inLanguage)] as const),
    ),
  )
  return [...languageOf].slice(0, MAX_SERVICES).map(([label, lang]) => ({
    kind: 'service',
    label,
    lang,
    cellOf: ({ services }) => (
      <ServiceCell service={services.find(({ name }) => name === label)} lang={lang} />
    ),
  }))
}

/** The telephone number that all tickets share; nothing if they have several, or none. */
export function sharedTelephone(tickets: readonly Ticket[]): string | undefined {
  const [telephone, ...others] = new Set(tickets.map(({ booking }) => booking.telephone))
  return others.length === 0 ? telephone : undefined
}
