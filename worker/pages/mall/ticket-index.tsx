import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { tagOf } from '../../../shared/language.ts'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { Ticket } from '../../../contract/goods.ts'
import { ticketAnchor } from './goods-item.tsx'

/** Names and prices of all tickets, and the way to each, where they stand one below the other. */
export function TicketIndex({ tickets }: { tickets: readonly Ticket[] }): ReactNode {
  const intl = useIntl()
  if (tickets.length < 2) return null
  const label = intl.formatMessage({
    id: 'ticketList.index',
    defaultMessage: '各种门票',
    description: 'Name of the list of links, on phones, to each ticket below',
  })
  return (
    <nav className="spot-links ticket-index" aria-label={label}>
      <ul>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <a href={`#${ticketAnchor(ticket)}`} lang={tagOf(ticket.inLanguage)}>
              <span>{ticket.title}</span>
              <PriceTag price={ticket.price} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
