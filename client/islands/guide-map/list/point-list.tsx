import { memo, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl, defineMessages } from 'react-intl'
import type { GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { GuideLinks, Place } from '../guide-state.ts'
import { MapSign, useIsChinese } from '../map/map-icon.tsx'
import { signOf } from '../map/marks.ts'
import type { PointGroup } from './point-groups.ts'
import { hashOfPoint, idOfPoint } from '../address.ts'
import type { GuideActions } from '../use-guide-state.ts'
import { distanceBetween } from '../../../../contract/distance.ts'
import { formatLength, formatQuantity } from '../../../ui/quantity.ts'
import { MapLink } from '../../../ui/map-link.tsx'

/** A point nearer to the origin than this is at it. */
const NEAR_METRES = 50

const messages = defineMessages({
  stepFree: {
    id: 'guideMap.stepFree',
    defaultMessage: '无台阶可到',
    description: 'A point that is reached without a step',
  },
  entrance: {
    id: 'guideMap.entrance',
    defaultMessage: '入口',
    description: 'Where a part of the area with a map of its own begins, in a sentence',
  },
  steps: {
    id: 'guideMap.steps',
    defaultMessage: '途中有台阶',
    description: 'A point that is not reached without a step',
  },
})

interface PointFactsProps {
  point: GuidePoint
  /** From where distances are given, and what that is called if it is the site's entrance. */
  origin: Coordinates
  entrance: string | undefined
}

/** What one needs to know before walking to a point: when it is open, steps, height, how far. */
export function PointFacts({ point, origin, entrance }: PointFactsProps): ReactNode {
  const intl = useIntl()
  const { openingHours, accessible, elevation, coordinates } = point
  const metres = distanceBetween(origin, coordinates)
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
            {
              height: formatQuantity(intl, elevation, 'meter'),
            },
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

interface PointLinksProps {
  point: GuidePoint
  links: GuideLinks
  actions: GuideActions
}

/** What one can do with a point: walk from it or to it, open its own map, open it in AMap. */
export function PointLinks({ point, links, actions }: PointLinksProps): ReactNode {
  const intl = useIntl()
  const { id, name, coordinates, childGuideId } = point
  const childMap = childGuideId === undefined ? undefined : links.maps[childGuideId]
  return (
    <ul className="point-links">
      <WalkButtons name={name} place={{ kind: 'point', id }} actions={actions} />
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

interface WalkButtonsProps {
  name: string
  place: Place
  actions: GuideActions
}

function WalkButtons({ name, place, actions }: WalkButtonsProps): ReactNode {
  const intl = useIntl()
  const start = intl.formatMessage({
    id: 'guideMap.startHere',
    defaultMessage: '从这里出发',
    description: 'Button that begins a walk at a point',
  })
  const head = intl.formatMessage({
    id: 'guideMap.headHere',
    defaultMessage: '走到这里',
    description: 'Button that ends a walk at a point',
  })
  const labelOf = (action: string): string =>
    intl.formatMessage(
      {
        id: 'guideMap.actionAt',
        defaultMessage: '{action}：{name}',
        description: 'Name of a button for one point, for screen readers; action is its text',
      },
      { action, name },
    )
  return (
    <>
      <li className="needs-script">
        <button type="button" aria-label={labelOf(start)} onClick={() => actions.startFrom(place)}>
          {start}
        </button>
      </li>
      <li className="needs-script">
        <button type="button" aria-label={labelOf(head)} onClick={() => actions.headTo(place)}>
          {head}
        </button>
      </li>
    </>
  )
}

interface PointContext {
  origin: Coordinates
  entrance: string | undefined
  links: GuideLinks
  actions: GuideActions
}

/** How many points of a category are shown before the others are asked for; the style sheet hides the rest. */
const BRIEF_COUNT = 8

interface PointSectionProps extends PointContext {
  group: PointGroup
  /** Whether only the first are shown, until the others are asked for. */
  isBrief: boolean
}

/** At least the height of a row on a phone: rows that are not laid out yet must not overlap the next list. */
const ROW_PX = 270

/** The points of one category, each with what one needs to know before walking there. */
export function PointSection({
  group: { category, points },
  isBrief,
  ...context
}: PointSectionProps): ReactNode {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const others = isBrief && !isOpen ? points.length - BRIEF_COUNT : 0
  useEffect(() => {
    // In place of the button, which is removed.
    if (isOpen) list.current?.children[BRIEF_COUNT]?.querySelector('a')?.focus()
  }, [isOpen])
  return (
    <section className="point-group">
      <h2>
        {category?.name ??
          intl.formatMessage({
            id: 'guideMap.otherPoints',
            defaultMessage: '其他地点',
            description: 'Heading over points of the guide map that belong to no category',
          })}
      </h2>
      <ul
        ref={list}
        className={others > 0 ? 'point-list is-brief' : 'point-list'}
        style={{
          containIntrinsicBlockSize: `auto ${Math.min(points.length, others > 0 ? BRIEF_COUNT : Infinity) * ROW_PX}px`,
        }}
      >
        {points.map((point) => (
          <PointRow key={point.id} point={point} category={category} {...context} />
        ))}
      </ul>
      {others > 0 && (
        <button className="more-points needs-script" type="button" onClick={() => setOpen(true)}>
          {intl.formatMessage(
            {
              id: 'guideMap.morePoints',
              defaultMessage: '{count, plural, other {再看 # 处}}',
              description: 'Button below the first points of a category: shows the others too',
            },
            { count: others },
          )}
        </button>
      )}
    </section>
  )
}

interface PointRowProps extends PointContext {
  point: GuidePoint
  category: PointGroup['category']
}

/** Drawn again only when it changes: there may be a thousand of them. */
const PointRow = memo(function PointRow(props: PointRowProps): ReactNode {
  const { point, category, origin, entrance, links, actions } = props
  const sign = signOf(category, { icon: point.icon, isChinese: useIsChinese() })
  const { id, name, summary, cover } = point
  function choose(event: MouseEvent): void {
    if (isModified(event)) return
    event.preventDefault()
    actions.choose(id)
  }
  return (
    <li className="point" id={idOfPoint(id)}>
      <span className="point-mark">
        <MapSign sign={sign} />
      </span>
      <h3>
        <a href={hashOfPoint(id)} onClick={choose}>
          {name}
        </a>
      </h3>
      {cover !== undefined && <Picture image={cover} sizes="134px" />}
      <PointFacts point={point} origin={origin} entrance={entrance} />
      {summary !== '' && <p className="point-summary">{summary}</p>}
      <PointLinks point={point} links={links} actions={actions} />
    </li>
  )
})

/** Whether a click on a link is the browser's own: with a modifier key it opens a tab or a window, or saves. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
