import { tagOf } from '../../../shared/language.ts'
import type { Strategy } from '../clean-content.ts'
import { href } from '../../href.ts'
import { ArticleView } from '../article-view.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { articleHead } from '../detail-head.ts'
import { isId } from '../query.ts'
import { breadcrumbList, describedThing, operator, typed, type Typed } from '../structured-data.ts'
import { detailsWrittenIn } from '../details-written-in.ts'
import { titles } from '../titles.ts'
import { StrategyFacts, StrategyStops } from './strategy-facts.tsx'

export default definePage({
  route: 'service/strategy-detail',
  layout: 'default',
  sharePicture: 'strategies',
  partOf: { route: 'service/strategy-list', title: titles.strategies },
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, params, languageId }) => ({
    strategy: await backend('strategyDetail', { query: { id: params.id, languageId } }),
  }),
  head: ({ data: { strategy }, ...context }) => ({
    ...articleHead(strategy),
    structured: [touristTrip(strategy, context), breadcrumbList(context.crumbs, strategy.title)],
  }),
  view: ({ data: { strategy }, ...context }) => (
    <ArticleView
      article={strategy}
      crumbs={context.crumbs}
      hrefOf={(id) => href(context.language, 'service/strategy-detail', { id })}
    >
      <StrategyFacts strategy={strategy} />
      <StrategyStops stops={strategy.stops} lang={tagOf(strategy.inLanguage)} />
    </ArticleView>
  ),
  details: ({ backend, ...context }) =>
    detailsWrittenIn(context, (body) => backend('strategyList', { body })),
})

function touristTrip(strategy: Strategy, context: ViewContext): Typed<'TouristTrip'> {
  return typed<'TouristTrip'>({
    '@type': 'TouristTrip',
    ...describedThing(strategy, context),
    provider: operator(context),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: strategy.stops.map(({ title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
      })),
    },
  })
}
