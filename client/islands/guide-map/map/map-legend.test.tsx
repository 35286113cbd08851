import { expect, it } from 'vitest'
import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import { draw } from '../../../../tests/support/draw.tsx'
import { MapLegend } from './map-legend.tsx'

const point = (id: string, more: Partial<GuidePoint>): GuidePoint => ({
  id,
  category: 'spring',
  name: id,
  summary: '',
  coordinates: [120, 30],
  accessible: true,
  ...more,
})

const GUIDE: Guide = {
  id: '1',
  name: '图',
  summary: '',
  bounds: { southWest: [119, 29], northEast: [121, 31] },
  origin: [120, 30],
  categories: [
    { id: 'spring', name: '泉', character: '泉' },
    { id: 'toilet', name: '厕所', character: '厕' },
    { id: 'ship', name: '渡船', character: '船', icon: 'boat' },
  ],
  points: [point('1', {}), point('2', { icon: 'parking', landmark: true })],
  trails: [
    {
      id: '1',
      name: '湖堤',
      summary: '',
      path: [],
      length: 800,
      ascent: 0,
      minutes: 12,
      difficulty: 'easy',
    },
  ],
  children: [],
}

const drawn = (guide: Guide) => {
  const page = draw(<MapLegend guide={guide} />)
  return {
    texts: page.all('li').map((item) => page.text(item)),
    icons: page.all('use').map((use) => page.attribute(use, 'href')),
  }
}

it('the legend explains each category, each other icon, landmarks, clusters and lines', () => {
  expect(drawn(GUIDE)).toEqual({
    // On Chinese pages, a kind without a pictogram has a character as its mark.
    texts: [
      '泉泉',
      '厕所',
      '渡船',
      '停车场',
      '入口与主要景点',
      '多处，点开看',
      '步道',
      '已选步道或路线',
    ],
    icons: ['#icon-toilet', '#icon-boat', '#icon-parking'],
  })
})

it('the legend omits lines and landmarks if the map does not contain them', () => {
  const { texts } = drawn({ ...GUIDE, points: [], trails: [] })
  expect(texts).toEqual(['泉泉', '厕所', '渡船', '多处，点开看'])
})
