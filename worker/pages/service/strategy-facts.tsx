import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DurationText } from '../../../client/ui/duration-text.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { LengthText } from '../../../client/ui/length-text.tsx'
import type { Strategy } from '../clean-content.ts'
import { difficulties } from '../../../client/ui/difficulty.ts'
import { tagOf } from '../../../shared/language.ts'

/** What it takes to follow a visit guide: time, effort, distance, season. */
export function StrategyFacts({ strategy }: { strategy: Strategy }): ReactNode {
  const intl = useIntl()
  const { durationMinutes, difficulty, distanceMetres, season, inLanguage } = strategy
  return (
    <FactList
      facts={[
        {
          name: intl.formatMessage({
            id: 'strategy.duration',
            defaultMessage: '时长',
            description: 'Name of the fact how long a visit by a guide takes',
          }),
          value: <DurationText minutes={durationMinutes} />,
        },
        {
          name: intl.formatMessage({
            id: 'strategy.difficulty',
            defaultMessage: '难度',
            description: 'Name of the fact how hard a visit by a guide is',
          }),
          value: <FormattedMessage {...difficulties[difficulty]} />,
        },
        {
          name: intl.formatMessage({
            id: 'strategy.distance',
            defaultMessage: '步行',
            description: 'Name of the fact how far one walks by a guide',
          }),
          value: distanceMetres === undefined ? undefined : <LengthText metres={distanceMetres} />,
        },
        {
          name: intl.formatMessage({
            id: 'strategy.season',
            defaultMessage: '季节',
            description: 'Name of the fact when in the year a guide is of use',
          }),
          value: season,
          lang: tagOf(inLanguage),
        },
      ]}
    />
  )
}

/** When to be where, in order; nothing where a guide names no stops. */
export function StrategyStops({
  stops,
  lang,
}: {
  stops: Strategy['stops']
  lang: string
}): ReactNode {
  if (stops.length === 0) return null
  return (
    <section className="stops">
      <h2>
        <FormattedMessage
          id="strategy.stops"
          defaultMessage="行程"
          description="Heading over the stops of a visit guide, with their times"
        />
      </h2>
      <ol className="stop-list" lang={lang}>
        {stops.map(({ time, title, note }) => (
          <li key={time + title}>
            <time className="stop-time" dateTime={time}>
              {time}
            </time>
            <p className="stop-title">{title}</p>
            {note !== undefined && <p className="stop-note">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
