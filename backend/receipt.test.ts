import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { receipt } from '../contract/complaint.ts'
import { chinaDay, receiptNumber } from './receipt.ts'

describe('chinaDay', () => {
  it('changes at midnight in China, not at midnight UTC', () => {
    expect(chinaDay(Date.parse('2026-11-20T15:59:59Z'))).toBe('20261120')
    expect(chinaDay(Date.parse('2026-11-20T16:00:00Z'))).toBe('20261121')
    expect(chinaDay(Date.parse('2026-12-31T20:00:00Z'))).toBe('20270101')
  })
})

describe('receiptNumber', () => {
  it('counts with four digits, or more where needed', () => {
    expect(receiptNumber('20261121', 42)).toBe('YX20261121-0042')
    expect(receiptNumber('20261121', 12_345)).toBe('YX20261121-12345')
  })

  it('is a receipt number by the contract', () => {
    expect(v.is(receipt, { receiptNumber: receiptNumber('20261121', 1) })).toBe(true)
  })
})
