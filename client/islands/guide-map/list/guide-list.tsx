import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { AreaOpening } from '../../../ui/area-opening.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { CategoryFilter } from '../../../ui/category-filter.tsx'
import { EmptyList } from '../../../ui/empty-list.tsx'
import type { GuideLinks, GuideMapProps } from '../guide-props.ts'
import { countedCategories, type PointGroup } from './point-groups.ts'
import { isModified, PointSection } from './point-list.tsx'
import { TrailSection } from './trail-list.tsx'
import type { GuideActions } from '../use-guide-state.ts'
import type { Guide, Trail } from '../../../../contract/guide.ts'
import { seals } from '../../../../shared/site.ts'

interface GuideListProps extends GuideMapProps {
  groups: readonly PointGroup[]
  trails: readonly Trail[]
  areTrailsFirst: boolean
  search: string
  actions: GuideActions
  /** Whether a category or a search narrows the list: the title is then hidden, so that the results follow the filter. */
  isNarrowed: boolean
  onNarrow: (category: string | undefined) => void
}

/** Everything on the map, as lists to read. */
export function GuideList(props: GuideListProps): ReactNode {
  const { guide, title, category, crumbs, links, groups, trails, search } = props
  const { actions, entrance, isNarrowed, areTrailsFirst } = props
  return (
    <>
      {crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} current={guide.name} />}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links in it are what is clicked */}
      <div onClick={(event) => narrow(event, props)}>
        <CategoryFilter
          categories={countedCategories(guide)}
          total={guide.points.length}
          current={category}
          hrefOf={(id) => (id === undefined ? links.all : (links.categories[id] ?? links.all))}
        />
      </div>
      {isNarrowed ? (
        <h1 className="visually-hidden">{title}</h1>
      ) : (
        <AreaOpening title={title} seal={seals.guide} lead={guide.summary || undefined} />
      )}
      {/* Where a search found nothing, the search field says so. */}
      {groups.length === 0 && trails.length === 0 && search === '' && (
        <EmptyList wayOn={category === undefined ? undefined : { to: 'all', href: links.all }} />
      )}
      {areTrailsFirst && <TrailSection trails={trails} />}
      {groups.map((group) => (
        <PointSection
          key={group.category?.id ?? ''}
          group={group}
          origin={guide.origin}
          entrance={entrance}
          links={links}
          actions={actions}
        />
      ))}
      {!areTrailsFirst && <TrailSection trails={trails} />}
      <ChildMaps maps={guide.children} links={links} />
    </>
  )
}

/** Follows a link of the filter in place: the page is not loaded again. */
function narrow(event: MouseEvent, { links, onNarrow }: GuideListProps): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || isModified(event)) return
  const href = link.getAttribute('href') ?? ''
  const category = Object.keys(links.categories).find((id) => links.categories[id] === href)
  event.preventDefault()
  onNarrow(category)
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
