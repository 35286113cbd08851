import type { ReactNode } from 'react'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { Product } from '../../parts/clean-content.ts'
import { RichText } from '../../render/rich-text.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { detailHead } from '../../parts/article-view.tsx'
import { addressIn, breadcrumbList, pricedProduct } from '../../parts/structured-data.ts'
import { goodsCrumbs, GoodsDetail, Others, GoodsSection } from '../mall/goods-detail.tsx'
import { productItem } from '../mall/goods-item.tsx'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import goodsStyles from '../mall/goods.css?sheet'
import productsStyles from './products.css?sheet'
import purchaseStyles from '../mall/purchase.css?sheet'
import { useIntl } from 'react-intl'
import { Picture, WINDOW_WIDTH } from '../../../client/ui/picture.tsx'

export default definePage({
  route: 'products/detail',
  styles: [detailsStyles, rowsStyles, goodsStyles, productsStyles, purchaseStyles],
  sharePicture: 'shopping',
  load: async ({ backend, optional, params, firstPage, languageId }) => {
    const { page, pageSize } = firstPage
    const others = optional(
      backend('productList', { query: { languageId, page: `${page}`, pageSize: `${pageSize}` } }),
    )
    const product = await backend('productDetail', { query: { id: params.id, languageId } })
    return { product, others }
  },
  head: ({ data: { product }, ...context }) => ({
    ...detailHead(product),
    structured: [
      pricedProduct(product, addressIn(product.inLanguage, context)),
      breadcrumbList(goodsCrumbs(product, context), product.title),
    ],
  }),
  view: ({ data: { product, others }, ...context }) => (
    <>
      <ProductDetail product={product} context={context} />
      <Others
        of="products"
        among={others}
        than={product}
        item={productItem}
        title={context.intl.formatMessage({
          id: 'productDetail.others',
          defaultMessage: '再看几样',
        })}
      />
    </>
  ),
})

function ProductDetail({ product, context }: { product: Product; context: ViewContext }) {
  const { intl } = context
  const lang = tagOf(product.inLanguage)
  return (
    <GoodsDetail
      section="products"
      goods={product}
      price={<PriceTag price={product.price} />}
      bookingLabel={intl.formatMessage({ id: 'productDetail.book', defaultMessage: '前往购买' })}
      facts={<FactList facts={product.specifications} lang={lang} />}
      context={context}
    >
      <ProductGallery product={product} />
      <RichText text={product.content} lang={lang} />
      <ProductSellers product={product} />
    </GoodsDetail>
  )
}

function ProductGallery({ product: { gallery } }: { product: Product }): ReactNode {
  const intl = useIntl()
  if (gallery.length === 0) return null
  const label = intl.formatMessage({ id: 'productDetail.gallery', defaultMessage: '更多图片' })
  return (
    <ul className="goods-gallery" aria-label={label}>
      {gallery.map((image, index) => (
        <li key={`${image.src} ${image.alt}`}>
          <Picture image={image} sizes={sizesOf(index, gallery.length)} />
        </li>
      ))}
    </ul>
  )
}

/** On a phone, the last picture fills a whole row if their number is odd. */
function sizesOf(index: number, count: number): string {
  if (count === 1) return WINDOW_WIDTH
  const isLastOfOdd = index % 2 === 0 && index === count - 1
  return `(min-width: 48em) 40vw, ${isLastOfOdd ? '(min-resolution: 2.5dppx) 73vw, 120vw' : '60vw'}`
}

function ProductSellers({ product }: { product: Product }): ReactNode {
  const intl = useIntl()
  if (product.sellers.length === 0) return null
  const title = intl.formatMessage({ id: 'productDetail.sellers', defaultMessage: '何处可买' })
  return (
    <GoodsSection name="product-sellers" title={title}>
      <ul className="seller-list" {...langAttributes(tagOf(product.inLanguage))}>
        {product.sellers.map(({ name, address, openingHours }) => (
          <li key={name} className="seller">
            <h3>{name}</h3>
            {address !== undefined && <p className="seller-address">{address}</p>}
            {openingHours !== undefined && <p className="seller-hours">{openingHours}</p>}
          </li>
        ))}
      </ul>
    </GoodsSection>
  )
}
