import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { distanceBetween } from '../../../../contract/distance.ts'
import type { GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { formatLength, formatQuantity } from '../../../ui/quantity.ts'
import { MapLink } from '../../../ui/map-link.tsx'
import type { GuideLinks, Place } from '../guide-state.ts'
import type { GuideActions } from '../use-guide-state.ts'

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
