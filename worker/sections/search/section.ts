import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const search = defineSection({
  name: 'search',
  title: defineMessage({ id: 'title.search', defaultMessage: '搜索' }),
  pages: '/search',
})
