import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { FactList } from '../../client/ui/fact-list.tsx'
import { facilityDetailWords, facilityStateWords } from '../../client/ui/facility-words.ts'
import { dayWords, tomorrowWords } from '../../client/ui/opening-words.ts'
import { TimedText } from '../../client/ui/timed-text.tsx'
import type { Facility } from '../../contract/conditions.ts'
import { factLine } from '../../shared/fact-line.ts'
import { type Closings, facilitySteps, withClosures } from '../../shared/facility.ts'
import { timeZone } from '../../shared/site.ts'
import { timedTexts } from '../../shared/timed-text.ts'

export interface FacilityFactsProps extends Closings {
  facilities: readonly Facility[]
  /** The time that the page is made for, in milliseconds. */
  now: number
  /** Tells tomorrow's hours too. */
  hasTomorrow?: boolean
}

/** How each facility stands, a row each; nothing where there is none. */
export function FacilityFacts(props: FacilityFactsProps): ReactNode {
  return <FactList facts={facilityFacts(useIntl(), props)} />
}

/** The name of each facility and how it stands. */
export function facilityFacts(
  intl: IntlShape,
  { facilities, now, hasTomorrow = false, ...closings }: FacilityFactsProps,
) {
  return facilities.map((facility) => {
    const steps = facilitySteps(withClosures(facility, closings), now, timeZone)
    const opening = steps[0]?.state.opening
    const tomorrow = hasTomorrow && opening && dayWords(intl, opening.tomorrow)
    const value = (
      <TimedText
        entries={timedTexts(steps, (state) =>
          factLine(
            facilityStateWords(intl, state),
            facilityDetailWords(intl, state, facility.telephone),
            // Where it does not run, that already says when it will.
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
