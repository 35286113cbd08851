import type { MouseEvent, ReactNode } from 'react'
import { defineMessages, type IntlShape, useIntl } from 'react-intl'
import type { Guide } from '../../../../contract/guide.ts'
import { CategoryFilter } from '../../../ui/category-filter.tsx'
import { hrefOfTrails, readAddress } from '../address.ts'
import type { GuideLinks } from '../guide-props.ts'
import type { Narrowed } from '../guide-state.ts'
import {
  ALL_TRAILS,
  type TrailChoice,
  trailChoices,
  type TrailFilter,
} from '../trail/trail-facts.ts'
import { isModified } from './point-list.tsx'
import type { Shown } from './use-shown.ts'

const messages = defineMessages({
  trails: {
    id: 'guideMap.trails',
    defaultMessage: '步道',
    description: 'The trails on the guide map: heading over them, and what the list is narrowed to',
  },
  label: {
    id: 'guideMap.trailFilter',
    defaultMessage: '筛选步道',
    description: 'Name of the navigation that narrows the trails',
  },
  stepFree: {
    id: 'guideMap.withoutSteps',
    defaultMessage: '没有台阶',
    description: 'Trails, or the walk, without a step',
  },
})

/** No category has this id, which is not fit for one. */
const TRAILS = ' trails'

interface GuideFilterProps extends Narrowed {
  guide: Guide
  links: GuideLinks
  counts: Shown['counts']
  onNarrow: (narrowed: Narrowed) => void
}

/** Narrows the list to a category or to trails, by links that work without script. */
export function GuideFilter(props: GuideFilterProps): ReactNode {
  const { guide, links, counts, category, trails } = props
  const intl = useIntl()
  const chip = { id: TRAILS, name: intl.formatMessage(messages.trails), count: counts.trails }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links in it are what is clicked
    <div className="guide-filter" onClick={(event) => narrow(event, props)}>
      <CategoryFilter
        categories={[...(guide.trails.length > 0 ? [chip] : []), ...counts.categories]}
        total={counts.points}
        current={trails === undefined ? category : TRAILS}
        hrefOf={(id) => {
          if (id === TRAILS) return hrefOfTrails(links.all, ALL_TRAILS)
          return id === undefined ? links.all : (links.categories[id] ?? links.all)
        }}
      />
      {trails !== undefined && <TrailChoices guide={guide} links={links} filter={trails} />}
    </div>
  )
}

interface TrailChoicesProps {
  guide: Guide
  links: GuideLinks
  filter: TrailFilter
}

/** Narrows the trails further; a choice that is pressed again is taken back. */
function TrailChoices({ guide, links, filter }: TrailChoicesProps): ReactNode {
  const intl = useIntl()
  const choices = trailChoices(guide, filter)
  if (choices.length === 0) return null
  return (
    <nav className="trail-filter" aria-label={intl.formatMessage(messages.label)}>
      <ul>
        {choices.map((choice) => (
          <li key={choice.key}>
            <a
              href={hrefOfTrails(links.all, choice.filter)}
              aria-current={choice.isChosen ? 'true' : undefined}
            >
              {nameOf(choice, intl)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function nameOf({ kind, minutes = 60, name }: TrailChoice, intl: IntlShape): string | undefined {
  if (kind === 'view') return name
  return kind === 'step-free'
    ? intl.formatMessage(messages.stepFree)
    : intl.formatMessage(
        {
          id: 'guideMap.withinHours',
          defaultMessage: '{hours, plural, other {# 小时内}}',
          description: 'Trails that take at most so long',
        },
        { hours: minutes / 60 },
      )
}

/** Follows a link of the filter in place: the page is not loaded again. */
function narrow(event: MouseEvent, { guide, onNarrow }: GuideFilterProps): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || isModified(event)) return
  event.preventDefault()
  const { category, trails } = readAddress({ search: link.search, hash: '' }, guide)
  onNarrow({ category, trails })
}
