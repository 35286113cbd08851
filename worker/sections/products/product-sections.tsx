import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Picture, WINDOW_WIDTH } from '../../../client/ui/picture.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Product } from '../../parts/clean-content.ts'
import { GoodsSection } from '../mall/goods-section.tsx'

/** The pictures of a product beside its cover; nothing where there are none. */
export function ProductGallery({ product: { gallery } }: { product: Product }): ReactNode {
  const intl = useIntl()
  if (gallery.length === 0) return null
  const label = intl.formatMessage({
    id: 'productDetail.gallery',
    defaultMessage: '更多图片',
    description: 'Name of the list of pictures of a product',
  })
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

/** On a phone the last one of an odd number has a row of its own. */
function sizesOf(index: number, count: number): string {
  if (count === 1) return WINDOW_WIDTH
  const isLastOfOdd = index % 2 === 0 && index === count - 1
  return `(min-width: 48em) 40vw, ${isLastOfOdd ? '(min-resolution: 2.5dppx) 73vw, 120vw' : '60vw'}`
}

/** The shops that sell a product; nothing where none is known. */
export function ProductSellers({ product }: { product: Product }): ReactNode {
  const intl = useIntl()
  if (product.sellers.length === 0) return null
  const title = intl.formatMessage({
    id: 'productDetail.sellers',
    defaultMessage: '何处可买',
    description: 'Heading over the shops that sell a product',
  })
  return (
    <GoodsSection name="product-sellers" title={title}>
      <ul className="seller-list" lang={tagOf(product.inLanguage)}>
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
