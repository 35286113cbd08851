import { defineMessage, type IntlShape } from 'react-intl'
import { factLine } from '../../../shared/fact-line.ts'
import { DurationText } from '../../../client/ui/duration-text.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { StrategyListed } from '../../../contract/article.ts'
import { href } from '../../href.ts'
import { articleItem } from '../article-item.tsx'
import { definePage } from '../define-page.ts'
import { difficulties } from '../../../client/ui/difficulty.ts'
import { listHead } from '../list-head.ts'
import { ListView } from '../list-view.tsx'
import { assertListed, categorySlug, pageNumber } from '../query.ts'
import { titles } from '../titles.ts'

const description = defineMessage({
  id: 'strategyList.description',
  defaultMessage: '一日、慢游、亲子、摄影与无障碍：走过的人写下的路线，几点到哪里，难不难走。',
  description: 'What the list of visit guides holds, on the page and for search results',
})

export default definePage({
  route: 'service/strategy-list',
  layout: 'default',
  sharePicture: 'strategies',
  query: { page: pageNumber, category: categorySlug },
  load: async ({ backend, query, firstPage }) => {
    const strategies = await backend('strategyList', { body: { ...firstPage, ...query } })
    assertListed(query, strategies)
    return { strategies }
  },
  head: ({ data, intl, query }) =>
    listHead(intl, {
      title: intl.formatMessage(titles.strategies),
      description: intl.formatMessage(description),
      query,
      list: data.strategies,
    }),
  view: ({ data: { strategies }, intl, language, query }) => (
    <ListView
      language={language}
      title={intl.formatMessage(titles.strategies)}
      seal="攻略"
      lead={intl.formatMessage(description)}
      categories={strategies.categories}
      items={strategies.list.map((strategy) =>
        strategyItem(
          strategy,
          href(language, 'service/strategy-detail', { id: strategy.id }),
          intl,
        ),
      )}
      list={strategies}
      query={query}
      hrefOf={(narrowed) => href(language, 'service/strategy-list', {}, narrowed)}
    />
  ),
})

/** What visitors compare guides by: difficulty and duration. */
function strategyItem(strategy: StrategyListed, href: string, intl: IntlShape): Item {
  const difficulty = intl.formatMessage(difficulties[strategy.difficulty])
  return {
    ...articleItem(strategy, href),
    overline: factLine(strategy.category?.name, difficulty),
    figure: <DurationText minutes={strategy.durationMinutes} />,
  }
}
