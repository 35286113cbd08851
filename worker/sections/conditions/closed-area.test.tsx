import { expect, it } from 'vitest'
import { pageAt } from '../../../tests/support/page-at.tsx'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import conditions from './conditions.page.tsx'

const HOURS = {
  seasons: [{ opens: '06:30', closes: '17:30', lastEntry: '16:00' }],
  exceptions: [{ from: '2026-12-10', closed: true, reason: '台风' }],
}
const CAR = { id: 'car', name: '索道', hours: hoursOf({ opens: '07:00', closes: '17:00' }) }
const BOAT = {
  id: 'boat',
  name: '游船',
  hours: hoursOf({
    opens: '08:00',
    closes: '16:30',
    lastEntry: '16:00',
    sessions: [{ name: '夜航', opens: '19:00', closes: '21:00', lastEntry: '20:30' }],
  }),
}

function hoursOf(season: object) {
  return { seasons: [season], exceptions: [] }
}

async function textAt(
  time: string,
  facilities: readonly object[],
  alerts: readonly object[] = [],
): Promise<string> {
  const today = { facilities, forecasts: [], carParks: [], notes: [] }
  const { text } = await pageAt(conditions, {
    time: `${time}+08:00`,
    answers: {
      menu: { site: { ...SITE_FACTS, hours: HOURS }, alerts },
      recommendations: { today },
      scenic: { coordinates: [118, 30] },
      guide: { trails: [] },
    },
  })
  return text.replaceAll('\u00a0', ' ')
}

it('the answer lists the facilities that run while the area is closed, and the last evening boat', async () => {
  const text = await textAt('2026-11-25T19:30', [CAR, BOAT])
  expect(text).toContain('今日已闭园，明日 06:30 开放。游船计划运行至 21:00。')
  expect(text).toContain('计划 08:00–16:30，夜航 19:00–21:00 末班 20:30')
})

it.each(['2026-11-25T18:00', '2026-12-10T11:00'])(
  'missing reports of facilities outside their hours are not mentioned at %s',
  async (time) => {
    expect(await textAt(time, [CAR])).toMatch(/(?<!、)天气、客流和停车位暂无报告/)
  },
)

it('missing reports are named once, below the planned hours, with the hotline', async () => {
  const text = await textAt('2026-11-25T11:00', [CAR, BOAT])
  expect(text.split('暂无报告')).toHaveLength(2)
  expect(text).toMatch(
    /游船.*计划 08:00–16:30.*设施、天气、客流和停车位暂无报告。可拨游客热线 0600-555 0168。日照/,
  )
})

it('a facility without a report is named if another one is reported', async () => {
  const times = { updatedAt: '2026-11-25T10:20:00+08:00', validUntil: '2026-11-25T18:00:00+08:00' }
  const facilities = [{ ...CAR, report: { state: 'running', ...times } }, BOAT]
  expect(await textAt('2026-11-25T11:00', facilities)).toContain('游船、天气、客流和停车位暂无报告')
  const after = await textAt('2026-11-25T17:00', facilities)
  expect(after).toMatch(/(?<!、)天气、客流和停车位暂无报告/)
})

it('the planned hours of a facility are shown once', async () => {
  const boat = { ...BOAT, hours: hoursOf({ opens: '08:00', closes: '16:30', lastEntry: '16:00' }) }
  const text = await textAt('2026-11-25T11:00', [boat])
  expect(text).toContain('计划 08:00–16:30 末班 16:00设施')
})

it('a closure by an announcement is one change, not another one of its facility', async () => {
  const closing = {
    id: '1',
    title: '索道检修',
    url: '/infomation/announcement/1',
    severity: 'closure',
    from: '2026-11-27',
    to: '2026-11-28',
    affects: { facilities: ['car'], trails: [], pages: [] },
  }
  const text = await textAt('2026-11-25T11:00', [CAR], [closing])
  expect(text).toMatch(/近期变动11月27日至11月28日索道检修12月10日不开放/)
})
