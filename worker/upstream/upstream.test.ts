import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../tests/support/fake-clock.ts'
import { BACKEND_CALL_MS, PATIENCE_MS } from '../limits.ts'
import { BackendError } from './call.ts'
import type { Backend } from './upstream.ts'
import { openUpstream } from '../../tests/support/open-upstream.ts'
import { AnswerCache } from './cache.ts'
import { Guard } from './guard.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const dataOf = (name: string) => ({ list: [{ id: 'lake', name }] })
const answering = (name: string) => async () => dataOf(name)
const missing = async () => {
  throw new BackendError('refused', 'no', { msg: '无', isNotFound: true })
}
const down = async () => {
  // A status that is not retried.
  throw new BackendError('unreachable', 'down', { status: 500 })
}
const hanging = () => new Promise<never>(() => {})

afterEach(() => void vi.useRealTimers())

const askCategories = (backend: Backend): Promise<unknown> =>
  backend('hotelCategories', { query: { languageId: '1' } })
/** Makes a call whose response only one page needs. */
const askForOne = (backend: Backend): Promise<unknown> =>
  backend('cultureDetail', { query: { id: '7', languageId: '1' } })
const askOfToday = (backend: Backend): Promise<unknown> =>
  backend('recommendations', { params: { languageId: '1' } })

const article = (title: string) => async () => ({ id: '7', title })

vi.mock(import('./call.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  // The responses in these tests match no schema, so nothing is validated.
  parseAnswer: async (call, text) => {
    const { code, msg, data } = JSON.parse(text)
    if (code === 0) return { text, data }
    throw new BackendError('refused', call.name, { code, msg, isNotFound: true })
  },
}))

/** Returns the response of a backend with this result. */
async function answerOf(answer: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json({ code: 0, data: await answer() })
  } catch (error) {
    if (!(error instanceof BackendError && error.isNotFound)) throw error
    return Response.json({ code: 404, msg: error.msg })
  }
}

/** Returns two isolates that share a clock and a KV. */
function createTestIsolates({ takesBatches = false } = {}) {
  const clock = fakeClock(1_800_000_000_000)
  const values = new Map<string, string>()
  const renewals: Promise<unknown>[] = []
  const namespace = {
    get: async (key: string) => values.get(key) ?? null,
    put: async (key: string, value: string) => void values.set(key, value),
  }
  const [here, there] = [new AnswerCache(), new AnswerCache()]
  const readIn = (cache: typeof here) => {
    return async (answer: () => Promise<unknown>, spentMs = 0, ask = askCategories) => {
      const { backend, sources } = openUpstream({
        fetch: () => answerOf(answer),
        cache,
        // Tests repeat failed calls, so each isolate needs a guard without earlier failures.
        guard: new Guard(),
        kv: { namespace, prefix: '' },
        waitUntil: (work) => void renewals.push(work),
        takesBatches,
      })
      clock.now += spentMs
      const data = await ask(backend)
      return { data, oldestAt: await sources.oldestAt() }
    }
  }
  const renew = async () => {
    for (let work = renewals.shift(); work !== undefined; work = renewals.shift()) await work
  }
  return { clock, namespace, values, here, readHere: readIn(here), readThere: readIn(there), renew }
}

it('marks an entry as stale if its last refresh failed, until one succeeds', async () => {
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

it('returns a stale entry, marked as such, if nothing newer arrives within a second', async () => {
  vi.useFakeTimers()
  const { clock, readHere } = createTestIsolates()
  const storedAt = clock.now
  await readHere(answering('a'))
  clock.now += HOUR_MS
  const reading = readHere(hanging)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  expect(await reading).toEqual({ data: dataOf('a'), oldestAt: storedAt })
})

it('never uses an old entry again after the backend reported it missing', async () => {
  const { clock, readHere } = createTestIsolates()
  await readHere(article('a'), 0, askForOne)
  clock.now += HOUR_MS
  await expect(readHere(missing, 0, askForOne)).rejects.toMatchObject({ isNotFound: true })
  clock.now += MINUTE_MS
  await expect(readHere(down, 0, askForOne)).rejects.toThrow('down')
})

it('prefers the newer of two entries, in memory and in the store', async () => {
  const { clock, values, readHere, readThere } = createTestIsolates()
  await readThere(answering('a'))
  const older = [...values]
  clock.now += HOUR_MS
  await readHere(answering('b'))
  clock.now += HOUR_MS
  expect(await readThere(down)).toMatchObject({ data: dataOf('b') })
  for (const [key, answer] of older) values.set(key, answer)
  expect(await readThere(down)).toMatchObject({ data: dataOf('b') })
})

it('does not call the backend if another isolate has stored a fresh entry', async () => {
  const { readHere, readThere } = createTestIsolates()
  await readHere(answering('a'))
  const answer = vi.fn<() => Promise<unknown>>(answering('b'))
  expect(await readThere(answer)).toMatchObject({ data: dataOf('a') })
  expect(answer).not.toHaveBeenCalled()
})

it('does not wait for the backend if another isolate has stored a usable entry', async () => {
  vi.useFakeTimers()
  const { clock, readHere, readThere } = createTestIsolates()
  await readHere(answering('a'))
  clock.now += MINUTE_MS
  expect(await readThere(hanging)).toEqual({ data: dataOf('a'), oldestAt: undefined })
})

it('gives all calls of a request one common time limit', async () => {
  vi.useFakeTimers()
  const { readHere } = createTestIsolates()
  const reading = readHere(hanging, BACKEND_CALL_MS - 100).catch(String)
  await vi.advanceTimersByTimeAsync(100)
  expect(await reading).toContain('not in time')
})

it('does not use an entry that was purged before its isolate started', async () => {
  const { clock, namespace, here, readHere, readThere } = createTestIsolates()
  await readHere(answering('a'))
  clock.now += 1000
  await here.purges.purge(['hotelCategories'], namespace)
  await expect(readThere(down)).rejects.toThrow('down')
})

it('returns from a response of the previous day only the parts that are still valid', async () => {
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

it('stores only responses that depend on nothing but the language', async () => {
  const { values, readHere, readThere, renew } = createTestIsolates()
  await readHere(article('a'), 0, askForOne)
  await renew()
  expect(values.size).toBe(0)
  expect(await readThere(article('b'), 0, askForOne)).toMatchObject({ data: { title: 'b' } })
})

it('reuses the same data if a response has the same text, whatever its age', async () => {
  const { clock, readHere } = createTestIsolates()
  const first = await readHere(article('a'), 0, askForOne)
  clock.now += 48 * HOUR_MS
  expect((await readHere(article('a'), 0, askForOne)).data).toBe(first.data)
  clock.now += HOUR_MS
  expect((await readHere(article('b'), 0, askForOne)).data).toEqual({ id: '7', title: 'b' })
})

it('has the caller in the stack of a failure, even if the call is shared', async () => {
  const { readHere } = createTestIsolates()
  async function loadOfOnePage() {
    return await readHere(down, 0, askForOne)
  }
  async function loadOfAnother() {
    return await readHere(down, 0, askForOne)
  }
  const settled = await Promise.allSettled([loadOfOnePage(), loadOfAnother()])
  const [one, other] = settled.map((each) =>
    each.status === 'rejected' && each.reason instanceof Error ? each.reason.stack : '',
  )
  expect(one).toContain('loadOfOnePage')
  expect(other).toContain('loadOfAnother')
})

it('calls a backend with batches at once, but uses KV if its entry is newer', async () => {
  const { clock, readHere, readThere, renew } = createTestIsolates({ takesBatches: true })
  await readHere(answering('湖'))
  await renew()
  const answer = vi.fn<() => Promise<unknown>>(answering('山'))
  expect((await readThere(answer)).data).toEqual(dataOf('湖'))
  expect(answer).toHaveBeenCalledOnce()
  await renew()
  clock.now += HOUR_MS
  expect((await readThere(down)).data).toEqual(dataOf('山'))
})

const askList =
  (body: object) =>
  (backend: Backend): Promise<unknown> =>
    backend('cultureList', { body: { languageId: 1, page: 1, pageSize: 1, ...body } })

const gone = (backend: Backend) => backend('cultureDetail', { query: { id: '8', languageId: '1' } })

describe('responses to made-up requests', () => {
  const long = 'x'.repeat(150_000)
  const list = (body: object) => ({ total: 2, pageSize: 1, list: [{ id: '7', long }], ...body })
  const categories = [{ id: 'tea', name: '茶' }]

  it.each([
    ['a category that the list lacks', (n: number) => ({ category: `made-up-${n}` })],
    ['a page beyond its end', (n: number) => ({ page: 3 + n })],
    ['a category, and a page beyond', (n: number) => ({ category: 'tea', page: 3 + n })],
  ])('never displace other entries: %s', async (_, bodyOf) => {
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

  it('never displace other entries: ids that the backend treats as a real one', async () => {
    const { clock, readHere } = createTestIsolates()
    await readHere(article('a'), 0, askForOne)
    for (let n = 0; n < 40; n += 1)
      await readHere(article(long), 0, (backend) =>
        backend('cultureDetail', { query: { id: `7made-up-${n}`, languageId: '1' } }),
      )
    clock.now += HOUR_MS
    expect((await readHere(down, 0, askForOne)).data).toMatchObject({ title: 'a' })
  })

  it('never displace other entries: missing items, and a deleted item stays deleted', async () => {
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
