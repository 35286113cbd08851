import type { CSSProperties, ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { DurationText, durationWords } from '../../../client/ui/quantity.tsx'
import { clockWords, lastRideWords } from '../../../client/ui/facility-words.ts'
import { skyWords, warningName } from '../../../client/ui/measured-words.ts'
import { unbroken } from '../../../client/ui/opening-words.ts'
import { Facts } from '../../../client/ui/fact-list.tsx'
import { FACT_SEPARATOR, factLine } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { href, hrefOfLink } from '../../href.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { type DayPlans, type OfferedPlan, plansTitle, type Why } from './day-plans.ts'

interface DayPlansProps {
  plans: DayPlans
  /** The class of the header, if the page has headers of its own. */
  headerClass?: string
}

/** Details list the plans that are not offered, with reasons. */
export function DayPlansBlock({ plans, headerClass }: DayPlansProps): ReactNode {
  const { day, isToday, isClosedToday, rows } = plans
  const intl = useIntl()
  const language = useLanguage()
  const missed = rows.flatMap((row) => row.missed ?? [])
  const isNoneOffered = rows.every(({ offered }) => offered === undefined)
  return (
    <section className="day-plans" id="plans">
      <header className={headerClass}>
        <h2>{plansTitle(intl, isToday ? undefined : day)}</h2>
      </header>
      {!isToday && (
        <p>
          <FormattedMessage
            id="plans.later"
            defaultMessage="{isClosed, select, true {今天不开放。} other {今天剩下的时间不够走。}}"
            description="Below the heading over plans for a later day: why they are not for today"
            values={{ isClosed: String(isClosedToday) }}
          />
        </p>
      )}
      <ul>
        {rows.map(({ length, offered }) => offered && <Row key={length} offered={offered} />)}
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

/** Each plan has a line for its duration. The whole line means this many hours. */
const LINE_HOURS = 12

function Row({ offered }: { offered: OfferedPlan }): ReactNode {
  const intl = useIntl()
  const { plan, rides } = offered
  const share = Math.min(1, plan.durationMinutes / 60 / LINE_HOURS)
  const line: CSSProperties & Record<'--whole', string> = {
    '--whole': `${Math.round(share * 100)}%`,
  }
  return (
    <li style={line}>
      <h3>
        <PlanLink plan={plan} />
      </h3>
      <p className="plan-times point-facts">
        <Facts
          facts={[
            <DurationText key="duration" minutes={plan.durationMinutes} />,
            leaveWords(intl, offered),
          ]}
        />
      </p>
      {plan.plan.audience !== undefined && <p>{plan.plan.audience}</p>}
      {rides.length > 0 && (
        <p className="plan-rides point-facts">
          <Facts
            facts={rides.flatMap(({ facility, hours }) => [
              facility.name,
              ...(lastRideWords(intl, hours)?.split(FACT_SEPARATOR) ?? []),
            ])}
          />
        </p>
      )}
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
