import * as v from 'valibot'
import { expect, it } from 'vitest'
import { alerts } from './alert.ts'
import { announcementListed } from './announcement.ts'

const ALERT = {
  id: '1020',
  title: '检修',
  url: '/infomation/announcement/1020',
  severity: 'closure',
  from: '2026-12-07',
  to: '2026-12-11',
  affects: { facilities: ['boat'] },
}

it('omits invalid alerts and keeps the others', () => {
  const parsed = v.parse(alerts, [
    ALERT,
    { ...ALERT, id: '1', to: '2026-12-32' },
    { ...ALERT, id: '2', from: '2026-12-12' },
    { ...ALERT, id: '3', from: undefined },
    { ...ALERT, id: '4', severity: 'storm' },
  ])
  expect(parsed).toEqual([{ ...ALERT, affects: { facilities: ['boat'], trails: [], pages: [] } }])
})

it.each([undefined, null, 'x', {}])('returns no alerts for %j', (given) => {
  expect(v.parse(alerts, given)).toEqual([])
})

it('an announcement stays without its alert fields if they are invalid', () => {
  const announcement = {
    id: '1',
    title: 'A',
    summary: '',
    inLanguage: 'zh',
    publishedAt: '2026-11-09T10:00:00+08:00',
    from: 'soon',
    severity: 7,
    affects: 'all',
  }
  expect(v.parse(announcementListed, announcement)).toMatchObject({
    id: '1',
    from: undefined,
    severity: undefined,
    affects: undefined,
  })
})
