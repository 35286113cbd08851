import { expect, it } from 'vitest'
import { CONTENT_FRESH_MS } from '../limits.ts'
import { Sources } from './upstream.ts'

it('lists each call once, with the time of its oldest response', () => {
  const sources = new Sources()
  for (const storedAt of [5000, 3000, 9000])
    sources.use('goodsList', { storedAt, text: '{}', data: {}, isMissing: false }, false)
  sources.use('menu', { storedAt: 7000, text: '{}', data: {}, isMissing: false }, false)
  expect(sources.calls).toEqual([
    ['goodsList', 3000],
    ['menu', 7000],
  ])
  expect(sources.freshUntil).toBe(3000 + CONTENT_FRESH_MS)
})

it('oldestAt is the time of the oldest stale entry, and ignores fresh ones', async () => {
  const sources = new Sources()
  const use = (storedAt: number, isOld: boolean) =>
    sources.use('goodsList', { storedAt, text: '{}', data: {}, isMissing: false }, isOld)
  use(1000, false)
  expect(await sources.oldestAt()).toBeUndefined()
  for (const storedAt of [5000, 3000, 9000]) use(storedAt, true)
  expect(await sources.oldestAt()).toBe(3000)
})

it('oldestLater returns without a promise if all reads have ended', async () => {
  const sources = new Sources()
  expect(sources.oldestLater()).toBeUndefined()
  const old = { storedAt: 1000, text: '{}', data: {}, isMissing: false }
  const reading = sources.undecided(Promise.resolve().then(() => sources.use('menu', old, true)))
  expect(await sources.oldestLater()).toBe(1000)
  await reading
  expect(sources.oldestLater()).toBe(1000)
})
