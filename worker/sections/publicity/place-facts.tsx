import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { DurationText } from '../../../client/ui/quantity.tsx'
import { type Fact, FactList } from '../../../client/ui/fact-list.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Point } from '../../parts/clean-content.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import { titles } from '../index.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { PlaceLinks } from '../../parts/place-map.tsx'

const names = defineMessages({
  openingHours: { id: 'place.openingHours', defaultMessage: '开放时间' },
  bestTime: { id: 'place.bestTime', defaultMessage: '最佳时间' },
  visitMinutes: { id: 'place.visitMinutes', defaultMessage: '游览时长' },
  accessible: { id: 'place.accessible', defaultMessage: '无障碍' },
  way: { id: 'place.way', defaultMessage: '怎么去' },
})

const access = defineMessages({
  stepFree: { id: 'place.stepFree', defaultMessage: '轮椅与婴儿车可达' },
  steps: { id: 'place.steps', defaultMessage: '途中有台阶' },
})

interface PlaceFactsProps {
  place: Pick<
    Point,
    'title' | 'coordinates' | 'openingHours' | 'bestTime' | 'visitMinutes' | 'inLanguage'
  >
  /** Whether the place can be reached without steps; undefined if unknown. */
  accessible?: boolean | undefined
  /** Whether the place is open now, after its opening hours. */
  openNow?: ReactNode
}

/** Facts that help visitors decide whether and when to visit a place, and links to maps. */
export function PlaceFacts({ place, accessible, openNow }: PlaceFactsProps): ReactNode {
  const intl = useIntl()
  const way = useWayFact()
  const { title, coordinates, openingHours, bestTime, visitMinutes } = place
  const lang = tagOf(place.inLanguage)
  return (
    <>
      <FactList
        facts={[
          {
            name: intl.formatMessage(names.openingHours),
            value: openingHours && (
              <>
                {openingHours}
                {openNow}
              </>
            ),
            lang,
          },
          { name: intl.formatMessage(names.bestTime), value: bestTime, lang },
          {
            name: intl.formatMessage(names.visitMinutes),
            value: visitMinutes && <AboutMinutes minutes={visitMinutes} />,
          },
          {
            name: intl.formatMessage(names.accessible),
            value:
              accessible === undefined
                ? undefined
                : intl.formatMessage(accessible ? access.stepFree : access.steps),
          },
          way,
        ]}
      />
      {coordinates && <PlaceLinks name={title} coordinates={coordinates} />}
    </>
  )
}

/** A link to the page with the ways to the area; empty if that page is disabled. */
export function useWayFact(): Fact {
  const intl = useIntl()
  const address = href(useLanguage(), 'traffic')
  return {
    name: intl.formatMessage(names.way),
    value: hasPage('traffic') ? (
      <a href={address}>
        <FormattedMessage {...titles.traffic} />
      </a>
    ) : undefined,
  }
}

/** An estimated duration. */
export function AboutMinutes({ minutes }: { minutes: number }): ReactNode {
  return (
    <FormattedMessage
      id="place.aboutMinutes"
      defaultMessage="约 {duration}"
      description="How long a visit takes, roughly: 约 2 小时"
      values={{ duration: <DurationText minutes={minutes} /> }}
    />
  )
}
