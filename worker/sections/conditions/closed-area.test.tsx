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

async function textAt(time: string, facilities: readonly object[]): Promise<string> {
  const today = { facilities, forecasts: [], carParks: [], notes: [] }
  const { text } = await pageAt(conditions, {
    time: `${time}+08:00`,
    answers: {
      menu: { site: { ...SITE_FACTS, hours: HOURS }, alerts: [] },
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
