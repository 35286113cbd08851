import { memo, type MouseEvent, type ReactNode, useEffect } from 'react'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { seals } from '../../../../shared/site.ts'
import { EmptyList } from '../../../ui/empty-list.tsx'
import { AreaOpening } from '../../../ui/area-opening.tsx'
import { afterPaint } from '../after-paint.ts'
import { hasFilter, hashOfPoint, idOfPoint } from '../address.ts'
import { TrailSection } from '../trail/trail-list.tsx'
import { useGuide, actInPlace } from '../use-guide-state.ts'
import { BRIEF_COUNT, useBrief } from './brief-list.tsx'
import { applyFilterInPlace } from './guide-filter.tsx'
import type { Shown } from './use-shown.ts'
import { distanceBetween } from '../../../../contract/distance.ts'
import type { GuidePoint } from '../../../../contract/guide.ts'
import { MapLink } from '../../../ui/map-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { formatLength, formatQuantity } from '../../../ui/quantity.tsx'
import { MapSign, useIsChinese } from '../map/map-icon.tsx'
import { signOf } from '../map/marks.ts'
import type { PointGroup } from './point-groups.ts'

/** A point within this distance in metres counts as being at the origin. */
const NEAR_METRES = 50

const messages = defineMessages({
  stepFree: { id: 'guideMap.stepFree', defaultMessage: '无台阶可到' },
  entrance: { id: 'guideMap.entrance', defaultMessage: '入口' },
  steps: { id: 'guideMap.steps', defaultMessage: '途中有台阶' },
  start: { id: 'guideMap.startHere', defaultMessage: '从这里出发' },
  head: { id: 'guideMap.headHere', defaultMessage: '走到这里' },
  others: { id: 'guideMap.otherPoints', defaultMessage: '其他地点' },
})

/** Facts of a point: opening hours, steps, height and distance. */
export function PointFacts({ point }: { point: GuidePoint }): ReactNode {
  const { guide, entrance } = useGuide()
  const intl = useIntl()
  const { openingHours, accessible, elevation, coordinates } = point
  const metres = distanceBetween(guide.origin, coordinates)
  const distance = formatLength(intl, metres)
  return (
    <ul className="point-facts">
      {openingHours !== undefined && <li>{openingHours}</li>}
      <li>{intl.formatMessage(accessible ? messages.stepFree : messages.steps)}</li>
      {elevation !== undefined && (
        <li>
          {intl.formatMessage(
            {
              id: 'guideMap.elevation',
              defaultMessage: '海拔 {height}',
              description: 'How high above the sea a point lies',
            },
            { height: formatQuantity(intl, elevation, 'meter') },
          )}
        </li>
      )}
      {metres >= NEAR_METRES && (
        <li>
          {intl.formatMessage(
            {
              id: 'guideMap.distance',
              defaultMessage: '距{entrance}直线 {distance}',
              description:
                'How far a point is as the crow flies from where a visit begins: entrance is 大门, the gate',
            },
            { distance, entrance: entrance ?? intl.formatMessage(messages.entrance) },
          )}
        </li>
      )}
    </ul>
  )
}

/** Links of a point: walk from here, walk to here, its child map, AMap. */
export function PointLinks({ point }: { point: GuidePoint }): ReactNode {
  const { links } = useGuide()
  const intl = useIntl()
  const { name, coordinates, childGuideId } = point
  const childMap = childGuideId === undefined ? undefined : links.maps[childGuideId]
  return (
    <ul className="point-links">
      <WalkButtons point={point} />
      {childMap !== undefined && (
        <li>
          <a href={childMap}>
            {intl.formatMessage(
              {
                id: 'guideMap.childMap',
                defaultMessage: '{name}细图',
                description: 'Link from a point to the map of the place in detail',
              },
              { name },
            )}
          </a>
        </li>
      )}
      <li>
        <MapLink name={name} coordinates={coordinates} />
      </li>
    </ul>
  )
}

function WalkButtons({ point: { id, name } }: { point: GuidePoint }): ReactNode {
  const { actions } = useGuide()
  const intl = useIntl()
  const buttons = [
    { text: intl.formatMessage(messages.start), act: actions.startFrom },
    { text: intl.formatMessage(messages.head), act: actions.headTo },
  ]
  return buttons.map(({ text, act }) => (
    <li key={text} className="needs-script">
      <button
        type="button"
        aria-label={intl.formatMessage(
          {
            id: 'guideMap.actionAt',
            defaultMessage: '{action}：{name}',
            description: 'Name of a button for one point, for screen readers; action is its text',
          },
          { action: text, name },
        )}
        onClick={() => act({ kind: 'point', id })}
      >
        {text}
      </button>
    </li>
  ))
}

/**
 * Reserved height of a row that is not rendered yet. Not smaller than the height on a phone, because
 * late rows would then overlap the next list.
 */
const ROW_PX = 270

function PointSection({
  group,
  isBrief: startsBrief,
}: {
  group: PointGroup
  /** Whether only the first points are shown. The visitor can open the others. */
  isBrief: boolean
}): ReactNode {
  const { category, points } = group
  const intl = useIntl()
  const { list, isBrief, button } = useBrief('points', points.length, startsBrief)
  const rows = isBrief ? BRIEF_COUNT : points.length
  useEffect(() => {
    const element = list.current
    const cancel = afterPaint(() => element?.setAttribute('data-measured', ''))
    return () => {
      cancel()
      element?.removeAttribute('data-measured')
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows have another height
  }, [list, points, isBrief])
  return (
    <section className="point-group">
      <h2>{category?.name ?? intl.formatMessage(messages.others)}</h2>
      <ul
        ref={list}
        className={isBrief ? 'point-list is-brief' : 'point-list'}
        style={{ containIntrinsicBlockSize: `auto ${rows * ROW_PX}px` }}
      >
        {points.map((point) => (
          <PointRow key={point.id} point={point} category={category} />
        ))}
      </ul>
      {button}
    </section>
  )
}

/** Memoized, because there may be a thousand rows. */
const PointRow = memo(function PointRow({
  point,
  category,
}: {
  point: GuidePoint
  category: PointGroup['category']
}): ReactNode {
  const { actions } = useGuide()
  const sign = signOf(category, { icon: point.icon, isChinese: useIsChinese() })
  const { id, name, summary, cover } = point
  return (
    <li className="point" id={idOfPoint(id)}>
      <span className="point-mark">
        <MapSign sign={sign} />
      </span>
      <h3>
        <a href={hashOfPoint(id)} onClick={(event) => actInPlace(event, () => actions.choose(id))}>
          {name}
        </a>
      </h3>
      {cover !== undefined && <Picture image={cover} sizes="134px" />}
      <PointFacts point={point} />
      {summary !== '' && <p className="point-summary">{summary}</p>}
      <PointLinks point={point} />
    </li>
  )
})

/** Everything on the map as lists. Memoized, so that choosing a point does not render them again. */
export const GuideList = memo(function GuideList({ shown }: { shown: Shown }): ReactNode {
  const { guide, title } = useGuide()
  const { groups, trails, areTrailsFirst, filter, search } = shown
  const isFiltered = hasFilter(filter) || search !== ''
  const trailSection = (
    <TrailSection trails={trails} isAlone={filter.trails !== undefined} isBrief={!isFiltered} />
  )
  return (
    <>
      {/* With a filter, the title is visually hidden, so that the results come directly after
          the filter. */}
      {isFiltered ? (
        <h1 className="visually-hidden">{title}</h1>
      ) : (
        <AreaOpening title={title} seal={seals['guide']} lead={guide.summary || undefined} />
      )}
      {/* After a search without results, the search field shows a message instead. */}
      {groups.length === 0 && trails.length === 0 && search === '' && (
        <NothingListed isFiltered={isFiltered} />
      )}
      {areTrailsFirst && trailSection}
      {groups.map((group) => (
        <PointSection key={group.category?.id ?? ''} group={group} isBrief={!isFiltered} />
      ))}
      {!areTrailsFirst && trailSection}
      {filter.trails === undefined && <ChildMaps />}
    </>
  )
})

/** A text that the guide or the filtered list is empty, with a link to the whole list. */
function NothingListed({ isFiltered }: { isFiltered: boolean }): ReactNode {
  const { guide, links, actions } = useGuide()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the link inside is the click target
    <div onClick={(event: MouseEvent) => applyFilterInPlace(event, guide, actions)}>
      <EmptyList nextStep={isFiltered ? { to: 'all', href: links.all } : undefined} />
    </div>
  )
}

/** Links to the detailed maps of places. */
function ChildMaps(): ReactNode {
  const { guide, links } = useGuide()
  if (guide.children.length === 0) return null
  return (
    <section className="child-maps">
      <h2>
        <FormattedMessage id="guideMap.childMaps" defaultMessage="细图" />
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
