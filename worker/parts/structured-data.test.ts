import { describe, expect, it } from 'vitest'
import { createIntl } from 'react-intl'
import { breadcrumbList, offer, priceRange } from './structured-data.ts'

it('breadcrumbList counts from one, and its last item has no address', () => {
  const list = breadcrumbList([{ title: '住宿', href: '/mall/hotel' }], '听松山房')
  expect(list['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: '住宿', item: '/mall/hotel' },
    { '@type': 'ListItem', position: 2, name: '听松山房', item: undefined },
  ])
})

describe('priceRange', () => {
  const intl = createIntl({ locale: 'zh-CN' })
  const yuan = (...amounts: number[]) =>
    priceRange(
      intl,
      amounts.map((amount) => ({ amount: amount * 100, currency: 'CNY' })),
    )

  it('is a range from the lowest price to the highest', () => {
    expect(yuan(720, 680, 1280)).toBe('¥680–¥1,280')
  })

  it('is a single price if all are equal, and undefined without prices', () => {
    expect(yuan(36)).toBe('¥36')
    expect(yuan(36, 36, 36)).toBe('¥36')
    expect(yuan()).toBe(undefined)
  })
})

it.each([
  [12000, '120.00'],
  [1250, '12.50'],
  [5, '0.05'],
])('offer formats %i fen as %s yuan', (amount, price) => {
  expect(offer({ amount, currency: 'CNY' })).toMatchObject({ price, priceCurrency: 'CNY' })
})
