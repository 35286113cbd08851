import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const guide = defineSection({
  name: 'guide',
  title: defineMessage({ id: 'title.guide', defaultMessage: '导览地图' }),
  pages: '/infomation/guide',
  mainCall: 'guide',
  found: 'point',
  words: '地图 map',
  // The page is always loaded as a document, because its policy allows scripts of a map provider.
  isStandalone: true,
})
