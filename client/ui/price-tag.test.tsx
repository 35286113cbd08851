import { createIntl } from '@formatjs/intl'
import { expect, it } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { formatPrice, PriceTag } from './price-tag.tsx'

it.each([
  [12000, '¥120'],
  [1250, '¥12.50'],
  [1205, '¥12.05'],
  [128000, '¥1,280'],
  [0, '¥0'],
])('PriceTag shows %i fen as %s', (amount, text) => {
  const page = draw(<PriceTag price={{ amount, currency: 'CNY' }} />)
  expect(page.text(page.one('span'))).toBe(text)
})

it.each([
  ['zh-CN', 'JPY', 1280, 'JP¥1,280'],
  ['ja', 'JPY', 1280, '￥1,280'],
  ['ja', 'CNY', 128050, '元 1,280.50'],
  ['en-GB', 'CNY', 128050, '¥1,280.50'],
  ['zh-CN', 'EUR', 128000, '€1,280'],
  ['de', 'EUR', 128050, '1.280,50 €'],
  ['en-GB', 'KWD', 1250, 'KWD 1.250'],
  ['ar', 'KWD', 5000, '5 د.ك.'],
])('in %s, %s %i is formatted as %s', (locale, currency, amount, words) => {
  const written = formatPrice(createIntl({ locale }), { amount, currency })
  expect(written.replaceAll('\u200f', '').replaceAll('\u00a0', ' ')).toBe(words)
})
