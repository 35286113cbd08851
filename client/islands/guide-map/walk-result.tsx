import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Guide } from '../../../contract/guide.ts'
import { DurationText } from '../../ui/duration-text.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { LengthText, MetresText } from '../../ui/length-text.tsx'
import type { Walk } from './routing/walk.ts'
import type { WalkSearch } from './use-walk.ts'
import { WalkSteps } from './walk-steps.tsx'

const names = defineMessages({
  length: {
    id: 'guideMap.walkLength',
    defaultMessage: '路程',
    description: 'Name of the fact how long a walk is in metres',
  },
  minutes: {
    id: 'guideMap.walkTime',
    defaultMessage: '步行',
    description: 'Name of the fact how long a walk takes',
  },
  climb: {
    id: 'guideMap.walkClimb',
    defaultMessage: '爬升',
    description: 'Name of the fact how many metres one climbs on a walk',
  },
})

const states = defineMessages({
  finding: {
    id: 'guideMap.findingWalk',
    defaultMessage: '正在找路……',
    description: 'The walk is being looked for',
  },
  none: {
    id: 'guideMap.noWalk',
    defaultMessage: '步道不通到这里，没有步行路线。',
    description: 'There is no walk between the two places over the trails',
  },
  failed: {
    id: 'guideMap.walkFailed',
    defaultMessage: '这次没有查到路线，请再试一次。',
    description: 'The map service did not answer the question for a walk',
  },
})

/** The result of the search for a walk: figures and steps, or why there are none. */
export function WalkResult({ search, guide }: { search: WalkSearch; guide: Guide }): ReactNode {
  const intl = useIntl()
  if (search.state === 'found') return <FoundWalk walk={search.walk} guide={guide} />
  return search.state === 'idle' ? null : intl.formatMessage(states[search.state])
}

function FoundWalk({ walk, guide }: { walk: Walk; guide: Guide }): ReactNode {
  const intl = useIntl()
  return (
    <>
      <FactList
        facts={[
          {
            name: intl.formatMessage(names.length),
            value: <LengthText metres={walk.length} />,
          },
          {
            name: intl.formatMessage(names.minutes),
            value: <DurationText minutes={Math.max(1, Math.round(walk.minutes))} />,
          },
          {
            name: intl.formatMessage(names.climb),
            value:
              walk.climb === undefined ? undefined : <MetresText metres={Math.round(walk.climb)} />,
          },
        ]}
      />
      <WalkSteps steps={walk.steps} guide={guide} />
    </>
  )
}
