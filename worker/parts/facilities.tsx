import type { ReactNode } from 'react'
import { defineMessage, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl'
import { FactList } from '../../client/ui/fact-list.tsx'
import {
  facilityDetailWords,
  facilityStateWords,
  shortStateWords,
} from '../../client/ui/facility-words.ts'
import { dayWords, tomorrowWords } from '../../client/ui/opening-words.ts'
import { TimedText } from '../../client/ui/date-text.tsx'
import type { Facility, Today } from '../../contract/conditions.ts'
import { FACT_SEPARATOR, factLine } from '../../shared/fact-line.ts'
import { type Closings, facilityTimeline, withClosures } from '../../shared/facility.ts'
import { timeZone } from '../../shared/site.ts'
import { timedTexts } from '../../shared/timed-text.ts'
import { Await } from '../render/await.tsx'
import type { Deferred } from '../sections/define-page.ts'

interface FacilityFactsProps extends Closings {
  facilities: readonly Facility[]
  /** The time for which the page is rendered (Unix ms). */
  now: number
  /** Also shows tomorrow's hours. */
  hasTomorrow?: boolean
}

export function FacilityFacts(props: FacilityFactsProps): ReactNode {
  return <FactList facts={facilityFacts(useIntl(), props)} />
}

function facilityFacts(
  intl: IntlShape,
  { facilities, now, hasTomorrow = false, ...closings }: FacilityFactsProps,
) {
  return facilities.map((facility) => {
    const steps = facilityTimeline(withClosures(facility, closings), now, timeZone)
    const opening = steps[0]?.state.opening
    const tomorrow = hasTomorrow && opening && dayWords(intl, opening.tomorrow)
    const value = (
      <TimedText
        entries={timedTexts(steps, (state) =>
          factLine(
            facilityStateWords(intl, state),
            facilityDetailWords(intl, state, facility.telephone),
            // Outside the opening hours, the text already contains the next opening.
            hasTomorrow &&
              state.opening &&
              state.state !== 'outside' &&
              tomorrowWords(intl, state.opening),
          ),
        )}
        otherwise={factLine(opening && dayWords(intl, opening.today), tomorrow)}
      />
    )
    return { name: facility.name, value }
  })
}

const LINE: MessageDescriptor = defineMessage({
  id: 'facility.line',
  defaultMessage: '{name}：{value}',
  description: 'How a facility stands: its name, and that it runs until when, or is closed',
})

export function facilityLine(intl: IntlShape, line: { name: string; value: string }): string {
  return intl.formatMessage(LINE, line)
}

interface FacilitiesTodayProps extends Pick<FacilityFactsProps, 'alerts' | 'area' | 'now'> {
  today: Deferred<Today>
  /** The address of the page with all facts. */
  href?: string | undefined
}

/** Separates two facts in short lines. A dot would be visible at the end of a line. */
export const WIDE_SPACE = '\u2003'

/** The facilities in one line. With `href`, stylesheets omit the details in narrow windows. */
export function FacilitiesToday({
  today,
  href,
  now,
  ...closings
}: FacilitiesTodayProps): ReactNode {
  const intl = useIntl()
  return (
    <Await resolve={today}>
      {({ facilities }) =>
        facilities.length > 0 && (
          <ul className="opening-now">
            {facilities.map((facility) => {
              const { name, telephone } = facility
              const steps = facilityTimeline(withClosures(facility, closings), now, timeZone)
              const opening = steps[0]?.state.opening
              const state = (
                <TimedText
                  entries={timedTexts(steps, (each) => shortStateWords(intl, each))}
                  otherwise={opening && dayWords(intl, opening.today)}
                />
              )
              const details = timedTexts(steps, (each) => {
                // The time from which it runs may already be the state.
                const stated = ['', shortStateWords(intl, each)]
                return facilityDetailWords(intl, each, telephone)
                  .split(FACT_SEPARATOR)
                  .flatMap((words) => (stated.includes(words) ? [] : WIDE_SPACE + words))
                  .join('')
              })
              return (
                <li key={name}>
                  {intl.formatMessage(LINE, {
                    name: href === undefined ? name : <a href={href}>{name}</a>,
                    value: state,
                  })}
                  <TimedText entries={details} />
                </li>
              )
            })}
          </ul>
        )
      }
    </Await>
  )
}
