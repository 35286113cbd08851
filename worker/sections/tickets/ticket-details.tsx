import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { type Fact, FactList } from '../../../client/ui/fact-list.tsx'
import { unbroken } from '../../../client/ui/opening-words.ts'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { TelephoneLink } from '../../../client/ui/hotline.tsx'
import type { Ticket, Fare } from '../../../contract/ticket.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { ticketAnchor } from '../mall/goods-item.tsx'
import { HandOffCode } from '../mall/hand-off.tsx'
import { closedWords, type DaysOff } from './days-off.tsx'
import { pricedOn } from './combinations.ts'
import { visitorName } from './visitors.tsx'

const words = defineMessages({
  audience: { id: 'ticketList.audience', defaultMessage: '适用人群' },
  validity: { id: 'ticketList.validity', defaultMessage: '有效期' },
  refund: { id: 'ticketList.refund', defaultMessage: '退改' },
  price: { id: 'ticketList.price', defaultMessage: '票价' },
  listPrice: { id: 'ticketList.listPrice', defaultMessage: '窗口价' },
  booking: { id: 'ticketList.booking', defaultMessage: '购票' },
  telephone: { id: 'ticketList.telephone', defaultMessage: '电话' },
})

interface TicketDetailsProps {
  ticket: Ticket
  /** Whether all tickets share the telephone number. It is then shown elsewhere. */
  isTelephoneShared: boolean
}

export function TicketDetails({ ticket, isTelephoneShared }: TicketDetailsProps): ReactNode {
  const intl = useIntl()
  const lang = tagOf(ticket.inLanguage)
  return (
    <details className="ticket-details" id={`${ticketAnchor(ticket)}-details`}>
      <summary>
        <FormattedMessage id="ticketList.details" defaultMessage="全部细则" />
        <span className="visually-hidden" {...langAttributes(lang)}>
          {ticket.title}
        </span>
      </summary>
      {ticket.summary !== '' && <p {...langAttributes(lang)}>{ticket.summary}</p>}
      <ul {...langAttributes(lang)}>
        {ticket.services.map((service) => (
          <Service key={service.name} {...service} />
        ))}
      </ul>
      <FactList
        facts={[
          ...conditions(intl, ticket),
          ...prices(intl, ticket),
          ...buying(intl, ticket, isTelephoneShared),
        ]}
      />
      <HandOffCode booking={ticket.booking} />
    </details>
  )
}

/** A service: a visible mark, text for screen readers, and a note if there is one. */
export function Service({ name, included, note }: Ticket['services'][number]): ReactNode {
  return (
    <li className={included ? 'service-included' : 'service-not-included'}>
      {name}
      <Included isNot={!included} />
      {note !== undefined && <small>{note}</small>}
    </li>
  )
}

/** The meaning of the mark of a service, for screen readers. */
export function Included({ isNot = false }: { isNot?: boolean }): ReactNode {
  return (
    <span className="visually-hidden">
      {isNot ? (
        <FormattedMessage id="ticketList.notIncluded" defaultMessage="不包含" />
      ) : (
        <FormattedMessage id="ticketList.included" defaultMessage="包含" />
      )}
    </span>
  )
}

function conditions(intl: IntlShape, ticket: Ticket): Fact[] {
  const lang = tagOf(ticket.inLanguage)
  return (['audience', 'validity', 'refund'] as const).map((name) => ({
    name: intl.formatMessage(words[name]),
    value: ticket[name],
    lang,
  }))
}

function prices(intl: IntlShape, { listPrice, price, sale }: Ticket): Fact[] {
  const isDearer = listPrice !== undefined && listPrice.amount > price.amount
  return [
    {
      name: intl.formatMessage(words.price),
      value:
        sale && sale.prices.length > 0 ? (
          <SeasonPrices price={price} prices={sale.prices} />
        ) : undefined,
    },
    {
      name: intl.formatMessage(words.listPrice),
      value: isDearer ? <PriceTag price={listPrice} /> : undefined,
    },
  ]
}

function buying(
  intl: IntlShape,
  { booking: { note, telephone }, inLanguage }: Ticket,
  isTelephoneShared: boolean,
): Fact[] {
  const hasOwnNumber = telephone !== undefined && !isTelephoneShared
  return [
    { name: intl.formatMessage(words.booking), value: note, lang: tagOf(inLanguage) },
    {
      name: intl.formatMessage(words.telephone),
      value: hasOwnNumber ? <TelephoneLink number={telephone} /> : undefined,
    },
  ]
}

type SeasonPricesProps = Pick<Ticket, 'price'> & Pick<NonNullable<Ticket['sale']>, 'prices'>

function SeasonPrices({ price, prices }: SeasonPricesProps): ReactNode {
  const intl = useIntl()
  return (
    <>
      <PriceTag price={price} />
      {prices.map((part) => (
        <span key={part.from} className="season-price">
          <FormattedMessage
            id="ticketList.seasonPrice"
            defaultMessage="{from}至{to} {price}"
            description="What a ticket costs in a part of every year: “1 December to 28 February ¥80”"
            values={{
              from: dayOfYear(intl, part.from),
              to: dayOfYear(intl, part.to),
              price: <PriceTag price={part.price} />,
            }}
          />
        </span>
      ))}
    </>
  )
}

/** `02-29` means the end of February, because most years lack that day. */
function dayOfYear(intl: IntlShape, day: string): string {
  if (day === '02-29')
    return intl.formatMessage({ id: 'ticketList.endOfFebruary', defaultMessage: '2月底' })
  return unbroken(
    intl.formatDate(`2028-${day}`, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  )
}

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
