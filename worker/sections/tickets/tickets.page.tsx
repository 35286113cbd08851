import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { OpeningNow } from '../../../client/ui/opening-now.tsx'
import { EmptyList } from '../../../client/ui/empty-list.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { type Ticket, VISITOR_KINDS } from '../../../contract/ticket.ts'
import type { TicketInstructions } from '../../parts/clean-content.ts'
import { href } from '../../href.ts'
import { PageError } from '../../page-error.ts'
import { Await } from '../../render/await.tsx'
import { RichText } from '../../render/rich-text.tsx'
import { FacilitiesToday } from '../../parts/facilities.tsx'
import { loadToday } from '../../parts/load-guide.ts'
import { hoursHref } from '../../parts/page-links.tsx'
import { ticketsDescription } from './section.ts'
import { definePage } from '../define-page.ts'
import { dayOrNone, slugs } from '../page-query.ts'
import { pricedProduct } from '../../parts/structured-data.ts'
import { titles } from '../index.ts'
import { agesText } from './visitors.tsx'
import { amountOn, pricedOn, ridesOf, soldFirst } from './combinations.ts'
import { DaysOff, nextStockAt } from './days-off.tsx'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { daysOfVisit, within } from '../mall/days.tsx'
import { ticketAnchor, ticketsPicture } from '../mall/goods-item.tsx'
import { FareTable } from './ticket-details.tsx'
import { PartySums, visitorsOf } from './party-sums.tsx'
import { sharedByAll, TicketCards } from './ticket-cards.tsx'
import { scheduleOf } from '../../../shared/opening-hours.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import questionsStyles from '../../../client/styles/shared/questions.css?sheet'
import purchaseStyles from '../mall/purchase.css?sheet'
import ticketsStyles from './tickets.css?sheet'
import { hasPage, sealOf } from '../../site-pages.ts'

/** Parses a number of visitors. An empty field counts as 0. */
const count = v.pipe(
  v.optional(v.pipe(v.string(), v.regex(/^(?:\d?|1[0-2])$/)), '0'),
  v.transform(Number),
)
/** The kind of visitor whose plus or minus button was pressed. */
const step = v.optional(v.picklist(VISITOR_KINDS))

export default definePage({
  route: 'tickets',
  styles: [detailsStyles, questionsStyles, serviceStyles, purchaseStyles, ticketsStyles],
  sharePicture: 'tickets',
  alertScope: ['facilities'],
  expiresAtMidnight: true,
  query: {
    adult: count,
    child: count,
    student: count,
    small: count,
    senior: count,
    ages: agesText,
    less: step,
    more: step,
    day: dayOrNone,
    ride: slugs,
  },
  load: async (context) => {
    const { backend, optional, languageId, now, query } = context
    const today = loadToday(context)
    const instructions = optional(backend('ticketInstructions', { query: { languageId } }))
    const { list } = await backend('ticketList', { query: { languageId } })
    context.expiresAt(nextStockAt(list, now.getTime(), query.day ?? dayIn(timeZone, now.getTime())))
    if (query.ride.length > 0) assertRides(query.ride, list, await instructions)
    // Optional data: without it, the tickets are still shown.
    const details = Promise.all([instructions, today]).then(([of, conditions]) => ({
      instructions: of,
      facilities: conditions?.facilities ?? [],
    }))
    return { tickets: list, details, today, now: now.getTime() }
  },
  head: ({ data: { tickets, now }, intl, address, site }) => ({
    title: intl.formatMessage(titles.tickets),
    description: intl.formatMessage(ticketsDescription),
    // Not in the canonical address: the price for a party is a part of this page.
    canonicalQuery: {},
    structured: pricedOn(tickets, daysOfVisit(site, now).first).map((ticket) =>
      pricedProduct(ticket, `${address}#${ticketAnchor(ticket)}`),
    ),
  }),
  view: ({ data, intl, language, opening, alerts, site, query }) => {
    const { tickets, details, today, now } = data
    const { telephone } = sharedByAll(tickets)
    const days = daysOfVisit(site, now)
    const { day: chosenDay = days.first, ride, ages, less, more, ...counts } = query
    const day = within(days, chosenDay)
    return (
      <>
        <AreaOpening
          title={intl.formatMessage(titles.tickets)}
          seal={sealOf('tickets')}
          lead={intl.formatMessage({
            id: 'ticketList.lead',
            defaultMessage: '先看适用人群与包含项目，再选票。',
          })}
          picture={ticketsPicture}
          isBand={false}
        />
        <OpeningNow opening={opening} href={hoursHref(language)} />
        <FacilitiesToday
          today={today}
          alerts={alerts}
          area={scheduleOf(site)}
          now={now}
          href={hasPage('conditions') ? href(language, 'conditions') : undefined}
        />
        <Await resolve={details}>
          {({ instructions, facilities }) => {
            const { visitors: kinds = [], fares = [] } = instructions ?? {}
            const daysOff = new DaysOff({ tickets, fares }, { site, alerts, facilities, now }, days)
            const sorted = soldFirst(tickets, (each) => daysOff.nextDayOf(each, day) !== day)
            const { visitors, ...sent } = visitorsOf({ counts, ages, less, more }, kinds)
            const party = visitors && { visitors, day: chosenDay, rides: new Set(ride) }
            return (
              <>
                <FirstPrice tickets={sorted} day={day} hasResult={party !== undefined} />
                <PartySums
                  chosen={party && { party, daysOff, alerts, ...sent }}
                  offer={{ tickets, visitors: kinds, fares }}
                  orders={instructions?.orders}
                  days={days}
                  site={site}
                  telephone={telephone ?? site.telephone}
                  language={language}
                />
                {tickets.length === 0 ? (
                  <EmptyList nextStep={{ to: 'home', href: href(language, 'home') }} />
                ) : (
                  <TicketCards
                    tickets={sorted}
                    day={day}
                    daysOff={daysOff}
                    {...{ site, language }}
                  />
                )}
                {instructions && (
                  <Instructions {...instructions} tickets={sorted} day={day} daysOff={daysOff} />
                )}
              </>
            )
          }}
        </Await>
      </>
    )
  },
})

interface FirstPriceProps {
  tickets: readonly Ticket[]
  day: string
  /** Whether the prices for a party follow. They replace this line. */
  hasResult: boolean
}

/** The recommended ticket, with a link to its card. Shown on phones, where a form comes first. */
function FirstPrice({ tickets, day, hasResult }: FirstPriceProps): ReactNode {
  const ticket = tickets.find(({ recommended }) => recommended) ?? tickets[0]
  if (ticket === undefined || hasResult) return null
  const amount = amountOn(ticket, day) ?? ticket.price.amount
  return (
    <p className="ticket-first">
      <a href={`#${ticketAnchor(ticket)}`} {...langAttributes(tagOf(ticket.inLanguage))}>
        {ticket.title}
      </a>
      {ticket.recommended && (
        <small>
          <FormattedMessage id="ticketList.recommended" defaultMessage="多数人适用" />
        </small>
      )}
      <PriceTag price={{ ...ticket.price, amount }} />
    </p>
  )
}

/** Accepts all rides if they are unknown. */
function assertRides(
  chosen: readonly string[],
  tickets: readonly Ticket[],
  instructions: TicketInstructions | undefined,
): void {
  if (!instructions) return
  const rides = ridesOf({ tickets, fares: instructions.fares })
  const unknown = chosen.find((each) => !rides.some(({ service }) => service === each))
  if (unknown !== undefined) throw new PageError(404, { statusMessage: `No ride ${unknown}` })
}

interface InstructionsProps extends TicketInstructions {
  tickets: readonly Ticket[]
  day: string
  daysOff: DaysOff
}

function Instructions({ sections, paying, ...table }: InstructionsProps): ReactNode {
  const intl = useIntl()
  if (sections.length + paying.length + table.fares.length === 0) return null
  return (
    <section className="ticket-instructions">
      <h2>
        <FormattedMessage id="ticketList.instructions" defaultMessage="购票须知" />
      </h2>
      {paying.length > 0 && (
        <Instruction
          id="paying"
          title={intl.formatMessage({ id: 'ticketList.paying', defaultMessage: '怎么付款' })}
        >
          <FactList facts={paying} />
        </Instruction>
      )}
      {table.fares.length > 0 && (
        <Instruction
          id="prices"
          title={intl.formatMessage({ id: 'ticketList.prices', defaultMessage: '全部价格' })}
        >
          <FareTable {...table} />
        </Instruction>
      )}
      {sections.map(({ title, content }, index) => (
        <Instruction key={title} id={`instruction-${index + 1}`} title={title}>
          <RichText text={content} />
        </Instruction>
      ))}
    </section>
  )
}

function Instruction({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className="question" id={id}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {children}
    </details>
  )
}
