import { expect, it } from 'vitest'
import type { GuidePoint } from '../../../../contract/guide.ts'
import { openPointsAt, tellsHours } from './use-shown.ts'

const ZONE = 'Asia/Shanghai'
const daily = (opens: string, closes: string, more = {}) => ({
  seasons: [{ opens, closes, ...more }],
  exceptions: [],
})

const POINTS: Pick<GuidePoint, 'id' | 'hours'>[] = [
  { id: 'always', hours: [daily('00:00', '00:00')] },
  { id: 'day', hours: [daily('08:00', '18:00')] },
  { id: 'kitchen', hours: [daily('11:00', '14:00'), daily('17:00', '20:00')] },
  { id: 'weekend', hours: [daily('08:00', '18:00', { weekdays: ['saturday', 'sunday'] })] },
  { id: 'unknown' },
]

const at = (time: string) => {
  const { open, expiresAt } = openPointsAt(POINTS, Date.parse(`${time}+08:00`), ZONE)
  return { open: [...open], until: new Date(expiresAt).toISOString() }
}

it.each([
  ['2026-11-26T07:59', ['always'], '2026-11-26T00:00:00.000Z'],
  ['2026-11-26T08:00', ['always', 'day'], '2026-11-26T03:00:00.000Z'],
  ['2026-11-26T12:00', ['always', 'day', 'kitchen'], '2026-11-26T06:00:00.000Z'],
  ['2026-11-28T10:00', ['always', 'day', 'weekend'], '2026-11-28T03:00:00.000Z'],
  ['2026-11-28T23:00', ['always'], '2026-11-28T16:00:00.000Z'],
])(
  'at %s in the area’s time zone, returns the open points and when that changes',
  (time, open, until) => {
    expect(at(time)).toEqual({ open, until })
  },
)

it('without opening hours, tellsHours is false and the result never expires', () => {
  const unknown = POINTS.filter(({ hours }) => hours === undefined)
  expect(tellsHours(POINTS)).toBe(true)
  expect(tellsHours(unknown)).toBe(false)
  expect(openPointsAt(unknown, 0, ZONE).expiresAt).toBe(Infinity)
})
