import * as v from 'valibot'
import { idText, slug } from '../../../contract/values.ts'
import { seals } from '../../../shared/site.ts'
import type { AnswerData } from '../../upstream/upstream.ts'
import { href } from '../../href.ts'
import { PageError } from '../../page-error.ts'
import { definePage } from '../define-page.ts'
import { listHead } from '../../parts/list-head.ts'
import { ListView } from '../../parts/list-view.tsx'
import { assertListed, categoryId, pageNumber, yes } from '../../parts/query.ts'
import { itemList } from '../../parts/structured-data.ts'
import { titles } from '../index.ts'
import { BY_PRICE, chooseHotels, type HotelWishes, placesOf } from './hotel-choice.ts'
import { CurrencyHint } from '../mall/currency-hint.tsx'
import { HotelFilter } from './hotel-filter.tsx'
import { hotelRow, roomWishes } from './hotel-row.tsx'
import { allOf, counted, ofCategory } from '../mall/whole-list.ts'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'

type Hotels = AnswerData<'goodsList'>

/** A whole number without sign or leading zero, of so many digits at most. */
function number(digits: number) {
  return v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.maxLength(digits), v.transform(Number)),
  )
}

export default definePage({
  route: 'hotels/list',
  styles: [filtersStyles, rowsStyles],
  layout: 'default',
  sharePicture: 'stay',
  query: {
    page: pageNumber,
    category: categoryId,
    persons: number(1),
    price: number(4),
    near: v.optional(idText),
    stepFree: yes,
    breakfast: yes,
    sort: v.optional(slug),
  },
  load: async (context) => {
    const { backend, optional, query, firstPage, languageId } = context
    const { page, category, ...wishes } = query
    const categories = optional(
      backend('hotelCategories', { query: { languageId } }).then(({ list }) => list),
    )
    if (!isWished(wishes)) {
      const hotels = await backend('goodsList', {
        body: { ...firstPage, page, category, type: 'hotel' },
      })
      assertListed(query, hotels)
      return { hotels, categories, choices: hotels.list }
    }
    const all = await allOf(context, 'hotel')
    const hotels = narrowed(all, query)
    assertListed(query, { ...hotels, total: Math.max(1, hotels.total) })
    const chosen = chooseHotels(all.list, wishes)
    return {
      hotels,
      categories: categories.then((known) => known && counted(known, chosen)),
      choices: all.list,
    }
  },
  head: ({ data, intl, language, query }) => ({
    ...listHead(intl, {
      title: intl.formatMessage(titles.hotels),
      description: intl.formatMessage({
        id: 'hotelList.description',
        defaultMessage: '景区内外的住处：位置、房型、价格与预订方式。',
        description: 'Description of the list of hotels, for search results',
      }),
      query,
      list: data.hotels,
    }),
    structured: itemList(language, 'hotels/detail', data.hotels.list),
    // What is chosen from a list is on the whole of it.
    canonicalQuery: {
      page: query.page === 1 ? undefined : query.page,
      category: query.category,
    },
  }),
  view: ({ data: { hotels, categories, choices }, intl, language, query }) => {
    const { page: _, category, ...wishes } = query
    const hrefOf = ({
      stepFree,
      breakfast,
      ...others
    }: HotelWishes & { page?: number | undefined; category?: string | undefined }) =>
      href(
        language,
        'hotels/list',
        {},
        {
          ...others,
          stepFree: stepFree ? 1 : undefined,
          breakfast: breakfast ? 1 : undefined,
        },
      )
    return (
      <>
        <ListView
          language={language}
          title={intl.formatMessage(titles.hotels)}
          seal={seals.hotels}
          lead={intl.formatMessage({
            id: 'hotelList.lead',
            defaultMessage: '先看住在哪里方便，再比房型与价格。',
            description: 'Sentence under the title of the list of hotels: where to stay for what',
          })}
          categories={categories}
          list={hotels}
          item={hotelRow}
          input={roomWishes(wishes)}
          query={query}
          hrefOf={(part) => hrefOf({ ...wishes, ...part })}
          allHref={hrefOf({})}
          isCompact
          filter={
            <HotelFilter
              hotels={ofCategory(choices, category)}
              wishes={wishes}
              hrefOf={(wished) => hrefOf({ category, ...wished })}
            />
          }
        />
        <CurrencyHint />
      </>
    )
  },
})

function isWished(wishes: HotelWishes): boolean {
  return Object.values(wishes).some((wish) => wish !== undefined)
}

/** All hotels narrowed to what is wished, on one page. Answers 404 for a place that no hotel knows. */
function narrowed(
  all: Hotels,
  { category, ...wishes }: HotelWishes & { category?: string | undefined },
): Hotels {
  const places = placesOf(all.list).map(({ id }) => id)
  const unknown = [wishes.near, wishes.sort].find(
    (place) => place !== undefined && place !== BY_PRICE && !places.includes(place),
  )
  if (unknown !== undefined || wishes.near === BY_PRICE)
    throw new PageError(404, { statusMessage: `No place ${unknown ?? BY_PRICE}` })
  const list = chooseHotels(ofCategory(all.list, category), wishes)
  return { ...all, list, total: list.length }
}
