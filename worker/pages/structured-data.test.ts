import { describe, expect, it } from 'vitest'
import { breadcrumbList, offer } from './structured-data.ts'

describe('breadcrumbList', () => {
  it('counts from one, the page itself last and without an address', () => {
    const list = breadcrumbList([{ title: '住宿', href: '/mall/hotel' }], '听松山房')
    expect(list['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: '住宿', item: '/mall/hotel' },
      { '@type': 'ListItem', position: 2, name: '听松山房', item: undefined },
    ])
  })
})

describe('offer', () => {
  it.each([
    [12000, '120.00'],
    [1250, '12.50'],
    [5, '0.05'],
  ])('tells %i fen as %s yuan', (amount, price) => {
    expect(offer({ amount, currency: 'CNY' })).toMatchObject({ price, priceCurrency: 'CNY' })
  })
})
