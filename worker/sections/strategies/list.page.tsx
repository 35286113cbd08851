import type { CSSProperties, ReactNode } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { Facts } from '../../../client/ui/fact-list.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { StrategyListed } from '../../../contract/strategy.ts'
import type { Language } from '../../../locales/languages.ts'
import { articleItem, listHead, ListView } from '../../parts/list-view.tsx'
import { definePage } from '../define-page.ts'
import { difficulties } from '../../../client/ui/quantity.tsx'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import { isWalk, OnFoot, VisitDuration } from './strategy-facts.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import daysStyles from './days.css?sheet'

const description = defineMessage({
  id: 'strategyList.description',
  defaultMessage: '游览攻略：要多长时间，难不难走。',
})

export default definePage({
  route: 'strategies/list',
  styles: [filtersStyles, rowsStyles, daysStyles],
  sharePicture: 'strategies',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, query, firstPage }) => {
    const strategies = await backend('strategyList', { body: { ...firstPage, ...query } })
    assertListed(query, strategies)
    return { strategies }
  },
  head: ({ data, ...context }) =>
    listHead(context, { section: 'strategies', description, list: data.strategies }),
  view: ({ data: { strategies }, ...context }) => (
    <ListView
      section="strategies"
      context={context}
      lead={description}
      list={strategies}
      item={strategyItem}
      className="item-list item-list-compact days"
      isCompact
    />
  ),
})

/** Returns a visit guide as an item with difficulty, total time and time on foot. */
function strategyItem(strategy: StrategyListed, language: Language): Item {
  return {
    ...articleItem(strategy, 'strategies/detail', language),
    eyebrow: <KindAndDifficulty strategy={strategy} />,
    figure: <WholeAndOnFoot strategy={strategy} />,
  }
}

function KindAndDifficulty({ strategy }: { strategy: StrategyListed }): ReactNode {
  const intl = useIntl()
  return (
    <Facts
      facts={[strategy.category?.name, intl.formatMessage(difficulties[strategy.difficulty])]}
    />
  )
}

/** Each visit guide has a line for its duration. The whole line means this many hours. */
const DAY_HOURS = 12

/** Returns minutes as a share of `DAY_HOURS`, for the stylesheet: `shareOfDay(360) // '50%'`. */
function shareOfDay(minutes: number): string {
  return `${Math.min(100, Math.round(minutes / 0.6 / DAY_HOURS))}%`
}

function WholeAndOnFoot({ strategy }: { strategy: StrategyListed }): ReactNode {
  const { nights = 0, durationMinutes, walkingMinutes = 0 } = strategy
  const line: CSSProperties & Record<`--${string}`, string> = {
    '--whole': nights > 0 ? '100%' : shareOfDay(durationMinutes),
    '--walk': shareOfDay(walkingMinutes / (nights + 1)),
  }
  return (
    <>
      <span className="day-line" style={line} />
      <span className="figure-line">
        <FormattedMessage
          id="strategyList.whole"
          defaultMessage="全程 {duration}"
          description="At a visit guide in a list: how long all of it takes"
          values={{ duration: <VisitDuration strategy={strategy} /> }}
        />
      </span>
      {isWalk(strategy) && (
        <span className="figure-line">
          <FormattedMessage
            id="strategyList.onFoot"
            defaultMessage="步行 {walk}"
            description="At a visit guide in a list, below how long all of it takes: how far and how long one walks"
            values={{ walk: <OnFoot strategy={strategy} /> }}
          />
        </span>
      )}
    </>
  )
}
