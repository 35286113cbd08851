import { expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { PictureOfDay, SunMark } from './sky.tsx'

it.each([
  ['06:00', 'calc(50% - 25px) 41px', '06:40'],
  ['11:54', 'calc(50% - 0px) 9px', '12:54'],
  ['16:00', 'calc(50% - -24px) 26px', '17:00'],
  ['17:30', 'calc(50% - -25px) 41px', '18:30'],
  ['23:30', 'calc(50% - -25px) 41px', '24:00'],
])('the sun at %s is above the horizon only in daylight', (time, place, until) => {
  const now = Date.parse(`2026-11-25T${time}+08:00`)
  const page = draw(<SunMark coordinates={[118, 30]} now={now} />)
  expect(page.attribute(page.one('span'), 'style')).toBe(`--sun:${place}`)
  const ends = Number(page.attribute(page.one('span'), 'dataUntil')) * 60_000
  expect(ends).toBe(Date.parse(`2026-11-25T${until}+08:00`))
})

it.each([
  ['06:00', true],
  ['11:00', false],
  ['17:30', true],
])('the picture of the day at %s is a night picture: %s', (time, isNight) => {
  const now = Date.parse(`2026-11-25T${time}+08:00`)
  const page = draw(<PictureOfDay now={now} place={{ coordinates: [118, 30] }} />)
  const sources = page.all('source').map((source) => page.attribute(source, 'media'))
  // By day, dark pages show it.
  expect(sources.includes('(prefers-color-scheme: dark)')).toBe(!isNight)
  expect(page.attribute(page.one('img'), 'src')?.includes('night')).toBe(isNight)
})
