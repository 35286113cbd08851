import type { ReactNode } from 'react'
import { defineMessages, type IntlShape, useIntl, FormattedMessage } from 'react-intl'
import type { Guide, Trail } from '../../../../contract/guide.ts'
import { ChangingText } from '../../../ui/date-text.tsx'
import { DurationText, LengthText, MetresText, formatLength } from '../../../ui/quantity.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { HeightProfile } from '../trail/trail-list.tsx'
import { FacilityItem, TrailAmenities, stairsFact, trailWords } from '../trail/trail-words.tsx'
import { useGuide } from '../use-guide-state.ts'
import { nearestWithin, type TrailStep, type Walk, type WalkStep } from './walk.ts'
import type { WalkSearch } from '../map/use-map.ts'
import { toastInSight } from '../../define-island.ts'
import { CHINESE_TAG } from '../../../../locales/chinese.ts'

/** Shorter stretches off the trails, in metres, are not mentioned, and have no steps. */
const NEXT_TO_TRAIL_METRES = 50

/** Returns how many steps a walk has. “None” only if the whole walk is on trails without steps. */
export function stairsOf(
  { steps }: Pick<Walk, 'steps'>,
  trails: readonly Trail[],
): Trail['stairs'] {
  const stairs = steps.flatMap((step): Trail['stairs'][] => {
    if (step.kind === 'trail') return [trails.find(({ id }) => id === step.trailId)?.stairs]
    return step.kind === 'worded' || step.length > NEXT_TO_TRAIL_METRES ? [undefined] : []
  })
  if (stairs.length > 0 && stairs.every((each) => each === 'many')) return 'many'
  if (stairs.some((each) => each === 'some' || each === 'many')) return 'some'
  return stairs.includes(undefined) ? undefined : 'none'
}

function WalkTools(): ReactNode {
  const intl = useIntl()
  const copied = intl.formatMessage({ id: 'guideMap.copied', defaultMessage: '链接已复制' })
  async function share(): Promise<void> {
    const { title } = document
    const url = location.href
    // Rejects if the visitor closes the system's share dialog, which is not an error.
    if (typeof navigator.share === 'function')
      return navigator.share({ title, url }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(url)
      toastInSight({ text: copied, type: 'success' })
    } catch {
      toastInSight({ text: url, type: 'info' })
    }
  }
  return (
    <p className="walk-tools">
      <button type="button" onClick={share}>
        <FormattedMessage id="guideMap.share" defaultMessage="分享" />
      </button>
      <button type="button" onClick={() => print()}>
        <FormattedMessage id="guideMap.print" defaultMessage="打印" />
      </button>
    </p>
  )
}

const messages = defineMessages({
  length: { id: 'guideMap.walkLength', defaultMessage: '路程' },
  finding: { id: 'guideMap.findingWalk', defaultMessage: '正在找路……' },
  none: { id: 'guideMap.noWalk', defaultMessage: '步道不通到这里，没有步行路线。' },
  noneStepFree: { id: 'guideMap.noStepFreeWalk', defaultMessage: '没有一条不走台阶的路通到这里。' },
  failed: { id: 'guideMap.walkFailed', defaultMessage: '这次没有查到路线，请再试一次。' },
})

/** The result of the search for a walk: figures and steps, or why there are none. */
export function WalkResult({
  search,
  isStepFree,
}: {
  search: WalkSearch
  isStepFree: boolean
}): ReactNode {
  const intl = useIntl()
  if (search.state === 'found') return <FoundWalk walk={search.walk} />
  if (search.state === 'idle') return null
  const state = search.state === 'none' && isStepFree ? 'noneStepFree' : search.state
  return <ChangingText>{intl.formatMessage(messages[state])}</ChangingText>
}

function FoundWalk({ walk }: { walk: Walk }): ReactNode {
  const { guide } = useGuide()
  const intl = useIntl()
  return (
    <>
      <FactList
        facts={[
          { name: intl.formatMessage(messages.length), value: <LengthText metres={walk.length} /> },
          {
            name: intl.formatMessage(trailWords.minutes),
            value: <DurationText minutes={Math.max(1, Math.round(walk.minutes))} />,
          },
          {
            name: intl.formatMessage(trailWords.climb),
            value:
              walk.climb === undefined ? undefined : <MetresText metres={Math.round(walk.climb)} />,
          },
          stairsFact(intl, stairsOf(walk, guide.trails)),
        ]}
      />
      <HeightProfile path={walk.path} isLabelled />
      <WalkHelp walk={walk} />
      <WalkSteps steps={walk.steps} />
      <WalkTools />
    </>
  )
}

/** Toilets and seats on the way, and the facility at the end of the walk. */
function WalkHelp({ walk }: { walk: Walk }): ReactNode {
  const { guide } = useGuide()
  const last = walk.steps.findLast((step) => step.kind === 'trail')
  return (
    <ul className="trail-help">
      <TrailAmenities path={walk.path} />
      <FacilityItem id={guide.trails.find(({ id }) => id === last?.trailId)?.facility} />
    </ul>
  )
}

/** A step ends at a point if its end is within this distance of it, in metres. */
const AT_POINT_METRES = 40

/** The steps of a walk, one per line. Texts from AMap are in Chinese. */
function WalkSteps({ steps }: { steps: readonly WalkStep[] }): ReactNode {
  const { guide } = useGuide()
  const intl = useIntl()
  return (
    <ol className="walk-steps">
      {steps.filter(isWorthShowing).map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps of a walk never move
        <li key={index} lang={step.kind === 'worded' ? CHINESE_TAG : undefined}>
          {stepText(step, guide, intl)}
        </li>
      ))}
    </ol>
  )
}

function isWorthShowing({ kind, length }: WalkStep): boolean {
  return kind === 'trail' || kind === 'worded' || length > NEXT_TO_TRAIL_METRES
}

function stepText(step: WalkStep, guide: Guide, intl: IntlShape): string {
  if (step.kind === 'worded') return step.text
  if (step.kind === 'trail') return trailStepText(step, guide, intl)
  const length = formatLength(intl, step.length)
  return step.kind === 'to-trail'
    ? intl.formatMessage(
        {
          id: 'guideMap.toTrail',
          defaultMessage: '走 {length}到步道。这一段在图上没有步道。',
          description: 'Step of a walk: from a place to the nearest trail',
        },
        { length },
      )
    : intl.formatMessage(
        {
          id: 'guideMap.fromTrail',
          defaultMessage: '离开步道再走 {length}。这一段在图上没有步道。',
          description: 'Step of a walk: from the nearest trail to a place',
        },
        { length },
      )
}

function trailStepText(step: TrailStep, guide: Guide, intl: IntlShape): string {
  const length = formatLength(intl, step.length)
  const trail = guide.trails.find(({ id }) => id === step.trailId)?.name ?? ''
  const point = nearestWithin(AT_POINT_METRES, step.end, guide.points)?.name
  return point === undefined
    ? intl.formatMessage(
        {
          id: 'guideMap.alongTrail',
          defaultMessage: '沿{trail}走 {length}',
          description: 'Step of a walk: along a trail',
        },
        { trail, length },
      )
    : intl.formatMessage(
        {
          id: 'guideMap.alongTrailTo',
          defaultMessage: '沿{trail}走 {length}，到{point}',
          description: 'Step of a walk: along a trail as far as a point',
        },
        { trail, length, point },
      )
}
