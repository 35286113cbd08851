import { expect, it } from 'vitest'
import { stopAfterDrag, stopAt, stopBeside, topsOf } from './sheet-grip.tsx'

const TOPS = topsOf(700, 800)

it('a sheet stops at its head, at half of the window, and at its full height', () => {
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

it('a sheet that begins in the upper half of the window has the same stop for peek and half', () => {
  expect(topsOf(100, 300)).toEqual({ peek: 0, half: 0, full: 100 })
})

it('at peek, a sheet in a low window leaves the whole map in view', () => {
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

it('stopBeside returns undefined above the highest stop and below the lowest', () => {
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
] as const)('a sheet that is dragged from %s by %i px stops at %s', (from, by, stop) => {
  expect(stopAfterDrag(from, { scrolled: TOPS[from] + by, by }, TOPS)).toBe(stop)
})
