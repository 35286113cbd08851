import { expect, it } from 'vitest'
import { pageAt } from '../../../tests/support/page-at.tsx'
import questions from './questions.page.tsx'

const other = { id: 'other', name: '其他问题' }
const answered = {
  categories: [other],
  list: [
    { id: '1', question: '狗可以进山吗？', answer: '', category: other },
    { id: '2', question: '可以带无人机吗？', answer: '' },
  ],
}

const questionsAt = async (query = '') =>
  (
    await pageAt(questions, {
      time: '2026-11-27T09:00+08:00',
      answers: { questionList: answered },
      query,
    })
  ).page

it('questions without a category are separate from those in a category `other`', async () => {
  const all = await questionsAt()
  const groups = all.all('section').map((section) => all.attribute(section, 'id'))
  expect(new Set(groups).size).toBe(2)
  const narrowed = await questionsAt('category=other')
  expect(narrowed.all('h3').map(narrowed.text)).toEqual(['狗可以进山吗？'])
})
