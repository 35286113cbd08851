import { expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { SunMark } from './sky.tsx'

it.each([
  ['06:00', undefined],
  ['11:54', 'calc(50% - 0px) calc(100% - 25px)'],
  ['16:00', 'calc(50% - -24px) calc(100% - 8px)'],
  ['17:30', undefined],
])('the sun is on its way at %s only in daylight', (time, place) => {
  const now = Date.parse(`2026-11-25T${time}+08:00`)
  const page = draw(<SunMark coordinates={[118, 30]} now={now} />)
  expect(page.attribute(page.one('span'), 'style')).toBe(place && `--sun:${place}`)
})
