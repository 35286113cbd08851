import { expect, it } from 'vitest'
import { sunOn } from './sun.ts'

const at = (time: string) => Date.parse(time)
const MINUTE = 60_000

// Expected times from the almanacs of Beijing and Greenwich.
it.each([
  ['Beijing', [116.4, 39.9], '2026-06-21', 'Asia/Shanghai', '04:46+08:00', '19:46+08:00'],
  ['Beijing', [116.4, 39.9], '2026-12-22', 'Asia/Shanghai', '07:33+08:00', '16:54+08:00'],
  ['Greenwich', [0, 51.48], '2026-06-21', 'Europe/London', '04:43+01:00', '21:21+01:00'],
] as const)('the sun rises and sets in %s (%j) on %s', (_, place, day, zone, rise, set) => {
  const sun = sunOn([...place], day, zone)
  expect(Math.abs((sun?.rise ?? 0) - at(`${day}T${rise}`))).toBeLessThan(2 * MINUTE)
  expect(Math.abs((sun?.set ?? 0) - at(`${day}T${set}`))).toBeLessThan(2 * MINUTE)
})

it('returns no sunrise and sunset in the polar night', () => {
  expect(sunOn([15.6, 78.2], '2026-12-22', 'Arctic/Longyearbyen')).toBeUndefined()
})
