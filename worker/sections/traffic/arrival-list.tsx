import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { DurationText } from '../../../client/ui/duration-text.tsx'
import type { Language } from '../../../locales/languages.ts'
import { type Arrival, isWay, minutesOf, type Way, wayHref } from './way.ts'

const modes = defineMessages({
  rail: { id: 'traffic.rail', defaultMessage: '铁路', description: 'Arriving by train' },
  air: { id: 'traffic.air', defaultMessage: '飞机', description: 'Arriving by plane' },
  coach: {
    id: 'traffic.coach',
    defaultMessage: '客车与公交',
    description: 'Arriving by coach or by local bus',
  },
  car: { id: 'traffic.car', defaultMessage: '汽车', description: 'Arriving by car or taxi' },
  boat: { id: 'traffic.boat', defaultMessage: '轮船', description: 'Arriving by boat' },
})

interface ArrivalListProps {
  arrivals: readonly Arrival[]
  /** The one whose way is shown; the others are listed. */
  chosen?: Way | undefined
  language: Language
}

/** The places to come from, each with how long it takes to the entrance and a link to its way; nothing where none is known. */
export function ArrivalList({ arrivals, chosen, language }: ArrivalListProps): ReactNode {
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
      <ul className="arrival-list">
        {listed.map((arrival) => (
          <ArrivalRow
            key={`${arrival.mode} ${arrival.title}`}
            arrival={arrival}
            language={language}
          />
        ))}
      </ul>
    </section>
  )
}

function ArrivalRow({ arrival, language }: { arrival: Arrival; language: Language }) {
  const { mode, title, description } = arrival
  const minutes = minutesOf(arrival)
  return (
    <li className="arrival">
      <p className="arrival-mode">{useIntl().formatMessage(modes[mode])}</p>
      <h3>{isWay(arrival) ? <a href={wayHref(language, arrival)}>{title}</a> : title}</h3>
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
      {!isWay(arrival) && <p>{description}</p>}
    </li>
  )
}
