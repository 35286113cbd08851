import { expect, it } from 'vitest'
import type { Trail } from '../../../../contract/guide.ts'
import { draw } from '../../../../tests/support/draw.tsx'
import { MapLegend } from './map-legend.tsx'

const TRAIL: Trail = {
  id: '1',
  name: '湖堤',
  summary: '',
  path: [],
  length: 800,
  ascent: 0,
  minutes: 12,
  difficulty: 'easy',
}

it.each([
  [[TRAIL], ['步道', '已选路线']],
  [[], []],
])('the legend names lines only where the map has some', (trails, names) => {
  const page = draw(<MapLegend trails={trails} />)
  expect(page.all('li').map((item) => page.text(item))).toEqual(names)
})
