import { describe, expect, it } from 'vitest'
import { servingAt, servingTimeline } from './opening-hours.ts'

const span = (opens: string, closes: string) => ({ seasons: [{ opens, closes }], exceptions: [] })

const NOON_AND_EVENING = [span('10:30', '14:00'), span('16:30', '20:00')]
const at = (time: string) => Date.parse(`2026-11-26T${time}+08:00`)
const servingOf = (time: string, sittings = NOON_AND_EVENING) => {
  const { isOpen, until, opensNext, expiresAt } = servingAt(sittings, at(time), 'Asia/Shanghai')
  return [isOpen, until?.time, opensNext && `${opensNext.day} ${opensNext.time}`, expiresAt]
}

const stepsAt = (time: string) => servingTimeline(NOON_AND_EVENING, at(time), 'Asia/Shanghai')

describe('a place that serves twice a day', () => {
  it.each([
    ['10:00', [false, undefined, '2026-11-26 10:30', at('10:30')]],
    ['10:30', [true, '14:00', undefined, at('14:00')]],
    ['14:00', [false, undefined, '2026-11-26 16:30', at('16:30')]],
    ['19:59', [true, '20:00', undefined, at('20:00')]],
    ['20:00', [false, undefined, '2026-11-27 10:30', at('00:00') + 86_400_000]],
  ])('has the right state and next change at %s', (time, serving) => {
    expect(servingOf(time)).toEqual(serving)
  })

  it('reuses its timeline until its state changes', () => {
    expect(stepsAt('14:01')).toBe(stepsAt('16:29'))
    expect(stepsAt('14:01')).not.toBe(stepsAt('16:30'))
    expect(
      stepsAt('14:01')
        .map(({ state }) => state.isOpen)
        .slice(0, 3),
    ).toEqual([false, true, false])
  })
})

it('a place that never closes has no closing time', () => {
  expect(servingOf('03:00', [span('00:00', '24:00')])).toEqual([
    true,
    undefined,
    undefined,
    at('00:00') + 86_400_000,
  ])
})
