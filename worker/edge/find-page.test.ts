import { describe, expect, it } from 'vitest'
import { SITE_ORIGIN, SITE_VARS } from '../../tests/support/start-site.ts'
import { readSettings } from '../settings.ts'
import { isHostileQuery, isOtherHost } from './find-page.ts'

it.each(['?/_payload.json', '?%2F_Payload', '?x=%5Fpayload', '?x=%5fpayload&y=%'])(
  'isHostileQuery is true for a query with the name of a payload: %s',
  (search) => {
    expect(isHostileQuery(search)).toBe(true)
    expect(isHostileQuery('?page=2&y=%')).toBe(false)
  },
)

describe('if only the canonical host is allowed', () => {
  const settings = readSettings({ ...SITE_VARS, CANONICAL_HOST_ONLY: 'true' })

  it.each(['/', '/en/mall?page=2'])('does not redirect %s', (path) => {
    expect(isOtherHost(new URL(SITE_ORIGIN + path), settings)).toBe(false)
  })

  it.each([
    `${SITE_ORIGIN}.evil.test/`,
    `${SITE_ORIGIN}x/mall`,
    `${SITE_ORIGIN}:8443/`,
    `${SITE_ORIGIN}@evil.test/`,
    `https://evil.test/${SITE_ORIGIN}/`,
    `${SITE_ORIGIN.replace('https', 'http')}/`,
  ])(
    'redirects other hosts, even if their address begins or ends like the canonical one: %s',
    (address) => {
      expect(isOtherHost(new URL(address), settings)).toBe(true)
    },
  )
})
