import { expect, it } from 'vitest'
import { pageOf } from '../../parts/list-view.tsx'
import { byGroup, groupOn, isUrgentOn, NEWS_DAYS } from './announcement-rows.tsx'

const publishedAt = '2026-11-20T09:00:00+08:00'

const winter = { id: 'winter', from: '2026-12-01', to: '2027-02-28', publishedAt }
const repair = { id: 'repair', from: '2026-12-07', to: '2026-12-11', publishedAt }
const oneDay = { id: 'oneDay', from: '2026-12-09', publishedAt }
const rule: { id: string; from?: string; publishedAt: string } = { id: 'rule', publishedAt }
/** In the backend's order: newest first. */
const all = [repair, rule, oneDay, winter]

const ordered = (day: string) => byGroup(all, day).map((each) => [each.id, groupOn(each, day)])

it('sorts announcements by their state on a day, without duplicates', () => {
  expect(ordered('2026-11-30')).toEqual([
    ['winter', 'ahead'],
    ['repair', 'ahead'],
    ['oneDay', 'ahead'],
    ['rule', 'open'],
  ])
  expect(ordered('2026-12-09')).toEqual([
    ['repair', 'now'],
    ['oneDay', 'now'],
    ['winter', 'now'],
    ['rule', 'open'],
  ])
  expect(ordered('2026-12-10')).toEqual([
    ['repair', 'now'],
    ['winter', 'now'],
    ['rule', 'open'],
    ['oneDay', 'over'],
  ])
})

it('shows each announcement on exactly one page', () => {
  const many = Array.from({ length: 45 }, (_, id) =>
    id % 4 === 0 ? { id, from: '2026-12-01', to: '2027-01-01', publishedAt } : { id, publishedAt },
  )
  const pages = [1, 2, 3].map(
    (page) => pageOf(byGroup(many, '2026-12-02'), { total: 45, page, pageSize: 20 }).list,
  )
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(45)
})

it('counts an announcement without days as past six weeks after its publication', () => {
  expect(NEWS_DAYS).toBe(42)
  expect(groupOn(rule, '2026-12-31')).toBe('open')
  expect(groupOn(rule, '2027-01-01')).toBe('over')
  // The day counts in the site's time zone, not in UTC.
  const late = { publishedAt: '2026-11-20T17:00:00Z' }
  expect(groupOn(late, '2027-01-01')).toBe('open')
  expect(groupOn(late, '2027-01-02')).toBe('over')
})

it('counts an announcement without an end as a standing rule after six weeks', () => {
  const endless = { from: '2026-11-25', to: '9999-12-31', publishedAt }
  expect(groupOn(endless, '2026-11-24')).toBe('ahead')
  expect(groupOn(endless, '2027-01-05')).toBe('now')
  expect(groupOn(endless, '2027-01-06')).toBe('standing')
  expect(groupOn(endless, '2031-01-01')).toBe('standing')
  // These stay above what is coming.
  expect(groupOn({ ...endless, urgent: true }, '2031-01-01')).toBe('now')
  expect(groupOn({ ...endless, severity: 'closure' }, '2031-01-01')).toBe('now')
  expect(groupOn({ ...endless, to: '2032-01-01' }, '2031-01-01')).toBe('now')
})

it('shows what is coming above the standing rules', () => {
  const endless = { id: 'endless', from: '2026-04-20', to: '9999-12-31', publishedAt }
  expect(byGroup([endless, winter], '2026-11-30').map(({ id }) => id)).toEqual([
    'winter',
    'endless',
  ])
})

it('counts an urgent announcement as urgent until it ends', () => {
  const ice = { urgent: true, publishedAt }
  expect(['2026-11-20', '2026-12-31', '2027-01-01'].map((day) => isUrgentOn(ice, day))).toEqual([
    true,
    true,
    false,
  ])
  const storm = { ...ice, from: '2026-12-09', to: '2026-12-10' }
  expect(['2026-12-08', '2026-12-10', '2026-12-11'].map((day) => isUrgentOn(storm, day))).toEqual([
    true,
    true,
    false,
  ])
  expect(isUrgentOn({ ...storm, urgent: false }, '2026-12-09')).toBe(false)
})
