import {
  assert,
  boolean,
  constant,
  constantFrom,
  oneof,
  option,
  property,
  record,
  string,
  uniqueArray,
  webQueryParameters,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EVERYTHING,
  hashOfPlace,
  hashOfPoint,
  hashOfTrail,
  hashOfWalk,
  readAddress,
  writeAddress,
} from './address.ts'
import { PREFERENCES } from './walk/walk.ts'

const guide: Parameters<typeof readAddress>[1] = {
  categories: [
    { id: 'sight', name: '景点', character: '景' },
    { id: 'food', name: '餐饮', character: '食' },
  ],
  points: ['1', '2', '64', 'west-pier', 'west', 'pier-shortest'].map((id, index) => ({
    id,
    category: 'sight',
    name: id,
    summary: '',
    coordinates: [118 + index / 100, 29.98],
    accessible: false,
  })),
  trails: ['3', 'lake'].map((id) => ({
    id,
    name: id,
    summary: '',
    path: [
      [118, 29.98],
      [118.01, 29.98],
    ],
    length: 900,
    ascent: 0,
    minutes: 15,
    difficulty: 'easy',
  })),
  views: [{ id: 'water', name: '水' }],
}

/** Moves a point into a row. In the row, the points are about 50 metres apart. */
function besides(point: (typeof guide.points)[number], index: number): typeof point {
  return { ...point, coordinates: [118 + index * 0.0005, 29.98] }
}

/**
 * Hashes that look like links, but refer to nothing in the guide. `#at-` refers to a point only if
 * one is within a hundred metres.
 */
const NOWHERE = [
  '#point- #point-3 #point-0064 #point-64a #point-64-1 #point-<b> #point-%3Cb%3E #point-%',
  '#trail- #trail-9 #trail-lake- #trail-3x',
  '#point-1e0 #point-99999999999 #point-__proto__',
  '#walk- #walk-64 #walk-64-2000 #walk-64-64 #walk-64-1-fastest',
  '#at- #at-118 #at-118, #at-1180,29 #at-118,29,1 #at-1e2,3',
  '#at-118,29.981 #at--118,-29.98 #at-118,29.98.1',
].flatMap((line) => line.split(' '))

const read = (hash: string, search = '') => readAddress({ search, hash }, guide)
const write = (address: Parameters<typeof writeAddress>[0], search = '', hash = '') =>
  writeAddress(address, { pathname: '/guide', search, hash }, guide)

const NOTHING = {
  ...EVERYTHING,
  point: undefined,
  trail: undefined,
  walk: undefined,
  isUnknown: false,
}

describe('readAddress', () => {
  it('reads the point, trail, place or walk from the hash', () => {
    expect(read(hashOfTrail('lake'))).toEqual({ ...NOTHING, trail: 'lake' })
    expect(read(hashOfPoint('64'))).toEqual({ ...NOTHING, point: '64' })
    expect(read(hashOfPlace([118.0004, 29.98]))).toEqual({ ...NOTHING, point: '1' })
    for (const preference of PREFERENCES) {
      const walk = { from: '64', to: '1', preference }
      expect(read(hashOfWalk(walk))).toEqual({ ...NOTHING, walk })
    }
  })

  it('reads the category, and ignores an unknown one', () => {
    expect(read('', '?map=2&category=food')).toEqual({ ...NOTHING, category: 'food' })
    expect(read('', '?category=nowhere')).toEqual(NOTHING)
  })

  it('reads the filters for points, and ignores them if trails are filtered', () => {
    const wanted = { isOpen: true, isStepFree: true }
    const search = '?category=food&open=1&accessible=1'
    expect(read('', search)).toEqual({ ...NOTHING, ...wanted, category: 'food' })
    expect(write({ ...wanted, category: 'food' })).toBe(`/guide${search}`)
    expect(read('', '?open=yes&accessible=0')).toEqual(NOTHING)
    const trails = { isStepFree: true, minutes: undefined, sees: undefined }
    expect(read('', '?trails=step-free&open=1')).toEqual({ ...NOTHING, trails })
    expect(write({ ...EVERYTHING, trails }, search)).toBe('/guide?trails=step-free')
  })

  it.each([
    '?from=singlemessage',
    '?from=timeline&isappinstalled=0',
    '&from=groupmessage',
    '#wechat_redirect',
    '#rd',
    '/',
    ' ',
    '。',
    '，很好看',
    '看这里',
    ')',
    '.',
    '%3Ffrom%3Dsinglemessage',
    '%',
  ])('ignores %j that an app appended to the hash', (end) => {
    expect(read(`#point-64${end}`).point).toBe('64')
    expect(read(`#at-118.0004,29.98${end}`).point).toBe('1')
    expect(read(`#walk-64-1${end}`).walk).toEqual({ from: '64', to: '1', preference: 'quickest' })
    expect(read(`#walk-64-1-shortest${end}`).walk?.preference).toBe('shortest')
  })

  it('decodes a hash that an app has encoded', () => {
    expect(read('#at-118.0004%2C29.98').point).toBe('1')
    expect(read('#point%2D64').point).toBe('64')
  })

  it.each(NOWHERE)('reports %j as an unknown target', (hash) => {
    expect(read(hash)).toEqual({ ...NOTHING, isUnknown: true })
  })

  it.each(['', '#', '#main', '#trails', '#%', '#pointed', '#:~:text=a', '#/point-64'])(
    'ignores %j, because it is not a guide link',
    (hash) => expect(read(hash)).toEqual(NOTHING),
  )

  it('returns the nearest point for a place between two points', () => {
    expect(read('#at-118.0051,29.98').isUnknown).toBe(true)
    expect(read('#at-118.0093,29.98').point).toBe('2')
    expect(read('#at-118.0007,29.98').point).toBe('1')
    const close = { ...guide, points: guide.points.map(besides) }
    expect(readAddress({ search: '', hash: '#at-118.0004,29.98' }, close).point).toBe('2')
  })
})

describe('writeAddress', () => {
  it('writes only one target to the hash: an open point takes precedence over the walk', () => {
    const walk = { from: '1', to: '2', preference: 'quickest' } as const
    expect(write({ walk })).toBe('/guide#walk-1-2')
    expect(write({ walk, point: '64' }, '?map=2', '#walk-1-2')).toBe('/guide?map=2#point-64')
    expect(write({}, '', '#point-64?from=x')).toBe('/guide')
  })

  it('preserves other query keys, and the hash of a part of the page', () => {
    expect(write({}, '?category=nowhere&a=%20', '#main')).toBe('/guide?category=nowhere&a=%20#main')
    expect(write({ category: 'food' }, '?map=2&category=sight')).toBe('/guide?map=2&category=food')
    expect(write({}, '?category=sight')).toBe('/guide')
  })
})

const IDS = ['1', '2', '64', 'west-pier', 'west', 'pier-shortest'] as const
const ids = constantFrom(...IDS)
const walks = uniqueArray(ids, { minLength: 2, maxLength: 2 }).chain(([from = '', to = '']) =>
  record({
    from: constant(from),
    to: constant(to),
    preference: constantFrom(...PREFERENCES),
  }),
)
const filters = record({
  isStepFree: boolean(),
  minutes: constantFrom(undefined, 60 as const, 120 as const),
  sees: constantFrom(undefined, 'water'),
})
const nothing = { point: undefined, trail: undefined, walk: undefined }
const addresses = record({
  filter: oneof(
    record({
      category: constantFrom(undefined, 'sight', 'food'),
      isOpen: boolean(),
      isStepFree: boolean(),
      trails: constant(undefined),
    }),
    filters.map((trails) => ({ ...EVERYTHING, trails })),
  ),
  named: oneof(
    constant(nothing),
    ids.map((point) => ({ ...nothing, point })),
    constantFrom('3', 'lake').map((trail) => ({ ...nothing, trail })),
    walks.map((walk) => ({ ...nothing, walk })),
  ),
}).map(({ filter, named }) => ({ ...filter, ...named }))
const STARTS = '#point- #trail- #walk- #at- #point-64 #trail-3 #walk-1-64 #at-118.01,29.98'.split(
  ' ',
)
/** Hashes of every kind: valid ones, valid ones with extra text at the end, and invalid ones. */
const hashes = oneof(
  constant(''),
  string({ unit: 'binary' }).map((text) => `#${text}`),
  record({
    start: constantFrom(...STARTS),
    end: oneof(string({ unit: 'binary' }), string()),
  }).map(({ start, end }) => start + end),
)
const searches = record({
  others: webQueryParameters(),
  category: option(constantFrom('category=food', 'category=nowhere', 'category'), { nil: '' }),
  hotelFilters: constantFrom('', 'open=1', 'accessible=1&open=1', 'open=0', 'accessible'),
  trails: constantFrom('', 'trails=all', 'trails=step-free&minutes=60', 'sees=water', 'trails'),
}).map((parts) => `?${Object.values(parts).filter(Boolean).join('&')}`)

/** Returns the parts of an address, as a browser parses them. */
function partsOf(url: string) {
  const { pathname, search, hash } = new URL(url, 'https://example.com')
  return { pathname, search, hash }
}

const KEYS = new Set(['category', 'open', 'accessible', 'trails', 'minutes', 'sees'])
const othersOf = (search: string) =>
  [...new URLSearchParams(search)].filter(([key]) => !KEYS.has(key))

describe('a guide address', () => {
  it('is the same after writing and reading, regardless of the previous address', () => {
    assert(
      property(addresses, searches, hashes, (address, search, hash) => {
        const parts = partsOf(write(address, search, hash))
        expect(readAddress(parts, guide)).toEqual({ ...address, isUnknown: false })
        expect(othersOf(parts.search)).toEqual(othersOf(search))
        // Writing the address a second time changes nothing.
        expect(partsOf(writeAddress(address, parts, guide))).toEqual(parts)
      }),
    )
  })

  it('has only targets of the guide, is reported as unknown, or remains unchanged', () => {
    assert(
      property(searches, hashes, (search, hash) => {
        const { point, trail, walk, isUnknown, ...filter } = read(hash, search)
        expect([undefined, 'food']).toContain(filter.category)
        expect([undefined, '3', 'lake']).toContain(trail)
        expect([undefined, ...IDS]).toContain(point)
        expect([point, trail, walk, isUnknown || undefined].filter(Boolean).length).toBeLessThan(2)
        const isOthers = [point, trail, walk].every((each) => each === undefined) && !isUnknown
        const foreignHash = isOthers ? hash : ''
        expect(write(filter, search, hash)).toBe(`/guide${search}${foreignHash}`)
      }),
    )
  })
})
