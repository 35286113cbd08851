import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

/** Pages of the operator's own, from `pages/` in the site's folder. */
export const about = defineSection({
  name: 'about',
  title: defineMessage({ id: 'title.about', defaultMessage: '关于本站' }),
  pages: { list: '/about', detail: '/about/:id' },
  kinds: {},
})
