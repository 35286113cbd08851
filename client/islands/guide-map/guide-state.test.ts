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

  it('never lets a walk start where it ends', () => {
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

  it('closes the sheet of a point once it is an end of a walk', () => {
    const open: GuideAction = { type: 'set', change: { chosen: '64' } }
    expect(after(open, { type: 'set-start', place: gate }).chosen).toBeUndefined()
    expect(after(open, { type: 'set-end', place: gate }).chosen).toBeUndefined()
  })

  it('ends the search once it has found an end of a walk', () => {
    const search: GuideAction = { type: 'set', change: { search: '寺' } }
    expect(after(search, { type: 'set-start', place: temple }).search).toBe('')
    expect(after(search, { type: 'set-end', place: temple }).search).toBe('')
  })

  it('reverses a walk and clears it', () => {
    const walk = after({ type: 'set-start', place: gate }, { type: 'set-end', place: here })
    expect(reduceGuide(walk, { type: 'swap-ends' })).toMatchObject({ from: here, to: gate })
    expect(reduceGuide(walk, { type: 'clear-walk' })).toMatchObject({
      from: undefined,
      to: undefined,
    })
  })

  it('takes over what an address names, and keeps the walk where it names none', () => {
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

it('addressOf never tells where the visitor is', () => {
  const walk = after({ type: 'set-start', place: here }, { type: 'set-end', place: temple })
  expect(addressOf(walk).walk).toBeUndefined()
})
