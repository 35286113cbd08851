import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { receipt } from '../contract/complaint.ts'
import { receiptNumber } from './receipt-number.ts'

describe('receiptNumber', () => {
  it('counts with four digits, or more where needed', () => {
    expect(receiptNumber('AB', '20261121', 42)).toBe('AB20261121-0042')
    expect(receiptNumber('', '20261121', 12_345)).toBe('20261121-12345')
  })

  it('is a receipt number by the contract', () => {
    expect(v.is(receipt, { receiptNumber: receiptNumber('AB', '20261121', 1) })).toBe(true)
  })
})
