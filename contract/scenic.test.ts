import * as v from 'valibot'
import { expect, it } from 'vitest'
import { LISTED } from '../tests/support/listed.ts'
import { SITE_FACTS } from '../tests/support/site-facts.ts'
import { menu } from './menu.ts'
import { scenicSpot } from './spot.ts'

it.each([true, false, undefined])('a spot can have `accessible` set to %s', (accessible) => {
  const spot = { ...LISTED, content: '', accessible }
  expect(v.parse(scenicSpot, spot).accessible).toBe(accessible)
})

const siteWith = (hours: unknown) =>
  v.parse(menu, { menu: [], site: { ...SITE_FACTS, hours, openingHours: { opens: 'dawn' } } }).site

it('invalid opening hours of the area are omitted as a whole, and nothing else', () => {
  const season = { opens: '08:00', closes: '18:00' }
  const { openingHours: _, ...others } = SITE_FACTS
  expect(siteWith({ seasons: [season, { opens: '25:00' }] })).toEqual(others)
  expect(siteWith({ seasons: [season] }).hours).toEqual({ seasons: [season], exceptions: [] })
})
