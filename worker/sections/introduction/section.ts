import { defineMessage, defineMessages } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const introduction = defineSection({
  name: 'introduction',
  title: defineMessage({ id: 'title.introduction', defaultMessage: '景区概览' }),
  pages: '/scenic/intro',
  mainCall: 'scenic',
})

export const bringTitle = defineMessage({ id: 'introduction.bring', defaultMessage: '可以带什么' })

/** The answers to the question whether visitors may bring something. */
export const allowances = defineMessages({
  yes: { id: 'introduction.allowed', defaultMessage: '可以带' },
  limited: { id: 'introduction.limited', defaultMessage: '有条件' },
  no: { id: 'introduction.notAllowed', defaultMessage: '不可以带' },
})
