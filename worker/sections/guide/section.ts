import { defineMessage, type MessageDescriptor } from 'react-intl'
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

export const guideDescription: MessageDescriptor = defineMessage({
  id: 'guide.description',
  defaultMessage: '导览地图：各处地点在哪里，有什么，离{entrance}多远。',
  description:
    'Description of the guide map, for search results; entrance is where a visit begins: 大门, the gate',
})
