import { memo, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { seals } from '../../../../shared/site.ts'
import { EmptyList } from '../../../ui/empty-list.tsx'
import { AreaOpening } from '../../../ui/opening-now.tsx'
import { isNarrowing } from '../address.ts'
import { TrailSection } from '../trail/trail-list.tsx'
import { useGuide } from '../use-guide-state.ts'
import { narrowInPlace } from './guide-filter.tsx'
import { PointSection } from './point-list.tsx'
import type { Shown } from './use-shown.ts'

/** Everything on the map as lists. Drawn again only when they change, not for each choice. */
export const GuideList = memo(function GuideList({ shown }: { shown: Shown }): ReactNode {
  const { guide, title } = useGuide()
  const { groups, trails, areTrailsFirst, narrowed, search } = shown
  const isNarrowed = isNarrowing(narrowed) || search !== ''
  const trailSection = <TrailSection trails={trails} isAlone={narrowed.trails !== undefined} />
  return (
    <>
      {/* Hidden where the list is narrowed, so that the results follow the filter. */}
      {isNarrowed ? (
        <h1 className="visually-hidden">{title}</h1>
      ) : (
        <AreaOpening title={title} seal={seals.guide} lead={guide.summary || undefined} />
      )}
      {/* Where a search found nothing, its field says so. */}
      {groups.length === 0 && trails.length === 0 && search === '' && (
        <NothingListed isNarrowed={isNarrowed} />
      )}
      {areTrailsFirst && trailSection}
      {groups.map((group) => (
        <PointSection key={group.category?.id ?? ''} group={group} isBrief={!isNarrowed} />
      ))}
      {!areTrailsFirst && trailSection}
      {narrowed.trails === undefined && <ChildMaps />}
    </>
  )
})

/** Says that a guide, or what is wanted of it, has nothing, and leads to all. */
function NothingListed({ isNarrowed }: { isNarrowed: boolean }): ReactNode {
  const { guide, links, actions } = useGuide()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the link in it is what is clicked
    <div onClick={(event: MouseEvent) => narrowInPlace(event, guide, actions)}>
      <EmptyList wayOn={isNarrowed ? { to: 'all', href: links.all } : undefined} />
    </div>
  )
}

/** Links to the maps of places in detail. */
function ChildMaps(): ReactNode {
  const { guide, links } = useGuide()
  if (guide.children.length === 0) return null
  return (
    <section className="child-maps">
      <h2>
        <FormattedMessage
          id="guideMap.childMaps"
          defaultMessage="细图"
          description="Heading over the links to maps of places in detail"
        />
      </h2>
      <ul>
        {guide.children.map(({ id, name }) => (
          <li key={id}>
            <a href={links.maps[id]}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
