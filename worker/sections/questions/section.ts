import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const questions = defineSection({
  name: 'questions',
  title: defineMessage({ id: 'title.questions', defaultMessage: '常见问题' }),
  pages: '/service/qa',
  mainCall: 'questionList',
  found: 'question',
})
