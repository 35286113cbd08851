import { describe, expect, it } from 'vitest'
import type { Fields } from '../kinds.ts'
import { missingWords, translate } from './translate.ts'

const translated = (first: Fields, words: Fields) =>
  translate(
    { file: 'content/hotels/inn.zh.md', fields: first },
    { file: 'inn.en.md', fields: words },
  ).fields

describe('translate', () => {
  it('merges the facts of the first language with the translated words, at any depth', () => {
    const first = {
      title: '题',
      tags: ['甲'],
      coordinates: [1, 2],
      event: { startAt: 'then', venue: '这里', price: { amount: 1 } },
    }
    expect(translated(first, { title: 'T', event: { venue: 'there' } })).toEqual({
      title: 'T',
      coordinates: [1, 2],
      event: { startAt: 'then', venue: 'there', price: { amount: 1 } },
    })
  })

  it('keeps `affects` of an announcement, although hotels translate a field of this name', () => {
    const first = { title: '题', affects: { facilities: ['boat'], pages: ['hotels'] } }
    expect(translated(first, { title: 'T' })).toEqual({ title: 'T', affects: first.affects })
    expect(missingWords(first, { title: 'T' })).toEqual([])
    expect(() => translated(first, { affects: { facilities: ['other'] } })).toThrow(
      'affects.facilities: delete it here',
    )
  })

  it('copies texts without letters if they have no translation, except in rows', () => {
    const first = {
      openingHours: '08:00–19:00',
      validity: '2026',
      title: '湾',
      rows: [{ value: '¥20' }, { value: '' }],
    }
    expect(missingWords(first, {})).toEqual(['title', 'rows'])
    const words = { validity: 'in 2026', title: 'Bay', rows: [{ value: '¥20' }] }
    expect(translated(first, words)).toEqual({
      openingHours: '08:00–19:00',
      validity: 'in 2026',
      title: 'Bay',
      rows: [{ value: '¥20' }],
    })
  })

  it('merges lists with facts element by element', () => {
    const rooms = [
      { area: 1, name: '甲' },
      { area: 2, name: '乙' },
    ]
    expect(translated({ rooms }, { rooms: [{ name: 'a' }, { name: 'b' }] })).toEqual({
      rooms: [
        { area: 1, name: 'a' },
        { area: 2, name: 'b' },
      ],
    })
  })

  it('merges a list with translated words by id, in any order', () => {
    const points = [{ id: '1', accessible: true, name: '甲' }, { id: '2' }]
    expect(translated({ points }, { points: { '2': { name: 'b' }, '1': { name: 'a' } } })).toEqual({
      points: [
        { id: '1', accessible: true, name: 'a' },
        { id: '2', name: 'b' },
      ],
    })
  })

  it('uses the translated list of words, even if its length differs', () => {
    const access = [
      { name: '车', description: '坐' },
      { name: '船', description: '划' },
    ]
    expect(translated({ access }, { access: [{ name: 'Boat', description: 'row' }] })).toEqual({
      access: [{ name: 'Boat', description: 'row' }],
    })
    expect(translated({ access }, {})).toEqual({})
  })

  it('accepts a list that is empty in both files', () => {
    expect(translated({ rooms: [] }, { rooms: [] })).toEqual({ rooms: [] })
  })

  it('changes neither of its arguments', () => {
    const first = { event: { startAt: 'then' } }
    translated(first, { event: { venue: 'there' } })
    expect(first).toEqual({ event: { startAt: 'then' } })
  })

  const NO_WORD =
    'delete it here, or correct its name: this file has only texts, and inn.zh.md all other fields'
  it.each([
    [{ rooms: [{ area: 1 }, { area: 2 }] }, { rooms: [{}] }, 'rooms: 1 here, 2 in inn.zh.md'],
    [{ stars: 1 }, { stars: 2 }, `stars: ${NO_WORD}`],
    [{ stars: 1 }, { stars: 1 }, `stars: ${NO_WORD}`],
    [{}, { stars: 1 }, `stars: ${NO_WORD}`],
    [{}, { rooms: [{ area: 1 }] }, `rooms.0.area: ${NO_WORD}`],
    [{ price: { amount: 1 } }, { price: 'dear' }, `price: ${NO_WORD}`],
    [{ rooms: [{ area: 1 }] }, { rooms: [{ area: 1 }] }, `rooms.0.area: ${NO_WORD}`],
    [{ rooms: [{ area: 1 }] }, { rooms: [] }, 'rooms: 0 here, 1 in inn.zh.md'],
    [{ rooms: [] }, { rooms: [{}] }, 'rooms: 1 here, 0 in inn.zh.md'],
    [{ points: [{ id: '1' }] }, { points: {} }, 'points.1: is missing, inn.zh.md has it'],
    [{ points: [{ id: '1' }] }, { points: { '7': {} } }, 'points.7: is not there in inn.zh.md'],
  ])('rejects the facts %j with the words %j', (first, words, message) => {
    expect(() => translated(first, words)).toThrow(`inn.en.md: ${message}`)
  })
})
