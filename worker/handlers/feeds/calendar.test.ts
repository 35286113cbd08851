import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Message, message, type MessageListed } from '../../../contract/message.ts'
import { LISTED } from '../../../tests/support/listed.ts'
import { pageAt } from '../../../tests/support/page-at.tsx'
import type { Backend } from '../../upstream/upstream.ts'
import activityDetail from '../../sections/activities/detail.page.tsx'
import activityList from '../../sections/activities/list.page.tsx'
import { loadContext } from '../../prepare-page.ts'
import { activityCalendar } from './calendar.ts'

const TIME = '2026-11-28T09:00:00+08:00'

/** Returns a parsed activity. Its period is given as backends send it. */
function activityOf(startAt: string, endAt: string | undefined) {
  return v.parse(message, {
    ...LISTED,
    type: 'activity',
    publishedAt: '2026-11-01',
    content: '',
    event: { startAt, venue: '湖堤', ...(endAt !== undefined && { endAt }) },
  })
}

/** Returns the period as it appears in the calendar file, on the page and in the list. */
async function viewsOf(startAt: string, endAt: string | undefined) {
  const activity = activityOf(startAt, endAt)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calendar makes only this call
  const backend = (async () => activity) as unknown as Backend
  const ics = (await activityCalendar(loadContext('zh', backend), 'https://x.example', '1')) ?? ''
  const event = ics.slice(ics.indexOf('BEGIN:VEVENT'))
  const [detail, list] = await Promise.all([detailOf(activity), listOf(activity)])
  return {
    start: /^DTSTART(.*)\r$/m.exec(event)?.[1],
    end: /^DTEND(.*)\r$/m.exec(event)?.[1],
    ...detail,
    list,
  }
}

async function detailOf(activity: Message) {
  const content = { html: '', sections: [], cover: undefined }
  const answers = { messageDetail: { ...activity, content } }
  const { page, head } = await pageAt(activityDetail, { id: '1', time: TIME, answers })
  const event = head.structured?.find((item) => item['@type'] === 'Event')
  const [facts] = page.all('dl')
  const [when] = facts ? page.all('dd', facts) : []
  const { startDate, endDate } = { startDate: undefined, endDate: undefined, ...event }
  return { detail: when && page.words(when), startDate, endDate }
}

async function listOf(activity: MessageListed): Promise<string | undefined> {
  const answers = { messageList: { list: [activity], total: 1, page: 1, categories: [] } }
  const { page } = await pageAt(activityList, { time: TIME, answers })
  const [when] = page.ofClass('item-overline').map((each) => page.all('span', each)[0] ?? each)
  return when && page.words(when)
}

describe('all views of an activity show the same period', () => {
  it.each([
    // Whole days, given as dates. The end date is the last day. Without an end, it is one day.
    ['2026-12-15', '2026-12-15', ';VALUE=DATE:20261215', ';VALUE=DATE:20261216', '全天'],
    ['2026-12-15', undefined, ';VALUE=DATE:20261215', ';VALUE=DATE:20261216', '全天'],
    ['2026-12-12', '2026-12-13', ';VALUE=DATE:20261212', ';VALUE=DATE:20261214', '12月12日—13日'],
    // The same days, given as times. The end is midnight after the last day.
    [
      '2026-12-12 00:00',
      '2026-12-14 00:00',
      ';VALUE=DATE:20261212',
      ';VALUE=DATE:20261214',
      '12月12日—13日',
    ],
    [
      '2026-12-12 00:00',
      '2026-12-13 24:00',
      ';VALUE=DATE:20261212',
      ';VALUE=DATE:20261214',
      '12月12日—13日',
    ],
    // An evening until midnight, a night, several days.
    ['2026-12-31 20:00', '2026-12-31 24:00', ':20261231T200000', ':20270101T000000', '20:00–24:00'],
    ['2026-12-31 20:00', '2026-12-31', ':20261231T200000', ':20270101T000000', '20:00–24:00'],
    ['2026-12-06 22:00', '2026-12-07 02:00', ':20261206T220000', ':20261207T020000', '22:00–02:00'],
    ['2026-12-06 09:00', '2026-12-08 17:00', ':20261206T090000', ':20261208T170000', '12月6日—8日'],
    // Unusable ends, which are not after the start. The calendar omits them.
    ['2026-12-06 09:00', '2026-12-06 09:00', ':20261206T090000', undefined, '09:00'],
    ['2026-12-06 09:00', '2026-12-05 09:00', ':20261206T090000', undefined, '09:00'],
    ['2026-12-06 09:00', undefined, ':20261206T090000', undefined, '09:00'],
  ])('from %s to %s', async (startAt, endAt, start, end, list) => {
    const views = await viewsOf(startAt, endAt)
    expect([
      views.start?.replace(';TZID=Asia/Shanghai', ''),
      views.end?.replace(';TZID=Asia/Shanghai', ''),
      views.list,
    ]).toEqual([start, end, list])
    expect(views.detail).toContain('2026年12月')
  })

  it('for all valid times: calendar file, structured data and texts', async () => {
    const someTime = fc
      .record({
        day: fc.integer({ min: 1, max: 9 }),
        hour: fc.constantFrom('', ' 00:00', ' 09:30', ' 23:59:59', ' 24:00'),
      })
      .map(({ day, hour }) => `2026-12-0${day}${hour}`)
    await fc.assert(
      fc.asyncProperty(
        someTime,
        fc.option(someTime, { nil: undefined }),
        async (startAt, endAt) => {
          const { start, end, startDate, endDate, detail, list } = await viewsOf(startAt, endAt)
          const isWhole = start?.startsWith(';VALUE=DATE') === true
          expect(String(startDate).length === '2026-12-15'.length).toBe(isWhole)
          // The last day of the activity. In a calendar file, the end is the day after it.
          const last = end && lastDayOf(end)
          const lastOfDate =
            endDate === undefined
              ? undefined
              : isWhole
                ? String(endDate)
                : dayBefore(String(endDate))
          expect(lastOfDate).toBe(last)
          expect(/\d\d:\d\d/.test(detail ?? '')).toBe(!isWhole)
          const lastInWords = /(\d+)日$/.exec(list ?? '')?.[1]
          expect([undefined, last && String(Number(last.slice(-2)))]).toContain(lastInWords)
        },
      ),
      { numRuns: 150 },
    )
  })
})

/** Returns the last day before `end`, which is a date or local time in a calendar file. */
function lastDayOf(end: string): string {
  const [, year, month, day, time = 'T000000'] = /(\d{4})(\d{2})(\d{2})(T\d{6})?$/.exec(end) ?? []
  const at = Date.parse(
    `${year}-${month}-${day}T${time.slice(1, 3)}:${time.slice(3, 5)}:${time.slice(5)}Z`,
  )
  return new Date(at - 1).toISOString().slice(0, 10)
}

/** Returns the last day before an instant, in China's time zone. */
function dayBefore(instant: string): string {
  return new Date(Date.parse(instant) - 1 + 8 * 3_600_000).toISOString().slice(0, 10)
}
