import { describe, expect, it } from 'vitest'
import { merge } from './merge.ts'

describe('merge', () => {
  it('joins facts and texts key by key, at any depth', () => {
    const facts = { id: '1', event: { startAt: 'then', price: { amount: 1 } } }
    const words = { title: 'T', event: { venue: 'there' } }
    expect(merge(facts, words, 'at')).toEqual({
      id: '1',
      title: 'T',
      event: { startAt: 'then', venue: 'there', price: { amount: 1 } },
    })
  })

  it('joins arrays element by element', () => {
    expect(
      merge({ rooms: [{ area: 1 }, { area: 2 }] }, { rooms: [{ name: 'a' }, { name: 'b' }] }, 'at'),
    ).toEqual({
      rooms: [
        { area: 1, name: 'a' },
        { area: 2, name: 'b' },
      ],
    })
  })

  it('joins an array with texts by id, whatever their order', () => {
    const points = [{ id: '1', accessible: true }, { id: '2' }]
    expect(merge({ points }, { points: { '2': { name: 'b' }, '1': { name: 'a' } } }, 'at')).toEqual(
      {
        points: [
          { id: '1', accessible: true, name: 'a' },
          { id: '2', name: 'b' },
        ],
      },
    )
  })

  it('changes neither of its arguments', () => {
    const facts = { event: { startAt: 'then' } }
    merge(facts, { event: { venue: 'there' } }, 'at')
    expect(facts).toEqual({ event: { startAt: 'then' } })
  })

  it.each([
    [{ rooms: [{}, {}] }, { rooms: [{}] }, 'at: rooms: 2 in the facts, 1 in the words'],
    [{ price: 1 }, { price: 2 }, 'at: price: given both in the facts and in the words'],
    [
      { rooms: [{ bed: 'a' }] },
      { rooms: [{ bed: 'b' }] },
      'at: rooms.0: bed: given both in the facts and in the words',
    ],
    [{ points: [{ id: '1' }] }, { points: {} }, 'at: points: 1: has facts but no words'],
    [{ points: [] }, { points: { '7': {} } }, 'at: points: 7: has words but no facts'],
  ])('refuses %j with %j', (facts, words, message) => {
    expect(() => merge(facts, words, 'at')).toThrow(message)
  })
})
