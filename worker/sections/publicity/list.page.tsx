import { defineMessage } from 'react-intl'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { PointListed } from '../../../contract/publicity.ts'
import type { Language } from '../../../locales/languages.ts'
import { articleItem, listHead, ListView } from '../../parts/list-view.tsx'
import { definePage } from '../define-page.ts'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import { AboutMinutes } from './place-facts.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import publicityStyles from './publicity.css?sheet'

const description = defineMessage({
  id: 'publicityList.description',
  defaultMessage: '景区的风光与人文，逐处介绍。',
})

export default definePage({
  route: 'publicity/list',
  styles: [filtersStyles, rowsStyles, publicityStyles],
  sharePicture: 'scenic',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, query, firstPage }) => {
    const places = await backend('pointList', { body: { ...firstPage, ...query } })
    assertListed(query, places)
    return { places }
  },
  head: ({ data, ...context }) =>
    listHead(context, { section: 'publicity', description, list: data.places }),
  view: ({ data: { places }, ...context }) => (
    <ListView
      section="publicity"
      context={context}
      lead={description}
      list={places}
      item={placeItem}
      className="sights"
    />
  ),
})

/** Returns a place as an item. It has the duration of a visit instead of a date. */
function placeItem(place: PointListed, language: Language): Item {
  return {
    ...articleItem(place, 'publicity/detail', language),
    figure: place.visitMinutes && <AboutMinutes minutes={place.visitMinutes} />,
  }
}
