import type { ReactNode } from 'react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  type IntlShape,
  useIntl,
} from 'react-intl'
import { Facts } from '../../../client/ui/fact-list.tsx'
import { DurationText } from '../../../client/ui/quantity.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { TelephoneLink } from '../../../client/ui/hotline.tsx'
import type { Leg } from '../../../contract/scenic.ts'
import type { Guide } from '../../../contract/guide.ts'
import type { Coordinates, Price } from '../../../contract/values.ts'
import type { Language } from '../../../locales/languages.ts'
import { entrance } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import { Await } from '../../render/await.tsx'
import type { Deferred } from '../define-page.ts'
import {
  minutesOf,
  priceOf,
  type Way,
  wheelchairOf,
  type Arrival,
  isWay,
  lastBackWords,
  wayQuery,
  wayStartingAt,
} from './way.ts'

interface ArrivalWayProps {
  way: Way
  /** All places of departure. A change where another one starts is a link to it. */
  arrivals: readonly Arrival[]
  /** The area's telephone number, for legs without their own. */
  telephone: string
  language: Language
  guide?: Deferred<ArrivalGuide>
}

type ArrivalGuide = Pick<Guide, 'illustration' | 'origin' | 'points'>

/** Height of the map divided by its width. */
const MAP_RATIO = 5 / 6

/** Closer than other maps: the stop and what is around it. */
const MAP_ZOOM = 3.5

/** The id of the chosen route. Links of the list lead to it, because it is not at the top. */
const WAY_ANCHOR = 'way'

export function ArrivalWay(props: ArrivalWayProps): ReactNode {
  const { way, arrivals, telephone, language, guide } = props
  const { description, legs, start, title } = way
  const minutes = minutesOf(way)
  const price = priceOf(way)
  return (
    <section id={WAY_ANCHOR}>
      <h2>{wayTitle(useIntl(), way, language)}</h2>
      <div className="way">
        <div className="way-text">
          <p className="way-sum">
            <Facts
              facts={[
                minutes !== undefined && <InAll key="minutes" minutes={minutes} />,
                price && (
                  <b key="price">
                    <FareText price={price} />
                  </b>
                ),
              ]}
            />
          </p>
          {legs.length > 1 && <WheelchairSum legs={legs} />}
          <p>{description}</p>
          <ol className="legs">
            {legs.map((leg, index) => {
              const from = legs[index - 1]?.end
              return (
                <li key={`${leg.name} ${leg.end}`} className="leg">
                  <p className="stop">
                    {from === undefined ? (
                      (start ?? title)
                    ) : (
                      <Change name={from} way={wayStartingAt(from, arrivals)} language={language} />
                    )}
                  </p>
                  <LegFacts leg={leg} telephone={telephone} isOnly={legs.length === 1} />
                </li>
              )
            })}
            <li className="way-end">
              <p className="stop">{legs.at(-1)?.end}</p>
              {hasPage('guide') && (
                <p>
                  <a href={href(language, 'guide')}>
                    <FormattedMessage {...toGuideWords} />
                  </a>
                </p>
              )}
            </li>
          </ol>
        </div>
        <Await resolve={guide}>
          {(known) => (
            <PlaceMap
              guide={known}
              place={endOf(way, known, language)}
              mark="到"
              ratio={MAP_RATIO}
              zoom={MAP_ZOOM}
              isNamed
            />
          )}
        </Await>
      </div>
    </section>
  )
}

/** Returns the guide's only point with the name of the last stop, otherwise the entrance. */
export function endOf(
  { legs }: Pick<Way, 'legs'>,
  { origin, points }: Pick<Guide, 'origin' | 'points'>,
  language: Language,
): { title: string; coordinates: Coordinates } {
  const [end, ...others] = points.filter(({ name }) => name === legs.at(-1)?.end)
  if (end === undefined || others.length > 0)
    return { title: entrance[language], coordinates: origin }
  return { title: end.name, coordinates: end.coordinates }
}

export const toGuideWords = defineMessage({
  id: 'traffic.toGuide',
  defaultMessage: '在导览地图上看各站与步道',
})

interface ChangeProps {
  name: string
  way: Way | undefined
  language: Language
}

function Change({ name, way, language }: ChangeProps): ReactNode {
  return way ? <a href={wayHref(language, way)}>{name}</a> : name
}

function wayHref(language: Language, way: Arrival): string {
  return `${href(language, 'traffic', {}, wayQuery(way))}#${WAY_ANCHOR}`
}

export function wayTitle(intl: IntlShape, { title, start, legs }: Way, language: Language): string {
  return intl.formatMessage(
    {
      id: 'traffic.way',
      defaultMessage: '从{start}到{end}',
      description: 'The way from a station or town to its last stop, as a title',
    },
    { start: start ?? title, end: legs.at(-1)?.end ?? entrance[language] },
  )
}

function InAll({ minutes }: { minutes: number }): ReactNode {
  return (
    <FormattedMessage
      id="traffic.inAll"
      defaultMessage="全程约 {duration}"
      description="How long a whole way takes, in a line above its legs"
      values={{
        duration: (
          <b>
            <DurationText minutes={minutes} />
          </b>
        ),
      }}
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
    <Signed state={state}>
      <FormattedMessage
        id="traffic.wheelchairInAll"
        defaultMessage="轮椅{state, select, yes {全程可以} no {过不了：{legs}} help {可以走，有人协助：{legs}} other {能不能过还不知道：{legs}}}"
        description="Whether a whole way can be done in a wheelchair, or by which of its parts not: 轮椅可以走，有人协助：专线"
        values={{ state, legs: useIntl().formatList(because.map(({ name }) => name)) }}
      />
    </Signed>
  )
}

function Signed({ state, children }: { state: string; children: ReactNode }): ReactNode {
  return (
    <p className={`signed sign-${state}`}>
      <span>{children}</span>
    </p>
  )
}

interface LegFactsProps {
  leg: Leg
  telephone: string
  /** Whether the totals already show its time and price. */
  isOnly: boolean
}

function LegFacts({ leg, telephone, isOnly }: LegFactsProps): ReactNode {
  const { name, minutes, price, interval, first, last, lastBack, note } = leg
  return (
    <>
      <div className="leg-head">
        <h3>{name}</h3>
        {!isOnly && (
          <LegLine
            facts={[
              minutes !== undefined && <DurationText key="minutes" minutes={minutes} />,
              price && <FareText key="price" price={price} />,
            ]}
          />
        )}
      </div>
      <LegLine
        facts={[
          interval,
          (first ?? last) !== undefined && <FirstAndLast key="hours" first={first} last={last} />,
          lastBack !== undefined && <LastBack key="back" time={lastBack} />,
        ]}
      />
      <Wheelchair leg={leg} telephone={leg.telephone ?? telephone} />
      {note !== undefined && <p>{note}</p>}
    </>
  )
}

/** The known facts. Unknown facts are omitted. */
function LegLine({ facts }: { facts: readonly ReactNode[] }): ReactNode {
  if (!facts.some(Boolean)) return null
  return (
    <p className="point-facts">
      <Facts facts={facts} />
    </p>
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
    <Signed state={wheelchair}>
      <FormattedMessage
        id="traffic.wheelchair"
        defaultMessage="{state, select, yes {轮椅可以} no {轮椅不行，问讯 {telephone}} help {可带轮椅，请提前打 {telephone}} other {轮椅能不能过还不知道，请打 {telephone}}}"
        description="Whether a part of a way can be done in a wheelchair; if there are doubts, with the number to call about it"
        values={{ state: wheelchair, telephone: <TelephoneLink number={telephone} /> }}
      />
    </Signed>
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
      <h4>{isWay(arrival) ? <a href={wayHref(language, arrival)}>{title}</a> : title}</h4>
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
