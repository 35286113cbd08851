import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { Ticket } from '../../../contract/goods.ts'

/** What a ticket costs, and what it costs at the window where that is more. */
export function TicketPrice({ ticket: { price, listPrice } }: { ticket: Ticket }): ReactNode {
  return (
    <>
      <p className="ticket-price">
        <PriceTag price={price} />
      </p>
      {listPrice !== undefined && listPrice.amount > price.amount && (
        <p className="ticket-list-price">
          <FormattedMessage
            id="ticketList.listPrice"
            defaultMessage="窗口价 {price}"
            description="The higher price of a ticket that is bought at the ticket window"
            values={{ price: <PriceTag price={listPrice} /> }}
          />
        </p>
      )}
    </>
  )
}

interface ServiceCellProps {
  service: Ticket['services'][number] | undefined
  lang: string
}

/** Whether a ticket includes a service: a mark for the eye, words for the ear, and a note where there is one. */
export function ServiceCell({ service, lang }: ServiceCellProps): ReactNode {
  return (
    <>
      {service?.included === true ? <Included /> : <NotIncluded />}
      {service?.note !== undefined && (
        <p className="service-note" lang={lang}>
          {service.note}
        </p>
      )}
    </>
  )
}

function Included(): ReactNode {
  return (
    <p className="service-mark service-included">
      <span className="visually-hidden">
        <FormattedMessage
          id="ticketList.included"
          defaultMessage="包含"
          description="A ticket includes a service; read by screen readers, others see a dot"
        />
      </span>
    </p>
  )
}

function NotIncluded(): ReactNode {
  return (
    <p className="service-mark service-not-included">
      <span className="visually-hidden">
        <FormattedMessage
          id="ticketList.notIncluded"
          defaultMessage="不包含"
          description="A ticket does not include a service; read by screen readers, others see a dash"
        />
      </span>
    </p>
  )
}
