import type { Point } from '../../parts/clean-content.ts'
import { ArticleView, articleHead } from '../../parts/article-view.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { loadGuide } from '../../parts/load-guide.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import {
  breadcrumbList,
  describedItem,
  scenicArea,
  typed,
  type Typed,
} from '../../parts/structured-data.ts'
import { PlaceFacts } from './place-facts.tsx'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'

export default definePage({
  route: 'publicity/detail',
  styles: [detailsStyles, articleStyles],
  sharePicture: 'scenic',
  load: async ({ backend, optional, params, languageId }) => {
    const guide = loadGuide({ backend, optional, languageId })
    const place = await backend('pointDetail', { query: { id: params.id, languageId } })
    return { place, guide }
  },
  head: ({ data: { place }, ...context }) => ({
    ...articleHead(place),
    structured: [touristAttraction(place, context), breadcrumbList(context.crumbs, place.title)],
  }),
  view: ({ data: { place, guide }, crumbs }) => (
    <ArticleView article={place} crumbs={crumbs} route="publicity/detail" areDatesLast>
      <PlaceFacts place={place} />
      <PlaceMap guide={guide} place={place} mark="景" />
    </ArticleView>
  ),
})

// It has no `geo`: our coordinates are GCJ-02 and schema.org's are WGS 84. The difference is
// hundreds of metres.
function touristAttraction(place: Point, context: ViewContext): Typed<'TouristAttraction'> {
  return typed('TouristAttraction', {
    ...describedItem(place, context),
    containedInPlace: scenicArea(context),
  })
}
