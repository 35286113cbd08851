import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { distanceBetween } from '../../../../contract/distance.ts'
import type { GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { formatLength, formatQuantity } from '../../../ui/quantity.ts'

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
