import type { Crumb } from '../../client/ui/breadcrumbs.tsx'
import { tagOf } from '../../client/shared/language.ts'
import type { Article } from '../../contract/article.ts'
import type { Booking } from '../../contract/goods.ts'
import type { Listed, Price } from '../../contract/listing.ts'
import type { StructuredThing, ViewContext } from './define-page.ts'

/** schema.org `BreadcrumbList` of the way to a page, the page itself last. */
export function breadcrumbList(crumbs: readonly Crumb[], current: string): StructuredThing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { title: current, href: undefined }].map(
      ({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: href,
      }),
    ),
  }
}

/** schema.org `NewsArticle` of an article. */
export function newsArticle(article: Article, { address, site }: ViewContext): StructuredThing {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    image: article.cover.src,
    url: address,
    inLanguage: tagOf(article.inLanguage),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    publisher: { '@type': 'Organization', name: site.operator },
  }
}

/** schema.org `Offer` of something at a price, with the seller's page where there is one. */
export function offer(price: Price, booking?: Booking): StructuredThing {
  return {
    '@type': 'Offer',
    price: (price.amount / 100).toFixed(2),
    priceCurrency: price.currency,
    url: booking?.url,
  }
}

/** schema.org `Product` with its `Offer`; `url` is where the site tells of it. */
export function pricedProduct(
  item: Pick<Listed, 'title' | 'summary' | 'cover'> & { price: Price; booking: Booking },
  url: string,
): StructuredThing {
  return {
    '@type': 'Product',
    name: item.title,
    description: item.summary,
    image: item.cover.src,
    url,
    offers: offer(item.price, item.booking),
  }
}
