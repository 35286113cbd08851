import { describe, expect, it } from 'vitest'
import type { Leg } from '../../../contract/scenic.ts'
import { type Arrival, isWay, minutesOf, priceOf, wheelchairOf } from './way.ts'

const leg = (facts: Partial<Leg> = {}): Leg => ({ name: '专线', end: '大门', ...facts })

const arrival = (facts: Partial<Arrival> = {}): Arrival => ({
  mode: 'rail',
  title: '北站',
  description: '换乘专线',
  legs: [],
  ...facts,
})

const fen = (amount: number) => ({ amount, currency: 'CNY' as const })

it('directions need legs and an id', () => {
  expect(isWay(arrival({ id: 'north', legs: [leg()] }))).toBe(true)
  expect(isWay(arrival({ legs: [leg()] }))).toBe(false)
  expect(isWay(arrival({ id: 'north' }))).toBe(false)
})

describe('the totals of directions', () => {
  it('include all legs', () => {
    const legs = [leg({ minutes: 5, price: fen(0) }), leg({ minutes: 28, price: fen(1500) })]
    expect(minutesOf(arrival({ legs }))).toBe(33)
    expect(minutesOf(arrival({ legs, minutes: 40 }))).toBe(40)
    expect(priceOf(arrival({ legs }))).toEqual(fen(1500))
  })

  it('are undefined if one leg is unknown', () => {
    expect(minutesOf(arrival())).toBeUndefined()
    const legs = [leg({ minutes: 5, price: fen(0) }), leg()]
    expect(minutesOf(arrival({ legs }))).toBeUndefined()
    expect(priceOf(arrival({ legs }))).toBeUndefined()
  })
})

it.each<[readonly Leg['wheelchair'][], string, readonly number[]]>([
  [['yes', 'yes'], 'yes', [0, 1]],
  [['yes', 'help'], 'help', [1]],
  [['help', undefined, 'yes'], 'unknown', [1]],
  [[undefined, 'no', 'help', 'no'], 'no', [1, 3]],
])('directions with the legs %j are %s for a wheelchair', (wheelchairs, state, because) => {
  const legs = wheelchairs.map((wheelchair) => leg({ wheelchair }))
  expect(wheelchairOf(legs)).toEqual({ state, legs: because.map((index) => legs[index]) })
})
