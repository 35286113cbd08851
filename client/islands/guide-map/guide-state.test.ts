import { describe, expect, it } from 'vitest'
import { EVERYTHING } from './address.ts'
import { addressOf, firstState, type GuideAction, type Place, reduceGuide } from './guide-state.ts'

const gate: Place = { kind: 'point', id: '64' }
const temple: Place = { kind: 'point', id: '1' }
const here: Place = { kind: 'here' }

const from = (place: Place): GuideAction => ({ type: 'set-end', end: 'from', place })
const to = (place: Place): GuideAction => ({ type: 'set-end', end: 'to', place })
const after = (...actions: GuideAction[]) =>
  actions.reduce(reduceGuide, firstState({ ...EVERYTHING, category: 'sight' }))

describe('reduceGuide', () => {
  it('starts with the category in the address and nothing selected', () => {
    expect(after()).toMatchObject({ category: 'sight', search: '', chosen: undefined })
  })

  it('keeps a press that came before the address was first read', () => {
    const seen = after()
    const address = { ...EVERYTHING, point: '1', trail: undefined, walk: undefined }
    const press: GuideAction = { type: 'set', change: { category: 'food' } }
    const arrival: GuideAction = { type: 'arrive', address, seen }
    expect(reduceGuide(seen, arrival)).toMatchObject({ chosen: '1', arrivals: 1 })
    expect(reduceGuide(reduceGuide(seen, press), arrival)).toMatchObject({
      category: 'food',
      chosen: undefined,
      arrivals: 1,
    })
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
    const walk = after(from(gate), to(temple))
    expect(walk).toMatchObject({ from: gate, to: temple })
    expect(reduceGuide(walk, from(temple))).toMatchObject({ from: temple, to: undefined })
    expect(reduceGuide(walk, to(gate))).toMatchObject({ from: undefined, to: gate })
    expect(after(from(here), to(here))).toMatchObject({ from: undefined, to: here })
  })

  it('starts a walk at the preset place, or at the known position', () => {
    const toWithPreset: GuideAction = { type: 'set-end', end: 'to', place: temple, preset: gate }
    const atGate = after(toWithPreset)
    expect(atGate).toMatchObject({ from: gate, to: temple })
    expect(reduceGuide(atGate, from(here))).toMatchObject({ from: here, to: temple })
    const located: GuideAction = { type: 'set', change: { position: [118, 29] } }
    expect(after(located, toWithPreset)).toMatchObject({ from: here, to: temple })
    expect(after(from(here), toWithPreset)).toMatchObject({ from: here, to: temple })
    expect(after({ ...toWithPreset, place: gate })).toMatchObject({ from: undefined, to: gate })
  })

  it('closes the sheet and clears the search when a start or an end of a walk is set', () => {
    const open: GuideAction = { type: 'set', change: { chosen: '64', trail: '2', search: '寺' } }
    const closed = { chosen: undefined, trail: undefined, search: '' }
    expect(after(open, from(gate))).toMatchObject(closed)
    expect(after(open, to(gate))).toMatchObject(closed)
  })

  it('swaps the ends of a walk, and clears the walk', () => {
    const walk = after(from(gate), to(here))
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
  const walk = after(from(here), to(temple))
  expect(addressOf(walk).walk).toBeUndefined()
})
