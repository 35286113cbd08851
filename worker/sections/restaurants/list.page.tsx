import { seals } from '../../../shared/site.ts'
import type { Language } from '../../../locales/languages.ts'
import type { AnswerData } from '../../upstream/upstream.ts'
import { href } from '../../href.ts'
import { definePage } from '../define-page.ts'
import { listHead, ListView } from '../../parts/list-view.tsx'
import { assertListed, categoryId, pageNumber, yes } from '../../parts/query.ts'
import { itemList } from '../../parts/structured-data.ts'
import { titles } from '../index.ts'
import { CurrencyHint } from '../mall/goods-item.tsx'
import { restaurantRow, servingOf, servingSince } from './restaurant-row.tsx'
import { allOf, counted, ofCategory } from '../mall/whole-list.ts'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import restaurantsStyles from './restaurants.css?sheet'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

interface OpenNowFilterProps {
  isOn: boolean
  /** Returns the address of the list with this filter on or off. */
  hrefOf: (isOn: boolean) => string
  /** The number of open restaurants in the list. */
  open: number
  /** The number of restaurants with unknown hours. */
  unknown: number
  /** The time for which the page is rendered (Unix ms). */
  now: number
}

/**
 * A link that filters a list to what is open now. The filtered list shows its time, since a page
 * may be read later.
 */
function OpenNowFilter({ isOn, hrefOf, open, unknown, now }: OpenNowFilterProps): ReactNode {
  const intl = useIntl()
  return (
    <>
      <nav
        className="category-filter"
        aria-label={intl.formatMessage({
          id: 'openNow.filter',
          defaultMessage: '按营业筛选',
          description: 'Name of the link that narrows a list to what is open now',
        })}
      >
        <ul>
          <li>
            <a href={hrefOf(!isOn)} aria-current={isOn ? 'true' : undefined}>
              <FormattedMessage
                id="openNow.open"
                defaultMessage="现在营业"
                description="Narrows the list of restaurants to those that are open now"
              />
            </a>
          </li>
        </ul>
      </nav>
      {isOn && (
        <p className="list-note">
          <FormattedMessage
            id="openNow.asOf"
            defaultMessage="{time} {open, plural, =0 {没有营业的} other {有 # 家营业}}{unknown, plural, =0 {} other {，另有 # 家不知道}}"
            description="Above the list of what is open: of when it tells, as 11月26日 11:40, how many are open, and of how many nobody knows"
            values={{
              open,
              unknown,
              time: intl.formatDate(now, {
                month: 'short',
                day: 'numeric',
                hour: '2-digit',
                minute: '2-digit',
                hourCycle: 'h23',
              }),
            }}
          />
        </p>
      )}
    </>
  )
}

type Restaurants = AnswerData<'goodsList'>

export default definePage({
  route: 'restaurants/list',
  styles: [filtersStyles, rowsStyles, restaurantsStyles],
  layout: 'default',
  sharePicture: 'food',
  query: { page: pageNumber, category: categoryId, open: yes },
  load: async (context) => {
    const { backend, query, firstPage } = context
    const { open, page, category } = query
    const now = context.now.getTime()
    const restaurants = open
      ? await allOf(context, 'restaurant')
      : await backend('goodsList', {
          body: { ...firstPage, page, category, type: 'restaurant' },
        })
    assertListed(query, restaurants)
    for (const each of restaurants.list) {
      const serving = servingOf(each, now)
      if (serving) context.expiresAt(serving.expiresAt)
    }
    const unknown = ofCategory(restaurants.list, category).filter((each) => !servingOf(each, now))
    return {
      restaurants: open ? openOf(restaurants, category, now) : restaurants,
      unknown: unknown.length,
      now,
    }
  },
  head: ({ data, intl, language, query }) => ({
    ...listHead(intl, {
      title: intl.formatMessage(titles.restaurants),
      description: intl.formatMessage({
        id: 'restaurantList.description',
        defaultMessage: '餐饮的营业时间、菜品与人均花费。',
        description: 'Description of the list of restaurants, for search results',
      }),
      query,
      list: data.restaurants,
    }),
    structured: itemList(language, 'restaurants/detail', data.restaurants.list),
    // The whole list contains the open restaurants.
    canonicalQuery: {
      page: query.page === 1 ? undefined : query.page,
      category: query.category,
    },
  }),
  view: ({ data: { restaurants, unknown, now }, intl, language, query }) => (
    <>
      <ListView
        language={language}
        title={intl.formatMessage(titles.restaurants)}
        seal={seals.restaurants}
        lead={intl.formatMessage({
          id: 'restaurantList.lead',
          defaultMessage: '去之前，先看营业时间。',
          description: 'Sentence under the title of the list of restaurants',
        })}
        categories={restaurants.categories}
        list={restaurants}
        item={restaurantRow}
        input={servingSince(restaurants.list, now)}
        query={query}
        hrefOf={(part) => addressOf(language, { open: query.open, ...part })}
        allHref={addressOf(language, {})}
        isCompact
        filter={
          (query.open || distinguishes(restaurants.list, now)) && (
            <OpenNowFilter
              isOn={query.open === true}
              hrefOf={(open) => addressOf(language, { category: query.category, open })}
              open={restaurants.total}
              unknown={unknown}
              now={now}
            />
          )
        }
      />
      <CurrencyHint />
    </>
  ),
})

function addressOf(
  language: Language,
  {
    open,
    ...others
  }: { open?: boolean | undefined; category?: string | undefined; page?: number | undefined },
): string {
  return href(language, 'restaurants/list', {}, { ...others, open: open ? 1 : undefined })
}

/** Returns the open restaurants of the whole list, as one page. */
function openOf(all: Restaurants, category: string | undefined, now: number): Restaurants {
  const open = all.list.filter((each) => servingOf(each, now)?.isOpen)
  const list = ofCategory(open, category)
  return { ...all, list, total: list.length, categories: counted(all.categories, open) }
}

/** Returns whether some of the restaurants are open, but not all. */
function distinguishes(restaurants: Restaurants['list'], now: number): boolean {
  const open = restaurants.filter((each) => servingOf(each, now)?.isOpen)
  return open.length > 0 && open.length < restaurants.length
}
