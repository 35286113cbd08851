import { describe, expect, it } from 'vitest'
import type { Coordinates } from '../../../contract/values.ts'
import { legsOf, type MappedStop, markNames, stopMarks } from './stop-marks.ts'

const RATIO = 9 / 16
/** Size of a number, as a share of the map's width. */
const SIZE = 0.07

const stopsAt = (...places: [x: number, y: number][]): MappedStop[] =>
  places.map(([x, y], index) => ({ number: index + 1, x, y }))

/** The edges of a mark, as shares of the map's width. */
function edgesOf({ numbers, x, y }: ReturnType<typeof stopMarks>[number]) {
  const width = SIZE * Math.min(numbers.length, 4)
  const height = SIZE * Math.ceil(numbers.length / 4)
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y * RATIO - height / 2,
    bottom: y * RATIO + height / 2,
  }
}

function expectReadable(stops: readonly MappedStop[]) {
  const marks = stopMarks(stops, RATIO)
  const numbers = marks.flatMap((mark) => mark.numbers)
  expect(numbers.toSorted((one, other) => one - other)).toEqual(stops.map(({ number }) => number))
  const edges = marks.map(edgesOf)
  for (const [index, one] of edges.entries()) {
    expect(Math.min(one.left, one.top)).toBeGreaterThan(-1e-9)
    expect(one.right).toBeLessThan(1 + 1e-9)
    expect(one.bottom).toBeLessThan(RATIO + 1e-9)
    for (const other of edges.slice(index + 1))
      expect(
        one.right <= other.left + 1e-9 ||
          other.right <= one.left + 1e-9 ||
          one.bottom <= other.top + 1e-9 ||
          other.bottom <= one.top + 1e-9,
      ).toBe(true)
  }
  return marks.map((mark) => mark.numbers.join(' '))
}

describe('the marks of stops', () => {
  it('are at their places if these are far apart', () =>
    expect(stopMarks(stopsAt([0.2, 0.3], [0.6, 0.5]), RATIO)).toEqual([
      { numbers: [1], x: 0.2, y: 0.3 },
      { numbers: [2], x: 0.6, y: 0.5 },
    ]))

  it('are moved apart if they would touch each other, along the axis that needs less', () => {
    expect(stopMarks(stopsAt([0.4, 0.5], [0.46, 0.5]), RATIO)).toEqual([
      { numbers: [1], x: expect.closeTo(0.389), y: 0.5 },
      { numbers: [2], x: expect.closeTo(0.471), y: 0.5 },
    ])
    const [one, other] = stopMarks(stopsAt([0.4, 0.5], [0.42, 0.6]), RATIO)
    expect([one?.x, other?.x]).toEqual([0.4, 0.42])
    expect(((other?.y ?? 0) - (one?.y ?? 0)) * RATIO).toBeCloseTo(0.082)
  })

  it('of a steep climb are apart', () => {
    const climb = stopsAt([0.61, 0.52], [0.59, 0.41], [0.57, 0.33], [0.56, 0.21])
    expect(expectReadable(climb)).toEqual(['1', '2', '3', '4'])
  })

  it('are one mark for stops at the same place, and for near ones', () => {
    expect(stopMarks(stopsAt([0.5, 0.9], [0.2, 0.3], [0.5, 0.9]), RATIO)).toContainEqual({
      numbers: [1, 3],
      x: 0.5,
      y: expect.closeTo(0.9),
    })
    expect(stopMarks(stopsAt([0.5, 0.5], [0.53, 0.5]), RATIO)).toEqual([
      { numbers: [1, 2], x: 0.515, y: 0.5 },
    ])
  })

  it('are shared if one would be far from its place', () => {
    const line = stopsAt(...Array.from({ length: 9 }, (_, at): [number, number] => [at / 25, 0.5]))
    expect(expectReadable(line).length).toBeLessThan(9)
    for (const { numbers, x } of stopMarks(line, RATIO)) {
      const place = Math.max(...numbers.map((number) => Math.abs((number - 1) / 25 - x)))
      expect(place).toBeLessThan(0.16)
    }
  })

  it('are inside the map at its edges and corners', () => {
    expect(expectReadable(stopsAt([0, 0], [1, 0], [0, 1], [1, 1], [0.5, 0], [0, 0]))).toEqual([
      '1 6',
      '2',
      '3',
      '4',
      '5',
    ])
  })

  it('have several rows for many stops at the same place', () => {
    const stops = stopsAt(...Array.from({ length: 10 }, (): [number, number] => [0.99, 0.5]))
    expect(stopMarks(stops, RATIO)).toEqual([
      { numbers: expect.anything(), x: expect.closeTo(0.86), y: 0.5 },
    ])
    expect(expectReadable(stops)).toEqual(['1 2 3 4 5 6 7 8 9 10'])
  })

  it('never cover each other', () => {
    // A fixed sequence of places, so that a failure can be repeated.
    let seed = 7
    const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    for (let round = 0; round < 200; round += 1)
      expect(
        expectReadable(
          stopsAt(
            ...Array.from({ length: 1 + (round % 12) }, (): [number, number] => [next(), next()]),
          ),
        ),
      ).not.toEqual([])
  })
})

/** Returns a stop on the equator. */
function stopAt(number: number, east: number): { number: number; coordinates: Coordinates } {
  return { number, coordinates: [east, 0] }
}

describe('legsOf', () => {
  const stops = [stopAt(1, 0), stopAt(2, 0.1), stopAt(4, 0.3), stopAt(5, 0.2)]

  it('joins stops that follow each other, with the same line in both directions', () => {
    expect(legsOf(stops, []).map(({ path }) => path)).toEqual([
      [
        [0, 0],
        [0.1, 0],
      ],
      [
        [0.2, 0],
        [0.3, 0],
      ],
    ])
  })

  it('joins no pier to the next stop', () => {
    const piers = stops.map((stop) => ({ ...stop, isPier: stop.number === 2 }))
    expect(legsOf(piers, []).map(({ number }) => number)).toEqual([1, 4])
  })

  it('joins no stops on trails, and leads to the nearest bend of a trail', () => {
    const path: Coordinates[] = [
      [0.05, 0],
      [0.1, 0.001],
    ]
    const other: Coordinates[] = [
      [0.2, 0],
      [0.3, 0],
    ]
    const legs = legsOf(stops, [{ path }, { path: other }])
    expect(legs).toEqual([
      {
        number: 1,
        path: [
          [0, 0],
          [0.05, 0],
        ],
      },
    ])
  })
})

function namesOf(stops: readonly MappedStop[], ...names: (string | undefined)[]): string[] {
  const named = markNames(stopMarks(stops, RATIO), (number) => names[number - 1], RATIO)
  return [...named].map(([number, { name, side }]) => `${number} ${name} ${side}`)
}

describe('the names of marks on paper', () => {
  it('are below the numbers, or above them at the lower edge', () => {
    const stops = stopsAt([0.3, 0.3], [0.7, 0.95])
    expect(namesOf(stops, '灯塔', '码头')).toEqual(['1 灯塔 below', '2 码头 above'])
  })

  it('are shared by stops at the same place, and joined for two places', () => {
    const stops = stopsAt([0.3, 0.3], [0.3, 0.3])
    expect(namesOf(stops, '码头', '码头')).toEqual(['1 码头 below'])
    expect(namesOf(stops, '码头', '饭馆')).toEqual(['1 码头\u00A0· 饭馆 below'])
  })

  it('are missing if they have no room on any side', () => {
    expect(namesOf(stopsAt([0.5, 0.3]), '长'.repeat(200))).toEqual([])
  })

  it('are next to the numbers, or in shorter lines, if the edges are near', () => {
    expect(namesOf(stopsAt([0.01, 0.3]), '一座名字很长的灯塔')).toEqual([
      '1 一座名字很长的灯塔 right',
    ])
    expect(namesOf(stopsAt([0.99, 0.3]), '一座名字很长的灯塔')).toEqual([
      '1 一座名字很长的灯塔 left',
    ])
    const long = '一座名字很长的很长的灯塔'
    expect(namesOf(stopsAt([0.13, 0.3], [0.25, 0.3]), long)).toEqual([`1 ${long} below narrow`])
  })

  it('are below all rows of numbers', () => {
    const stops = stopsAt(...Array.from({ length: 5 }, (): [number, number] => [0.5, 0.5]))
    expect(namesOf(stops, '码头')).toEqual(['1 码头 below'])
  })

  it('are joined for several places, or only the first and the last if these have no room', () => {
    const three = stopsAt([0.3, 0.3], [0.3, 0.3], [0.3, 0.3])
    expect(namesOf(three, '码头', '饭馆', '灯塔')).toEqual(['1 码头\u00A0· 饭馆\u00A0· 灯塔 below'])
    expect(namesOf(three, '码头', '长'.repeat(200), '灯塔')).toEqual(['1 码头 … 灯塔 below'])
  })

  it('have room between near numbers, which are smaller on paper', () => {
    const stops = stopsAt([0.454, 0.599], [0.457, 0.452], [0.539, 0.522], [0.621, 0.543])
    expect(namesOf(stops, '湖堤', '荷台', '远处码头', '湖边茶棚')).toHaveLength(4)
  })

  it('cover no numbers and no other names', () => {
    const stops = stopsAt([0.3, 0.3], [0.4, 0.3], [0.3, 0.46])
    expect(namesOf(stops, '老渔港', '望潮台', '大码头')).toEqual([
      '1 老渔港 above',
      '2 望潮台 below',
      '3 大码头 below',
    ])
  })
})
