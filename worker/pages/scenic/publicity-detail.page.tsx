import type { Point } from '../clean-content.ts'
import { href } from '../../href.ts'
import { ArticleView } from '../article-view.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { articleHead } from '../detail-head.ts'
import { loadGuide } from '../load-guide.ts'
import { PlaceMap } from '../place-map.tsx'
import { isId } from '../query.ts'
import {
  breadcrumbList,
  describedThing,
  scenicArea,
  typed,
  type Typed,
} from '../structured-data.ts'
import { detailsWrittenIn } from '../details-written-in.ts'
import { titles } from '../titles.ts'
import { PlaceFacts } from './place-facts.tsx'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'

export default definePage({
  route: 'scenic/publicity-detail',
  styles: [detailsStyles, articleStyles],
  layout: 'default',
  sharePicture: 'scenic',
  partOf: { route: 'scenic/publicity-list', title: titles.publicity },
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, optional, params, languageId }) => {
    const guide = loadGuide({ backend, optional, languageId })
    const place = await backend('pointDetail', { query: { id: params.id, languageId } })
    return { place, guide }
  },
  head: ({ data: { place }, ...context }) => ({
    ...articleHead(place),
    structured: [touristAttraction(place, context), breadcrumbList(context.crumbs, place.title)],
  }),
  view: ({ data: { place, guide }, ...context }) => (
    <ArticleView
      article={place}
      crumbs={context.crumbs}
      hrefOf={(id) => href(context.language, 'scenic/publicity-detail', { id })}
    >
      <PlaceFacts place={place} language={context.language} />
      <PlaceMap guide={guide} place={place} mark="景" language={context.language} />
    </ArticleView>
  ),
  details: ({ backend, ...context }) =>
    detailsWrittenIn(context, (body) => backend('pointList', { body })),
})

// No `geo`: our coordinates are GCJ-02 and schema.org's are WGS 84; one read as the other is off by hundreds of metres.
function touristAttraction(place: Point, context: ViewContext): Typed<'TouristAttraction'> {
  return typed<'TouristAttraction'>({
    '@type': 'TouristAttraction',
    ...describedThing(place, context),
    containedInPlace: scenicArea(context),
  })
}
