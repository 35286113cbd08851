import { expect, it, vi } from 'vitest'
import { freshUntil, staleUntil } from './cache.ts'

vi.mock(import('../../shared/site.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  timeZone: 'America/New_York',
}))

it('a response about the current day expires at midnight in the site’s time zone', () => {
  const midnight = Date.parse('2026-11-26T05:00:00Z')
  const storedAt = midnight - 1000
  expect(staleUntil('recommendations', storedAt)).toBe(midnight)
  expect(freshUntil('recommendations', { storedAt, isMissing: false })).toBe(midnight)
  expect(staleUntil('ticketList', storedAt)).toBeGreaterThan(midnight)
})
