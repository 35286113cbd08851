import { Fragment, type ReactNode } from 'react'
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import type { GuidePoint, Trail } from '../../../../contract/guide.ts'
import { TOILETS } from '../../../../contract/map-kinds.ts'
import { ChangingText } from '../../../ui/date-text.tsx'
import { DurationText, LengthText, MetresText, difficulties } from '../../../ui/quantity.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { hashOfPoint } from '../address.ts'
import { isLoop } from '../map/curve.ts'
import { actInPlace, useGuide } from '../use-guide-state.ts'
import type { Walk } from '../walk/walk.ts'
import { amenitiesAlong } from './trail-facts.ts'

/** Texts that several parts of the guide use. */
export const trailWords = defineMessages({
  trails: { id: 'guideMap.trails', defaultMessage: '步道' },
  stepFree: { id: 'guideMap.withoutSteps', defaultMessage: '没有台阶' },
  here: { id: 'guideMap.here', defaultMessage: '我的位置' },
  climb: { id: 'guideMap.trailAscent', defaultMessage: '爬升' },
  minutes: { id: 'guideMap.trailTime', defaultMessage: '步行' },
  length: { id: 'guideMap.trailLength', defaultMessage: '全长' },
  difficulty: { id: 'guideMap.trailDifficulty', defaultMessage: '难度' },
  stairs: { id: 'guideMap.trailStairs', defaultMessage: '台阶' },
})

const stairs = defineMessages({
  none: { id: 'guideMap.noStairs', defaultMessage: '没有' },
  some: { id: 'guideMap.someStairs', defaultMessage: '部分路段' },
  many: { id: 'guideMap.manyStairs', defaultMessage: '很多' },
})

/** Returns a fact about the steps of a trail or walk. It has no value if they are unknown. */
export function stairsFact(intl: IntlShape, value: Trail['stairs']): Fact {
  const name = intl.formatMessage(trailWords.stairs)
  return { name, value: value && intl.formatMessage(stairs[value]) }
}

/** Facts of a trail: length in metres and minutes, climb, and steps. */
export function TrailFacts({ trail }: { trail: Trail }): ReactNode {
  const intl = useIntl()
  return (
    <FactList
      facts={[
        {
          name: intl.formatMessage(trailWords.minutes),
          value: <DurationText minutes={trail.minutes} />,
        },
        {
          name: intl.formatMessage(trailWords.length),
          value: <LengthText metres={trail.length} />,
        },
        stairsFact(intl, trail.stairs),
        { name: intl.formatMessage(trailWords.climb), value: <MetresText metres={trail.ascent} /> },
        {
          name: intl.formatMessage(trailWords.difficulty),
          value: intl.formatMessage(difficulties[trail.difficulty]),
        },
      ]}
    />
  )
}

/** Toilets and seats along a path, as items of a list. */
export function TrailAmenities({
  path,
  seatCount,
}: Pick<Trail, 'seatCount'> & Pick<Walk, 'path'>): ReactNode {
  const { guide } = useGuide()
  const { toilets, seats } = amenitiesAlong(path, guide.points)
  return (
    <>
      {/* If the guide lists no toilets at all, "none on the way" might be untrue. */}
      {guide.points.some(({ category }) => category === TOILETS) && (
        <li>
          <ToiletsText toilets={toilets} />
        </li>
      )}
      {(seatCount !== undefined || seats.length > 0) && (
        <li>
          <SeatsText count={seatCount} />
        </li>
      )}
    </>
  )
}

/**
 * Facts that visitors may need on a trail: whether it is a loop, its toilets, seats and wheelchair
 * access, and the facility at its end.
 */
export function TrailHelp({ trail }: { trail: Trail }): ReactNode {
  const intl = useIntl()
  return (
    <ul className="trail-help">
      {isLoop(trail.path) && (
        <li>
          <FormattedMessage id="guideMap.loop" defaultMessage="环线，走回起点" />
        </li>
      )}
      <TrailAmenities path={trail.path} seatCount={trail.seatCount} />
      {trail.reach !== undefined && (
        <li>
          <ChangingText>
            {intl.formatMessage(
              {
                id: 'guideMap.wheelchair',
                defaultMessage: '轮椅：{reach}',
                description:
                  'How far one gets on a trail in a wheelchair; reach is a sentence of the content',
              },
              { reach: trail.reach },
            )}
          </ChangingText>
        </li>
      )}
      <FacilityItem id={trail.facility} />
    </ul>
  )
}

/** The facility at an end of a trail or walk; null if there is none. */
export function FacilityItem({ id }: { id: string | undefined }): ReactNode {
  const { facilities } = useGuide()
  const intl = useIntl()
  // An id may also be the name of a property that all objects have.
  const facility = Object.hasOwn(facilities, id ?? '') ? facilities[id ?? ''] : undefined
  if (facility === undefined) return null
  const { name, hours = 'none', last = 'none' } = facility
  return (
    <li>
      <ChangingText>
        {intl.formatMessage(
          {
            id: 'guideMap.facility',
            defaultMessage:
              '可乘{name}{hours, select, none {} other {：{hours}}}{last, select, none {} other {，{last}}}',
            description:
              'What one can take at an end of a trail or a walk, a cable car or a boat, when it runs, and when for the last time: 可乘云上索道：11月26日 07:00–17:00，末班 16:30',
          },
          { name, hours, last },
        )}
      </ChangingText>
    </li>
  )
}

/** The number of seats on the way. If nobody has counted them, a text that there are some. */
function SeatsText({ count }: { count: number | undefined }): ReactNode {
  const intl = useIntl()
  return (
    <ChangingText>
      {intl.formatMessage(
        {
          id: 'guideMap.seats',
          defaultMessage: '{count, plural, =-1 {途中有座椅} =0 {途中没有座椅} other {座椅 # 处}}',
          description:
            'How many places to sit down there are on a trail or a walk; -1 where there are some that nobody has counted',
        },
        { count: count ?? -1 },
      )}
    </ChangingText>
  )
}

/** Links to the toilets on the way, or a text that there are none. */
function ToiletsText({ toilets }: { toilets: readonly GuidePoint[] }): ReactNode {
  const { actions } = useGuide()
  const intl = useIntl()
  const names = toilets.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && intl.formatMessage({ id: 'guideMap.between', defaultMessage: '、' })}
      <a href={hashOfPoint(id)} onClick={(event) => actInPlace(event, () => actions.choose(id))}>
        {name}
      </a>
    </Fragment>
  ))
  return (
    <span>
      <FormattedMessage
        id="guideMap.toilets"
        defaultMessage="{count, plural, =0 {导览图上途中没有卫生间} other {卫生间：{names}}}"
        description="The toilets on a trail or a walk that the guide map has; 0 where it has none. names: their names in a row"
        values={{ count: toilets.length, names: <Fragment key="names">{names}</Fragment> }}
      />
    </span>
  )
}
