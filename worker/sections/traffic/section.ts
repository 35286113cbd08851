import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const traffic = defineSection({
  name: 'traffic',
  title: defineMessage({ id: 'title.traffic', defaultMessage: '交通到达' }),
  pages: '/service/traffic',
  mainCall: 'scenic',
  words: '交通 directions',
})

export const trafficDescription = defineMessage({
  id: 'traffic.description',
  defaultMessage: '怎样到景区：交通方式与路线。',
})

/** The heading over the facts about wheelchairs. Its id is `step-free`. */
export const stepFreeTitle = defineMessage({ id: 'traffic.stepFree', defaultMessage: '无障碍通行' })
