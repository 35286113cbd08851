import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { TelephoneLink } from '../../../client/ui/hotline.tsx'
import type { Language } from '../../../locales/languages.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { type Orders, type Ticket, VISITOR_KINDS } from '../../../contract/ticket.ts'
import { CURRENCY } from '../../../contract/region.ts'
import {
  type Combination,
  combinationsFor,
  type Counts,
  keyOf,
  MAX_PARTY,
  namesStudents,
  type Offer,
  type Party,
} from './combinations.ts'
import { ticketAnchor } from '../mall/goods-item.tsx'
import { type DaysOff, stockOn } from './days-off.tsx'
import { SumFacts } from './sum-facts.tsx'
import { personsWords, visitorInSentence } from './visitors.tsx'
import { BookingButton, hostOf } from '../../../client/ui/booking-links.tsx'
import { HandOffCode, bookingFor } from '../mall/hand-off.tsx'

/** Maximum number of shown combinations. The others are more expensive. */
const MOST = 4

interface PartyWaysProps {
  party: Party
  offer: Offer
  orders: Orders | undefined
  daysOff: DaysOff
  /** Shown if there is no result. */
  telephone: string
  language: Language
}

/** The cheapest tickets first. The others show their extra cost, and what else they include. */
export function PartyWays(props: PartyWaysProps): ReactNode {
  const { party, offer, orders, daysOff, ...context } = props
  const { telephone, language } = context
  const [best, ...others] = combinationsFor(party, offer)
  if (best === undefined) return <NoCombination party={party} telephone={telephone} />
  return (
    <ol className="combinations">
      <li>
        <Way combination={best} namesVisitors>
          <BestWhy best={best} next={others[0]} />
        </Way>
        <FreeOnes party={party} offer={offer} />
        {party.visitors.student > 0 && !namesStudents(offer) && (
          <p>
            <FormattedMessage
              id="party.students"
              defaultMessage="学生没有另外的票价，按成人计算。"
            />
          </p>
        )}
        <Buy combination={best} party={party} daysOff={daysOff} language={language} />
        <SumFacts
          combination={best}
          party={party}
          visitors={offer.visitors}
          orders={orders}
          daysOff={daysOff}
        />
      </li>
      {others.slice(0, MOST - 1).map((combination) => (
        <li key={keyOf(combination)}>
          <Way combination={combination}>
            <OtherWhy combination={combination} best={best} offer={offer} />
          </Way>
        </li>
      ))}
    </ol>
  )
}

function NoCombination({ party, telephone }: Pick<PartyWaysProps, 'party' | 'telephone'>) {
  const isTooLarge = Object.values(party.visitors).reduce((all, each) => all + each) > MAX_PARTY
  const link = <TelephoneLink number={telephone} />
  return (
    <p className="notice">
      {isTooLarge ? (
        <FormattedMessage
          id="party.tooLarge"
          defaultMessage="这里一次最多算 {most} 位。人更多，请打 {telephone}。"
          description="Said where a party is larger than can be worked out"
          values={{ most: MAX_PARTY, telephone: link }}
        />
      ) : (
        <FormattedMessage
          id="party.none"
          defaultMessage="这几位在这一天没有现成的票可买，请打 {telephone}。"
          description="Said where no tickets let in all of a party on that day"
          values={{ telephone: link }}
        />
      )}
    </p>
  )
}

function FreeOnes({ party, offer }: Pick<PartyWaysProps, 'party' | 'offer'>): ReactNode {
  const intl = useIntl()
  const free = offer.visitors.filter(({ id, free: isFree }) => isFree && party.visitors[id] > 0)
  if (free.length === 0) return null
  return (
    <p>
      <FormattedMessage
        id="party.free"
        defaultMessage="{who}入园不用买票。"
        description="Says which kinds of visitors of a party need no ticket"
        values={{
          who: intl.formatList(free.map(({ id }) => visitorInSentence(intl, id))),
        }}
      />
    </p>
  )
}

interface WayProps {
  combination: Combination
  /** Whether each line names its visitors. The lines of the cheapest way are enough. */
  namesVisitors?: boolean
  children: ReactNode
}

function Way({ combination, namesVisitors = false, children }: WayProps): ReactNode {
  const { tickets, fares, total } = combination
  return (
    <>
      <p className="ticket-price">
        <Amount amount={total} /> <span>{children}</span>
      </p>
      <ul className="sum">
        {tickets.map(({ of, count, amount, visitors }) => (
          <Line key={of.id} {...{ count, amount }} visitors={namesVisitors ? visitors : undefined}>
            <a href={`#${ticketAnchor(of)}`} {...langAttributes(tagOf(of.inLanguage))}>
              {of.title}
            </a>
          </Line>
        ))}
        {fares.map(({ of, count, amount, visitors }) => (
          <Line
            key={`${of.name} ${amount}`}
            {...{ count, amount }}
            visitors={namesVisitors ? visitors : undefined}
          >
            {of.name}
          </Line>
        ))}
      </ul>
    </>
  )
}

interface LineProps {
  count: number
  amount: number
  visitors: Counts | undefined
  children: ReactNode
}

/** Separates the texts for screen readers and when they are copied. */
export const SPACE = ' '

/** A line of the sum: `成人票 2 × ¥100 2 位成人`. */
function Line({ count, amount, visitors, children }: LineProps): ReactNode {
  const intl = useIntl()
  return (
    <li>
      <span>{children}</span>
      {SPACE}
      <span>
        <FormattedMessage
          id="party.times"
          defaultMessage="{count} × {price}"
          description="In a line of a sum: how many of a ticket, and what each costs"
          values={{ count, price: <Amount amount={amount} /> }}
        />
      </span>
      {SPACE}
      {visitors && <small>{whoWords(intl, visitors)}</small>}
    </li>
  )
}

/** Returns the visitors by kind: `2 位成人和 1 位儿童`. */
export function whoWords(intl: IntlShape, counts: Counts): string {
  return intl.formatList(
    VISITOR_KINDS.flatMap((kind, index) => {
      const count = counts[index] ?? 0
      return count === 0 ? [] : [personsWords(intl, kind, count)]
    }),
  )
}

function Amount({ amount }: { amount: number }): ReactNode {
  return <PriceTag price={{ amount, currency: CURRENCY }} />
}

function BestWhy({ best, next }: { best: Combination; next: Combination | undefined }): ReactNode {
  if (next === undefined)
    return <FormattedMessage id="party.only" defaultMessage="只有这一种买法" />
  const difference = next.total - best.total
  return (
    <strong>
      <FormattedMessage
        id="party.best"
        defaultMessage="{isCheaper, select, true {最省，比下一种少 {difference}} other {和下一种同价}}"
        description="Beside the sum of the cheapest way to buy tickets for a party: how much less than the next one"
        values={{
          isCheaper: String(difference > 0),
          difference: <Amount amount={difference} />,
        }}
      />
    </strong>
  )
}

function OtherWhy({
  combination,
  best,
  offer,
}: {
  combination: Combination
  best: Combination
  offer: Offer
}): ReactNode {
  const intl = useIntl()
  const more = serviceNames(offer.tickets, combination, best)
  return (
    <FormattedMessage
      id="party.more"
      defaultMessage="多 {difference}{count, plural, =0 {} other {，另含{services}}}"
      description="Beside the sum of a dearer way to buy tickets for a party: how much more, and which services it includes besides"
      values={{
        difference: <Amount amount={combination.total - best.total} />,
        count: more.length,
        services: intl.formatList(more),
      }}
    />
  )
}

function serviceNames(tickets: readonly Ticket[], one: Combination, other: Combination): string[] {
  const all = tickets.flatMap(({ services }) => services)
  return [...one.services]
    .filter((id) => !other.services.has(id))
    .flatMap((id) => all.find((service) => service.id === id)?.name ?? [])
}

interface BuyProps extends Pick<PartyWaysProps, 'party' | 'daysOff'> {
  combination: Combination
  language: Language
}

/** A button and a QR code for each kind of ticket. The links contain the day and the number. */
function Buy({ combination, party: { day }, daysOff, language }: BuyProps): ReactNode {
  const intl = useIntl()
  const { tickets } = combination
  // A ticket that is not on sale yet has no button.
  const onSale = tickets.filter(({ of }) => !stockOn(of, day, daysOff.now).releasedAt)
  const bookings = onSale.map(({ of, count }) => ({
    ticket: of,
    booking: bookingFor(of.booking, { date: day, count, language }),
  }))
  // Tickets without a page share the button of their number.
  const buttons = new Map(
    bookings.map((each) => [each.booking.url ?? each.booking.telephone ?? each.ticket.id, each]),
  )
  const hosts = new Set(bookings.flatMap(({ booking }) => hostOf(booking) ?? []))
  return (
    <>
      <p className="combinations-buy">
        {[...buttons.values()].map(({ ticket, booking }) => (
          <BookingButton
            key={ticket.id}
            booking={booking}
            orCalls
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
