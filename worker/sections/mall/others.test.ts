import { describe, expect, it } from 'vitest'
import { othersAfter } from './goods-detail.tsx'

const list = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id }))
const idsAfter = (id: string, items = list) => othersAfter({ id }, items).map((each) => each.id)

describe('the other items below an item', () => {
  it('are the next ones in the list, and continue at its start', () => {
    expect(idsAfter('1')).toEqual(['2', '3', '4', '5'])
    expect(idsAfter('5')).toEqual(['6', '1', '2', '3'])
  })

  it('are the first ones if the item is not in the list', () => {
    expect(idsAfter('9')).toEqual(['1', '2', '3', '4'])
  })

  it('never include the item itself, even in a short list', () => {
    expect(idsAfter('2', list.slice(0, 3))).toEqual(['3', '1'])
    expect(idsAfter('1', list.slice(0, 1))).toEqual([])
  })
})
