import type { Thing } from 'schema-dts'
import type { Crumb } from '../../client/ui/area-opening.tsx'
import type { IntlShape } from 'react-intl'
import { telephoneNumber } from '../../shared/telephone-number.ts'
import { inLanguage, tagOf, withoutLanguage } from '../../shared/language.ts'
import { formatPrice } from '../../client/ui/price-tag.tsx'
import type { Article } from './clean-content.ts'
import type { Booking } from '../../contract/booking.ts'
import type { Listed } from '../../contract/listing.ts'
import type { Price } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import type { DetailRoute } from '../sections/index.ts'
import type { ViewContext } from '../sections/define-page.ts'
import type { Exception, Schedule, Season } from '../../contract/opening-hours.ts'
import { COUNTRY, digitsOf } from '../../contract/region.ts'
import { scheduleOf } from '../../shared/opening-hours.ts'
import { addDays } from '../../shared/zoned-time.ts'

/** A schema.org `Thing` of the type `Name`, with the properties that schema.org defines for it. */
export type Typed<Name extends string> = Extract<Thing, { readonly '@type': Name }>

/** Like the package's types, but allows `undefined`, which JSON omits. */
type Properties<Of> = { [Key in keyof Of as Exclude<Key, '@type'>]: Of[Key] | undefined }

export function typed<Name extends string>(
  type: Name,
  properties: Properties<Typed<Name>>,
): Typed<Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `Known`
  return { '@type': type, ...properties } as unknown as Typed<Name>
}

/** Returns the scenic area without `geo`, since our coordinates are GCJ-02, not WGS 84. */
export function scenicArea({ site, language }: ViewContext): Typed<'TouristAttraction'> {
  return typed('TouristAttraction', {
    '@id': '/#area',
    name: site.name,
    url: href(language, 'home'),
    telephone: telephoneNumber(site.telephone),
    address: postalAddress(site.address, site.postalCode),
  })
}

export function operator({ site, language }: ViewContext): Typed<'Organization'> {
  return typed('Organization', {
    '@id': '/#operator',
    name: site.operator,
    url: href(language, 'home'),
    telephone: telephoneNumber(site.telephone),
  })
}

export function postalAddress(streetAddress: string, postalCode?: string): Typed<'PostalAddress'> {
  return typed('PostalAddress', {
    streetAddress,
    postalCode,
    addressCountry: COUNTRY,
  })
}

/** Returns the `priceRange`: `¥680–¥1,280`; undefined without prices. */
export function priceRange(intl: IntlShape, prices: readonly Price[]): string | undefined {
  const [lowest, highest] = prices
    .toSorted((one, other) => one.amount - other.amount)
    .filter((_, index) => index === 0 || index === prices.length - 1)
    .map((price) => formatPrice(intl, price))
  return highest === undefined || highest === lowest ? lowest : `${lowest}–${highest}`
}

export function describedItem(
  { title, summary, cover, inLanguage, tags }: Listed,
  context: ViewContext,
) {
  return {
    name: title,
    description: summary,
    keywords: keywords(tags),
    image: cover?.src,
    url: addressIn(inLanguage, context),
  }
}

function keywords(tags: readonly string[]): string | undefined {
  return tags.join(', ') || undefined
}

/** Returns the schema.org `BreadcrumbList` of a page. The page itself is the last entry. */
export function breadcrumbList(crumbs: readonly Crumb[], current: string): Typed<'BreadcrumbList'> {
  return typed('BreadcrumbList', {
    itemListElement: [...crumbs, { title: current, href: undefined }].map(
      ({ title, href }, index) =>
        typed('ListItem', {
          position: index + 1,
          name: title,
          item: href,
        }),
    ),
  })
}

export function itemList(
  language: Language,
  route: DetailRoute,
  list: readonly Pick<Listed, 'id' | 'title'>[],
): Typed<'ItemList'>[] {
  if (list.length === 0) return []
  const elements = list.map(({ id, title }, index) =>
    typed('ListItem', {
      position: index + 1,
      name: title,
      url: href(language, route, { id }),
    }),
  )
  return [typed('ItemList', { itemListElement: elements })]
}

export function newsArticle(article: Article, context: ViewContext): Typed<'NewsArticle'> {
  return typed('NewsArticle', {
    headline: article.title,
    description: article.summary,
    articleSection: article.category?.name,
    keywords: keywords(article.tags),
    image: article.cover?.src,
    url: addressIn(article.inLanguage, context),
    inLanguage: tagOf(article.inLanguage),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: { '@type': 'Organization', name: article.source ?? context.site.operator },
    publisher: operator(context),
  })
}

export function addressIn(language: Language, { address }: Pick<ViewContext, 'address'>): string {
  return inLanguage(language, withoutLanguage(address))
}

/** Returns the `Offer` for a price, with the seller's page. */
export function offer(price: Price, booking?: Booking): Typed<'Offer'> {
  const digits = digitsOf(price.currency)
  return typed('Offer', {
    price: (price.amount / 10 ** digits).toFixed(digits),
    priceCurrency: price.currency,
    url: booking?.url,
  })
}

/** Returns the `Product` of an item with its `Offer`. `url` is its address on the site. */
export function pricedProduct(
  item: Pick<Listed, 'title' | 'summary' | 'cover' | 'tags'> & { price: Price; booking: Booking },
  url: string,
): Typed<'Product'> {
  return typed('Product', {
    name: item.title,
    description: item.summary,
    keywords: keywords(item.tags),
    image: item.cover?.src,
    url,
    offers: offer(item.price, item.booking),
  })
}

/** Returns the area's hours for schema.org; an empty object if they are unknown. */
export function structuredHours({
  site,
  opening,
}: Pick<ViewContext, 'site' | 'opening'>): StructuredHours {
  const schedule = scheduleOf(site)
  const today = opening[0]?.state.today.day
  return schedule && today !== undefined ? specifiedHours([schedule], today) : {}
}

export function specifiedHours(schedules: readonly Schedule[], today: string): StructuredHours {
  const special = schedules
    .flatMap(({ exceptions }) => exceptions)
    .filter(({ from, to = from }) => today <= to)
  return {
    openingHoursSpecification: schedules
      .flatMap(({ seasons }) => seasons)
      .flatMap((season) => openingsOf(season).map((each) => ofSeason(each, today))),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special.flatMap(ofException) }),
  }
}

interface StructuredHours {
  openingHoursSpecification?: readonly Typed<'OpeningHoursSpecification'>[]
  specialOpeningHoursSpecification?: readonly Typed<'OpeningHoursSpecification'>[]
}

const DAYS = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

/** Returns one entry for each opening of the day. All have the same dates, but their own times. */
function openingsOf<Dated extends Pick<Season, 'opens' | 'closes' | 'sessions'>>(dated: Dated) {
  return [dated, ...(dated.sessions ?? []).map((session) => ({ ...dated, ...session }))]
}

function ofSeason(
  { weekdays, opens, closes, ...season }: Season,
  today: string,
): Typed<'OpeningHoursSpecification'> {
  return typed('OpeningHoursSpecification', {
    dayOfWeek: weekdays?.map((day) => DAYS[day]),
    opens,
    closes,
    ...datesOf(season, today),
  })
}

/** Returns the dates of the current season, or of its next occurrence. */
function datesOf({ from, to }: Pick<Season, 'from' | 'to'>, today: string) {
  if (from === undefined || to === undefined)
    return { validFrom: undefined, validThrough: undefined }
  const year = Number(today.slice(0, 'YYYY'.length))
  const isOver = today.slice('YYYY-'.length) > to
  const last = year + (isOver ? 1 : 0)
  const first = from <= to ? last : last - 1
  return { validFrom: dateOf(first, from), validThrough: dateOf(last, to) }
}

/** Returns the date of a `MM-DD` day in a year. `02-29` is the last day of February in any year. */
function dateOf(year: number, monthDay: string): string {
  return monthDay === '02-29' ? addDays(`${year}-03-01`, -1) : `${year}-${monthDay}`
}

/** A closed day has the hours 00:00 to 00:00, as Google expects. */
function ofException(exception: Exception): Typed<'OpeningHoursSpecification'>[] {
  const { from, to = from } = exception
  const openings =
    'closed' in exception ? [{ opens: '00:00', closes: '00:00' }] : openingsOf(exception)
  return openings.map(({ opens, closes }) =>
    typed('OpeningHoursSpecification', {
      validFrom: from,
      validThrough: to,
      opens,
      closes,
    }),
  )
}
