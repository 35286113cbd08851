import { expect, it } from 'vitest'
import { stopAfterDrag, stopAt, stopBeside, topsOf } from './sheet-grip.tsx'

const TOPS = topsOf(700, 800)

it('a sheet shows its head, fills half of the window, and then all of it', () => {
  expect(TOPS).toEqual({ peek: 0, half: 300, full: 700 })
  expect([0, 149, 150, 499, 500, 700, 9000].map((scrolled) => stopAt(scrolled, TOPS))).toEqual([
    'peek',
    'peek',
    'half',
    'half',
    'full',
    'full',
    'full',
  ])
})

it('a sheet that begins above the middle of a low window has no way down from half', () => {
  expect(topsOf(100, 300)).toEqual({ peek: 0, half: 0, full: 100 })
})

it('a sheet in a window lower than header and map rests where all of the map is in it', () => {
  const tops = topsOf(371, 256)
  expect(tops).toEqual({ peek: 115, half: 243, full: 371 })
  expect([0, 115, 178, 179, 300, 308].map((scrolled) => stopAt(scrolled, tops))).toEqual([
    'peek',
    'peek',
    'peek',
    'half',
    'half',
    'full',
  ])
})

it('nothing is above the highest stop or below the lowest', () => {
  expect(stopBeside('peek', 1)).toBe('half')
  expect(stopBeside('full', 1)).toBeUndefined()
  expect(stopBeside('peek', -1)).toBeUndefined()
})

it.each([
  ['peek', 20, 'peek'],
  ['peek', 60, 'half'],
  ['peek', 600, 'full'],
  ['half', -60, 'peek'],
  ['half', 30, 'half'],
  ['full', -60, 'half'],
  ['full', 900, 'full'],
] as const)('a sheet that is dragged from %s by %i px stays at %s', (from, by, stop) => {
  expect(stopAfterDrag(from, { scrolled: TOPS[from] + by, by }, TOPS)).toBe(stop)
})
