import { Fragment, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { type Fact, FactList } from '../../../client/ui/fact-list.tsx'
import { lastRideWords, timeWords } from '../../../client/ui/facility-words.ts'
import { slotsWords } from '../../../client/ui/stock-words.ts'
import { dateWords } from '../../../client/ui/opening-words.ts'
import {
  type DocumentName,
  type Orders,
  type RefundRule,
  type Ticket,
  VISITOR_KINDS,
  type Visitor,
} from '../../../contract/ticket.ts'
import { hostOf } from '../../../client/ui/booking-links.tsx'
import { factLine } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { addDays } from '../../../shared/zoned-time.ts'
import type { Combination, Party } from './combinations.ts'
import { type DaysOff, refundEnd, stockOn } from './days-off.tsx'
import { visitorInSentence, visitorName } from './visitors.tsx'

const names = defineMessages({
  left: { id: 'sum.left', defaultMessage: '余票' },
  orders: { id: 'sum.orders', defaultMessage: '下单' },
  documents: { id: 'sum.documents', defaultMessage: '证件' },
  refunds: { id: 'sum.refunds', defaultMessage: '退票' },
  rides: { id: 'sum.rides', defaultMessage: '末班' },
})

const documents = defineMessages({
  'id-card': { id: 'document.idCard', defaultMessage: '身份证' },
  passport: { id: 'document.passport', defaultMessage: '护照' },
  'travel-permit': { id: 'document.travelPermit', defaultMessage: '通行证' },
  'residence-permit': { id: 'document.residencePermit', defaultMessage: '外国人永久居留身份证' },
  'household-register': { id: 'document.householdRegister', defaultMessage: '户口簿' },
  'student-card': { id: 'document.studentCard', defaultMessage: '学生证' },
  'disability-card': { id: 'document.disabilityCard', defaultMessage: '残疾人证' },
}) satisfies Record<DocumentName, object>

interface SumFactsProps {
  combination: Combination
  party: Party
  visitors: readonly Visitor[]
  orders: Orders | undefined
  daysOff: DaysOff
}

/**
 * The facts for buying a combination: tickets left, orders, documents, refunds, last rides. Folded
 * on phones, so that the other combinations follow soon.
 */
export function SumFacts(props: SumFactsProps): ReactNode {
  const intl = useIntl()
  const { combination, party, visitors, orders, daysOff } = props
  const tickets = combination.tickets.map(({ of }) => of)
  const fact = (name: keyof typeof names, value: ReactNode): Fact => ({
    name: intl.formatMessage(names[name]),
    value,
  })
  const facts = [
    fact(
      'left',
      ofTickets(tickets, (ticket) => [stockWords(intl, ticket, { ...party, daysOff })]),
    ),
    fact('orders', lines(orderWords(intl, combination, orders))),
    fact('documents', lines(documentWords(intl, party, visitors))),
    fact(
      'refunds',
      ofTickets(
        tickets,
        (ticket) => refundWords(intl, ticket, { ...party, daysOff }),
        // Without rules, these are the ticket's own words.
        ({ refunds = [], inLanguage }) => (refunds.length === 0 ? tagOf(inLanguage) : undefined),
      ),
    ),
    fact('rides', lines(rideWords(intl, party, daysOff))),
  ]
  if (facts.every(({ value }) => value === undefined)) return null
  return (
    <details className="sum-details">
      <summary>
        <FormattedMessage id="ticketList.details" defaultMessage="全部细则" />
      </summary>
      <FactList facts={facts} />
    </details>
  )
}

/** Returns names as a list. If a name contains a comma, dots are between them. */
export function namesWords(intl: IntlShape, names: readonly string[]): string {
  return names.some((name) => /[,،，]/.test(name)) ? factLine(...names) : intl.formatList(names)
}

type Texts = readonly (string | false | undefined)[]

/** One line for each text; undefined if there are none. */
function lines(texts: Texts, lang?: string): ReactNode {
  const shown = texts.filter(Boolean)
  if (shown.length === 0) return undefined
  return shown.map((text, index) => (
    <span key={index} className="sum-line" {...langAttributes(lang)}>
      {text}
    </span>
  ))
}

/**
 * The texts of each ticket, below its name. If all tickets have the same texts, only the texts;
 * undefined if there are none.
 * `langOf` returns the language of a ticket's texts, if it may differ from the page's.
 */
function ofTickets(
  tickets: readonly Ticket[],
  textsOf: (ticket: Ticket) => Texts,
  langOf: (ticket: Ticket) => string | undefined = () => undefined,
): ReactNode {
  const first = ([ticket]: readonly Ticket[]) => ticket && lines(textsOf(ticket), langOf(ticket))
  const groups = [...Map.groupBy(tickets, (ticket) => textsOf(ticket).join('\n'))]
  if (groups.length <= 1) return first(tickets)
  return groups.map(([key, of]) => (
    <Fragment key={key}>
      {key !== '' &&
        of.map(({ id, title, inLanguage }) => (
          <strong key={id} className="sum-line" {...langAttributes(tagOf(inLanguage))}>
            {title}
          </strong>
        ))}
      {first(of)}
    </Fragment>
  ))
}

interface Seen {
  day: string
  daysOff: Pick<DaysOff, 'now'>
}

/** Returns the number of tickets left and its time, or the start of the sale. */
export function stockWords(
  intl: IntlShape,
  ticket: Ticket,
  { day, daysOff: { now } }: Seen,
): string | undefined {
  const { slots, releasedAt } = stockOn(ticket, day, now)
  if (releasedAt !== undefined)
    return intl.formatMessage(
      {
        id: 'stock.release',
        defaultMessage: '{time} 开售',
        description: 'When the tickets for a day are put on sale: 11月28日 20:00 开售',
      },
      { time: timeWords(intl, releasedAt) },
    )
  const { availability } = ticket
  if (slots.length === 0 || availability === undefined) return undefined
  return slotsWords(intl, slots, availability)
}

/** Returns the refund rules that have not ended; without rules, the ticket's own text. */
function refundWords(
  intl: IntlShape,
  { refunds = [], refund }: Pick<Ticket, 'refunds' | 'refund'>,
  { day, daysOff: { now } }: Seen,
): Texts {
  if (refunds.length === 0) return [refund]
  const rules = refunds.filter((rule) => refundEnd(rule, day) > now)
  const after =
    rules.length === 0
      ? intl.formatMessage({
          id: 'refund.ended',
          defaultMessage: '现在购买不退',
          description: 'In the refund rules of a ticket, once all of them have ended',
        })
      : intl.formatMessage({ id: 'refund.after', defaultMessage: '之后不退' })
  return [...rules.map((rule) => ruleWords(intl, rule, day)), after]
}

function ruleWords(
  intl: IntlShape,
  { daysBefore, until, percent }: RefundRule,
  day: string,
): string {
  const isMidnight = until === undefined || until === '24:00'
  return intl.formatMessage(
    {
      id: 'refund.rule',
      defaultMessage:
        '{isMidnight, select, true {{date} 24:00} other {{date} {until}}} 前退{isAll, select, true {全款} other { {share}}}',
      description: 'Until when how much of the price is given back; “isMidnight”: the end of a day',
    },
    {
      isMidnight: String(isMidnight),
      date: dateWords(intl, addDays(day, -daysBefore)),
      until,
      isAll: String(percent === 100),
      share: intl.formatNumber(percent / 100, { style: 'percent' }),
    },
  )
}

/**
 * Returns whether one order is enough. Adds who may order for others, and the rides that the tickets
 * do not include.
 */
function orderWords(
  intl: IntlShape,
  { tickets, fares }: Combination,
  orders: Orders = { withAdult: [] },
): Texts {
  const { forOthers, withAdult } = orders
  const rides =
    fares.length > 0 &&
    intl.formatMessage(
      {
        id: 'order.rides',
        defaultMessage: '{rides}不在票里，另外付',
        description: 'Which rides of a sum the tickets do not include',
      },
      { rides: namesWords(intl, [...new Set(fares.map(({ of }) => of.name))]) },
    )
  const needing = withAdult.filter((kind) =>
    tickets.some(({ visitors }) => (visitors[VISITOR_KINDS.indexOf(kind)] ?? 0) > 0),
  )
  const others =
    forOthers !== undefined &&
    intl.formatMessage(
      {
        id: 'order.forOthers',
        defaultMessage:
          '{forOthers, select, true {一个人可以替同行的人买，填各人的姓名和证件号} other {各人用自己的证件各买各的}}',
        description: 'Whether one person may order for others',
      },
      { forOthers: String(forOthers) },
    )
  const children =
    needing.length > 0 &&
    intl.formatMessage(
      {
        id: 'order.withAdult',
        defaultMessage: '{who}要和成人同单',
        description: 'Which visitors need an adult in the same order',
      },
      { who: intl.formatList(needing.map((kind) => visitorName(intl, kind))) },
    )
  const count = orderCount(tickets, orders)
  return [count?.needed === 1 && orderCountWords(intl, count), rides, others, children]
}

interface OrderCount {
  needed: number
  /** Why one order is not enough. */
  why: 'kinds' | 'sellers' | 'many'
  most: number
}

/** Returns how many orders the tickets need and why; undefined if the rules are unknown. */
export function orderCount(
  tickets: Combination['tickets'],
  { most, together }: Orders,
): OrderCount | undefined {
  const counts = tickets.map(({ count }) => count)
  const isOneKind = counts.length === 1
  if (most === undefined || counts.length === 0 || (together === undefined && !isOneKind))
    return undefined
  const isSplit = together === false && !isOneKind
  const sellers = new Set(tickets.map(({ of }) => hostOf(of.booking))).size
  const parts = isSplit ? counts : [counts.reduce((all, each) => all + each)]
  const byCount = parts.reduce((all, each) => all + Math.ceil(each / most), 0)
  return {
    needed: Math.max(byCount, sellers),
    why: isSplit ? 'kinds' : sellers > 1 ? 'sellers' : 'many',
    most,
  }
}

export function orderCountWords(intl: IntlShape, count: OrderCount): string {
  return intl.formatMessage(
    {
      id: 'order.count',
      defaultMessage:
        '{needed, plural, =1 {票一单买齐} other {要分 # 单：{why, select, kinds {不同的票不能同单} sellers {由不同的卖家出售} other {每单至多 {most, number} 张}}}}',
      description: 'Whether all tickets fit in one order, or how many orders are needed and why',
    },
    { ...count },
  )
}

/** Kinds of visitors with the same documents share a line. */
function documentWords(
  intl: IntlShape,
  { visitors: counts }: Party,
  visitors: readonly Visitor[],
): Texts {
  const withDocuments = visitors.filter(
    ({ id, documents: of = [] }) => counts[id] > 0 && of.length > 0,
  )
  if (withDocuments.length === 0) return []
  const listed = ({ documents: of = [] }: Visitor) =>
    intl.formatList(
      of.map((each) => intl.formatMessage(documents[each])),
      { type: 'disjunction' },
    )
  return [
    intl.formatMessage({ id: 'document.bring', defaultMessage: '带订票时用的那一件。' }),
    ...[...Map.groupBy(withDocuments, listed)].map(([words, kinds]) =>
      intl.formatMessage(
        {
          id: 'document.ofKind',
          defaultMessage: '{who}：{documents}',
          description: 'The documents that a kind of visitors may use: 成人：身份证或护照',
        },
        { who: kindsWords(intl, kinds), documents: words },
      ),
    ),
  ]
}

/** Returns kinds of visitors at the start of a line: `Adults and seniors`. */
function kindsWords(intl: IntlShape, kinds: readonly Visitor[]): string {
  return intl.formatList(
    kinds.map(({ id }, index) => (index === 0 ? visitorName : visitorInSentence)(intl, id)),
  )
}

function rideWords(intl: IntlShape, { rides, day }: Party, daysOff: DaysOff): Texts {
  return [...rides].flatMap((service) => {
    const { name, hours } = daysOff.hoursOf(service, day) ?? {}
    const words = lastRideWords(intl, hours)
    return name === undefined || words === undefined ? [] : [`${name} ${words}`]
  })
}
