import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { type HotlineFacts, TelephoneLink } from '../../../client/ui/hotline.tsx'
import type { Language } from '../../../locales/languages.ts'
import { SPACE } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { Booking } from '../../../contract/booking.ts'
import { type Fare, type Orders, type Ticket, VISITOR_KINDS } from '../../../contract/ticket.ts'
import { CURRENCY } from '../../../contract/region.ts'
import {
  type Combination,
  combinationsFor,
  type Counts,
  keyOf,
  type Line,
  MAX_PARTY,
  namesStudents,
  type Offer,
  type Party,
  withMore,
} from './combinations.ts'
import { hrefOfLink } from '../../href.ts'
import { ticketAnchor } from '../mall/goods-item.tsx'
import { type DaysOff, stockOn } from './days-off.tsx'
import { namesWords, orderCount, orderCountWords, SumFacts } from './sum-facts.tsx'
import { Included } from './ticket-details.tsx'
import { personsWords, visitorInSentence } from './visitors.tsx'
import { BookingButton, BookingContact, hostOf } from '../../../client/ui/booking-links.tsx'
import { HandOffCode, bookingFor } from '../mall/hand-off.tsx'

/** Maximum number of shown combinations. The others are more expensive. */
const MOST = 4

interface PartyWaysProps {
  party: Party
  offer: Offer
  orders: Orders | undefined
  daysOff: DaysOff
  site: HotlineFacts
  /** Shown if there is no result. */
  telephone: string
  language: Language
}

/** The cheapest tickets first. The others show their extra cost, and what else they include. */
export function PartyWays(props: PartyWaysProps): ReactNode {
  const { party, offer, orders, daysOff, telephone, language, site } = props
  const { day } = party
  const combinations = combinationsFor(party, offer)
  const [best, ...others] = withMore(combinations)
  if (best === undefined) return <NoCombination party={party} telephone={telephone} />
  // A ticket that is not on sale yet has no button.
  const isOnSale = (ticket: Ticket) => !stockOn(ticket, day, daysOff.now).releasedAt
  const context = {
    chosen: party.rides,
    facilityOf: (service: string) => daysOff.facilityOf(service),
    language,
  }
  return (
    <ol className="combinations">
      <li className="best-way">
        <div className="best-sum">
          <Way combination={best} sale={{ day, isOnSale }} {...context}>
            <BestWhy best={best} next={others[0] ?? combinations[1]} />
            <SeveralOrders tickets={best.tickets} orders={orders} />
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
          <Sellers tickets={best.tickets.map(({ of }) => of).filter(isOnSale)} site={site} />
        </div>
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
          <Way combination={combination} {...context}>
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
  /** The ids of the rides that the party wants. */
  chosen: Party['rides']
  facilityOf: DaysOff['facilityOf']
  language: Language
  /** Adds where to buy each ticket and ride. */
  sale?: { day: string; isOnSale: (ticket: Ticket) => boolean }
  children: ReactNode
}

/** A total, and a row for each kind of ticket and ride. */
function Way({ combination, sale, children, ...context }: WayProps): ReactNode {
  const { chosen, facilityOf, language } = context
  const { tickets, fares, total } = combination
  return (
    <>
      <p className="ticket-price">
        <Amount amount={total} /> {children}
      </p>
      <ul className="sum">
        {tickets.map((line) => (
          <Row
            key={line.of.id}
            line={line}
            lang={tagOf(line.of.inLanguage)}
            rides={line.of.services.filter(({ id = '', included }) => included && chosen.has(id))}
            after={
              sale?.isOnSale(line.of) && <Buy line={line} day={sale.day} language={language} />
            }
          >
            <a href={`#${ticketAnchor(line.of)}`}>{line.of.title}</a>
          </Row>
        ))}
        {fares.map((line, index) => {
          const { name, service = '' } = line.of
          const { url, telephone } = facilityOf(service) ?? {}
          const address = url && hrefOfLink(language, url)
          const isLast = fares[index + 1]?.of !== line.of
          return (
            <Row
              key={`${name} ${line.amount}`}
              line={line}
              after={
                sale && isLast && <RideSale telephone={telephone} {...saleNote(line, tickets)} />
              }
            >
              {address === undefined ? name : <a href={address}>{name}</a>}
            </Row>
          )
        })}
      </ul>
    </>
  )
}

interface RowProps {
  line: Omit<Line<unknown>, 'of'>
  /** The language of the name, if it may differ from the page's. */
  lang?: string
  /** The chosen rides that a ticket includes. */
  rides?: Ticket['services']
  after: ReactNode
  children: ReactNode
}

function Row({ line, lang, rides = [], after, children }: RowProps): ReactNode {
  const { count, amount, visitors } = line
  const intl = useIntl()
  return (
    <li>
      <span {...langAttributes(lang)}>{children}</span>
      {SPACE}
      <span className="sum-times">
        <FormattedMessage
          id="party.times"
          defaultMessage="{count} × {price}"
          description="In a line of a sum: how many of a ticket, and what each costs"
          values={{ count, price: <Amount amount={amount} /> }}
        />
      </span>
      {SPACE}
      <small>
        {whoWords(intl, visitors)}
        {rides.length > 0 && (
          <span className="sum-line service-included" {...langAttributes(lang)}>
            {namesWords(
              intl,
              rides.map(({ name }) => name),
            )}
            <Included />
          </span>
        )}
      </small>
      {SPACE}
      {after}
    </li>
  )
}

interface RideSaleProps {
  telephone: string | undefined
  note?: string | undefined
  lang?: string
}

/** What is known about the sale of a ride that the tickets do not include. */
function RideSale({ telephone, note, lang }: RideSaleProps): ReactNode {
  if (telephone === undefined && note === undefined) return null
  return (
    <div className="sum-sale">
      <BookingContact booking={{ telephone, note }} lang={lang} />
    </div>
  )
}

/** Returns what the tickets of the ride's visitors say about it: `码头另购`. */
function saleNote({ of, visitors }: Line<Fare>, tickets: Combination['tickets']) {
  const ticket = tickets.find((line) =>
    line.visitors.some((count, kind) => count > 0 && (visitors[kind] ?? 0) > 0),
  )?.of
  const service = ticket?.services.find(({ id, included }) => id === of.service && !included)
  return { note: service?.note, ...(ticket && { lang: tagOf(ticket.inLanguage) }) }
}

/** Returns the visitors by kind: `2 位成人和 1 位儿童`. */
export function whoWords(
  intl: IntlShape,
  counts: Counts,
  shown = (words: string) => words,
): string {
  return intl.formatList(
    VISITOR_KINDS.flatMap((kind, index) => {
      const count = counts[index] ?? 0
      return count === 0 ? [] : [shown(personsWords(intl, kind, count))]
    }),
  )
}

function Amount({ amount }: { amount: number }): ReactNode {
  return <PriceTag price={{ amount, currency: CURRENCY }} />
}

function BestWhy({ best, next }: { best: Combination; next: Combination | undefined }): ReactNode {
  if (next === undefined)
    return (
      <span>
        <FormattedMessage id="party.only" defaultMessage="只有这一种买法" />
      </span>
    )
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

/** Says before the first button that one order is not enough. */
function SeveralOrders({
  tickets,
  orders,
}: Pick<Combination, 'tickets'> & Pick<PartyWaysProps, 'orders'>): ReactNode {
  const intl = useIntl()
  const count = orders && orderCount(tickets, orders)
  if (count === undefined || count.needed === 1) return null
  return <span> {orderCountWords(intl, count)}</span>
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
    <span>
      <FormattedMessage
        id="party.more"
        defaultMessage="多 {difference}{count, plural, =0 {} other {，另含{services}}}"
        description="Beside the sum of a dearer way to buy tickets for a party: how much more, and which services it includes besides"
        values={{
          difference: <Amount amount={combination.total - best.total} />,
          count: more.length,
          services: namesWords(intl, more),
        }}
      />
    </span>
  )
}

function serviceNames(tickets: readonly Ticket[], one: Combination, other: Combination): string[] {
  const all = tickets.flatMap(({ services }) => services)
  return [...one.services]
    .filter((id) => !other.services.has(id))
    .flatMap((id) => all.find((service) => service.id === id)?.name ?? [])
}

interface BuyProps {
  line: Pick<Line<Ticket>, 'of' | 'count'>
  day: string
  language: Language
}

/** A button and a QR code. The links contain the day and the number of tickets. */
function Buy({ line: { of, count }, day, language }: BuyProps): ReactNode {
  const intl = useIntl()
  const booking = bookingFor(of.booking, { date: day, count, language })
  if (booking.url === undefined) return null
  return (
    <>
      <BookingButton
        booking={booking}
        label={intl.formatMessage({ id: 'ticketList.book', defaultMessage: '购买' })}
        subject={`${of.title} × ${count}`}
      />
      <HandOffCode booking={booking} />
    </>
  )
}

interface CallToBuyProps {
  booking: Booking
  /** The language of the note. */
  lang: string | undefined
  site: HotlineFacts
}

/** A button that calls a seller without a page, with the hours of the hotline and a note. */
function CallToBuy({ booking, lang, site }: CallToBuyProps): ReactNode {
  return (
    <p className="combinations-buy">
      <BookingButton booking={booking} label="" orCalls />
      {SPACE}
      {booking.telephone === site.telephone && site.telephoneHours}
      {SPACE}
      <small {...langAttributes(lang)}>{booking.note}</small>
    </p>
  )
}

interface SellersProps {
  tickets: readonly Ticket[]
  site: HotlineFacts
}

/** The seller's site; for tickets without a page, a button for each number. */
function Sellers({ tickets, site }: SellersProps): ReactNode {
  const intl = useIntl()
  const hosts = new Set(tickets.flatMap(({ booking }) => hostOf(booking) ?? []))
  const calls = Map.groupBy(
    tickets.filter(({ booking }) => booking.url === undefined),
    ({ booking }) => booking.telephone,
  )
  return (
    <>
      {[...calls].map(
        ([telephone, [ticket]]) =>
          ticket &&
          telephone !== undefined && (
            <CallToBuy
              key={telephone}
              booking={ticket.booking}
              lang={tagOf(ticket.inLanguage)}
              site={site}
            />
          ),
      )}
      {hosts.size > 0 && (
        <p className="combinations-buy">
          <small>
            <FormattedMessage
              id="party.elsewhere"
              defaultMessage="在 {hosts} 完成购买"
              description="Below buttons that lead to a seller: the site on which the purchase is made"
              values={{ hosts: intl.formatList(hosts) }}
            />
          </small>
        </p>
      )}
    </>
  )
}
