import { describe, expect, it } from 'vitest'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import { LANGUAGES } from '../../../locales/languages.ts'
import { addDays } from '../../../shared/zoned-time.ts'
import { LISTED } from '../../../tests/support/listed.ts'
import { type PageAt, pageAt } from '../../../tests/support/page-at.tsx'
import { intlOf } from '../../render/intl.ts'
import home from '../home/home.page.tsx'
import announcementDetail from './detail.page.tsx'
import announcementList from './list.page.tsx'

type Days = Pick<AnnouncementListed, 'from' | 'to'>

function announcement(id: string, publishedAt: string, days: Days = {}): AnnouncementListed {
  return { ...LISTED, id, title: id, publishedAt, urgent: true, ...days }
}

/**
 * Urgent announcements, newest first, each with the last day on which it counts. Without dates,
 * this is six weeks after publication.
 */
const ALL: readonly (readonly [AnnouncementListed, last: string | undefined])[] = [
  [
    announcement('storm', '2026-08-08T11:30:00+08:00', { from: '2026-08-09', to: '2026-08-10' }),
    '2026-08-10',
  ],
  [
    announcement('roof', '2026-05-12T09:00:00+08:00', { from: '2026-05-18', to: '2026-06-28' }),
    '2026-06-28',
  ],
  [
    announcement('drones', '2026-04-01T09:00:00+08:00', { from: '2026-04-01', to: '9999-12-31' }),
    undefined,
  ],
  [announcement('fair', '2026-03-01T09:00:00+08:00', { from: '2026-03-08' }), '2026-03-08'],
  [announcement('ice', '2026-02-12T08:40:00+08:00'), '2026-03-25'],
]

const YEAR = Array.from({ length: 365 }, (_, count) => addDays('2026-02-12', count))

const past = { id: 'announcementList.over', defaultMessage: '已过去' }

function publishedBy(day: string) {
  return ALL.filter(([{ publishedAt }]) => publishedAt.slice(0, 10) <= day)
}

function answersOn(day: string) {
  const list = publishedBy(day).map(([each]) => each)
  return { announcementList: { list, total: list.length, page: 1, pageSize: 100, categories: [] } }
}

/** Returns the titles below each heading, and the titles that are marked as urgent. */
function groupsOf({ page }: PageAt) {
  const rows = (of: Parameters<typeof page.text>[0]) =>
    page.all('li', of).filter((row) => page.all('a', row).length === 1)
  const titleOf = (row: ReturnType<typeof rows>[number]) => page.text(page.all('a', row)[0] ?? row)
  const groups = page.ofClass('list-group').map((section): [string, string[]] => {
    const [heading = section] = page.all('h2', section)
    return [page.text(heading), rows(section).map(titleOf)]
  })
  const [list] = page.ofClass('list-groups')
  const red = list
    ? rows(list)
        .filter((row) => page.ofClass('urgent', row).length > 0)
        .map(titleOf)
    : []
  return { groups: new Map(groups), red }
}

describe.each(LANGUAGES)('through a year, in %s', (language) => {
  it('the list has ended announcements under "past", never in an alert colour, on every day', async () => {
    const heading = intlOf(language).formatMessage(past)
    for (const day of YEAR) {
      const time = `${day}T12:00:00+08:00`
      const shown = await pageAt(announcementList, { time, answers: answersOn(day), language })
      const { groups, red } = groupsOf(shown)
      const all = publishedBy(day)
      const over = all.filter(([, last]) => last !== undefined && last < day).map(([{ id }]) => id)
      const others = all.map(([{ id }]) => id).filter((id) => !over.includes(id))
      expect([day, groups.get(heading) ?? []]).toEqual([day, over])
      expect([day, red.toSorted()]).toEqual([day, others.toSorted()])
    }
  })

  it('the home page shows ended announcements only if all have ended', async () => {
    for (const day of YEAR.filter((_, count) => count % 7 === 0)) {
      const time = `${day}T23:59:59+08:00`
      const { page } = await pageAt(home, { time, answers: answersOn(day), language })
      const [section] = page.ofClass('latest')
      const titles = page.all('h3', section).map((title) => page.text(title))
      const current = publishedBy(day).filter(([, last]) => last === undefined || last >= day)
      const wanted = current.length > 0 ? current : publishedBy(day)
      expect([day, titles]).toEqual([day, wanted.map(([{ id }]) => id)])
    }
  })
})

it('the home page marks the newest announcement as ended if all have ended', async () => {
  const [storm] = ALL.map(([each]) => each)
  const answers = { announcementList: { list: [storm], total: 1 } }
  const { page } = await pageAt(home, { time: '2026-08-11T00:00:00+08:00', answers })
  const [eyebrow] = page.ofClass('latest-rows').map((each) => page.ofClass('overline', each)[0])
  expect(eyebrow && page.text(eyebrow)).toBe('2026年8月8日已结束')
})

it.each([
  ['roof', '2026-06-28T23:59:59+08:00', []],
  ['roof', '2026-06-29T00:00:00+08:00', ['这则公告说的事已经结束。']],
  ['ice', '2026-03-25T23:59:59+08:00', []],
  ['ice', '2026-03-26T00:00:00+08:00', ['这则公告发布已久，所说的可能已经不是现在的情形。']],
  ['drones', '2031-01-01T00:00:00+08:00', []],
])('the page of %s at %s says whether the announcement has ended', async (id, time, words) => {
  const [listed] = ALL.map(([each]) => each).filter((each) => each.id === id)
  const content = { html: '', sections: [], cover: undefined }
  const answers = { announcementDetail: { ...listed, content } }
  const { page } = await pageAt(announcementDetail, { id, time, answers })
  expect(page.ofClass('notice').map((notice) => page.text(notice))).toEqual(words)
})
