import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DurationText } from '../../../client/ui/quantity.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Point } from '../../parts/clean-content.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import { titles } from '../index.ts'
import { PlaceLinks } from '../../parts/place-map.tsx'

interface PlaceFactsProps {
  place: Pick<
    Point,
    'title' | 'coordinates' | 'openingHours' | 'bestTime' | 'visitMinutes' | 'inLanguage'
  >
  /** Whether the place can be reached without steps; undefined if unknown. */
  accessible?: boolean | undefined
  language: Language
}

/** Facts that help visitors decide whether and when to visit a place, and links to maps. */
export function PlaceFacts({ place, accessible, language }: PlaceFactsProps): ReactNode {
  return (
    <>
      <Facts {...{ place, accessible, language }} />
      {place.coordinates && (
        <PlaceLinks name={place.title} coordinates={place.coordinates} language={language} />
      )}
    </>
  )
}

function Facts({ place, accessible, language }: PlaceFactsProps): ReactNode {
  const intl = useIntl()
  const lang = tagOf(place.inLanguage)
  return (
    <FactList
      facts={[
        {
          name: intl.formatMessage({ id: 'place.openingHours', defaultMessage: '开放时间' }),
          value: place.openingHours,
          lang,
        },
        {
          name: intl.formatMessage({ id: 'place.bestTime', defaultMessage: '最佳时间' }),
          value: place.bestTime,
          lang,
        },
        {
          name: intl.formatMessage({ id: 'place.visitMinutes', defaultMessage: '游览时长' }),
          value: place.visitMinutes && <AboutMinutes minutes={place.visitMinutes} />,
        },
        {
          name: intl.formatMessage({ id: 'place.accessible', defaultMessage: '无障碍' }),
          value: accessible === undefined ? undefined : <Access accessible={accessible} />,
        },
        {
          name: intl.formatMessage({ id: 'place.way', defaultMessage: '怎么去' }),
          value: hasPage('traffic') ? (
            <a href={href(language, 'traffic')}>
              <FormattedMessage {...titles.traffic} />
            </a>
          ) : undefined,
        },
      ]}
    />
  )
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

function Access({ accessible }: { accessible: boolean }): ReactNode {
  return accessible ? (
    <FormattedMessage id="place.stepFree" defaultMessage="轮椅与婴儿车可达" />
  ) : (
    <FormattedMessage id="place.steps" defaultMessage="途中有台阶" />
  )
}
