import { expect, it, vi } from 'vitest'
import { SITE_VARS } from '../../tests/support/start-site.ts'
import { readSettings } from '../settings.ts'
import { pageStore } from './isolate-cache.ts'

vi.mock(import('../render/build.ts'), () => import('../../tests/support/made-build.ts'))

const storeOf = (vars: object) => pageStore(readSettings({ ...SITE_VARS, ...vars })).address

it('keeps the pages of one configuration apart from those of another', () => {
  expect(storeOf({})).toMatch(/^https:\/\/www\.yunxiu\.example\/_kept\/page\/a-/)
  expect(storeOf({})).toBe(storeOf({}))
  expect(storeOf({ HOTLINE: '12301' })).not.toBe(storeOf({}))
  expect(storeOf({ AMAP_SECRET: 'a' })).not.toBe(storeOf({}))
})

it('keeps them when the operators’ token changes', () => {
  expect(storeOf({ OPS_TOKEN: 'a-token-for-tests-only' })).toBe(storeOf({}))
})
