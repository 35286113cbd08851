import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { Fare, Ticket } from '../../../contract/ticket.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { closedWords, type DaysOff } from './days-off.tsx'
import { pricedOn } from './combinations.ts'
import { visitorName } from './visitor-words.ts'

interface FareTableProps {
  tickets: readonly Ticket[]
  fares: readonly Fare[]
  day: string
  daysOff: DaysOff
}

export function FareTable({ tickets, fares, day, daysOff }: FareTableProps): ReactNode {
  return (
    <table className="fare-table">
      <caption className="visually-hidden">
        <FormattedMessage id="fares.title" defaultMessage="全部价格" />
      </caption>
      <tbody>
        {pricedOn(tickets, day).map(({ id, inLanguage, title, price }) => (
          <tr key={id}>
            <th scope="row" {...langAttributes(tagOf(inLanguage))}>
              {title}
            </th>
            <td>
              <PriceTag price={price} />
            </td>
          </tr>
        ))}
        {fares.map((fare) => (
          <tr key={fare.name}>
            <th scope="row">
              {fare.name}
              {fare.note !== undefined && <small>{fare.note}</small>}
              <NotOn fare={fare} day={day} daysOff={daysOff} />
            </th>
            <td>
              <PriceTag price={fare.price} />
              {fare.reduced.map((less) => (
                <Less key={less.visitor} {...less} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NotOn({
  fare,
  day,
  daysOff,
}: Pick<FareTableProps, 'day' | 'daysOff'> & { fare: Fare }): ReactNode {
  const intl = useIntl()
  const off = daysOff.fare(fare, day)
  if (off === undefined) return null
  const { name } = fare
  return <small>{closedWords(intl, { ...off, service: name, name, day, again: undefined })}</small>
}

/** A reduced fare, and the visitors who pay it. */
function Less({ visitor, price }: Fare['reduced'][number]): ReactNode {
  return (
    <small>
      <FormattedMessage
        id="fares.reduced"
        defaultMessage="{who} {price}"
        description="Below a fare: who pays less for it, and how much"
        values={{
          who: visitorName(useIntl(), visitor),
          price:
            price.amount === 0 ? (
              <FormattedMessage id="fares.free" defaultMessage="免费" />
            ) : (
              <PriceTag price={price} />
            ),
        }}
      />
    </small>
  )
}
