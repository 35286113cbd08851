import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const skyTitle = defineMessage({ id: 'conditions.sky', defaultMessage: '天气与日照' })

/** The title if the weather is unknown. */
export const sunTitle = defineMessage({ id: 'conditions.sun', defaultMessage: '日照' })

export const conditions = defineSection({
  name: 'conditions',
  title: defineMessage({ id: 'title.conditions', defaultMessage: '今日情况' }),
  pages: '/service/conditions',
  words: '天气 客流 停运 运行 开放 weather crowded closed running',
})
