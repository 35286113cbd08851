import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const publicity = defineSection({
  name: 'publicity',
  title: defineMessage({ id: 'title.publicity', defaultMessage: '人文风光' }),
  pages: { list: '/scenic/publicity', detail: '/scenic/publicity/:id' },
  kinds: { sight: 'publicity' },
})
