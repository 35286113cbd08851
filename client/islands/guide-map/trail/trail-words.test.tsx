import type { ComponentProps, ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { draw } from '../../../../tests/support/draw.tsx'
import { GuideContext } from '../use-guide-state.ts'
import { FacilityItem, TrailAmenities } from './trail-words.tsx'

const PATH: Coordinates[] = [
  [118, 30],
  [118.02, 30],
]

const point = (id: string, more: Partial<GuidePoint>): GuidePoint => ({
  id,
  category: 'sight',
  name: id,
  summary: '',
  coordinates: [118.01, 30],
  accessible: true,
  ...more,
})

function textIn(parts: object, element: ReactElement): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these parts are used
  const context = parts as ComponentProps<typeof GuideContext>['value']
  const page = draw(<GuideContext value={context}>{element}</GuideContext>)
  return page.text(page.one('body'))
}

function textOf(points: readonly GuidePoint[], seatCount?: number): string {
  return textIn({ guide: { points } }, <TrailAmenities path={PATH} seatCount={seatCount} />)
}

describe('the toilets and seats of a trail', () => {
  const bench = point('bench', { seats: true })

  it('show the number of seats only if the content has one', () => {
    expect(textOf([bench], 9)).toBe('座椅 9 处')
    expect(textOf([], 9)).toBe('座椅 9 处')
    expect(textOf([bench, bench])).toBe('途中有座椅')
    expect(textOf([], 0)).toBe('途中没有座椅')
    expect(textOf([])).toBe('')
  })

  it('name the toilets, or say that the map shows no toilets on the way', () => {
    const toilet = point('下站', { category: 'toilet' })
    const far = point('北门', { category: 'toilet', coordinates: [118.01, 30.01] })
    expect(textOf([toilet, far])).toBe('卫生间：下站')
    expect(textOf([far])).toBe('导览图上途中没有卫生间')
  })
})

it('shows the hours and the last ride of a facility', () => {
  const facility = {
    name: '索道',
    hours: '11月26日 07:00–17:00',
    last: '上行末班 16:30，下行末班 17:00',
  }
  const textAt = (id: string) => textIn({ facilities: { 1: facility } }, <FacilityItem id={id} />)
  expect(textAt('1')).toBe('可乘索道：11月26日 07:00–17:00，上行末班 16:30，下行末班 17:00')
  for (const unknown of ['2', '__proto__', 'constructor']) expect(textAt(unknown)).toBe('')
})
