import { memo, type MouseEvent, type ReactNode } from 'react'
import { defineMessages, type IntlShape, useIntl } from 'react-intl'
import type { Guide } from '../../../../contract/guide.ts'
import { timeZone } from '../../../../shared/site.ts'
import { CategoryFilter, FilterLink } from '../../../ui/category-filter.tsx'
import { ChangingText } from '../../../ui/date-text.tsx'
import { ALL_TRAILS, EVERYTHING, filterHref, type ListFilter, narrowedByQuery } from '../address.ts'
import { MapSign, useIsChinese } from '../map/map-icon.tsx'
import { signOf } from '../map/marks.ts'
import { type FilterChoice, STEP_FREE, trailChoices } from '../trail/trail-facts.ts'
import { trailWords } from '../trail/trail-words.tsx'
import { actInPlace, type GuideActions, useGuide } from '../use-guide-state.ts'
import { type Shown, tellsHours } from './use-shown.ts'

const messages = defineMessages({
  label: { id: 'guideMap.trailFilter', defaultMessage: '筛选步道' },
  pointLabel: { id: 'guideMap.pointFilter', defaultMessage: '筛选地点' },
  open: { id: 'guideMap.openNow', defaultMessage: '现在开放' },
})

/** The id of the trails in the category filter. No real category begins with a space. */
const TRAILS = ' trails'

interface GuideFilterProps extends Pick<Shown, 'counts' | 'fitting'> {
  filter: ListFilter
  /** The time to which "open now" refers (Unix ms). */
  now: number | undefined
}

/**
 * Filters the list by category and for open or step-free points, or shows only trails. Works
 * without script. Memoized, so that choosing a point does not render it again.
 */
export const GuideFilter = memo(function GuideFilter({
  filter,
  counts,
  fitting,
  now,
}: GuideFilterProps): ReactNode {
  const { guide, links, actions } = useGuide()
  const { trails, isOpen } = filter
  const intl = useIntl()
  const isChinese = useIsChinese()
  const signs = new Map(
    guide.categories.map((each) => [
      each.id,
      <MapSign key={each.id} sign={signOf(each, { isChinese })} />,
    ]),
  )
  const chip = { id: TRAILS, name: intl.formatMessage(trailWords.trails), count: counts.trails }
  // A visitor who needs step-free paths sets this once. It then applies to points and trails.
  const isStepFree = trails?.isStepFree ?? filter.isStepFree
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are the click targets
    <div className="guide-filter" onClick={(event) => applyFilterInPlace(event, guide, actions)}>
      <CategoryFilter
        categories={[...(guide.trails.length > 0 ? [chip] : []), ...counts.categories]}
        total={counts.points}
        current={trails === undefined ? filter.category : TRAILS}
        signs={signs}
        hrefOf={(id) =>
          filterHref(
            links.all,
            id === TRAILS
              ? { ...EVERYTHING, trails: { ...ALL_TRAILS, isStepFree } }
              : { ...filter, trails: undefined, isStepFree, category: id },
          )
        }
      />
      {trails === undefined ? (
        <Choices
          label={intl.formatMessage(messages.pointLabel)}
          choices={pointChoices(guide, filter, counts)}
        />
      ) : (
        <Choices
          label={intl.formatMessage(messages.label)}
          choices={trailChoices(guide, trails, fitting)}
        />
      )}
      {isOpen && now !== undefined && <OpenNote now={now} counts={counts} />}
    </div>
  )
})

/** Returns further filters for points. Offers only filters for which the guide has data. */
function pointChoices(guide: Guide, filter: ListFilter, counts: Shown['counts']): FilterChoice[] {
  const { isOpen, isStepFree } = filter
  const tellsSteps = new Set(guide.points.map(({ accessible }) => accessible)).size > 1
  const open = { count: counts.open, isChosen: isOpen, filter: { ...filter, isOpen: !isOpen } }
  const stepFree = {
    count: counts.stepFree,
    isChosen: isStepFree,
    filter: { ...filter, isStepFree: !isStepFree },
  }
  return [
    ...(tellsHours(guide.points) ? [{ key: 'open', ...open }] : []),
    ...(tellsSteps ? [{ key: STEP_FREE, ...stepFree }] : []),
  ]
}

/** Shows the time to which "open now" refers, because the page may be read later. */
function OpenNote({ now, counts }: { now: number; counts: Shown['counts'] }): ReactNode {
  const intl = useIntl()
  const time = intl.formatDate(now, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return (
    <p className="open-note">
      <ChangingText>
        {intl.formatMessage(
          {
            id: 'guideMap.openAt',
            defaultMessage:
              '{time} {open, plural, =0 {没有开放的} other {开放 # 处}}{unknown, plural, =0 {} other {，另有 # 处不知道}}',
            description:
              'Above the points of the guide map that are open now: of when it tells, as 11月26日 11:40, how many are open, and of how many it is not known',
          },
          { time, open: counts.open ?? 0, unknown: counts.unknownHours },
        )}
      </ChangingText>
    </p>
  )
}

/** Further filters, for points or for trails. */
function Choices({
  label,
  choices,
}: {
  label: string
  choices: readonly FilterChoice[]
}): ReactNode {
  const { links } = useGuide()
  const intl = useIntl()
  if (choices.length === 0) return null
  return (
    <nav className="choices" aria-label={label}>
      <ul>
        {choices.map((choice) => (
          <FilterLink
            key={choice.key}
            href={filterHref(links.all, choice.filter)}
            count={choice.count}
            isCurrent={choice.isChosen}
          >
            {nameOf(choice, intl)}
          </FilterLink>
        ))}
      </ul>
    </nav>
  )
}

function nameOf({ key, minutes, name }: FilterChoice, intl: IntlShape): string {
  if (name !== undefined) return name
  if (key === 'open') return intl.formatMessage(messages.open)
  if (minutes === undefined) return intl.formatMessage(trailWords.stepFree)
  return intl.formatMessage(
    {
      id: 'guideMap.withinHours',
      defaultMessage: '{hours, plural, other {# 小时内}}',
      description: 'Trails that take at most so long',
    },
    { hours: minutes / 60 },
  )
}

/** Applies a filter without loading a page when its link is clicked. */
export function applyFilterInPlace(
  event: MouseEvent,
  guide: Guide,
  { narrow }: GuideActions,
): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null) return
  const query = Object.fromEntries(new URLSearchParams(link.search))
  actInPlace(event, () => narrow(narrowedByQuery(query, guide)))
}
