import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { distanceBetween } from '../../../contract/distance.ts'
import type { Guide, GuidePoint } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/values.ts'
import { LengthText } from '../../ui/length-text.tsx'
import type { TrailStep, WalkStep } from './routing/walk.ts'

/** A step that ends this near to a point ends at it. */
const AT_POINT_METRES = 40

/** The steps of a walk, one per line. AMap words its own, in Chinese. */
export function WalkSteps({
  steps,
  guide,
}: {
  steps: readonly WalkStep[]
  guide: Guide
}): ReactNode {
  return (
    <ol className="walk-steps">
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps of a walk never move
        <li key={index} lang={step.kind === 'worded' ? 'zh-CN' : undefined}>
          <StepText step={step} guide={guide} />
        </li>
      ))}
    </ol>
  )
}

function StepText({ step, guide }: { step: WalkStep; guide: Guide }): ReactNode {
  const length = <LengthText metres={step.length} />
  switch (step.kind) {
    case 'worded':
      return step.text
    case 'trail':
      return <TrailStepText step={step} guide={guide} />
    case 'to-trail':
      return (
        <FormattedMessage
          id="guideMap.toTrail"
          defaultMessage="走 {length}到步道。这一段没有步道，请看路牌。"
          description="Step of a walk: from a place to the nearest trail"
          values={{ length }}
        />
      )
    case 'from-trail':
    default:
      return (
        <FormattedMessage
          id="guideMap.fromTrail"
          defaultMessage="离开步道再走 {length}。这一段没有步道，请看路牌；隔水的地方要乘船。"
          description="Step of a walk: from the nearest trail to a place, which may lie across water"
          values={{ length }}
        />
      )
  }
}

function TrailStepText({ step, guide }: { step: TrailStep; guide: Guide }): ReactNode {
  const trail = guide.trails.find(({ id }) => id === step.trailId)?.name ?? ''
  const point = nearestPoint(guide.points, step.end)?.name
  const length = <LengthText metres={step.length} />
  return point === undefined ? (
    <FormattedMessage
      id="guideMap.alongTrail"
      defaultMessage="沿{trail}走 {length}"
      description="Step of a walk: along a trail"
      values={{ trail, length }}
    />
  ) : (
    <FormattedMessage
      id="guideMap.alongTrailTo"
      defaultMessage="沿{trail}走 {length}，到{point}"
      description="Step of a walk: along a trail as far as a point"
      values={{ trail, length, point }}
    />
  )
}

function nearestPoint(points: readonly GuidePoint[], place: Coordinates): GuidePoint | undefined {
  let nearest = AT_POINT_METRES
  let found: GuidePoint | undefined
  for (const point of points) {
    const distance = distanceBetween(point.coordinates, place)
    if (distance >= nearest) continue
    nearest = distance
    found = point
  }
  return found
}
