import * as v from 'valibot'
import { idText } from '../../../contract/values.ts'
import { PageError } from '../../page-error.ts'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { Language } from '../../../locales/languages.ts'
import type { AnswerData } from '../../upstream/upstream.ts'
import type { Query } from '../../../shared/search.ts'
import { factLine } from '../../../shared/fact-line.ts'
import { href } from '../../href.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { definePage } from '../define-page.ts'
import { CARDS, ChoiceLinks, FEW, listHead, ListFrame } from '../../parts/list-view.tsx'
import { assertListed, categoryId, flag, pageNumber } from '../page-query.ts'
import { CurrencyHint, allOf, counted, ofCategory } from '../mall/goods-item.tsx'
import { restaurantsDescription } from './section.ts'
import { restaurantRow, servingOf, servingSince } from './restaurant-row.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import cardsStyles from '../../../client/styles/shared/cards.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import menuStyles from './menu.css?sheet'
import type { ReactNode } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { timeWords } from '../../../client/ui/facility-words.ts'
import { type Item, ItemRows } from '../../../client/ui/item-list.tsx'

interface OpenAsOfProps {
  /** The number of open restaurants in the list. */
  open: number
  /** The number of restaurants with unknown hours. */
  unknown: number
  now: number
}

/** The time of a list of open restaurants. */
function OpenAsOf({ open, unknown, now }: OpenAsOfProps): ReactNode {
  return (
    <p className="list-note">
      <FormattedMessage
        id="openNow.asOf"
        defaultMessage="{time} {open, plural, =0 {没有营业的} other {有 # 家营业}}{unknown, plural, =0 {} other {，另有 # 家不知道}}"
        description="Above the list of what is open: of when it tells, as 11月26日 11:40, how many are open, and of how many nobody knows"
        values={{ open, unknown, time: timeWords(useIntl(), now) }}
      />
    </p>
  )
}

type Restaurants = AnswerData<'goodsList'>
type Place = NonNullable<Extract<GoodsListed, { type: 'restaurant' }>['place']>

interface RestaurantQuery {
  page: number
  category?: string | undefined
  place?: string | undefined
  open?: '1' | undefined
}

/** Restaurants per page. An area rarely has more, so visitors see all of them at once. */
const PER_PAGE = 12

export default definePage({
  route: 'restaurants/list',
  styles: [filtersStyles, rowsStyles, cardsStyles, menuStyles],
  sharePicture: 'food',
  query: { page: pageNumber, category: categoryId, place: v.optional(idText), open: flag },
  load: async (context) => {
    const { backend, query, firstPage } = context
    const { page, category, place, open } = query
    const now = context.now.getTime()
    const all = await allOf(context, 'restaurant')
    if (place !== undefined && placesOf(all.list).every(({ id }) => id !== place))
      throw new PageError(404, { statusMessage: `No place ${place}` })
    // Only the first 100 restaurants can be sorted. A longer list keeps the backend's order.
    const isSorted = open !== undefined || place !== undefined || all.list.length >= all.total
    const every = isSorted ? openFirst(all.list, now) : all.list
    const places = placesOf(every)
    const restaurants = isSorted
      ? partOf({ ...all, list: every }, query, now)
      : await backend('goodsList', {
          body: { ...firstPage, pageSize: PER_PAGE, page, category, type: 'restaurant' },
        })
    assertListed(query, restaurants)
    const chosen = ofCategory(inPlace(every, place), category)
    for (const each of isSorted ? chosen : restaurants.list) {
      const serving = servingOf(each, now)
      if (serving) context.expiresAt(serving.expiresAt)
    }
    return {
      restaurants,
      places,
      choices: chosen.length,
      openNow: chosen.filter((each) => servingOf(each, now)?.isOpen).length,
      unknown: chosen.filter((each) => !servingOf(each, now)).length,
      now,
    }
  },
  head: ({ data, ...context }) =>
    listHead(context, {
      section: 'restaurants',
      description: restaurantsDescription,
      list: data.restaurants,
    }),
  view: ({ data: { places, choices, openNow, unknown, now, ...data }, ...context }) => {
    const { intl, language, query } = context
    const { restaurants } = data
    const { category, place, open } = query
    const hrefOf = (part: Query) => href(language, 'restaurants/list', {}, part)
    const openLinks = [
      {
        text: intl.formatMessage({ id: 'openNow.open', defaultMessage: '现在营业' }),
        href: hrefOf({ category, place, open: open ? undefined : '1' }),
        isChosen: open !== undefined,
        count: openNow,
      },
    ].filter(({ isChosen }) => isChosen || (openNow > 0 && openNow < choices))
    const placeLinks = places.map(({ id, name }) => ({
      text: name,
      href: hrefOf({ category, place: id === place ? undefined : id, open }),
      isChosen: id === place,
    }))
    return (
      <>
        <ListFrame
          section="restaurants"
          context={context}
          lead={defineMessage({
            id: 'restaurantList.lead',
            defaultMessage: '去之前，先看营业时间。',
          })}
          list={restaurants}
          hrefOf={(part) => hrefOf({ place, ...part, open })}
          allHref={hrefOf({})}
          rows={<Menu restaurants={restaurants.list} places={places} now={now} />}
          filter={
            <>
              <ChoiceLinks
                label={factLine(
                  intl.formatMessage({ id: 'openNow.filter', defaultMessage: '按营业筛选' }),
                  intl.formatMessage({
                    id: 'restaurantList.places',
                    defaultMessage: '按地点筛选',
                  }),
                )}
                links={[...openLinks, ...(places.length > 1 ? placeLinks : [])]}
              />
              {open !== undefined && (
                <OpenAsOf open={restaurants.total} unknown={unknown} now={now} />
              )}
            </>
          }
        />
        <CurrencyHint />
      </>
    )
  },
})

/** The `sizes` of the small pictures on the card. */
const SMALL = '(min-width: 48em) 116px, 104px'

interface MenuProps {
  restaurants: readonly GoodsListed[]
  /** In the order of their links. */
  places: readonly Place[]
  now: number
}

/** The restaurants by place, open ones first. A few are large cards instead. */
function Menu({ restaurants, places, now }: MenuProps) {
  const language = useLanguage()
  const since = servingSince(restaurants, now)
  if (restaurants.length <= FEW)
    return (
      <ul className={CARDS.className}>
        <ItemRows
          items={restaurants.flatMap((each) => cardOf(each, language, since) ?? [])}
          sizes={CARDS.sizes}
        />
      </ul>
    )
  const groups = [...places, undefined]
    .map((place) => ({
      place: place?.name,
      list: restaurants.filter((each) => placeOf(each)?.id === place?.id),
    }))
    .filter(({ list }) => list.length > 0)
  const areNamed = groups.some(({ place }) => place !== undefined)
  return (
    <div className="menu">
      {groups.map(({ place, list }) => (
        <section key={place ?? ''} style={{ gridRowEnd: `span ${list.length}` }}>
          {areNamed && (
            <h2>
              {place ?? <FormattedMessage id="restaurantList.elsewhere" defaultMessage="别处" />}
            </h2>
          )}
          <ul>
            <ItemRows
              items={list.flatMap((each) => restaurantRow(each, language, since) ?? [])}
              headingLevel={areNamed ? 3 : 2}
              look="compact"
              sizes={SMALL}
            />
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Returns a restaurant as a card. The facts begin with its place, because cards have no headings. */
function cardOf(restaurant: GoodsListed, language: Language, now: number): Item | undefined {
  const item = restaurantRow(restaurant, language, now)
  const place = placeOf(restaurant)
  if (item === undefined || place === undefined) return item
  return {
    ...item,
    eyebrow: (
      <>
        <span>{place.name}</span> {item.eyebrow}
      </>
    ),
  }
}

/** Returns the open restaurants first, then those with unknown hours, then the closed ones. */
function openFirst(restaurants: readonly GoodsListed[], now: number): GoodsListed[] {
  const rank = (each: GoodsListed) => {
    const serving = servingOf(each, now)
    return serving === undefined ? 1 : serving.isOpen ? 0 : 2
  }
  return restaurants.toSorted((a, b) => rank(a) - rank(b))
}

/** Returns one page of the matching restaurants. */
function partOf(
  all: Restaurants,
  { page, category, place, open }: RestaurantQuery,
  now: number,
): Restaurants {
  const chosen = inPlace(all.list, place).filter((each) => !open || servingOf(each, now)?.isOpen)
  const matching = ofCategory(chosen, category)
  return {
    ...all,
    page,
    pageSize: PER_PAGE,
    list: matching.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    total: matching.length,
    categories: counted(all.categories, chosen),
  }
}

function placesOf(restaurants: readonly GoodsListed[]): Place[] {
  const all = restaurants.flatMap((each) => placeOf(each) ?? [])
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}

function inPlace(restaurants: readonly GoodsListed[], place: string | undefined): GoodsListed[] {
  return restaurants.filter((each) => place === undefined || placeOf(each)?.id === place)
}

function placeOf(each: GoodsListed): Place | undefined {
  return each.type === 'restaurant' ? each.place : undefined
}
