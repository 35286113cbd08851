import { memo, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { AreaOpening } from '../../../ui/opening-now.tsx'
import { EmptyList } from '../../../ui/item-list.tsx'
import type { GuideLinks, GuideMapProps } from '../guide-state.ts'
import { isNarrowing, type Narrowed } from '../address.ts'
import { TrailSection } from '../trail/trail-list.tsx'
import { narrowInPlace } from './guide-filter.tsx'
import { PointSection } from './point-list.tsx'
import type { Shown } from './use-shown.ts'
import type { GuideActions } from '../use-guide-state.ts'
import type { Guide } from '../../../../contract/guide.ts'
import { seals } from '../../../../shared/site.ts'

interface GuideListProps extends Pick<
  GuideMapProps,
  'guide' | 'title' | 'links' | 'entrance' | 'facilities'
> {
  shown: Shown
  actions: GuideActions
  onNarrow: (narrowed: Narrowed) => void
}

/** Everything on the map, as lists to read. Drawn again only when that changes, not when something is chosen. */
export const GuideList = memo(function GuideList(props: GuideListProps): ReactNode {
  const { guide, title, links, actions, entrance, shown } = props
  const { groups, trails, areTrailsFirst, narrowed } = shown
  // The title is then hidden, so that the results follow the filter.
  const isNarrowed = isNarrowing(narrowed) || shown.search !== ''
  const trailSection = (
    <TrailSection
      trails={trails}
      isAlone={narrowed.trails !== undefined}
      guide={guide}
      facilities={props.facilities}
      actions={actions}
    />
  )
  return (
    <>
      {isNarrowed ? (
        <h1 className="visually-hidden">{title}</h1>
      ) : (
        <AreaOpening title={title} seal={seals.guide} lead={guide.summary || undefined} />
      )}
      {groups.length === 0 && trails.length === 0 && (
        <NothingListed {...props} isNarrowed={isNarrowed} />
      )}
      {areTrailsFirst && trailSection}
      {groups.map((group) => (
        <PointSection
          key={group.category?.id ?? ''}
          group={group}
          origin={guide.origin}
          entrance={entrance}
          links={links}
          actions={actions}
          isBrief={!isNarrowed}
        />
      ))}
      {!areTrailsFirst && trailSection}
      {narrowed.trails === undefined && <ChildMaps maps={guide.children} links={links} />}
    </>
  )
})

/** Says so where a guide, or what is wanted of it, has nothing, and leads to all; where a search found nothing, its field does. */
function NothingListed(props: GuideListProps & { isNarrowed: boolean }): ReactNode {
  const { links, shown, isNarrowed } = props
  if (shown.search !== '') return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the link in it is what is clicked
    <div onClick={(event: MouseEvent) => narrowInPlace(event, props)}>
      <EmptyList wayOn={isNarrowed ? { to: 'all', href: links.all } : undefined} />
    </div>
  )
}

/** Links to the maps of places in detail; nothing where there is none. */
function ChildMaps({ maps, links }: { maps: Guide['children']; links: GuideLinks }): ReactNode {
  if (maps.length === 0) return null
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
        {maps.map(({ id, name }) => (
          <li key={id}>
            <a href={links.maps[id]}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
