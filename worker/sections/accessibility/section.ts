import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const accessibility = defineSection({
  name: 'accessibility',
  title: defineMessage({ id: 'title.accessibility', defaultMessage: '无障碍声明' }),
  pages: '/accessibility',
})
