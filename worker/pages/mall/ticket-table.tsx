import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { tagOf } from '../../../shared/language.ts'
import type { Ticket } from '../../../contract/goods.ts'
import { ticketAnchor } from './goods-item.tsx'
import { type TicketRow, ticketRows } from './ticket-rows.tsx'

/**
 * Compares tickets, one column each. Every cell except the button's names its row in `data-label`, and each has its column's
 * `order`, so that the stylesheet can stack the columns on a phone. A screen reader then still reads row by row, in some
 * browsers without a table, so each cell also names its ticket.
 */
export function TicketTable({ tickets }: { tickets: readonly Ticket[] }): ReactNode {
  const rows = ticketRows(useIntl(), tickets)
  return (
    <table className="ticket-table">
      <caption className="visually-hidden">
        <FormattedMessage
          id="ticketList.caption"
          defaultMessage="门票对比：一列一种票"
          description="Caption of the table that compares the tickets"
        />
      </caption>
      <thead>
        <tr>
          <th scope="col" className="ticket-corner">
            <span className="visually-hidden">
              <FormattedMessage
                id="ticketList.corner"
                defaultMessage="项目"
                description="Heading of the first column of the comparison of tickets, which names prices, services and conditions"
              />
            </span>
          </th>
          {tickets.map((ticket, order) => (
            <TicketHead key={ticket.id} ticket={ticket} order={order} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.kind} ${row.label}`} row={row} tickets={tickets} />
        ))}
      </tbody>
    </table>
  )
}

function TicketHead({ ticket, order }: { ticket: Ticket; order: number }): ReactNode {
  const lang = tagOf(ticket.inLanguage)
  return (
    <th
      scope="col"
      id={ticketAnchor(ticket)}
      abbr={ticket.title}
      className={advisedClass(ticket)}
      style={{ order }}
    >
      {ticket.recommended && (
        <p className="ticket-recommended">
          <FormattedMessage
            id="ticketList.recommended"
            defaultMessage="多数人适用"
            description="Marks the ticket that suits most visitors"
          />
        </p>
      )}
      <p className="ticket-name" lang={lang}>
        {ticket.title}
      </p>
      {ticket.summary !== '' && (
        <p className="ticket-summary" lang={lang}>
          {ticket.summary}
        </p>
      )}
    </th>
  )
}

function Row({ row, tickets }: { row: TicketRow; tickets: readonly Ticket[] }): ReactNode {
  return (
    <tr className={row.kind === 'booking' ? 'ticket-row-booking' : undefined}>
      <th scope="row" lang={row.lang}>
        {row.label}
      </th>
      {tickets.map((ticket, order) => (
        <td
          key={ticket.id}
          data-label={row.kind === 'booking' ? undefined : row.label}
          className={advisedClass(ticket)}
          style={{ order }}
        >
          {row.kind !== 'booking' && (
            <span className="ticket-told visually-hidden" lang={tagOf(ticket.inLanguage)}>
              {ticket.title}
            </span>
          )}
          {row.cellOf(ticket)}
        </td>
      ))}
    </tr>
  )
}

function advisedClass({ recommended }: Ticket): string | undefined {
  return recommended ? 'ticket-advised' : undefined
}
