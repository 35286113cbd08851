import type { ReactNode } from 'react'
import { FormattedDate, FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { BookingButton, BookingHost, hostOf } from '../../../client/ui/booking-links.tsx'
import { ForeignLanguage } from '../../../client/ui/content-title.tsx'
import { dateWords } from '../../../client/ui/opening-words.ts'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { Hotline, type HotlineFacts, TelephoneLink } from '../../../client/ui/hotline.tsx'
import type { Ticket } from '../../../contract/ticket.ts'
import type { Language } from '../../../locales/languages.ts'
import { SPACE } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { closedWords, type Closing, type DaysOff, stockOn } from './days-off.tsx'
import { amountOn } from './combinations.ts'
import { CurrencyHint, firstClause, ticketAnchor } from '../mall/goods-item.tsx'
import { bookingFor } from '../mall/hand-off.tsx'
import { stockWords } from './sum-facts.tsx'
import { Service, TicketDetails } from './ticket-details.tsx'

interface TicketCardsProps {
  tickets: readonly Ticket[]
  /** The day for which prices are shown, such as `2026-11-27`. */
  day: string
  daysOff: DaysOff
  site: HotlineFacts
  language: Language
}

/** A card for each kind of ticket. Facts that all tickets share are shown once above the cards. */
export function TicketCards({ tickets, site, ...context }: TicketCardsProps): ReactNode {
  const shared = sharedByAll(tickets)
  return (
    <>
      <CurrencyHint />
      <SharedByAll {...shared} site={site} />
      <ul className="ticket-cards">
        {tickets.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} shared={shared} {...context} />
        ))}
      </ul>
    </>
  )
}

interface Shared {
  services: readonly string[]
  refund: string | undefined
  telephone: string | undefined
  /** Whether no ticket has a seller's site, so all are sold at this number. */
  isCalled: boolean
  /** What all sellers at this number say about the sale. */
  note: string | undefined
  /** The seller's site, if it is the same for all tickets. */
  host: string | undefined
  lang: string | undefined
}

/**
 * Returns the facts that all tickets share: the telephone number and the seller's site. If there
 * are several tickets, also the included services and the first clause of the refund.
 */
export function sharedByAll(tickets: readonly Ticket[]): Shared {
  const [first, ...others] = tickets
  const ofAll = (value: (ticket: Ticket) => string | undefined) =>
    first && others.every((other) => value(other) === value(first)) ? value(first) : undefined
  const telephone = ofAll(({ booking }) => booking.telephone)
  const isCalled =
    telephone !== undefined && tickets.every(({ booking }) => booking.url === undefined)
  const isShared = (name: string) =>
    others.every((other) => servicesIn(other).some((service) => service.name === name))
  return {
    services:
      first && others.length > 0
        ? servicesIn(first)
            .map(({ name }) => name)
            .filter(isShared)
        : [],
    refund: others.length > 0 ? ofAll(({ refund }) => firstClause(refund)) : undefined,
    telephone,
    isCalled,
    note: isCalled ? ofAll(({ booking }) => booking.note) : undefined,
    host: ofAll(({ booking }) => hostOf(booking)),
    lang: first && tagOf(first.inLanguage),
  }
}

interface SharedByAllProps extends Shared {
  site: HotlineFacts
}

function servicesIn({ services }: Ticket): Ticket['services'] {
  return services.filter(({ included }) => included)
}

function SharedByAll({ site, ...shared }: SharedByAllProps) {
  const { services, refund, telephone, isCalled, note, host, lang } = shared
  const between = useIntl().formatMessage({ id: 'ticketList.between', defaultMessage: '、' })
  return (
    <p className="tickets-shared">
      {services.length > 0 && (
        <FormattedMessage
          id="ticketList.everyTicket"
          defaultMessage="每一种都含{services}。"
          description="Above the tickets: the services that each of them includes"
          values={{ services: <span {...langAttributes(lang)}>{services.join(between)}</span> }}
        />
      )}
      {refund !== undefined && (
        <FormattedMessage
          id="ticketList.everyRefund"
          defaultMessage="退改：{refund}。"
          description="Above the tickets: how each of them is refunded"
          values={{ refund: <span {...langAttributes(lang)}>{refund}</span> }}
        />
      )}
      {host !== undefined && (
        <FormattedMessage
          id="ticketList.everyHost"
          defaultMessage="都在 {host} 购买。"
          description="Above the tickets: the site on which each of them is sold"
          values={{ host }}
        />
      )}
      {telephone !== undefined && (
        <span className={isCalled ? 'tickets-call' : undefined}>
          <FormattedMessage
            id="ticketList.everyTelephone"
            defaultMessage="购票电话 {telephone}。"
            description="Above the tickets: the telephone number that sells each of them"
            values={{
              telephone:
                telephone === site.telephone ? (
                  <Hotline site={site} />
                ) : (
                  <TelephoneLink number={telephone} />
                ),
            }}
          />
          {note !== undefined && (
            <>
              {SPACE}
              <span className="sum-line" {...langAttributes(lang)}>
                {note}
              </span>
            </>
          )}
        </span>
      )}
    </p>
  )
}

interface TicketCardProps extends Omit<TicketCardsProps, 'tickets' | 'site'> {
  ticket: Ticket
  shared: Shared
}

function TicketCard({ ticket, shared, ...context }: TicketCardProps): ReactNode {
  const lang = tagOf(ticket.inLanguage)
  const { day, daysOff } = context
  const offered = daysOff.nextDayOf(ticket, day)
  const amount = amountOn(ticket, offered ?? day)
  const own = ticket.services.filter(({ name }) => !shared.services.includes(name))
  const without = own.flatMap(({ name, included }) => (included ? [] : [name]))
  return (
    <li
      className={ticket.recommended ? 'ticket ticket-advised' : 'ticket'}
      id={ticketAnchor(ticket)}
    >
      <h2 className="ticket-name" {...langAttributes(lang)}>
        {ticket.title}
      </h2>
      <p className="ticket-audience">
        {ticket.recommended && (
          <span className="ticket-recommended">
            <FormattedMessage id="ticketList.recommended" defaultMessage="多数人适用" />
          </span>
        )}
        <span {...langAttributes(lang)}>{firstClause(ticket.audience)}</span>
        {SPACE}
        <ForeignLanguage of={ticket.inLanguage} />
      </p>
      {/* Rows of neighbouring cards are at the same height. So a row is rendered even if it is
          empty. */}
      <ul className="ticket-services" {...langAttributes(lang)}>
        {own.map(({ name, included }) => included && <Service key={name} name={name} included />)}
        {without.length > 0 && (
          <li className="service-without">
            <FormattedMessage
              id="ticketList.without"
              defaultMessage="不含：{services}"
              description="On a ticket: what it does not include"
              values={{ services: <FormattedList value={without} /> }}
            />
          </li>
        )}
      </ul>
      <TicketNotes ticket={ticket} shared={shared} offered={offered} {...context} />
      <div className="ticket-buy">
        <p className="ticket-price">
          <PriceTag price={{ ...ticket.price, amount: amount ?? ticket.price.amount }} />
        </p>
        <BuyButton ticket={ticket} isNumberNear={shared.isCalled} {...context} />
      </div>
      <TicketDetails ticket={ticket} isTelephoneShared={shared.telephone !== undefined} />
    </li>
  )
}

interface TicketNotesProps extends Omit<TicketCardProps, 'language'> {
  offered: string | undefined
}

function TicketNotes({ ticket, shared, offered, day, daysOff }: TicketNotesProps): ReactNode {
  const intl = useIntl()
  const stock = stockWords(intl, ticket, { day: offered ?? day, daysOff })
  return (
    <div className="ticket-refund">
      {shared.refund === undefined && (
        <span {...langAttributes(tagOf(ticket.inLanguage))}>{firstClause(ticket.refund)}</span>
      )}
      {offered !== day && (
        <p>
          <NotSold
            day={day}
            closing={daysOff.ticket(ticket, day)}
            isGone={stockOn(ticket, day, daysOff.now).isGone}
          />
        </p>
      )}
      {stock !== undefined && (
        <p>
          <FormattedMessage
            id="ticketList.stock"
            defaultMessage="{day}的票：{stock}"
            description="How many tickets are left for a day, or when they are put on sale"
            values={{ day: dateWords(intl, offered ?? day), stock }}
          />
        </p>
      )}
      {shared.host === undefined && <BookingHost booking={ticket.booking} />}
    </div>
  )
}

/** Returns the first day for which a ticket is on sale now, from this day on. */
function dayOfSale(
  ticket: Ticket,
  { day, daysOff }: Pick<TicketCardsProps, 'day' | 'daysOff'>,
): string | undefined {
  const offered = daysOff.nextDayOf(ticket, day)
  const isOnSale = offered !== undefined && !stockOn(ticket, offered, daysOff.now).releasedAt
  return isOnSale ? offered : undefined
}

interface BuyButtonProps extends Omit<TicketCardProps, 'shared'> {
  isNumberNear: boolean
}

/**
 * A link to the seller. It is for the day, or else for the first later day with a sale. If the
 * seller has no page, a link that calls. Renders nothing if no day has a sale.
 */
function BuyButton({ ticket, language, isNumberNear, ...context }: BuyButtonProps): ReactNode {
  const intl = useIntl()
  const { day } = context
  const offered = dayOfSale(ticket, context)
  if (offered === undefined) return null
  const { booking, title } = ticket
  if (offered === day)
    return (
      <BookingButton
        booking={booking}
        label={intl.formatMessage({ id: 'ticketList.book', defaultMessage: '购买' })}
        subject={title}
        orCalls
        isNumberNear={isNumberNear}
      />
    )
  return (
    <BookingButton
      booking={bookingFor(booking, { date: offered, count: 1, language })}
      label={intl.formatMessage(
        {
          id: 'ticketList.bookLater',
          defaultMessage: '买{day}的',
          description:
            'Button that leads to the page that sells a ticket, which is not sold for the chosen day; day is the first one for which it is',
        },
        { day: dateWords(intl, offered) },
      )}
      subject={title}
      orCalls
      isNumberNear={isNumberNear}
    />
  )
}

function NotSold({
  day,
  closing,
  isGone,
}: Pick<TicketCardProps, 'day'> & { closing: Closing | undefined; isGone: boolean }): ReactNode {
  const intl = useIntl()
  if (closing) return <strong>{closedWords(intl, closing)}</strong>
  return (
    <strong>
      <FormattedMessage
        id="ticketList.notSold"
        defaultMessage="{isGone, select, true {{day}售完} other {{day}不售}}"
        description="A ticket that is not sold for this day, or sold out (true)"
        values={{
          isGone: String(isGone),
          day: <FormattedDate value={day} month="long" day="numeric" timeZone="UTC" />,
        }}
      />
    </strong>
  )
}
