import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { Fare, Ticket } from '../../../contract/goods.ts'
import { tagOf } from '../../../shared/language.ts'
import { amountOn } from './combinations.ts'
import { visitorName } from './visitor-words.ts'

interface FareTableProps {
  tickets: readonly Ticket[]
  fares: readonly Fare[]
  day: string
}

/** All that costs money, with what each costs: tickets, rides, what else there is. */
export function FareTable({ tickets, fares, day }: FareTableProps): ReactNode {
  return (
    <table className="fare-table">
      <caption className="visually-hidden">
        <FormattedMessage
          id="fares.title"
          defaultMessage="全部价格"
          description="Title of the table of all prices"
        />
      </caption>
      <tbody>
        {tickets.map((ticket) => (
          <tr key={ticket.id}>
            <th scope="row" lang={tagOf(ticket.inLanguage)}>
              {ticket.title}
            </th>
            <td>
              <PriceTag
                price={{ ...ticket.price, amount: amountOn(ticket, day) ?? ticket.price.amount }}
              />
            </td>
          </tr>
        ))}
        {fares.map(({ name, price, reduced, note }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note !== undefined && <small>{note}</small>}
            </th>
            <td>
              <PriceTag price={price} />
              {reduced.map((less) => (
                <Less key={less.visitor} {...less} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Who pays less for a ride, and how much. */
function Less({ visitor, price }: Fare['reduced'][number]): ReactNode {
  return (
    <small>
      <FormattedMessage
        id="fares.reduced"
        defaultMessage="{who} {price}"
        description="Below a fare: who pays less for it, and how much"
        values={{
          who: visitorName(useIntl(), visitor),
          price: price.amount === 0 ? <Free /> : <PriceTag price={price} />,
        }}
      />
    </small>
  )
}

function Free(): ReactNode {
  return (
    <FormattedMessage
      id="fares.free"
      defaultMessage="免费"
      description="Instead of a fare of nothing"
    />
  )
}
