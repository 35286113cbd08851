import { expect, it, vi } from 'vitest'
import { SITE_VARS } from '../../tests/support/start-site.ts'
import { readSettings } from '../bindings.ts'
import { pageShelf } from './isolate-cache.ts'

vi.mock(import('../render/build.ts'), () => import('../../tests/support/made-build.ts'))

const shelfOf = (vars: object) => pageShelf(readSettings({ ...SITE_VARS, ...vars })).address

it('keeps the pages of one configuration apart from those of another', () => {
  expect(shelfOf({})).toMatch(/^https:\/\/www\.yunxiu\.example\/_kept\/page\/a-/)
  expect(shelfOf({})).toBe(shelfOf({}))
  expect(shelfOf({ HOTLINE: '12301' })).not.toBe(shelfOf({}))
  expect(shelfOf({ AMAP_SECRET: 'a' })).not.toBe(shelfOf({}))
})

it('keeps them when the operators’ token changes', () => {
  expect(shelfOf({ OPS_TOKEN: 'a-token-for-tests-only' })).toBe(shelfOf({}))
})
