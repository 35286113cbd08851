import { expect, it } from 'vitest'
import type { Alert } from '../../../contract/alert.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { OpenNow } from './detail.page.tsx'

const POINT = {
  id: '1',
  category: 'sight',
  name: '老灯塔',
  summary: '',
  coordinates: [120, 30] satisfies [number, number],
  accessible: true,
  hours: [{ seasons: [{ opens: '08:00', closes: '16:00' }], exceptions: [] }],
}

const CLOSURE: Alert = {
  id: '1',
  title: '老灯塔修缮',
  inLanguage: undefined,
  url: '/a',
  severity: 'closure',
  from: '2026-12-07',
  to: '2026-12-09',
  affects: { facilities: [], trails: [], pages: [] },
  reason: undefined,
}

/** Returns what the page of a sight says about its opening. */
function wordsAt(time: string, { title = '老灯塔', alerts = [] as Alert[], site = {} } = {}) {
  const now = Date.parse(`2026-12-08T${time}+08:00`)
  const context = { alerts, site: { hours: undefined, openingHours: undefined, ...site } }
  const page = draw(
    <OpenNow
      place={{ title }}
      guide={{ points: [POINT, { ...POINT, name: 'Old Light' }] }}
      now={now}
      context={context}
    />,
  )
  return page.all('strong').map((each) => page.text(each))
}

it.each([
  ['07:00', '今日 08:00 开放'],
  ['12:00', '现在开放'],
  ['17:00', '明日 08:00 开放'],
])('a sight has the opening state of the point with its name, at %s', (time, words) => {
  expect(wordsAt(time)).toEqual([expect.stringContaining(words)])
})

it('a sight has no opening state without such a point, or while it is closed', () => {
  expect(wordsAt('12:00', { title: '新灯塔' })).toEqual([])
  expect(wordsAt('12:00', { alerts: [CLOSURE] })).toEqual([])
})

const wordsWith = (alert: Partial<Alert>, title = '老灯塔') =>
  wordsAt('12:00', { title, alerts: [{ ...CLOSURE, ...alert }] })

it('a closure counts if its title names the sight, and until its last day', () => {
  const open = [expect.stringContaining('现在开放')]
  expect(wordsWith({ title: 'The OLD LIGHT is closed' }, 'Old Light')).toEqual([])
  expect(wordsWith({ title: 'Old Lighter closed' }, 'Old Light')).toEqual(open)
  expect(wordsWith({ to: '2026-12-07' })).toEqual(open)
})

it('a sight is closed while the area is closed for a day', () => {
  const exceptions = [{ from: '2026-12-08', closed: true }]
  const hours = { seasons: [{ opens: '07:00', closes: '17:00' }], exceptions }
  expect(wordsAt('12:00', { site: { hours } })).toEqual([
    expect.stringContaining('明日 08:00 开放'),
  ])
})
