import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { validRows, uniqueRows } from './lenient.ts'
import { findingsIn } from './findings.ts'
import { LISTED } from '../tests/support/listed.ts'
import { category, listed, listOf } from './listing.ts'
import { dateTime } from './values.ts'

describe('items of a list', () => {
  it('are returned if they are valid, up to the contract’s limit', () => {
    const sent = [1, 'x', 2, 3, 4]
    expect(v.parse(validRows(v.number(), 3), sent)).toEqual([1, 2, 3])
    expect(
      v.parse(
        validRows(v.number()),
        Array.from({ length: 1000 }, () => 1),
      ),
    ).toHaveLength(100)
  })

  it('break the contract if all of several are invalid, but a single invalid one is omitted', () => {
    expect(v.is(validRows(v.number()), ['1', '2'])).toBe(false)
    expect(v.parse(validRows(v.number()), ['1'])).toEqual([])
    expect(v.parse(validRows(v.number()), [])).toEqual([])
  })

  it('are omitted if their schema throws', () => {
    const throwing = v.pipe(
      v.string(),
      v.transform((day) => new Date(day).toISOString()),
    )
    expect(v.parse(validRows(throwing), ['2026-01-05', 'no day'])).toHaveLength(1)
  })

  it('are omitted if a time has another format', () => {
    const moment = '2026-01-05T09:00:00+08:00'
    for (const odd of ['2026/1/5 9:00', '20266-01-05T09:00:00+08:00', '1e99', '+275760-09-14'])
      expect(v.parse(validRows(dateTime), [moment, odd])).toEqual([moment])
  })

  it('with a repeated id are omitted from a page of a list, and reported', () => {
    const page = { total: 25, page: 1, pageSize: 20 }
    const twins = { ...page, list: [LISTED, { ...LISTED, title: '同号' }, { ...LISTED, id: '2' }] }
    const schema = listOf(listed)
    expect(v.parse(schema, twins).list.map(({ id, title }) => [id, title])).toEqual([
      ['1', LISTED.title],
      ['2', LISTED.title],
    ])
    expect(findingsIn(schema, twins).map(({ path }) => path)).toEqual(['list[1].id'])
  })

  it('have titles of at most 300 characters', () => {
    const { title } = v.parse(listed, { ...LISTED, title: '长'.repeat(3900) })
    expect(title).toBe('长'.repeat(300))
  })

  it('are unique by id', () => {
    const sent = [
      { id: 'tea', name: 'a' },
      { id: 'lake', name: 'b' },
      { id: 'tea', name: 'c' },
    ]
    expect(v.parse(uniqueRows(category), sent)).toMatchObject(sent.slice(0, 2))
    expect(v.parse(uniqueRows(category), sent)).toHaveLength(2)
  })
})
