import { defineMessage } from 'react-intl'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { PointListed } from '../../../contract/publicity.ts'
import type { Language } from '../../../locales/languages.ts'
import { seals } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { articleItem, listHead, ListView } from '../../parts/list-view.tsx'
import { definePage } from '../define-page.ts'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import { itemList } from '../../parts/structured-data.ts'
import { titles } from '../index.ts'
import { AboutMinutes } from './place-facts.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import publicityStyles from './publicity.css?sheet'

const description = defineMessage({
  id: 'publicityList.description',
  defaultMessage: '景区的风光与人文，逐处介绍。',
  description: 'What the list of places worth knowing holds, on the page and for search results',
})

export default definePage({
  route: 'publicity/list',
  styles: [filtersStyles, rowsStyles, publicityStyles],
  layout: 'default',
  sharePicture: 'scenic',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, query, firstPage }) => {
    const places = await backend('pointList', { body: { ...firstPage, ...query } })
    assertListed(query, places)
    return { places }
  },
  head: ({ data, intl, language, query }) => ({
    ...listHead(intl, {
      title: intl.formatMessage(titles.publicity),
      description: intl.formatMessage(description),
      query,
      list: data.places,
    }),
    structured: itemList(language, 'publicity/detail', data.places.list),
  }),
  view: ({ data: { places }, intl, language, query }) => (
    <ListView
      language={language}
      title={intl.formatMessage(titles.publicity)}
      seal={seals.publicity}
      lead={intl.formatMessage(description)}
      categories={places.categories}
      list={places}
      item={placeItem}
      className="sights"
      query={query}
      hrefOf={(narrowed) => href(language, 'publicity/list', {}, narrowed)}
    />
  ),
})

/** Returns a place as an item with the length of a visit instead of its date. */
function placeItem(place: PointListed, language: Language): Item {
  return {
    ...articleItem(place, href(language, 'publicity/detail', { id: place.id })),
    figure: place.visitMinutes && <AboutMinutes minutes={place.visitMinutes} />,
  }
}
