import type { Thing } from 'schema-dts'
import type { Crumb } from '../../client/ui/breadcrumbs.tsx'
import type { IntlShape } from 'react-intl'
import { dialled } from '../../shared/dialled.ts'
import { inLanguage, tagOf, withoutLanguage } from '../../shared/language.ts'
import { priceFormat } from '../../client/ui/price-tag.tsx'
import type { Article } from './clean-content.ts'
import type { Booking } from '../../contract/booking.ts'
import type { Listed } from '../../contract/listing.ts'
import type { Price } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'
import { href } from '../href.ts'
import type { DetailRoute } from '../sections/index.ts'
import type { ViewContext } from '../sections/define-page.ts'
import type { Exception, Schedule, Season } from '../../contract/opening-hours.ts'
import { scheduleOf } from '../../shared/opening-hours.ts'
import { addDays } from '../../shared/zoned-time.ts'

/** A schema.org thing of the type of that name, with the properties that schema.org has for it. */
export type Typed<Name extends string> = Extract<Thing, { readonly '@type': Name }>

/** What is not known is left out by JSON: so a property may be `undefined` here, which the types don't say. */
type Known<Of> = { [Key in keyof Of]: Of[Key] | undefined }

/** Checks a thing against its type: a property that schema.org doesn't have for it is a type error. */
export function typed<Name extends string>(thing: Known<Typed<Name>>): Typed<Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `Known`
  return thing as Typed<Name>
}

/** The scenic area: one thing, on whichever page it appears. Without `geo`: our coordinates are GCJ-02, schema.org's WGS 84. */
export function scenicArea({ site, language }: ViewContext): Typed<'TouristAttraction'> {
  return typed<'TouristAttraction'>({
    '@type': 'TouristAttraction',
    '@id': '/#area',
    name: site.name,
    url: href(language, 'home'),
    telephone: dialled(site.telephone),
    address: postalAddress(site.address, site.postalCode),
  })
}

/** Who runs the area. */
export function operator({ site, language }: ViewContext): Typed<'Organization'> {
  return typed<'Organization'>({
    '@type': 'Organization',
    '@id': '/#operator',
    name: site.operator,
    url: href(language, 'home'),
    telephone: dialled(site.telephone),
  })
}

/** schema.org `PostalAddress` of a place of the area. */
export function postalAddress(streetAddress: string, postalCode?: string): Typed<'PostalAddress'> {
  return typed<'PostalAddress'>({
    '@type': 'PostalAddress',
    streetAddress,
    postalCode,
    addressCountry: 'CN',
  })
}

/** schema.org `priceRange`, from the lowest to the highest: `¥680–¥1,280`. Nothing where nothing has a price. */
export function priceRange(intl: IntlShape, prices: readonly Price[]): string | undefined {
  const [lowest, highest] = prices
    .toSorted((one, other) => one.amount - other.amount)
    .filter((_, index) => index === 0 || index === prices.length - 1)
    .map((price) => intl.formatNumber(price.amount / 100, priceFormat(price)))
  return highest === undefined || highest === lowest ? lowest : `${lowest}–${highest}`
}

/** The properties of a schema.org `Thing`, the same for every type, of something that has a page of its own. */
export function describedThing(
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

/** schema.org `keywords`. */
function keywords(tags: readonly string[]): string | undefined {
  return tags.join(', ') || undefined
}

/** schema.org `BreadcrumbList` of the way to a page, the page itself last. */
export function breadcrumbList(crumbs: readonly Crumb[], current: string): Typed<'BreadcrumbList'> {
  return typed<'BreadcrumbList'>({
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { title: current, href: undefined }].map(
      ({ title, href }, index) =>
        typed<'ListItem'>({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          item: href,
        }),
    ),
  })
}

/** schema.org `ItemList` of what a page of a list shows, each by the address of its own page; none of an empty list. */
export function itemList(
  language: Language,
  route: DetailRoute,
  list: readonly Pick<Listed, 'id' | 'title'>[],
): Typed<'ItemList'>[] {
  if (list.length === 0) return []
  const elements = list.map(({ id, title }, index) =>
    typed<'ListItem'>({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: href(language, route, { id }),
    }),
  )
  return [typed<'ItemList'>({ '@type': 'ItemList', itemListElement: elements })]
}

/** schema.org `NewsArticle` of an article. */
export function newsArticle(article: Article, context: ViewContext): Typed<'NewsArticle'> {
  return typed<'NewsArticle'>({
    '@type': 'NewsArticle',
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

/** Where a page's content belongs: it may be written in another language than the page that shows it. */
export function addressIn(language: Language, { address }: Pick<ViewContext, 'address'>): string {
  return inLanguage(language, withoutLanguage(address))
}

/** schema.org `Offer` of something at a price, with the seller's page where there is one. */
export function offer(price: Price, booking?: Booking): Typed<'Offer'> {
  return typed<'Offer'>({
    '@type': 'Offer',
    price: (price.amount / 100).toFixed(2),
    priceCurrency: price.currency,
    url: booking?.url,
  })
}

/** schema.org `Product` with its `Offer`; `url` is its address on the site. */
export function pricedProduct(
  item: Pick<Listed, 'title' | 'summary' | 'cover' | 'tags'> & { price: Price; booking: Booking },
  url: string,
): Typed<'Product'> {
  return typed<'Product'>({
    '@type': 'Product',
    name: item.title,
    description: item.summary,
    keywords: keywords(item.tags),
    image: item.cover?.src,
    url,
    offers: offer(item.price, item.booking),
  })
}

/** The area's hours as schema.org has them; nothing where they are not known. */
export function structuredHours({
  site,
  opening,
}: Pick<ViewContext, 'site' | 'opening'>): StructuredHours {
  const schedule = scheduleOf(site)
  const today = opening[0]?.state.today.day
  return schedule && today !== undefined ? specifiedHours([schedule], today) : {}
}

/**
 * schema.org `openingHoursSpecification`, a season each with the dates of this year or the next, and
 * `specialOpeningHoursSpecification` for the exceptions that are not over.
 */
export function specifiedHours(schedules: readonly Schedule[], today: string): StructuredHours {
  const special = schedules
    .flatMap(({ exceptions }) => exceptions)
    .filter(({ from, to = from }) => today <= to)
  return {
    openingHoursSpecification: schedules
      .flatMap(({ seasons }) => seasons)
      .map((season) => ofSeason(season, today)),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special.map(ofException) }),
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

function ofSeason(
  { weekdays, opens, closes, ...season }: Season,
  today: string,
): Typed<'OpeningHoursSpecification'> {
  return typed<'OpeningHoursSpecification'>({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays?.map((day) => DAYS[day]),
    opens,
    closes,
    ...datesOf(season, today),
  })
}

/** The dates of a season: those that it has now, or the next ones. */
function datesOf({ from, to }: Pick<Season, 'from' | 'to'>, today: string) {
  if (from === undefined || to === undefined)
    return { validFrom: undefined, validThrough: undefined }
  const year = Number(today.slice(0, 'YYYY'.length))
  const isOver = today.slice('YYYY-'.length) > to
  const last = year + (isOver ? 1 : 0)
  const first = from <= to ? last : last - 1
  return { validFrom: dateOf(first, from), validThrough: dateOf(last, to) }
}

/** 29 February is the last day of February in any year. */
function dateOf(year: number, monthDay: string): string {
  return monthDay === '02-29' ? addDays(`${year}-03-01`, -1) : `${year}-${monthDay}`
}

/** A day from 00:00 to 00:00 is one on which it is closed, as Google has it. */
function ofException(exception: Exception): Typed<'OpeningHoursSpecification'> {
  const { from, to = from } = exception
  const { opens, closes } = 'closed' in exception ? { opens: '00:00', closes: '00:00' } : exception
  return typed<'OpeningHoursSpecification'>({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens,
    closes,
  })
}
