import { tagOf } from '../../../shared/language.ts'
import type { Strategy } from '../../parts/clean-content.ts'
import { href } from '../../href.ts'
import { Await } from '../../render/await.tsx'
import { ArticleView } from '../../parts/article-view.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { articleHead } from '../../parts/detail-head.ts'
import { loadGuide } from '../../parts/load-guide.ts'
import { isId } from '../../parts/query.ts'
import {
  breadcrumbList,
  describedThing,
  operator,
  typed,
  type Typed,
} from '../../parts/structured-data.ts'
import { StrategyFacts, StrategyStops } from './strategy-facts.tsx'
import { StrategyMap } from './strategy-map.tsx'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'
import strategiesStyles from './strategies.css?sheet'

export default definePage({
  route: 'strategies/detail',
  styles: [detailsStyles, articleStyles, strategiesStyles],
  layout: 'default',
  sharePicture: 'strategies',
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, optional, params, languageId }) => {
    const guide = loadGuide({ backend, optional, languageId })
    const strategy = await backend('strategyDetail', { query: { id: params.id, languageId } })
    return { strategy, guide: isOnMap(strategy) ? guide : undefined }
  },
  head: ({ data: { strategy }, ...context }) => ({
    ...articleHead(strategy),
    structured: [touristTrip(strategy, context), breadcrumbList(context.crumbs, strategy.title)],
  }),
  view: ({ data: { strategy, guide }, ...context }) => (
    <ArticleView
      article={strategy}
      crumbs={context.crumbs}
      hrefOf={(id) => href(context.language, 'strategies/detail', { id })}
    >
      <StrategyFacts strategy={strategy} />
      <Await resolve={guide}>
        {(known) => <StrategyMap strategy={strategy} guide={known} language={context.language} />}
      </Await>
      <StrategyStops
        stops={strategy.stops}
        lang={tagOf(strategy.inLanguage)}
        language={context.language}
      />
    </ArticleView>
  ),
})

/** Whether it names anything that the guide's map has. */
function isOnMap({ stops, trails }: Strategy): boolean {
  return trails.length > 0 || stops.some(({ point }) => point !== undefined)
}

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
