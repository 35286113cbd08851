import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { droppedParts } from './call.ts'

describe('droppedParts', () => {
  it('counts the rows that the contract drops', () => {
    const one = { id: 'tea', name: 'a' }
    const sent = { list: [one, one] }
    const parsed = v.parse(endpoints.hotelCategories.data, sent)
    expect(droppedParts(sent, parsed)).toEqual(['1 of 2 rows of list'])
  })

  it('reports lists and fields inside rows with the row’s index', () => {
    const sent = {
      list: [{ tags: ['a', ''] }, { tags: ['b'], cover: 'x.jpg', note: null }],
      more: [1],
    }
    const parsed = { list: [{ tags: ['a'] }, { tags: ['b'], cover: undefined, note: undefined }] }
    expect(droppedParts(sent, parsed)).toEqual(['1 of 2 rows of list[0].tags', 'list[1].cover'])
  })

  it('reports only the first three lists', () => {
    const names = ['a', 'b', 'c', 'd']
    const sent = Object.fromEntries(names.map((name) => [name, [1, 2, 3]]))
    const parsed = Object.fromEntries(names.map((name) => [name, [1]]))
    expect(droppedParts(sent, parsed)).toEqual([
      '2 of 3 rows of a',
      '2 of 3 rows of b',
      '2 of 3 rows of c',
    ])
  })

  it('returns nothing if an answer is unchanged, or has no list', () => {
    expect(droppedParts({ list: [{ id: '1' }] }, { list: [{ id: '1' }] })).toEqual([])
    expect(droppedParts({ list: 'none' }, { list: [] })).toEqual([])
    expect(droppedParts(null, undefined)).toEqual([])
  })
})
