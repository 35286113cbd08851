import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { DurationText, durationWords } from '../../../client/ui/quantity.tsx'
import { clockWords, lastRideWords } from '../../../client/ui/facility-words.ts'
import { skyWords, warningName } from '../../../client/ui/measured-words.ts'
import { dateWords, unbroken } from '../../../client/ui/opening-words.ts'
import { Facts } from '../../../client/ui/fact-list.tsx'
import { factLine } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { href, hrefOfLink } from '../../href.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import {
  type DayPlans,
  type OfferedPlan,
  type PlanLength,
  plansTitle,
  type Why,
} from './day-plans.ts'

/** Names for the lengths of plans. A short plan has no name, because its duration is enough. */
const lengths = defineMessages({
  half: { id: 'plans.half', defaultMessage: '半天' },
  day: { id: 'plans.day', defaultMessage: '一整天' },
})

/** Details list the plans that are not offered, with reasons. */
export function DayPlansBlock({ plans }: { plans: DayPlans }): ReactNode {
  const { day, isToday, isClosedToday, rows } = plans
  const intl = useIntl()
  const language = useLanguage()
  const missed = rows.flatMap((row) => row.missed ?? [])
  const isNoneOffered = rows.every(({ offered }) => offered === undefined)
  return (
    <section className="day-plans" id="plans">
      <h2>{plansTitle(intl, isToday ? undefined : day)}</h2>
      {!isToday && (
        <p>
          <FormattedMessage
            id="plans.later"
            defaultMessage="{isClosed, select, true {今天不开放} other {今天剩下的时间不够走}}，这些是{date}的。"
            description="Below the heading over plans that are for a later day"
            values={{ isClosed: String(isClosedToday), date: dateWords(intl, day) }}
          />
        </p>
      )}
      <ul>
        {rows.map(
          ({ length, offered }) =>
            offered && <Row key={length} length={length} offered={offered} />,
        )}
      </ul>
      {isNoneOffered && (
        <p>
          <a href={href(language, 'strategies/list')}>
            <FormattedMessage id="plans.all" defaultMessage="看别的攻略" />
          </a>
        </p>
      )}
      {missed.length > 0 && (
        <details open={isNoneOffered}>
          <summary>
            <FormattedMessage
              id="plans.allMissed"
              defaultMessage="{count, plural, other {# 条这次不走，原因}}"
              description="Opens the list of plans that are not possible, each with the reason"
              values={{ count: missed.length }}
            />
          </summary>
          {missed.map(({ plan, why }) => (
            <p key={plan.id}>
              <FormattedMessage
                id="plans.missed"
                defaultMessage="{plan}这次不走：{why}。"
                description="Why the first choice of a plan is not offered"
                values={{
                  plan: <PlanLink plan={plan} />,
                  why: <WhyText why={why} minutes={plan.durationMinutes} />,
                }}
              />
            </p>
          ))}
        </details>
      )}
    </section>
  )
}

function Row({ length, offered }: { length: PlanLength; offered: OfferedPlan }): ReactNode {
  const intl = useIntl()
  const { plan, rides } = offered
  return (
    <li>
      <h3>
        <PlanLink plan={plan} />
      </h3>
      <p className="point-facts">
        <Facts
          facts={[
            length !== 'short' && intl.formatMessage(lengths[length]),
            <DurationText key="duration" minutes={plan.durationMinutes} />,
            plan.plan.audience,
            leaveWords(intl, offered),
            ...rides.flatMap(({ facility, hours }) => [facility.name, lastRideWords(intl, hours)]),
          ]}
        />
      </p>
    </li>
  )
}

function PlanLink({ plan: { id, title, inLanguage } }: Pick<OfferedPlan, 'plan'>): ReactNode {
  const address = href(useLanguage(), 'strategies/detail', { id })
  return (
    <a href={address} {...langAttributes(tagOf(inLanguage))}>
      <ContentTitle text={title} />
    </a>
  )
}

function leaveWords(intl: IntlShape, { leaveBy }: OfferedPlan): string | undefined {
  if (leaveBy === undefined) return undefined
  const words = intl.formatMessage(
    {
      id: 'plans.leaveBy',
      defaultMessage: '{time} 前出发',
      description: 'The latest start of a plan',
    },
    { time: clockWords(intl, leaveBy) },
  )
  return unbroken(words)
}

function WhyText({ why, minutes }: { why: Why; minutes: number }): ReactNode {
  const words = whyWords(useIntl(), why, minutes)
  const language = useLanguage()
  if (why.of !== 'trail') return words
  const { url, inLanguage } = why.alert
  return (
    <a href={hrefOfLink(language, url)} {...langAttributes(inLanguage && tagOf(inLanguage))}>
      {words}
    </a>
  )
}

/** Returns the reason why a plan of this duration is not offered: `索道停运（大风）`. */
export function whyWords(intl: IntlShape, why: Why, minutes: number): string {
  if (why.of === 'trail') return why.alert.title
  if (why.of === 'time')
    return intl.formatMessage(
      {
        id: 'plans.noTime',
        defaultMessage: '要 {duration}，{time} 之前走不完',
        description:
          'Why a plan is not possible: how long it takes, and the closing time or last ride',
      },
      { duration: durationWords(intl, minutes), time: clockWords(intl, why.closes) },
    )
  if (why.of === 'ride')
    return intl.formatMessage(
      {
        id: 'plans.noRide',
        defaultMessage:
          '{isOver, select, true {{name}末班已过} other {{name}停运{reason, select, none {} other {（{reason}）}}}}',
        description: 'Why a plan is not possible: a cable car or boat that it needs is closed',
      },
      {
        name: why.facility.name,
        isOver: String(why.off.isOver === true),
        reason: why.off.reason ?? 'none',
      },
    )
  if (why.of === 'start')
    return intl.formatMessage(
      {
        id: 'plans.tooLate',
        defaultMessage: '要在 {time} 前出发',
        description: 'Why a plan is not possible any more today: the latest start',
      },
      { time: clockWords(intl, why.by) },
    )
  const weather =
    'warning' in why.wet
      ? warningName(intl, why.wet.warning)
      : factLine(skyWords(intl, why.wet.sky), why.wet.source)
  return intl.formatMessage(
    {
      id: 'plans.wet',
      defaultMessage: '{weather}，路滑',
      description: 'Why a plan is not possible: rain, snow or a weather warning',
    },
    { weather },
  )
}
