import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const strategies = defineSection({
  name: 'strategies',
  title: defineMessage({ id: 'title.strategies', defaultMessage: '游玩攻略' }),
  pages: { list: '/service/strategy', detail: '/service/strategy/:id' },
  kinds: { strategy: 'strategies' },
})
