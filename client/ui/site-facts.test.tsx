import { expect, it } from 'vitest'
import type { Schedule } from '../../contract/opening-hours.ts'
import { openingTimeline } from '../../shared/opening-hours.ts'
import { draw } from '../../tests/support/draw.tsx'
import { OpeningHours } from './site-facts.tsx'

const HOURS: Schedule = {
  seasons: [
    { from: '03-01', to: '11-30', opens: '06:30', closes: '17:30' },
    { from: '12-01', to: '02-29', opens: '07:00', closes: '17:00' },
  ],
  exceptions: [{ from: '2026-12-10', closed: true, reason: '大风' }],
}
const NIGHTS: Schedule = { seasons: [{ opens: '18:00', closes: '02:00' }], exceptions: [] }

function textsAt(time: string, schedule = HOURS): string[] {
  const opening = openingTimeline(schedule, Date.parse(`${time}+08:00`), 'Asia/Shanghai')
  const page = draw(<OpeningHours opening={opening} />)
  const written = page.attribute(page.one('span'), 'dataTimes') ?? ''
  const times: [number, string | null][] = JSON.parse(written)
  return times.map(([, words]) => words?.replaceAll('\u00a0', ' ') ?? '')
}

it('the hours are those of the next day as soon as those of the day are over', () => {
  expect(textsAt('2026-11-30T12:00')).toEqual([
    '11月30日 06:30–17:30',
    '12月1日 07:00–17:00',
    '12月2日 07:00–17:00',
    '',
  ])
  expect(textsAt('2026-11-30T21:40')[0]).toBe('12月1日 07:00–17:00')
})

it('the hours say that the area is closed on the next day, or on the day itself', () => {
  expect(textsAt('2026-12-09T18:00')[0]).toBe('12月10日 不开放（大风）')
  expect(textsAt('2026-12-10T18:00')[0]).toBe('12月10日 不开放（大风）')
})

it('before an opening in the evening, the hours are those of the day', () => {
  expect(textsAt('2026-11-30T03:00', NIGHTS)[0]).toBe('11月30日 18:00–02:00')
  expect(textsAt('2026-11-30T23:30', NIGHTS)[0]).toBe('11月30日 18:00–02:00')
})
