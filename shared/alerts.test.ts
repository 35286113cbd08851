import { describe, expect, it } from 'vitest'
import type { Alert } from '../contract/alert.ts'
import { alertAt } from './alerts.ts'

const ZONE = 'Asia/Shanghai'
const at = (time: string) => Date.parse(`${time}+08:00`)
const DAYS = { from: '2026-12-07', to: '2026-12-11' }

const stateAt = (severity: Alert['severity'], time: string, zone = ZONE) =>
  alertAt({ ...DAYS, severity }, at(time), zone).state

describe('an announcement with an effect', () => {
  it.each([
    ['2026-11-22T23:59', 'over', '2026-11-23T00:00'],
    ['2026-11-23T00:00', 'ahead', '2026-12-07T00:00'],
    ['2026-12-06T23:59', 'ahead', '2026-12-07T00:00'],
    ['2026-12-07T00:00', 'now', '2026-12-12T00:00'],
    ['2026-12-11T23:59', 'now', '2026-12-12T00:00'],
  ])('for a closure has at %s the state %s until %s', (time, state, until) => {
    const found = alertAt({ ...DAYS, severity: 'closure' }, at(time), ZONE)
    expect(found).toEqual({ state, expiresAt: at(until) })
  })

  it('is over permanently after its last day', () => {
    const over = { state: 'over', expiresAt: Infinity }
    expect(alertAt({ ...DAYS, severity: 'closure' }, at('2026-12-12T00:00'), ZONE)).toEqual(over)
    const oneDay = { from: '2026-12-07', severity: 'closure' as const }
    expect(alertAt(oneDay, at('2026-12-08T00:00'), ZONE)).toEqual(over)
  })

  it('that only warns is not shown before its first day', () => {
    expect([
      stateAt('warning', '2026-12-06T23:59'),
      stateAt('warning', '2026-12-07T00:00'),
    ]).toEqual(['over', 'now'])
  })

  it('begins and ends in the local time of its zone', () => {
    const early = '2026-12-07T05:00'
    expect([stateAt('closure', early), stateAt('closure', early, 'Europe/Berlin')]).toEqual([
      'now',
      'ahead',
    ])
  })
})
