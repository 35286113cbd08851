import { describe, expect, it, vi } from 'vitest'
import type { Today } from '../../../contract/conditions.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import { type AskedAt, pageAt } from '../../../tests/support/page-at.tsx'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import conditions from './conditions.page.tsx'

vi.mock(import('../../render/build.ts'), () => import('../../../tests/support/made-build.ts'))

const HOURS: Schedule = {
  seasons: [
    {
      name: '夏季（3 月至 11 月）',
      from: '03-01',
      to: '11-30',
      opens: '06:30',
      closes: '17:30',
      lastEntry: '16:00',
    },
    {
      name: '冬季（12 月至 2 月）',
      from: '12-01',
      to: '02-29',
      opens: '07:00',
      closes: '17:00',
      lastEntry: '15:30',
    },
  ],
  exceptions: [
    {
      from: '2026-11-27',
      opens: '06:30',
      closes: '17:30',
      sessions: [{ name: '夜场', opens: '19:00', closes: '01:00', lastEntry: '22:00' }],
    },
    { from: '2026-12-10', closed: true, reason: '台风' },
  ],
}
const CAR: Today['facilities'][number] = {
  id: 'car',
  name: '索道',
  telephone: '0600-555 0164',
  hours: {
    seasons: [
      {
        opens: '07:00',
        closes: '17:00',
        lastEntry: '16:30',
        departures: [
          { direction: '上行', first: '07:00', last: '16:30' },
          { direction: '下行', first: '07:20', last: '17:00' },
        ],
      },
    ],
    exceptions: [],
  },
}
const TIMES = { updatedAt: '2026-11-25T10:20:00+08:00', validUntil: '2026-11-25T12:20:00+08:00' }

async function textAt(
  time: string,
  today: Partial<Today> | undefined,
  more: Partial<AskedAt> = {},
) {
  const menu = { site: { ...SITE_FACTS, hours: HOURS }, alerts: [] }
  const recommendations = today && {
    today: { facilities: [], forecasts: [], carParks: [], notes: [], ...today },
  }
  const answers = { menu, recommendations, ...more.answers }
  const { text, page } = await pageAt(conditions, { time: `${time}+08:00`, ...more, answers })
  return { text, page }
}

it('x', async () => {
  console.log(
    (
      await textAt('2026-11-25T11:00', {
        facilities: [{ ...CAR, report: { state: 'running', waitMinutes: 10, ...TIMES } }],
        weather: { sky: 'clear', low: 2, high: 9, ...TIMES },
        hourly: {
          hours: [{ at: '2026-11-25T11:00:00+08:00', sky: 'rain', degrees: 4, wind: 5 }],
          ...TIMES,
        },
        visitors: { present: 20, capacity: 40, ...TIMES },
        warnings: [{ what: '大风', colour: 'red', text: '勿上山', ...TIMES }],
      })
    ).text,
  )
  console.log((await textAt('2026-11-25T11:00', undefined)).text)
  console.log((await textAt('2026-11-27T18:00', { facilities: [CAR] }, { language: 'en' })).text)
})
