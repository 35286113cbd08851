import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const mall = defineSection({
  name: 'mall',
  title: defineMessage({ id: 'title.mall', defaultMessage: '订票与商城' }),
  pages: '/mall',
})
