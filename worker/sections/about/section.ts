import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

/** The section of the operator's own pages, from `pages/` in the site's folder. */
export const about = defineSection({
  name: 'about',
  title: defineMessage({ id: 'title.about', defaultMessage: '关于本站' }),
  pages: { list: '/about', detail: '/about/:id' },
  kinds: {},
})
