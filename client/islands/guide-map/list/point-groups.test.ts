import { describe, expect, it } from 'vitest'
import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import { countedCategories, groupPoints, searchTrails } from './point-groups.ts'

function point(id: string, category: string, name: string, summary = ''): GuidePoint {
  return { id, category, name, summary, coordinates: [118, 30], accessible: false }
}

const guide: Guide = {
  id: '1',
  name: 'Map',
  summary: '',
  bounds: { southWest: [117, 29], northEast: [119, 31] },
  origin: [118, 30],
  categories: [
    { id: 'sight', name: '景点', character: '景' },
    { id: 'toilet', name: '卫生间', character: '厕' },
    { id: 'shop', name: '商店', character: '物' },
  ],
  points: [
    point('1', 'toilet', '南门卫生间'),
    point('2', 'sight', '浅澜寺', 'Temple of ＡＢＣ'),
    point('3', 'cave', '无名洞'),
    point('4', 'sight', '千佛塔'),
  ],
  trails: [],
  children: [],
}

const ids = (narrowing: Parameters<typeof groupPoints>[1]) =>
  groupPoints(guide, narrowing).map(({ category, points }) => [
    category?.id,
    points.map(({ id }) => id),
  ])

describe('groupPoints', () => {
  it('preserves the order of the categories, with unknown ones last, and omits empty ones', () => {
    expect(ids({ search: '' })).toEqual([
      ['sight', ['2', '4']],
      ['toilet', ['1']],
      [undefined, ['3']],
    ])
  })

  it('searches name, description and category, regardless of case and letter width', () => {
    expect(ids({ search: '寺' })).toEqual([['sight', ['2']]])
    expect(ids({ search: ' abc ' })).toEqual([['sight', ['2']]])
    expect(ids({ search: '卫生间' })).toEqual([['toilet', ['1']]])
    expect(ids({ search: 'temple 浅澜' })).toEqual([['sight', ['2']]])
  })

  it('sorts groups and points with a match in the name before those in the description', () => {
    const points = [
      point('1', 'sight', '千佛塔', '在寺后'),
      point('2', 'sight', '浅澜寺'),
      point('3', 'toilet', '南门卫生间'),
      point('4', 'toilet', '寺前卫生间'),
    ]
    const found = groupPoints({ ...guide, points }, { search: '寺' })
    expect(found.map((group) => group.points.map(({ id }) => id))).toEqual([['4'], ['2', '1']])
  })
})

it('countedCategories counts the found points of each category that has points', () => {
  expect(countedCategories(guide, groupPoints(guide, { search: '寺' }))).toEqual([
    { id: 'sight', name: '景点', count: 1 },
    { id: 'toilet', name: '卫生间', count: 0 },
  ])
})

describe('searchTrails', () => {
  const trail = {
    id: '1',
    name: 'Lake Circuit',
    summary: '环湖',
    path: [],
    length: 1,
    ascent: 0,
    minutes: 1,
    difficulty: 'easy' as const,
  }

  it('finds trails by name and description', () => {
    expect(searchTrails([trail], { search: 'LAKE' })).toEqual({ found: [trail], rank: 0 })
    expect(searchTrails([trail], { search: '环湖' })).toEqual({ found: [trail], rank: 2 })
    expect(searchTrails([trail], { search: 'summit' })).toEqual({ found: [], rank: Infinity })
  })

  it('finds all trails by a word for trails', () => {
    expect(searchTrails([trail], { search: '步道' })).toEqual({ found: [trail], rank: 0 })
    expect(searchTrails([trail], { search: 'hiking trails' })).toEqual({ found: [trail], rank: 0 })
    expect(searchTrails([trail], { search: 'lake trail' }).found).toEqual([trail])
    expect(searchTrails([trail], { search: 'summit trail' }).found).toEqual([])
  })
})
