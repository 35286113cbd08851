import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { BookingContact } from '../../../client/ui/booking-links.tsx'
import { EmptyList } from '../../../client/ui/empty-list.tsx'
import { OpeningNow } from '../../../client/ui/opening-now.tsx'
import type { TicketInstructions } from '../clean-content.ts'
import { href } from '../../href.ts'
import { Await } from '../../render/await.tsx'
import { RichText } from '../../render/rich-text.tsx'
import { FacilitiesToday } from '../facilities-today.tsx'
import { loadToday } from '../load-today.ts'
import { hoursHref } from '../page-links.tsx'
import { definePage } from '../define-page.ts'
import { pricedProduct } from '../structured-data.ts'
import { titles } from '../titles.ts'
import { ticketAnchor } from './goods-item.tsx'
import { sharedTelephone } from './ticket-rows.tsx'
import { TicketIndex } from './ticket-index.tsx'
import { TicketTable } from './ticket-table.tsx'
import { seals } from '../../../shared/site.ts'

export default definePage({
  route: 'mall/ticket-list',
  layout: 'default',
  sharePicture: 'tickets',
  tellsOf: ['facilities'],
  load: async (context) => {
    const { backend, optional, languageId, now } = context
    const today = loadToday(context)
    const instructions = optional(backend('ticketInstructions', { query: { languageId } }))
    const { list } = await backend('ticketList', { query: { languageId } })
    return { tickets: list, instructions, today, now: now.getTime() }
  },
  head: ({ data: { tickets }, intl, address }) => ({
    title: intl.formatMessage(titles.tickets),
    description: intl.formatMessage({
      id: 'ticketList.description',
      defaultMessage: '各种门票的价格、适用人群、包含项目、有效期与退改规定，一张表里比较。',
      description: 'Description of the tickets page, for search results',
    }),
    structured: tickets.map((ticket) =>
      pricedProduct(ticket, `${address}#${ticketAnchor(ticket)}`),
    ),
  }),
  view: ({ data: { tickets, instructions, today, now }, intl, language, opening, alerts }) => (
    <>
      <AreaOpening
        title={intl.formatMessage(titles.tickets)}
        seal={seals.tickets}
        lead={intl.formatMessage({
          id: 'ticketList.lead',
          defaultMessage: '先想好怎么走、住不住下，再选票：每一种含什么，逐行比得清楚。',
          description: 'Sentence under the title of the tickets page',
        })}
        picture="opening-tickets"
      />
      <OpeningNow opening={opening} href={hoursHref(language)} />
      <FacilitiesToday today={today} alerts={alerts} now={now} />
      <TicketIndex tickets={tickets} />
      {tickets.length === 0 ? (
        <EmptyList wayOn={{ to: 'home', href: href(language, 'home') }} />
      ) : (
        <TicketTable tickets={tickets} />
      )}
      <BookingContact booking={{ telephone: sharedTelephone(tickets), note: undefined }} />
      <Await resolve={instructions}>{({ sections }) => <Instructions sections={sections} />}</Await>
    </>
  ),
})

interface InstructionsProps extends TicketInstructions {}

function Instructions({ sections }: InstructionsProps): ReactNode {
  const intl = useIntl()
  if (sections.length === 0) return null
  const title = intl.formatMessage({
    id: 'ticketList.instructions',
    defaultMessage: '购票须知',
    description: 'Heading over what to know before buying a ticket',
  })
  return (
    <section className="ticket-instructions">
      <h2>{title}</h2>
      {sections.map((section) => (
        <section key={section.title} className="ticket-instruction">
          <h3>{section.title}</h3>
          <RichText text={section.content} />
        </section>
      ))}
    </section>
  )
}
