import { afterEach, describe, expect, it, vi } from 'vitest'
import { BACKEND_CALL_MS, PATIENCE_MS } from '../limits.ts'
import { BackendError } from '../backend/errors.ts'
import type { Backend } from '../backend/client.ts'
import { createIsolate } from './isolate.ts'
import { createReads } from './reads.ts'
import type { AnswerStore } from './stores.ts'
import type { CachedAnswer } from './cached-answer.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const dataOf = (name: string) => ({ list: [{ id: 'lake', name }] })
const answering = (name: string) => async () => dataOf(name)
const missing = async () => {
  throw new BackendError('refused', 'no', { msg: '无', isNotFound: true })
}
const down = async () => {
  throw new BackendError('unreachable', 'down')
}
const hanging = () => new Promise<never>(() => {})

afterEach(() => void vi.useRealTimers())

const askCategories = (backend: Backend): Promise<unknown> =>
  backend('hotelCategories', { query: { languageId: '1' } })
/** An answer that one page needs. */
const askForOne = (backend: Backend): Promise<unknown> =>
  backend('cultureDetail', { query: { id: '7', languageId: '1' } })
const askOfToday = (backend: Backend): Promise<unknown> =>
  backend('recommendations', { params: { languageId: '1' } })

const article = (title: string) => async () => ({ id: '7', title })

/** Two isolates of one data centre, with one clock and one KV. */
function createTestIsolates({ takesBatches = false } = {}) {
  const clock = { now: 1_800_000_000_000 }
  const now = () => clock.now
  const kv = new Map<string, string>()
  const kept = new Map<string, CachedAnswer>()
  const renewals: Promise<unknown>[] = []
  const namespace = {
    get: async (key: string) => kv.get(key) ?? null,
    put: async (key: string, value: string) => void kv.set(key, value),
  }
  const store: AnswerStore = {
    read: async ({ key }) => kept.get(key),
    write: async ({ key }, answer) => void kept.set(key, answer),
  }
  const [here, there] = [createIsolate(now), createIsolate(now)]
  const readIn =
    (isolate: typeof here) =>
    async (answer: (known?: unknown) => Promise<unknown>, spentMs = 0, ask = askCategories) => {
      const { backend, sources } = createReads({
        client: async (_, known) => {
          const data = await answer(known?.data)
          return { text: JSON.stringify({ code: 0, data }), data }
        },
        isolate,
        namespace,
        store,
        waitUntil: (work) => void renewals.push(work),
        now,
        takesBatches,
        isRefresh: false,
        onFailure: () => {},
      })
      clock.now += spentMs
      const data = await ask(backend)
      return { data, oldestAt: await sources.oldestAt() }
    }
  const renew = async () => void (await Promise.all(renewals.splice(0)))
  return { clock, namespace, kept, here, readHere: readIn(here), readThere: readIn(there), renew }
}

it('marks a copy as old at once where its last refresh failed, until one succeeds', async () => {
  const { clock, readHere, renew } = createTestIsolates()
  const storedAt = clock.now
  await readHere(answering('a'))
  clock.now += MINUTE_MS
  expect(await readHere(down)).toEqual({ data: dataOf('a'), oldestAt: undefined })
  await renew()
  expect(await readHere(down)).toEqual({ data: dataOf('a'), oldestAt: storedAt })
  expect(await readHere(answering('b'))).toEqual({ data: dataOf('b'), oldestAt: undefined })
  clock.now += MINUTE_MS
  expect(await readHere(hanging)).toEqual({ data: dataOf('b'), oldestAt: undefined })
})

it('hands out an old copy, marked, where nothing newer comes within a second', async () => {
  vi.useFakeTimers()
  const { clock, readHere } = createTestIsolates()
  const storedAt = clock.now
  await readHere(answering('a'))
  clock.now += HOUR_MS
  const reading = readHere(hanging)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await reading).toEqual({ data: dataOf('a'), oldestAt: storedAt })
})

it('never revives what it has found missing', async () => {
  const { clock, readHere } = createTestIsolates()
  await readHere(article('a'), 0, askForOne)
  clock.now += HOUR_MS
  await expect(readHere(missing, 0, askForOne)).rejects.toMatchObject({ isNotFound: true })
  clock.now += MINUTE_MS
  await expect(readHere(down, 0, askForOne)).rejects.toThrow('down')
})

it('prefers the newer of two copies, in memory and in the store', async () => {
  const { clock, kept, readHere, readThere } = createTestIsolates()
  await readThere(answering('a'))
  const older = [...kept]
  clock.now += HOUR_MS
  await readHere(answering('b'))
  clock.now += HOUR_MS
  expect(await readThere(down)).toMatchObject({ data: dataOf('b') })
  for (const [key, answer] of older) kept.set(key, answer)
  expect(await readThere(down)).toMatchObject({ data: dataOf('b') })
})

it('asks the backend nothing that another isolate has kept and that is fresh', async () => {
  const { readHere, readThere } = createTestIsolates()
  await readHere(answering('a'))
  const answer = vi.fn<() => Promise<unknown>>(answering('b'))
  expect(await readThere(answer)).toMatchObject({ data: dataOf('a') })
  expect(answer).not.toHaveBeenCalled()
})

it('does not wait for the backend where another isolate has kept what does for now', async () => {
  vi.useFakeTimers()
  const { clock, readHere, readThere } = createTestIsolates()
  await readHere(answering('a'))
  clock.now += MINUTE_MS
  expect(await readThere(hanging)).toEqual({ data: dataOf('a'), oldestAt: undefined })
})

it('gives all calls of a request the time of one', async () => {
  vi.useFakeTimers()
  const { readHere } = createTestIsolates()
  const reading = readHere(hanging, BACKEND_CALL_MS - 100).catch(String)
  await vi.advanceTimersByTimeAsync(100)
  expect(await reading).toContain('not in time')
})

it('finds no copy that was purged before its isolate began', async () => {
  const { clock, namespace, here, readHere, readThere } = createTestIsolates()
  await readHere(answering('a'))
  clock.now += 1000
  await here.purges.purge(['hotelCategories'], namespace)
  await expect(readThere(down)).rejects.toThrow('down')
})

it('hands out of an answer about an earlier day only what still holds', async () => {
  const { clock, readHere, renew } = createTestIsolates()
  const facilities = [{ id: 'boat', name: '游船' }]
  const notes = [{ label: '云海', value: '可期' }]
  const ofToday = { today: { facilities, notes }, sections: [] }
  clock.now = Date.parse('2026-11-25T23:59+08:00')
  expect((await readHere(async () => ofToday, 0, askOfToday)).data).toEqual(ofToday)
  clock.now += MINUTE_MS
  expect((await readHere(down, 0, askOfToday)).data).toEqual({
    today: { facilities, notes: [] },
    sections: [],
  })
  await renew()
})

it('stores nothing of what takes more than a language: another isolate asks the backend', async () => {
  const { kept, readHere, readThere, renew } = createTestIsolates()
  await readHere(article('a'), 0, askForOne)
  await renew()
  expect(kept.size).toBe(0)
  expect(await readThere(article('b'), 0, askForOne)).toMatchObject({ data: { title: 'b' } })
})

it('gives the client what it made last, of whatever age, so that nothing is made twice', async () => {
  const { clock, readHere } = createTestIsolates()
  const first = await readHere(article('a'), 0, askForOne)
  clock.now += 48 * HOUR_MS
  const again = await readHere(async (known) => known, 0, askForOne)
  expect(again.data).toBe(first.data)
  clock.now += HOUR_MS
  await expect(readHere(missing, 0, askForOne)).rejects.toThrow('not found')
  clock.now += MINUTE_MS
  const next = await readHere(async (known) => ({ known }), 0, askForOne)
  expect(next.data).toEqual({ known: undefined })
})

it.each([
  ['at once also for what a store may have', answering('山'), '山'],
  ['and takes what the store has where that fails', down, '湖'],
])('asks a backend that takes batches %s', async (_, answer, name) => {
  const { readHere, readThere, renew } = createTestIsolates({ takesBatches: true })
  await readHere(answering('湖'))
  await renew()
  expect((await readThere(answer)).data).toEqual(dataOf(name))
})

const askList =
  (body: object) =>
  (backend: Backend): Promise<unknown> =>
    backend('cultureList', { body: { languageId: 1, page: 1, pageSize: 1, ...body } })

const gone = (backend: Backend) => backend('cultureDetail', { query: { id: '8', languageId: '1' } })

describe('answers that anyone can make up', () => {
  const long = 'x'.repeat(150_000)
  const list = (body: object) => ({ total: 2, pageSize: 1, list: [{ id: '7', long }], ...body })
  const categories = [{ id: 'tea', name: '茶' }]

  it.each([
    ['a category that the list lacks', (n: number) => ({ category: `made-up-${n}` })],
    ['a page beyond its end', (n: number) => ({ page: 3 + n })],
    ['a category, and a page beyond', (n: number) => ({ category: 'tea', page: 3 + n })],
  ])('never push out the others: %s', async (_, bodyOf) => {
    const { clock, readHere, renew } = createTestIsolates()
    const real = [{}, { page: 2 }, { category: 'tea' }]
    for (const body of real) await readHere(async () => list({ categories }), 0, askList(body))
    await readHere(article('a'), 0, askForOne)
    for (let n = 0; n < 40; n += 1)
      await readHere(async () => list({ categories }), 0, askList(bodyOf(n)))
    await renew()
    clock.now += HOUR_MS
    for (const body of real)
      expect((await readHere(down, 0, askList(body))).data).toMatchObject({ total: 2 })
    expect((await readHere(down, 0, askForOne)).data).toMatchObject({ title: 'a' })
  })

  it('are those that nothing is found for, too, and what is gone does not come back', async () => {
    const { clock, readHere } = createTestIsolates()
    await readHere(article('a'), 0, askForOne)
    await readHere(article('b'), 0, gone)
    clock.now += HOUR_MS
    await expect(readHere(missing, 0, gone)).rejects.toMatchObject({ isNotFound: true })
    for (let n = 0; n < 50_000; n += 1)
      await readHere(missing, 0, (backend) =>
        backend('cultureDetail', { query: { id: `made-up-${n}`, languageId: '1' } }),
      ).catch(() => undefined)
    await expect(readHere(down, 0, gone)).rejects.toMatchObject({ kind: 'unreachable' })
    expect((await readHere(down, 0, askForOne)).data).toMatchObject({ title: 'a' })
  })
})
