import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { droppedRows } from './dropped-rows.ts'

describe('droppedRows', () => {
  it('counts the rows that the contract does not keep', () => {
    const one = { id: 'tea', name: 'a' }
    const sent = { list: [one, one] }
    const kept = v.parse(endpoints.hotelCategories.data, sent)
    expect(droppedRows(sent, kept)).toEqual(['data.list: 1 of 2 rows'])
  })

  it('names lists inside rows by the row’s index', () => {
    const sent = { list: [{ tags: ['a', ''] }, { tags: ['b'] }], name: 'x', unknown: [1] }
    const kept = { list: [{ tags: ['a'] }, { tags: ['b'] }], name: 'x' }
    expect(droppedRows(sent, kept)).toEqual(['data.list.0.tags: 1 of 2 rows'])
  })

  it('names the first three places of many', () => {
    const names = ['a', 'b', 'c', 'd']
    const sent = Object.fromEntries(names.map((name) => [name, [1, 2, 3]]))
    const kept = Object.fromEntries(names.map((name) => [name, [1]]))
    expect(droppedRows(sent, kept)).toEqual([
      'data.a: 2 of 3 rows',
      'data.b: 2 of 3 rows',
      'data.c: 2 of 3 rows',
    ])
  })

  it('finds nothing where an answer is as it was sent, or where no list was sent', () => {
    expect(droppedRows({ list: [{ id: '1' }] }, { list: [{ id: '1' }] })).toEqual([])
    expect(droppedRows({ list: 'none' }, { list: [] })).toEqual([])
    expect(droppedRows(null, undefined)).toEqual([])
  })
})
