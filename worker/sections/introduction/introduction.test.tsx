import { expect, it } from 'vitest'
import { pageAt } from '../../../tests/support/page-at.tsx'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import introduction from './introduction.page.tsx'

const AREA = { name: '山', summary: '', facts: [], openingHours: [], spots: [], content: [] }

async function sectionOf(belongings: readonly object[]) {
  const { page, text } = await pageAt(introduction, {
    time: '2026-11-25T10:00+08:00',
    answers: {
      menu: { site: SITE_FACTS, alerts: [] },
      scenic: { ...AREA, accessibility: [], belongings },
    },
  })
  return {
    hasSection: page.all('section').some(({ properties }) => properties['id'] === 'bring'),
    text,
  }
}

it('the introduction lists the items that are allowed, allowed with a condition, or forbidden', async () => {
  const { hasSection, text } = await sectionOf([
    { name: '食物', allowed: 'yes' },
    { name: '无人机', allowed: 'limited', note: '须事先获准' },
    { name: '帐篷', allowed: 'no' },
  ])
  expect(hasSection).toBe(true)
  expect(text).toMatch(/食物可以带无人机有条件 · 须事先获准帐篷不可以带/)
})

it('the introduction omits the section on belongings if the backend sends no data for it', async () => {
  const { hasSection, text } = await sectionOf([])
  expect(hasSection).toBe(false)
  expect(text).not.toContain('可以带')
})
