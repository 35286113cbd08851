import { expect, it } from 'vitest'
import { pageAt } from '../../../tests/support/page-at.tsx'
import detail from './detail.page.tsx'

it('a visit guide needs its trails, its facilities and the rides of its plan', async () => {
  const strategyDetail = {
    id: 'peak',
    title: '登顶',
    inLanguage: 'zh',
    publishedAt: '2026-11-01T09:00:00+08:00',
    content: { html: '', sections: [], pieces: [] },
    tags: [],
    attachments: [],
    durationMinutes: 240,
    difficulty: 'easy',
    trails: ['3'],
    stops: [],
    reachedBy: ['boat'],
    plan: { rides: ['car'], rain: false },
  }
  const { head } = await pageAt(detail, {
    time: '2026-11-25T12:00:00+08:00',
    id: 'peak',
    answers: { strategyDetail, guide: undefined },
  })
  expect(head.needs).toEqual({ facilities: ['car', 'boat'], trails: ['3'] })
})
