import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const products = defineSection({
  name: 'products',
  title: defineMessage({ id: 'title.products', defaultMessage: '购物' }),
  pages: { list: '/mall/shopping', detail: '/mall/shopping/:id' },
  kinds: { product: 'products' },
  words: '商店 shop',
})
