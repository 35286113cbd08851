import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const questions = defineSection({
  name: 'questions',
  title: defineMessage({ id: 'title.questions', defaultMessage: '常见问题' }),
  pages: '/service/qa',
  mainCall: 'questionList',
  found: 'question',
})

/** The description for search engines, and for a search without results. */
export const questionsDescription = defineMessage({
  id: 'questions.description',
  defaultMessage: '游客常问的问题，以及回答。',
})
