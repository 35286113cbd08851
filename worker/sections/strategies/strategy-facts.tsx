import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DurationText, LengthText, difficulties } from '../../../client/ui/quantity.tsx'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import type { Strategy } from '../../parts/clean-content.ts'
import { hashOfPoint } from '../../../client/islands/guide-map/address.ts'
import { FACT_SEPARATOR } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { href } from '../../href.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { hasPage } from '../../site-pages.ts'

/** The facts of a visit guide: time, difficulty, distance, season. */
export function StrategyFacts({ strategy }: { strategy: Strategy }): ReactNode {
  const intl = useIntl()
  const { difficulty, season, inLanguage } = strategy
  return (
    <FactList
      facts={[
        {
          name: intl.formatMessage({ id: 'strategy.duration', defaultMessage: '全程' }),
          value: <VisitDuration strategy={strategy} />,
        },
        {
          name: intl.formatMessage({ id: 'strategy.difficulty', defaultMessage: '难度' }),
          value: <FormattedMessage {...difficulties[difficulty]} />,
        },
        {
          name: intl.formatMessage({ id: 'strategy.distance', defaultMessage: '步行' }),
          value: isWalk(strategy) ? <OnFoot strategy={strategy} /> : undefined,
        },
        {
          name: intl.formatMessage({ id: 'strategy.season', defaultMessage: '季节' }),
          value: season,
          lang: tagOf(inLanguage),
        },
      ]}
    />
  )
}

/** The duration of a visit, in hours or in days and nights. */
export function VisitDuration({
  strategy: { durationMinutes, nights },
}: {
  strategy: Pick<Strategy, 'durationMinutes' | 'nights'>
}): ReactNode {
  if (nights === undefined) return <DurationText minutes={durationMinutes} />
  return (
    <FormattedMessage
      id="strategy.nights"
      defaultMessage="{nights, plural, =1 {两天一夜} other {{days} 天 {nights} 夜}}"
      description="How long a visit of several days takes"
      values={{ nights, days: nights + 1 }}
    />
  )
}

type Walk = Pick<Strategy, 'distanceMetres' | 'walkingMinutes'>

/** Returns whether the walking distance or the walking time is known. */
export function isWalk({ distanceMetres, walkingMinutes }: Walk): boolean {
  return distanceMetres !== undefined || walkingMinutes !== undefined
}

/** The walking distance, and the walking time without stops: `5.4 公里 · 2 小时 30 分钟`. */
export function OnFoot({ strategy: { distanceMetres, walkingMinutes } }: { strategy: Walk }) {
  return (
    <>
      {distanceMetres !== undefined && <LengthText metres={distanceMetres} />}
      {distanceMetres !== undefined && walkingMinutes !== undefined && FACT_SEPARATOR}
      {walkingMinutes !== undefined && <DurationText minutes={walkingMinutes} />}
    </>
  )
}

/** The stops with their times and links to the guide's points. Renders nothing without stops. */
export function StrategyStops({ strategy }: { strategy: Strategy }): ReactNode {
  const guide = href(useLanguage(), 'guide')
  const { stops, inLanguage } = strategy
  if (stops.length === 0) return null
  return (
    <section className="stops">
      <h2>
        <FormattedMessage id="strategy.stops" defaultMessage="行程" />
      </h2>
      <ol className="stop-list" {...langAttributes(tagOf(inLanguage))}>
        {stops.map(({ time, title, note, point }) => (
          <li key={time + title}>
            <time className="stop-time" dateTime={time}>
              {time}
            </time>
            <p className="stop-title">
              {point !== undefined && hasPage('guide') ? (
                <a href={guide + hashOfPoint(point)}>
                  <ContentTitle text={title} />
                </a>
              ) : (
                <ContentTitle text={title} />
              )}
            </p>
            {note !== undefined && (
              <p className="stop-note">
                <ContentTitle text={note} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
