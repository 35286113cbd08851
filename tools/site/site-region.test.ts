import { expect, it } from 'vitest'
import { regionConstants } from './site-region.ts'

it.each([
  ['DE', '030 901820', '+4930901820'],
  ['DE', '112', '112'],
  ['JP', '0263-95-2307', '+81263952307'],
  ['KW', '2224 5000', '+96522245000'],
  ['US', '(415) 555-0132', '+14155550132'],
  ['US', '1-415-555-0132', '+14155550132'],
  ['IT', '06 6982 1234', '+390669821234'],
  ['HU', '06 1 438 8080', '+3614388080'],
  ['CN', '0600-5550168', '+866005550168'],
])('in %s %s is dialled as %s', async (country, written, dialled) => {
  const { CALLING_CODE, NATIONAL_START } = await regionConstants({ country, currency: 'EUR' })
  const digits = written.replaceAll(/\D/g, '')
  expect(digits.replace(new RegExp(NATIONAL_START), `+${CALLING_CODE}`)).toBe(dialled)
})

it.each([
  ['DE', 'Ruf 030 901820, am 24.12.2026 bis 18:00', ['030 901820']],
  ['DE', 'from abroad: +49 30 901820.', ['+49 30 901820']],
  ['DE', '2026-11-25 und 01.02.2026, 250–300 m', []],
  ['JP', '電話 0263-95-2307（08:00–17:00）', ['0263-95-2307']],
  ['US', 'Call (415) 555-0132 or 415-555-0133', ['(415) 555-0132', '415-555-0133']],
])('in %s the numbers in “%s” are %j', async (country, text, numbers) => {
  const { WRITTEN } = await regionConstants({ country, currency: 'EUR' })
  expect(text.match(new RegExp(WRITTEN, 'g')) ?? []).toEqual(numbers)
})

it('refuses a region without telephone numbers', async () => {
  await expect(regionConstants({ country: 'EU', currency: 'EUR' })).rejects.toThrow('EU')
})
