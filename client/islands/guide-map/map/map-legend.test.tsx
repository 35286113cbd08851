import { expect, it } from 'vitest'
import { draw } from '../../../../tests/support/draw.tsx'
import { MapLegend } from './map-legend.tsx'

const TRAIL = {
  id: '1',
  name: '湖堤',
  summary: '',
  path: [],
  length: 800,
  ascent: 0,
  minutes: 12,
  difficulty: 'easy',
} as const

it.each([
  [[TRAIL], ['步道', '已选路线']],
  [[], []],
])('the legend names lines only where the map has some', (trails, names) => {
  const page = draw(<MapLegend trails={trails} />)
  expect(page.all('li').map((item) => page.text(item))).toEqual(names)
})
