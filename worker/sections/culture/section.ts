import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const culture = defineSection({
  name: 'culture',
  title: defineMessage({ id: 'title.culture', defaultMessage: '企业文化' }),
  pages: { list: '/infomation/corporateCulture', detail: '/infomation/corporateCulture/:id' },
  kinds: { culture: 'culture' },
})
