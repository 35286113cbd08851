import { expect, it } from 'vitest'
import { pageOf } from '../list-batch.ts'
import { byGroup, groupOn } from './announcement-groups.ts'

const winter = { id: 'winter', from: '2026-12-01', to: '2027-02-28' }
const repair = { id: 'repair', from: '2026-12-07', to: '2026-12-11' }
const oneDay = { id: 'oneDay', from: '2026-12-09' }
const rule: { id: string; from?: string } = { id: 'rule' }
/** As they come: newest first. */
const all = [repair, rule, oneDay, winter]

const ordered = (day: string) => byGroup(all, day).map((each) => [each.id, groupOn(each, day)])

it('puts announcements into the order in which they count on a day, each once', () => {
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

it('has each on one page', () => {
  const many = Array.from({ length: 45 }, (_, id) =>
    id % 4 === 0 ? { id, from: '2026-12-01', to: '2027-01-01' } : { id },
  )
  const pages = [1, 2, 3].map(
    (page) => pageOf(byGroup(many, '2026-12-02'), { total: 45, page, pageSize: 20 }).list,
  )
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(45)
})
