import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { MAX_PARTY, type Offer, type Party, ridesOf } from './combinations.ts'
import { type Days, within, DayOutOfRange } from '../mall/days.tsx'
import {
  type Fare,
  type Orders,
  type Ticket,
  type Visitor,
  type VisitorKind,
  VISITOR_KINDS,
} from '../../../contract/ticket.ts'
import { SPACE } from '../../../shared/fact-line.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { WIDE_SPACE } from '../../parts/facilities.tsx'
import {
  type Aged,
  agedVisitors,
  AgesField,
  AgesResult,
  countsOf,
  withAges,
  visitorBounds,
  visitorInSentence,
  visitorName,
} from './visitors.tsx'
import type { Alert } from '../../../contract/alert.ts'
import { ClosedNotice, type Closing, type DaysOff, withoutClosed, stockOn } from './days-off.tsx'
import { PartyWays, whoWords } from './party-ways.tsx'
import { dateWords, dayWords, lastEntryWords, unbroken } from '../../../client/ui/opening-words.ts'
import type { HotlineFacts } from '../../../client/ui/hotline.tsx'
import { Facts } from '../../../client/ui/fact-list.tsx'

interface PartyFormProps {
  visitors: readonly Visitor[]
  rides: readonly Fare[]
  /** The current choice, to show in the form. */
  party: Party
  /** The typed ages, to show in the form. Empty if each of them has a known kind of visitor. */
  ages: string
  days: Days
  action: string
}

/** Uses the page's own address, so that a result can be linked. */
function PartyForm({ visitors, rides, party, ages, days, action }: PartyFormProps): ReactNode {
  const intl = useIntl()
  return (
    <form className="party-form" action={`${action}#who`}>
      {/* The Enter key presses a form's first button. This one sends the form unchanged. */}
      <button className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <div className="party-counts">
        {visitors.map((visitor) => (
          <PartyCount
            key={visitor.id}
            visitor={visitor}
            chosen={party.visitors[visitor.id]}
            action={action}
          />
        ))}
      </div>
      <AgesField visitors={visitors} ages={ages} />
      {rides.length > 0 && (
        <fieldset>
          <legend>
            <FormattedMessage id="party.rides" defaultMessage="要坐什么" />
          </legend>
          {rides.map(({ service = '', name }) => (
            <label key={service}>
              <input
                type="checkbox"
                name="ride"
                value={service}
                defaultChecked={party.rides.has(service)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <label className="party-day">
        <span>
          <FormattedMessage id="party.day" defaultMessage="哪一天" />
        </span>
        <input type="date" name="day" min={days.first} max={days.last} defaultValue={party.day} />
      </label>
      <button className="button">
        {intl.formatMessage({ id: 'party.ask', defaultMessage: '算一算' })}
      </button>
    </form>
  )
}

interface PartyCountProps {
  visitor: Visitor
  chosen: number
  action: string
}

/** Buttons next to the number send the form with one visitor less or more. */
function PartyCount({ visitor, chosen, action }: PartyCountProps): ReactNode {
  const intl = useIntl()
  const { id, note } = visitor
  const step = (name: 'less' | 'more', sign: string) => (
    <button
      name={name}
      value={id}
      id={`${name}-${id}`}
      // The address ends with the button's id, so that the button keeps the focus on the next page.
      formAction={`${action}#${name}-${id}`}
      aria-label={intl.formatMessage(
        {
          id: 'party.step',
          defaultMessage: '{step, select, less {少} other {多}}一位{kind}',
          description: 'Buttons, shown as − and +: one visitor of a kind less, or more',
        },
        { step: name, kind: visitorInSentence(intl, id) },
      )}
    >
      {sign}
    </button>
  )
  return (
    <div className="party-count">
      <label htmlFor={`count-${id}`}>
        <span>{visitorName(intl, id)}</span>
        <small>{[visitorBounds(intl, visitor), note].filter(Boolean).join(WIDE_SPACE)}</small>
      </label>
      {step('less', '−')}
      <input
        type="number"
        name={id satisfies VisitorKind}
        id={`count-${id}`}
        min={0}
        max={MAX_PARTY}
        // A party that was entered by ages may be larger than `max`.
        defaultValue={Math.min(MAX_PARTY, chosen)}
      />
      {step('more', '+')}
    </div>
  )
}

interface Sent {
  counts: Party['visitors']
  /** The ages of the visitors. They replace the numbers that the form has at first. */
  ages: string
  /** The kind of visitor whose minus button was pressed. `more`: whose plus button was pressed. */
  less: VisitorKind | undefined
  more: VisitorKind | undefined
}

/** The numbers that the form has at first. It sends them too if a visitor enters only ages. */
const AT_FIRST: Party['visitors'] = { adult: 2, child: 0, student: 0, small: 0, senior: 0 }

/** Applies the ages, and a pressed plus or minus button. `visitors` is undefined if there are none. */
export function visitorsOf({ counts, ages, less, more }: Sent, kinds: readonly Visitor[]) {
  const aged = agedVisitors(ages, kinds)
  const { counted, withCounted } = countedWith(aged, counts, kinds)
  const visitors = { ...counted }
  if (less !== undefined) visitors[less] = Math.max(0, visitors[less] - 1)
  if (more !== undefined) visitors[more] = Math.min(MAX_PARTY, visitors[more] + 1)
  const hasParty = aged.length > 0 || Object.values(visitors).some((each) => each > 0)
  const isStepping = less !== undefined || more !== undefined
  return { aged, visitors: hasParty ? visitors : undefined, withCounted, isStepping }
}

interface Counted {
  counted: Party['visitors']
  /** All visitors, by age and by number. Set only if `counted` lacks some of them. */
  withCounted?: Party['visitors'] | undefined
}

function countedWith(
  aged: readonly Aged[],
  counts: Party['visitors'],
  kinds: readonly Visitor[],
): Counted {
  const byAge = countsOf(aged)
  if (aged.length === 0 || byAge === undefined) return { counted: counts }
  const all = withAges(counts, aged, kinds)
  if (VISITOR_KINDS.some((kind) => counts[kind] !== AT_FIRST[kind])) return { counted: all }
  const isPart = VISITOR_KINDS.some((kind) => all[kind] > byAge[kind])
  return { counted: byAge, withCounted: isPart ? all : undefined }
}

/** The chosen party, and the closings that affect it. */
interface ChosenParty {
  party: Party
  /** The visitors by age; empty if they were chosen by kind. */
  aged: readonly Aged[]
  /** The party with the visitors that the form has at first, if only the ages were counted. */
  withCounted: Counted['withCounted']
  daysOff: DaysOff
  alerts: readonly Alert[]
  /** Whether a plus or minus button was pressed. The form then stays open. */
  isStepping: boolean
}

interface PartyResultProps extends Omit<ChosenParty, 'isStepping'> {
  offer: Offer
  orders: Orders | undefined
  days: Days
  site: HotlineFacts
  /** Shown if there is no result. */
  telephone: string
  language: Language
}

/**
 * The tickets for a party and their price. If chosen rides are closed, shows a notice and then a
 * price without these rides. If the whole area is closed on that day, shows no tickets.
 */
function PartyResult(given: PartyResultProps): ReactNode {
  const { aged, withCounted, days, daysOff, alerts, ...props } = given
  const { party, offer, language } = props
  if (countsOf(aged) === undefined) return <AgesResult aged={aged} />
  if (within(days, party.day) !== party.day) return <DayOutOfRange {...days} />
  const area = daysOff.area(party.day)
  const closings = daysOff.rides(party.day)
  const affecting = closings.filter(({ service = '' }) => party.rides.has(service))
  const notices = (area ? [area] : affecting).map((closing) => (
    <ClosedNotice
      key={closing.name}
      closing={closing}
      alerts={alerts}
      hrefOn={(day) => hrefOf({ ...party, day }, language)}
      language={language}
    />
  ))
  if (area) return notices
  const open = withoutClosed(offer, closings)
  const gone = open.tickets.filter((ticket) => stockOn(ticket, party.day, daysOff.now).isGone)
  const rides = [...party.rides].filter((ride) =>
    affecting.every(({ service }) => service !== ride),
  )
  return (
    <>
      {aged.length > 0 && <AgesResult aged={aged} />}
      {withCounted && <NotCounted {...{ party, withCounted, language }} />}
      {notices}
      {affecting.length > 0 && <Without closings={affecting} />}
      {gone.length > 0 && <SoldOut tickets={gone} day={party.day} />}
      <PartyWays
        {...props}
        daysOff={daysOff}
        party={{ ...party, rides: new Set(rides) }}
        offer={{ ...open, tickets: open.tickets.filter((ticket) => !gone.includes(ticket)) }}
      />
    </>
  )
}

/** Returns the address of the price for a party. */
function hrefOf({ visitors, day, rides }: Party, language: Language): string {
  const counts = Object.entries(visitors).filter(([, count]) => count > 0)
  const query = { ...Object.fromEntries(counts), day, ride: [...rides].join(' ') || undefined }
  return `${href(language, 'tickets', {}, query)}#who`
}

interface NotCountedProps {
  party: Party
  withCounted: Party['visitors']
  language: Language
}

/** Says who is not in the sum because only ages were entered, with a link that adds them. */
function NotCounted({ party, withCounted, language }: NotCountedProps): ReactNode {
  const others = VISITOR_KINDS.map((kind) => Math.max(0, withCounted[kind] - party.visitors[kind]))
  return (
    <p className="notice">
      <FormattedMessage
        id="party.onlyAges"
        defaultMessage="只算了填年龄的人，没有算{others}。"
        description="Above a sum for the visitors whose ages were entered: others who were chosen by number and are not in it"
        values={{ others: whoWords(useIntl(), others) }}
      />
      {SPACE}
      <a href={hrefOf({ ...party, visitors: withCounted }, language)}>
        <FormattedMessage id="party.allCounted" defaultMessage="一起算" />
      </a>
    </p>
  )
}

function Without({ closings }: { closings: readonly Closing[] }): ReactNode {
  const intl = useIntl()
  return (
    <p>
      <FormattedMessage
        id="party.without"
        defaultMessage="不坐{rides}，这一天这样买："
        description="Above a sum for a day on which some rides that were asked for are closed"
        values={{ rides: intl.formatList(closings.map(({ name }) => name)) }}
      />
    </p>
  )
}

function SoldOut({ tickets, day }: { tickets: readonly Ticket[]; day: string }): ReactNode {
  const intl = useIntl()
  return (
    <p className="notice">
      <FormattedMessage
        id="party.soldOut"
        defaultMessage="{day}的{tickets}已售完。"
        description="Above a sum: which tickets are sold out for the day"
        values={{
          day: dateWords(intl, day),
          tickets: intl.formatList(tickets.map(({ title }) => title)),
        }}
      />
    </p>
  )
}

interface PartySumsProps {
  chosen: ChosenParty | undefined
  offer: Offer
  orders?: Orders | undefined
  days: Days
  site: HotlineFacts
  telephone: string
  language: Language
}

/**
 * The form for a party. After it was sent, the tickets with their price, below the folded form.
 * Renders nothing if no ticket states whom it admits.
 */
export function PartySums({ chosen, orders, ...props }: PartySumsProps): ReactNode {
  const { offer, days, language } = props
  if (offer.visitors.length === 0 || !offer.tickets.some(({ sale }) => sale)) return null
  const rides = ridesOf(offer)
  const isLater = chosen !== undefined && chosen.party.day !== dayIn(timeZone, chosen.daysOff.now)
  const form = (
    <PartyForm
      visitors={offer.visitors}
      rides={rides}
      party={
        chosen
          ? { ...chosen.party, day: within(days, chosen.party.day) }
          : { visitors: AT_FIRST, day: days.first, rides: new Set() }
      }
      // If each age has a known kind of visitor, the form shows numbers instead of ages.
      ages={chosen && !countsOf(chosen.aged) ? chosen.aged.map(({ age }) => age).join(' ') : ''}
      days={days}
      action={href(language, 'tickets')}
    />
  )
  return (
    <section className={isLater ? 'party party-later' : 'party'} id="who">
      <h2>
        <FormattedMessage id="party.title" defaultMessage="几个人来" />
      </h2>
      {chosen ? (
        <>
          <details className="party-change" open={chosen.isStepping}>
            <PartySummary chosen={chosen} rides={rides} days={days} />
            {form}
          </details>
          <div className="party-result">
            <PartyResult {...chosen} {...props} orders={orders} />
          </div>
        </>
      ) : (
        form
      )}
    </section>
  )
}

interface PartySummaryProps {
  chosen: ChosenParty
  rides: readonly Fare[]
  days: Days
}

/** The party and the hours of its day in one line, and the word that opens the form. */
function PartySummary({ chosen: { party, daysOff }, rides, days }: PartySummaryProps): ReactNode {
  const intl = useIntl()
  const { visitors, day } = party
  const hours = within(days, day) === day ? daysOff.areaHours(day) : undefined
  const lastEntry = hours?.hours?.lastEntry
  const chosenRides = rides.filter(({ service = '' }) => party.rides.has(service))
  return (
    <summary>
      <span className="party-facts">
        <Facts
          facts={[
            whoWords(
              intl,
              VISITOR_KINDS.map((kind) => visitors[kind]),
              unbroken,
            ),
            hours ? dayWords(intl, hours) : dateWords(intl, day),
            lastEntry && lastEntryWords(intl, lastEntry),
            ...chosenRides.map(({ name }) => name),
          ]}
        />
      </span>
      {SPACE}
      <span className="party-edit">
        <FormattedMessage
          id="party.change"
          defaultMessage="修改"
          description="Beside the visitors and the day of a sum: opens the form to change them"
        />
      </span>
    </summary>
  )
}
