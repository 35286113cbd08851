import { describe, expect, it } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { PriceTag } from './price-tag.tsx'

describe('PriceTag', () => {
  it.each([
    [12000, '¥120'],
    [1250, '¥12.50'],
    [1205, '¥12.05'],
    [128000, '¥1,280'],
    [0, '¥0'],
  ])('shows %i fen as %s', (amount, told) => {
    const page = draw(<PriceTag price={{ amount, currency: 'CNY' }} />)
    expect(page.text(page.one('span'))).toBe(told)
  })
})
