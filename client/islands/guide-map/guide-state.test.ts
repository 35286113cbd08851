import { describe, expect, it } from 'vitest'
import { EVERYTHING } from './address.ts'
import { addressOf, firstState, type GuideAction, type Place, reduceGuide } from './guide-state.ts'

const gate: Place = { kind: 'point', id: '64' }
const temple: Place = { kind: 'point', id: '1' }
const here: Place = { kind: 'here' }

const after = (...actions: GuideAction[]) =>
  actions.reduce(reduceGuide, firstState({ ...EVERYTHING, category: 'sight' }))

describe('reduceGuide', () => {
  it('starts with the category in the address and nothing selected', () => {
    expect(after()).toMatchObject({ category: 'sight', search: '', chosen: undefined })
  })

  it('keeps the search when the category changes', () => {
    expect(
      after(
        { type: 'set', change: { search: '寺' } },
        { type: 'set', change: { category: undefined } },
      ),
    ).toMatchObject({ search: '寺', category: undefined })
  })

  it('clears one end of a walk if both ends would be the same', () => {
    const walk = after({ type: 'set-start', place: gate }, { type: 'set-end', place: temple })
    expect(walk).toMatchObject({ from: gate, to: temple })
    expect(reduceGuide(walk, { type: 'set-start', place: temple })).toMatchObject({
      from: temple,
      to: undefined,
    })
    expect(reduceGuide(walk, { type: 'set-end', place: gate })).toMatchObject({
      from: undefined,
      to: gate,
    })
    expect(
      after({ type: 'set-start', place: here }, { type: 'set-end', place: here }),
    ).toMatchObject({
      from: undefined,
      to: here,
    })
  })

  it('closes the point’s sheet when a start or an end of a walk is set', () => {
    const open: GuideAction = { type: 'set', change: { chosen: '64' } }
    expect(after(open, { type: 'set-start', place: gate }).chosen).toBeUndefined()
    expect(after(open, { type: 'set-end', place: gate }).chosen).toBeUndefined()
  })

  it('clears the search when a start or an end of a walk is set', () => {
    const search: GuideAction = { type: 'set', change: { search: '寺' } }
    expect(after(search, { type: 'set-start', place: temple }).search).toBe('')
    expect(after(search, { type: 'set-end', place: temple }).search).toBe('')
  })

  it('swaps the ends of a walk, and clears the walk', () => {
    const walk = after({ type: 'set-start', place: gate }, { type: 'set-end', place: here })
    expect(reduceGuide(walk, { type: 'swap-ends' })).toMatchObject({ from: here, to: gate })
    expect(reduceGuide(walk, { type: 'clear-walk' })).toMatchObject({
      from: undefined,
      to: undefined,
    })
  })

  it('applies an address, and preserves the current walk if the address has no walk', () => {
    const walk = { from: '64', to: '1', preference: 'shortest' } as const
    const led = after(
      { type: 'set', change: { search: '寺' } },
      { type: 'arrive', address: { category: 'food', walk } },
    )
    expect(led).toMatchObject({ category: 'food', search: '', from: gate, to: temple, arrivals: 1 })
    expect(addressOf(led)).toEqual({ ...EVERYTHING, category: 'food', point: undefined, walk })
    const open = reduceGuide(led, { type: 'arrive', address: { category: 'food', point: '2' } })
    expect(addressOf(open)).toEqual({ ...EVERYTHING, category: 'food', point: '2', walk })
  })
})

it('addressOf never contains the visitor’s position', () => {
  const walk = after({ type: 'set-start', place: here }, { type: 'set-end', place: temple })
  expect(addressOf(walk).walk).toBeUndefined()
})
