import { expect, it } from 'vitest'
import { asDecimals } from './decimal-prices.ts'

const file = (...lines: string[]) => ['---', ...lines, '---', 'Text: price: 100', ''].join('\n')

it.each([
  [
    ['price: { amount: 8000, currency: CNY }', 'a: 1'],
    ["price: '80.00'", 'a: 1'],
  ],
  [['price: 8050 # low season'], ["price: '80.50' # low season"]],
  [
    ['price:', '  amount: 5', '  currency: CNY', 'b: 2'],
    ['price:', "  '0.05'", 'b: 2'],
  ],
  [
    ['rooms:', '  - { name: A, price: { amount: 100 } }', '  - price: 200'],
    ['rooms:', "  - { name: A, price: '1.00' }", "  - price: '2.00'"],
  ],
  [['listPrice: 100'], ["listPrice: '1.00'"]],
])('%j becomes %j', (smallest, decimal) => {
  expect(asDecimals(file(...smallest))).toBe(file(...decimal))
})

it.each([["price: '80.00'"], ['price: 80.00'], ['price: ¥20 one way'], ['area: 100']])(
  '%s does not change',
  (line) => {
    expect(asDecimals(file(line))).toBe(file(line))
  },
)
