import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const introduction = defineSection({
  name: 'introduction',
  title: defineMessage({ id: 'title.introduction', defaultMessage: '景区概览' }),
  pages: '/scenic/intro',
})
