import { describe, expect, it } from 'vitest'
import type { GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { ALL_TRAILS } from '../address.ts'
import { amenitiesAlong, isLeft, profileOf, trailChoices } from './trail-facts.ts'

/** A path to the east. A thousandth of a degree is about 96 metres here. */
const PATH: Coordinates[] = [
  [118, 30],
  [118.01, 30],
  [118.02, 30],
]

const point = (id: string, category: string, place: Coordinates, more = {}): GuidePoint => ({
  id,
  category,
  name: id,
  summary: '',
  coordinates: place,
  accessible: true,
  ...more,
})

const trail = (id: string, more: Partial<Trail>): Trail => ({
  id,
  name: id,
  summary: '',
  path: PATH,
  length: 1900,
  ascent: 10,
  minutes: 30,
  difficulty: 'easy',
  ...more,
})

it('amenitiesAlong finds toilets and seats within 80 m of the path, in walking order', () => {
  const points = [
    point('late', 'toilet', [118.0195, 30.0007]),
    point('far', 'toilet', [118.005, 30.0008]),
    point('behind', 'toilet', [118.0215, 30]),
    point('early', 'toilet', [118.001, 29.9995], { seats: true }),
    point('bench', 'sight', [118.015, 30], { seats: true }),
    point('view', 'sight', [118.015, 30]),
  ]
  const { toilets, seats } = amenitiesAlong(PATH, points)
  expect(toilets.map(({ id }) => id)).toEqual(['early', 'late'])
  expect(seats.map(({ id }) => id)).toEqual(['early', 'bench'])
})

describe('profileOf', () => {
  const [first, second, last] = PATH.map((at, index) =>
    point(String(index), 'sight', at, { elevation: 400 + 50 * index }),
  )

  it('returns the heights at points on the path, and interpolates between them', () => {
    const ends = [first, last].flatMap((each) => each ?? [])
    expect(profileOf(PATH, ends).map(({ height }) => Math.round(height))).toEqual([400, 450, 500])
  })

  it('returns nothing if the heights of more than a quarter of the path are unknown', () => {
    expect(
      profileOf(
        PATH,
        [first, second].flatMap((each) => each ?? []),
      ),
    ).toEqual([])
    expect(profileOf(PATH, [])).toEqual([])
  })

  it('returns nothing if the path is almost level', () => {
    const ends = (rise: number) =>
      [PATH[0], PATH[2]].flatMap((at, index) =>
        at ? point(String(index), 'sight', at, { elevation: 400 + rise * index }) : [],
      )
    expect(profileOf(PATH, ends(3))).toEqual([])
    expect(profileOf(PATH, ends(6))).toHaveLength(3)
  })
})

describe('the trail filter', () => {
  const trails = [
    trail('shore', { stairs: 'none', sees: ['water'] }),
    trail('summit', { stairs: 'many', minutes: 170 }),
    trail('unknown', { minutes: 90, sees: ['water'] }),
  ]
  const left = (change: Partial<typeof ALL_TRAILS>) =>
    trails.filter((each) => isLeft(each, { ...ALL_TRAILS, ...change })).map(({ id }) => id)

  it('excludes trails with unknown steps if only step-free trails are wanted', () => {
    expect(left({ isStepFree: true })).toEqual(['shore'])
    expect(left({ minutes: 120, sees: 'water' })).toEqual(['shore', 'unknown'])
  })

  it('offers options that match some trails but not all, and those that are on', () => {
    const guide = { trails, views: [{ id: 'water', name: '水' }] }
    const keys = (change: Partial<typeof ALL_TRAILS>) =>
      trailChoices(guide, { ...ALL_TRAILS, ...change }).map(({ key }) => key)
    expect(keys({})).toEqual(['step-free', '60', '120', 'view-water'])
    expect(keys({ isStepFree: true })).toEqual(['step-free'])
    expect(keys({ minutes: 120 })).toEqual(['step-free', '60', '120'])
    const [stepFree] = trailChoices(guide, { ...ALL_TRAILS, isStepFree: true })
    expect(stepFree).toMatchObject({ isChosen: true, filter: { trails: ALL_TRAILS } })
  })
})
