import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { DurationText } from '../../../ui/duration-text.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import type { Trail } from '../../../../contract/guide.ts'
import { difficulties } from '../../../ui/difficulty.ts'
import { LengthText, MetresText } from '../../../ui/length-text.tsx'

const names = defineMessages({
  length: {
    id: 'guideMap.trailLength',
    defaultMessage: '全长',
    description: 'Name of the fact how long a trail is',
  },
  ascent: {
    id: 'guideMap.trailAscent',
    defaultMessage: '爬升',
    description: 'Name of the fact how many metres one climbs on a trail',
  },
  minutes: {
    id: 'guideMap.trailTime',
    defaultMessage: '步行',
    description: 'Name of the fact how long one walks on a trail',
  },
  difficulty: {
    id: 'guideMap.trailDifficulty',
    defaultMessage: '难度',
    description: 'Name of the fact how hard a trail is',
  },
})

/** The trails on a map, each with its length, ascent, time and difficulty; nothing where there is none. */
export function TrailSection({ trails }: { trails: readonly Trail[] }): ReactNode {
  if (trails.length === 0) return null
  return (
    <section className="trails">
      <h2>
        <FormattedMessage
          id="guideMap.trails"
          defaultMessage="步道"
          description="Heading over the trails on the guide map"
        />
      </h2>
      <ul>
        {trails.map((trail) => (
          <TrailRow key={trail.id} trail={trail} />
        ))}
      </ul>
    </section>
  )
}

function TrailRow({ trail }: { trail: Trail }): ReactNode {
  const intl = useIntl()
  return (
    <li className="trail" id={`trail-${trail.id}`}>
      <h3>{trail.name}</h3>
      {trail.summary !== '' && <p>{trail.summary}</p>}
      <FactList
        facts={[
          {
            name: intl.formatMessage(names.length),
            value: <LengthText metres={trail.length} />,
          },
          {
            name: intl.formatMessage(names.ascent),
            value: <MetresText metres={trail.ascent} />,
          },
          {
            name: intl.formatMessage(names.minutes),
            value: <DurationText minutes={trail.minutes} />,
          },
          {
            name: intl.formatMessage(names.difficulty),
            value: intl.formatMessage(difficulties[trail.difficulty]),
          },
        ]}
      />
    </li>
  )
}
