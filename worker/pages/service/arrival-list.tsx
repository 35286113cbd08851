import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { DurationText } from '../../../client/ui/duration-text.tsx'
import type { Language } from '../../../locales/languages.ts'
import { entrance } from '../../../shared/site.ts'
import type { Scenic } from '../clean-content.ts'

type Arrival = Scenic['arrivals'][number]

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

/** The ways to arrive, each with how long it takes from there to the entrance; nothing where none is known. */
export function ArrivalList({
  arrivals,
  language,
}: Pick<Scenic, 'arrivals'> & { language: Language }): ReactNode {
  if (arrivals.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage
          id="traffic.arrivals"
          defaultMessage="怎样到景区"
          description="Heading over the ways to arrive"
        />
      </h2>
      <ul className="arrival-list">
        {arrivals.map((arrival) => (
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
  const { mode, title, description, minutes } = arrival
  const intl = useIntl()
  return (
    <li className="arrival">
      <p className="arrival-mode">{intl.formatMessage(modes[mode])}</p>
      <h3>{title}</h3>
      {minutes !== undefined && (
        <p className="arrival-time">
          <FormattedMessage
            id="traffic.toTheEntrance"
            defaultMessage="到{entrance}约 {duration}"
            description="How long it takes from a station to where a visit begins: entrance is 大门, the gate"
            values={{
              entrance: entrance[language],
              duration: <DurationText minutes={minutes} />,
            }}
          />
        </p>
      )}
      <p>{description}</p>
    </li>
  )
}
