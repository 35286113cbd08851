import { expect, it, vi } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import type { ReadPage } from '../../../tests/support/read-html.ts'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import type { Backend } from '../../upstream/upstream.ts'
import { loadContext } from '../../prepare-page.ts'
import { intlOf } from '../../render/intl.ts'
import questions from './questions.page.tsx'

vi.mock(import('../../render/build.ts'), () => import('../../../tests/support/made-build.ts'))

const other = { id: 'other', name: '其他问题' }
const answered = {
  categories: [other],
  list: [
    { id: '1', question: '狗可以进山吗？', answer: '', category: other },
    { id: '2', question: '可以带无人机吗？', answer: '' },
  ],
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page makes this one call
const backend = (async () => answered) as unknown as Backend

async function questionsAt(search: string): Promise<ReadPage> {
  const loaded = await questions
    .parse({}, new URLSearchParams(search))
    ?.load(loadContext('zh', backend))
  const context = {
    language: 'zh',
    intl: intlOf('zh'),
    site: SITE_FACTS,
    opening: [],
    alerts: [],
    address: '',
  } as const
  return draw(loaded?.view({ ...context, amap: undefined, crumbs: [] }))
}

it('tells the questions in no category from those in one that is called other', async () => {
  const all = await questionsAt('')
  const groups = all.all('section').map((section) => all.attribute(section, 'id'))
  expect(new Set(groups).size).toBe(2)
  const narrowed = await questionsAt('?category=other')
  expect(narrowed.all('h3').map(narrowed.text)).toEqual(['狗可以进山吗？'])
})
