import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl, defineMessages } from 'react-intl'
import { DurationText } from '../../../client/ui/quantity.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { TelephoneLink } from '../../../client/ui/hotline.tsx'
import type { Leg } from '../../../contract/scenic.ts'
import type { Price } from '../../../contract/values.ts'
import type { Language } from '../../../locales/languages.ts'
import { FACT_SEPARATOR } from '../../../shared/fact-line.ts'
import { entrance } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import {
  minutesOf,
  priceOf,
  type Way,
  wheelchairOf,
  type Arrival,
  isWay,
  lastBackWords,
  wayQuery,
} from './way.ts'

interface ArrivalWayProps {
  way: Way
  /** The area's telephone number, for legs without their own. */
  telephone: string
  language: Language
}

/** The id of the chosen route. Links of the list lead to it, because it is not at the top. */
const WAY_ANCHOR = 'way'

export function ArrivalWay({ way, telephone, language }: ArrivalWayProps): ReactNode {
  const { description, legs } = way
  const minutes = minutesOf(way)
  const price = priceOf(way)
  return (
    <section id={WAY_ANCHOR}>
      <h2>{wayTitle(useIntl(), way, language)}</h2>
      <p className="way-sum">
        <Facts
          facts={[
            minutes !== undefined && <InAll key="minutes" minutes={minutes} />,
            price && <FareText key="price" price={price} />,
            legs.length > 1 && <WheelchairSum key="wheelchair" legs={legs} />,
          ]}
        />
      </p>
      <p>{description}</p>
      <ol className="legs">
        {legs.map((leg) => (
          <LegRow key={`${leg.name} ${leg.end}`} leg={leg} telephone={telephone} />
        ))}
      </ol>
    </section>
  )
}

export function wayTitle(intl: IntlShape, { title, start }: Way, language: Language): string {
  return intl.formatMessage(
    {
      id: 'traffic.way',
      defaultMessage: '从{start}到{entrance}',
      description:
        'The way from a station or town to where a visit begins, as a title: entrance is 大门, the gate',
    },
    { start: start ?? title, entrance: entrance[language] },
  )
}

/** The known facts in one line. Unknown facts are omitted. */
function Facts({ facts }: { facts: readonly ReactNode[] }): ReactNode {
  const shown = facts.filter((fact) => fact !== false && fact !== undefined)
  return shown.map((fact, index) => [index > 0 && FACT_SEPARATOR, fact])
}

function InAll({ minutes }: { minutes: number }): ReactNode {
  return (
    <FormattedMessage
      id="traffic.inAll"
      defaultMessage="全程约 {duration}"
      description="How long a whole way takes, in a line above its legs"
      values={{ duration: <DurationText minutes={minutes} /> }}
    />
  )
}

function FareText({ price }: { price: Price }): ReactNode {
  if (price.amount > 0) return <PriceTag price={price} />
  return <FormattedMessage id="traffic.free" defaultMessage="不用钱" />
}

function WheelchairSum({ legs }: Pick<Way, 'legs'>): ReactNode {
  const { state, legs: because } = wheelchairOf(legs)
  return (
    <FormattedMessage
      id="traffic.wheelchairInAll"
      defaultMessage="轮椅{state, select, yes {全程可以} no {过不了：{legs}} help {可以走，有人协助：{legs}} other {能不能过还不知道：{legs}}}"
      description="Whether a whole way can be done in a wheelchair, or by which of its parts not: 轮椅可以走，有人协助：专线"
      values={{ state, legs: useIntl().formatList(because.map(({ name }) => name)) }}
    />
  )
}

function LegRow({ leg, telephone }: { leg: Leg; telephone: string }): ReactNode {
  const { name, end, minutes, price, interval, first, last, lastBack, note } = leg
  return (
    <li className="leg">
      <h3>
        <FormattedMessage
          id="traffic.leg"
          defaultMessage="{name}到{end}"
          description="A part of a way: by what, and where it ends: 步行到东广场"
          values={{ name, end }}
        />
      </h3>
      <p className="leg-facts">
        <Facts
          facts={[
            minutes !== undefined && <DurationText key="minutes" minutes={minutes} />,
            price && <FareText key="price" price={price} />,
            interval,
            (first ?? last) !== undefined && <FirstAndLast key="hours" first={first} last={last} />,
            lastBack !== undefined && <LastBack key="back" time={lastBack} />,
          ]}
        />
      </p>
      <p>
        <Wheelchair leg={leg} telephone={leg.telephone ?? telephone} />
      </p>
      {note !== undefined && <p className="leg-note">{note}</p>}
    </li>
  )
}

function FirstAndLast({ first, last }: Pick<Leg, 'first' | 'last'>): ReactNode {
  return (
    <FormattedMessage
      id="traffic.firstAndLast"
      defaultMessage="{known, select, both {首班 {first}，末班 {last}} first {首班 {first}} other {末班 {last}}}"
      description="When the first and the last bus or train of a day leave; one of them may not be known"
      values={{ known: first && last ? 'both' : first ? 'first' : 'last', first, last }}
    />
  )
}

/** Bold, because visitors who miss it cannot get back. */
function LastBack({ time }: { time: string }): ReactNode {
  return (
    <strong>
      <FormattedMessage {...lastBackWords} values={{ time }} />
    </strong>
  )
}

/** Also shown if it is unknown whether a wheelchair can pass, with a number for help. */
function Wheelchair({ leg, telephone }: { leg: Leg; telephone: string }): ReactNode {
  const { wheelchair = 'unknown' } = leg
  return (
    <FormattedMessage
      id="traffic.wheelchair"
      defaultMessage="{state, select, yes {轮椅可以，问讯 {telephone}} no {轮椅不行，问讯 {telephone}} help {可带轮椅，请提前打 {telephone}} other {轮椅能不能过还不知道，请打 {telephone}}}"
      description="Whether a part of a way can be done in a wheelchair, and the number to call about it"
      values={{ state: wheelchair, telephone: <TelephoneLink number={telephone} /> }}
    />
  )
}

const modes = defineMessages({
  rail: { id: 'traffic.rail', defaultMessage: '铁路' },
  air: { id: 'traffic.air', defaultMessage: '飞机' },
  coach: { id: 'traffic.coach', defaultMessage: '客车与公交' },
  car: { id: 'traffic.car', defaultMessage: '汽车' },
  boat: { id: 'traffic.boat', defaultMessage: '轮船' },
})

/** A list of at most so many places has the description of each. */
const FEW = 4

interface ArrivalListProps {
  arrivals: readonly Arrival[]
  /** The place whose directions are already shown. The list omits it. */
  chosen?: Way | undefined
  language: Language
}

export function ArrivalList({ arrivals, chosen, language }: ArrivalListProps): ReactNode {
  const intl = useIntl()
  const listed = arrivals.filter((arrival) => arrival !== chosen)
  if (listed.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage
          id="traffic.arrivals"
          defaultMessage="{isElsewhere, select, true {从别处来} other {您从哪里来}}"
          description="Heading over the places that visitors come from; another one where the way from one of them stands above"
          values={{ isElsewhere: String(chosen !== undefined) }}
        />
      </h2>
      <div className="arrival-list">
        {[...Map.groupBy(listed, ({ mode }) => mode)].map(([mode, group]) => (
          <section key={mode}>
            <h3>{intl.formatMessage(modes[mode])}</h3>
            <ul>
              {group.map((arrival) => (
                <ArrivalRow
                  key={arrival.title}
                  arrival={arrival}
                  language={language}
                  hasText={arrivals.length <= FEW}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

interface ArrivalRowProps {
  arrival: Arrival
  language: Language
  hasText: boolean
}

function ArrivalRow({ arrival, language, hasText }: ArrivalRowProps): ReactNode {
  const { title, description } = arrival
  const minutes = minutesOf(arrival)
  return (
    <li className="arrival">
      <h4>
        {isWay(arrival) ? (
          <a href={`${href(language, 'traffic', {}, wayQuery(arrival))}#${WAY_ANCHOR}`}>{title}</a>
        ) : (
          title
        )}
      </h4>
      {minutes !== undefined && (
        <p className="arrival-time">
          <FormattedMessage
            id="traffic.about"
            defaultMessage="约 {duration}"
            description="How long it takes from a station to where a visit begins, beside the name of the station"
            values={{ duration: <DurationText minutes={minutes} /> }}
          />
        </p>
      )}
      {(hasText || !isWay(arrival)) && <p>{description}</p>}
    </li>
  )
}
