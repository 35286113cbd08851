import { afterEach, expect, it, vi } from 'vitest'
import { ResponseCache } from './response-cache.ts'
import { memoryStore } from './stores.ts'

afterEach(() => vi.useRealTimers())

it('keeps a value for as long as is said', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const store = memoryStore()
  await store.set('always', 'a')
  await store.set('a minute', 'b', 60)
  expect(await store.get('a minute')).toBe('b')
  vi.setSystemTime(Date.now() + 61_000)
  expect(await store.get('a minute')).toBeNull()
  expect(await store.get('always')).toBe('a')
  expect(await store.get('never')).toBeNull()
})

it('counts each key, and begins anew after the time that is said', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const store = memoryStore()
  expect(await store.count('a', 60)).toBe(1)
  expect(await store.count('a', 60)).toBe(2)
  expect(await store.count('b', 60)).toBe(1)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await store.count('a', 60)).toBe(1)
})

function answer(control: string): Response {
  return new Response('text', { status: 203, headers: { 'Cache-Control': control, 'X-A': 'b' } })
}

it('keeps an answer for as long as its Cache-Control says', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = new ResponseCache()
  await cache.put('https://a.test/1', answer('public, max-age=60'))
  await cache.put('https://a.test/2', answer('no-store'))
  const found = await cache.match('https://a.test/1')
  expect([found?.status, found?.headers.get('X-A'), await found?.text()]).toEqual([
    203,
    'b',
    'text',
  ])
  expect(await cache.match('https://a.test/2')).toBeUndefined()
  vi.setSystemTime(Date.now() + 61_000)
  expect(await cache.match('https://a.test/1')).toBeUndefined()
  await cache.put('https://a.test/1', answer('max-age=60'))
  expect(await cache.delete('https://a.test/1')).toBe(true)
  expect(await cache.match('https://a.test/1')).toBeUndefined()
})
