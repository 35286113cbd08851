import { memo, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Guide, Trail } from '../../../../contract/guide.ts'
import { hashOfTrail, idOfTrail } from '../address.ts'
import type { GuideMapProps } from '../guide-props.ts'
import { isModified } from '../list/point-list.tsx'
import type { GuideActions } from '../use-guide-state.ts'
import { HeightProfile } from './height-profile.tsx'
import { TrailFacts, TrailHelp } from './trail-words.tsx'

interface TrailContext extends Pick<GuideMapProps, 'facilities'> {
  guide: Guide
  actions: GuideActions
}

interface TrailSectionProps extends TrailContext {
  trails: readonly Trail[]
  /** Whether the list has nothing else, which the filter above it says. */
  isAlone: boolean
}

/** The trails on a map, each with what one needs to know before walking it; nothing where there is none. */
export function TrailSection({ trails, isAlone, ...context }: TrailSectionProps): ReactNode {
  if (trails.length === 0) return null
  return (
    <section className="trails">
      <h2 className={isAlone ? 'visually-hidden' : undefined}>
        <FormattedMessage
          id="guideMap.trails"
          defaultMessage="步道"
          description="The trails on the guide map: heading over them, and what the list is narrowed to"
        />
      </h2>
      <ul>
        {trails.map((trail) => (
          <TrailRow key={trail.id} trail={trail} {...context} />
        ))}
      </ul>
    </section>
  )
}

/** Drawn again only when it changes: what helps on a trail is looked for among all points. */
const TrailRow = memo(function TrailRow({
  trail,
  guide,
  ...context
}: TrailContext & { trail: Trail }): ReactNode {
  const { id, name, summary, path } = trail
  function choose(event: MouseEvent): void {
    if (isModified(event)) return
    event.preventDefault()
    context.actions.chooseTrail(id)
  }
  return (
    <li className="trail" id={idOfTrail(id)}>
      <h3>
        <a href={hashOfTrail(id)} onClick={choose}>
          {name}
        </a>
      </h3>
      <HeightProfile path={path} points={guide.points} />
      <TrailFacts trail={trail} />
      <TrailHelp trail={trail} guide={guide} {...context} />
      {summary !== '' && <p>{summary}</p>}
    </li>
  )
})
