import { readFile } from 'node:fs/promises'
import {
  array,
  assert,
  constantFrom,
  integer,
  nat,
  property,
  record,
  uniqueArray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { distanceBetween } from '../../../../contract/distance.ts'
import { findWalk, trailNetwork } from './find-walk.ts'
import type { Preference } from './walk.ts'

function trail(id: string, path: Coordinates[], facts: Partial<Trail> = {}): Trail {
  const ground = path
    .slice(1)
    .reduce((sum, bend, index) => sum + distanceBetween(path[index] ?? bend, bend), 0)
  const length = Math.max(1, Math.round(ground))
  return {
    id,
    name: `Trail ${id}`,
    summary: '',
    path,
    length,
    ascent: 0,
    minutes: Math.max(1, Math.round(length / 60)),
    difficulty: 'easy',
    ...facts,
  }
}

function height(id: string, coordinates: Coordinates, elevation: number): GuidePoint {
  return { id, category: 'x', name: id, summary: '', coordinates, elevation, accessible: false }
}

const A: Coordinates = [118, 30]
const B: Coordinates = [118.01, 30]
const C: Coordinates = [118.02, 30]
const D: Coordinates = [118.01, 30.004]

/**
 * Two trails from A to C: `hill` goes straight over a hill, `level` makes a level detour through D.
 */
const hill = trail('1', [A, B, C], { ascent: 300, minutes: 60 })
const level = trail('2', [A, D, C], { minutes: 32 })
const points = [height('a', A, 100), height('b', B, 400), height('c', C, 100)]
const network = trailNetwork({ trails: [hill, level], points })

/** The same two trails. Only the hill has steps. */
const withStairs = trailNetwork({
  trails: [
    { ...hill, stairs: 'many' },
    { ...level, stairs: 'none' },
  ],
  points,
})

const climb = (from: Coordinates, to: Coordinates) =>
  findWalk(network, { from, to, preference: 'shortest' })?.climb

const trailsOf = (preference: Preference, from = A, to = C) =>
  findWalk(network, { from, to, preference })?.steps.map((step) =>
    step.kind === 'trail' ? step.trailId : step.kind,
  )

it('a step-free walk uses only trails without steps, or does not exist', () => {
  const walk = findWalk(withStairs, { from: A, to: C, preference: 'step-free' })
  expect(walk?.steps).toMatchObject([{ kind: 'trail', trailId: '2' }])
  expect(findWalk(network, { from: A, to: C, preference: 'step-free' })).toBeUndefined()
})

describe('findWalk', () => {
  it('finds the shortest walk, or the quickest one, which considers climbs', () => {
    expect(trailsOf('shortest')).toEqual(['1'])
    expect(trailsOf('quickest')).toEqual(['2'])
  })

  it('sums the length, climb and minutes of its trails', () => {
    const walk = findWalk(network, { from: A, to: C, preference: 'shortest' })
    expect(walk?.length).toBeCloseTo(hill.length, 6)
    expect(walk?.climb).toBeCloseTo(300, 6)
    expect(walk?.minutes).toBeCloseTo(60, 6)
    expect(walk?.path).toEqual([A, A, B, C, C])
  })

  it('counts only uphill climbs', () => {
    expect(climb(A, B)).toBeCloseTo(300, 6)
    expect(climb(B, A)).toBeCloseTo(0, 6)
    expect(climb(B, C)).toBeCloseTo(0, 6)
    expect(climb(C, B)).toBeCloseTo(300, 6)
  })

  it('can start and end in the middle of a segment, even of the same one', () => {
    const [from, to]: Coordinates[] = [
      [118.002, 30],
      [118.006, 30],
    ]
    const walk = findWalk(network, { from: from ?? A, to: to ?? B, preference: 'shortest' })
    expect(walk?.length).toBeCloseTo(distanceBetween(from ?? A, to ?? B), 0)
    expect(walk?.steps).toHaveLength(1)
  })

  it('includes the distances to and from the trail', () => {
    const walk = findWalk(network, {
      from: [118, 29.999],
      to: [118.02, 29.998],
      preference: 'shortest',
    })
    expect(walk?.steps.map(({ kind }) => kind)).toEqual(['to-trail', 'trail', 'from-trail'])
    expect(walk?.steps[0]?.length).toBeCloseTo(111.2, 0)
    expect(walk?.length).toBeCloseTo(hill.length + 111.2 + 222.4, 0)
  })

  it('returns undefined if a position is far from all trails, or the trails are not connected', () => {
    expect(findWalk(network, { from: [118, 29.99], to: C, preference: 'shortest' })).toBeUndefined()
    const island = trail('3', [
      [118.1, 30],
      [118.11, 30],
    ])
    const apart = trailNetwork({ trails: [hill, island], points: [] })
    expect(findWalk(apart, { from: A, to: [118.11, 30], preference: 'shortest' })).toBeUndefined()
    expect(findWalk([], { from: A, to: C, preference: 'shortest' })).toBeUndefined()
  })

  it('returns an empty walk if start and end are the same', () => {
    const walk = findWalk(network, { from: B, to: B, preference: 'quickest' })
    expect(walk).toMatchObject({ length: 0, minutes: 0, climb: 0, steps: [] })
  })

  it('never finds a longer walk than a full search, in random networks', () => {
    expect(() =>
      assert(property(randomNetworks, constantFrom<Preference>('shortest', 'quickest'), isBest), {
        numRuns: 60,
      }),
    ).not.toThrow()
  })
})

/**
 * Returns whether the walks between all bends of the network are as good as those in the table. If
 * the table has no entry, there must be no walk.
 */
function isBest(trails: Trail[], preference: Preference): boolean {
  const segments = trailNetwork({ trails, points: [] })
  const costs = allCosts(segments, preference)
  const bends = [...new Set(trails.flatMap(({ path }) => path.map(String)))]
  return bends.every((start) =>
    bends.every((end) => {
      const walk = findWalk(segments, { from: placeAt(start), to: placeAt(end), preference })
      const best = start === end ? 0 : costs.get(`${start}>${end}`)
      if (walk === undefined || best === undefined) return walk === best
      return Math.abs((preference === 'shortest' ? walk.length : walk.minutes) - best) < 1e-6
    }),
  )
}

function placeAt(text: string): Coordinates {
  const [longitude = 0, latitude = 0] = text.split(',').map(Number)
  return [longitude, latitude]
}

it('the trails of the sample guide connect the main gate with every point', async () => {
  const { guides } = parse(await readFile('tests/site/content/guides.zh.yaml', 'utf8'))
  const [main] = guides
  const trails: Trail[] = main.trails.map((each: Trail) => trail(each.id, each.path, each))
  const segments = trailNetwork({ trails, points: main.points })
  for (const point of main.points) {
    const walk = findWalk(segments, {
      from: main.origin,
      to: point.coordinates,
      preference: 'quickest',
    })
    expect(walk?.length).toBeGreaterThanOrEqual(
      0.99 * distanceBetween(main.origin, point.coordinates),
    )
  }
})

/** Returns one of eight places on a circle, so that no three of them are on a straight line. */
function place(index: number): Coordinates {
  const angle = (index * Math.PI) / 4
  return [118 + 0.02 * Math.cos(angle), 30 + 0.02 * Math.sin(angle)]
}

const randomNetworks = array(
  record({
    ends: uniqueArray(nat({ max: 7 }), { minLength: 2, maxLength: 4 }),
    minutes: integer({ min: 1, max: 300 }),
  }),
  { minLength: 1, maxLength: 8 },
).map((all) =>
  all.map(({ ends, minutes }, index) => trail(String(index + 1), ends.map(place), { minutes })),
)

/** Returns the lowest cost from each bend to each other bend (Floyd–Warshall). */
function allCosts(
  segments: ReturnType<typeof trailNetwork>,
  preference: Preference,
): Map<string, number> {
  const costs = new Map<string, number>()
  const better = (from: string, to: string, cost: number) => {
    if (cost < (costs.get(`${from}>${to}`) ?? Infinity)) costs.set(`${from}>${to}`, cost)
  }
  for (const { from, to, length, there, back } of segments) {
    better(String(from), String(to), preference === 'shortest' ? length : there.minutes)
    better(String(to), String(from), preference === 'shortest' ? length : back.minutes)
  }
  const names = Array.from({ length: 8 }, (_, index) => String(place(index)))
  for (const by of names)
    for (const from of names)
      for (const to of names)
        better(
          from,
          to,
          (costs.get(`${from}>${by}`) ?? Infinity) + (costs.get(`${by}>${to}`) ?? Infinity),
        )
  return costs
}
