import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { distanceBetween } from '../../../../contract/distance.ts'
import type { GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { LengthText, MetresText } from '../../../ui/length-text.tsx'

/** A point nearer to the origin than this is at it. */
const NEAR_METRES = 50

interface PointFactsProps {
  point: GuidePoint
  /** The entrance from which distances are given: the main gate, or that of a child map's own place. */
  origin: Coordinates
}

/** What one needs to know before walking to a point: when it is open, steps, height, how far. */
export function PointFacts({ point, origin }: PointFactsProps): ReactNode {
  const { openingHours, accessible, elevation, coordinates } = point
  const distance = distanceBetween(origin, coordinates)
  return (
    <ul className="point-facts">
      {openingHours !== undefined && <li>{openingHours}</li>}
      <li>
        <StepFree accessible={accessible} />
      </li>
      {elevation !== undefined && (
        <li>
          <FormattedMessage
            id="guideMap.elevation"
            defaultMessage="海拔 {height}"
            description="How high above the sea a point lies"
            values={{ height: <MetresText metres={elevation} /> }}
          />
        </li>
      )}
      {distance >= NEAR_METRES && (
        <li>
          <FormattedMessage
            id="guideMap.distance"
            defaultMessage="距入口直线 {distance}"
            description="How far a point is from the entrance of the area that the map shows, as the crow flies"
            values={{ distance: <LengthText metres={distance} /> }}
          />
        </li>
      )}
    </ul>
  )
}

function StepFree({ accessible }: { accessible: boolean }): ReactNode {
  return accessible ? (
    <FormattedMessage
      id="guideMap.stepFree"
      defaultMessage="无台阶可到"
      description="A point that is reached without a step"
    />
  ) : (
    <FormattedMessage
      id="guideMap.steps"
      defaultMessage="途中有台阶"
      description="A point that is not reached without a step"
    />
  )
}
