import type { ReactNode } from 'react'
import { BookingButton, BookingContact, BookingHost } from '../../../client/ui/booking-links.tsx'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { movingPicture } from '../../../client/ui/item-list.tsx'
import { Picture, WINDOW_WIDTH } from '../../../client/ui/picture.tsx'
import { Seal } from '../../../client/ui/site-picture.tsx'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { Booking } from '../../../contract/booking.ts'
import type { Listed } from '../../../contract/listing.ts'
import { CurrencyHint, ListTeaser, type ListTeaserProps } from './goods-item.tsx'
import { HandOffCode } from './hand-off.tsx'
import { Breadcrumbs, type Crumb } from '../../../client/ui/area-opening.tsx'
import { search } from '../../../shared/search.ts'
import type { ViewContext, Deferred } from '../define-page.ts'
import type { IntlShape } from 'react-intl'
import type { Fact } from '../../../client/ui/fact-list.tsx'
import { TelephoneLink } from '../../../client/ui/hotline.tsx'
import type { Hotel, Restaurant } from '../../parts/clean-content.ts'
import { ArticleTools } from '../../parts/article-view.tsx'
import { PlaceLinks } from '../../parts/place-map.tsx'
import { Await } from '../../render/await.tsx'
import { sealOf } from '../../site-pages.ts'

interface GoodsDetailProps {
  section: 'hotels' | 'restaurants' | 'products'
  goods: Listed & { booking: Booking; telephone?: string }
  price: ReactNode
  bookingLabel: string
  facts: ReactNode
  context: Pick<ViewContext, 'crumbs'>
  children: ReactNode
}

/** Wider than the visible picture, which is cropped to the height of the panel. */
const SIZES = `(min-width: 80em) 90vw, (min-width: 60em) 66vw, ${WINDOW_WIDTH}`

export function GoodsDetail({ section, goods, context, ...props }: GoodsDetailProps): ReactNode {
  const lang = tagOf(goods.inLanguage)
  const { length } = goods.title
  const columns =
    length > MAX_IN_USUAL_COLUMNS ? { maxInlineSize: `${length * 0.23}em` } : undefined
  // The facts may already show the telephone number.
  const isRepeated = goods.booking.telephone === goods.telephone
  const contact = isRepeated ? { ...goods.booking, telephone: undefined } : goods.booking
  return (
    <article className="goods-detail">
      <Breadcrumbs crumbs={goodsCrumbs(goods, context)} current={goods.title} lang={lang} />
      <div className="goods-opening" style={movingPicture(goods)}>
        {goods.cover && <Picture image={goods.cover} sizes={SIZES} isFirst />}
        <div className="goods-panel">
          <header className="goods-name" {...langAttributes(lang)}>
            <h1 style={columns}>
              <ContentTitle text={goods.title} />
            </h1>
            <Seal text={sealOf(section)} />
          </header>
          {goods.summary !== '' && (
            <p className="lead" {...langAttributes(lang)}>
              {goods.summary}
            </p>
          )}
          {props.facts}
          <div className="goods-purchase">
            <p className="goods-price">{props.price}</p>
            <BookingButton booking={goods.booking} label={props.bookingLabel} orCalls />
          </div>
          <BookingHost booking={goods.booking} />
          <BookingContact booking={contact} lang={lang} />
          <CurrencyHint />
          <HandOffCode booking={goods.booking} />
          <ArticleTools />
        </div>
      </div>
      {props.children}
    </article>
  )
}

/** A longer name gets longer columns, so that it still fits in about five of them. */
const MAX_IN_USUAL_COLUMNS = 40

/** Returns the breadcrumbs: the list, and the list filtered by the item's category. */
export function goodsCrumbs(
  { category }: Pick<Listed, 'category'>,
  { crumbs }: Pick<ViewContext, 'crumbs'>,
): readonly Crumb[] {
  if (category === undefined) return crumbs
  const narrowed = crumbs.map(({ href }) => ({
    title: category.name,
    href: href + search({ category: category.id }),
  }))
  return [...crumbs, ...narrowed]
}

interface GoodsSectionProps {
  /** An additional class name, if the section has its own styles: `hotel-access`. */
  name?: string | undefined
  title: string
  children: ReactNode
}

export function GoodsSection({ name, title, children }: GoodsSectionProps): ReactNode {
  return (
    <section className={name === undefined ? 'goods-section' : `goods-section ${name}`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Returns the address of a hotel or restaurant, with map links if its coordinates are known. */
export function addressFact(
  intl: IntlShape,
  { title, address, coordinates, inLanguage }: Hotel | Restaurant,
): Fact {
  return {
    name: intl.formatMessage({ id: 'goods.address', defaultMessage: '位置' }),
    value: (
      <>
        <span {...langAttributes(tagOf(inLanguage))}>{address}</span>
        {coordinates && <PlaceLinks name={title} coordinates={coordinates} />}
      </>
    ),
  }
}

export function telephoneFact(intl: IntlShape, { telephone }: Hotel | Restaurant): Fact {
  const name = intl.formatMessage({ id: 'goods.telephone', defaultMessage: '电话' })
  return { name, value: <TelephoneLink number={telephone} /> }
}

/** Number of other items on a detail page. They fit in one row of a wide window. */
const OTHERS = 4

interface OthersProps<Item> extends Omit<ListTeaserProps<Item>, 'list' | 'total'> {
  /** A page of the list to which the item belongs. */
  among: Deferred<{ list: readonly Item[]; total: number }>
  than: { id: string }
}

export function Others<Item extends { id: string }>(props: OthersProps<Item>): ReactNode {
  const { among, than, ...teaser } = props
  return (
    <Await resolve={among}>
      {({ list, total }) => <ListTeaser {...teaser} list={othersAfter(than, list)} total={total} />}
    </Await>
  )
}

/** Returns the next items, continuing at the start; the first items if `id` is not in the list. */
export function othersAfter<Item extends { id: string }>(
  { id }: { id: string },
  list: readonly Item[],
): Item[] {
  const index = list.findIndex((item) => item.id === id)
  return [...list.slice(index + 1), ...list.slice(0, Math.max(index, 0))].slice(0, OTHERS)
}
