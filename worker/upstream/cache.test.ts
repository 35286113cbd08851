import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../tests/support/fake-clock.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { type Call, callOf, parseAnswer } from './call.ts'
import { DEFAULT_READING } from '../../contract/check.ts'
import {
  AnswerCache,
  type Entry,
  type Kv,
  KV_RENEWAL_MS,
  KV_WRITE_PAUSE_MS,
  writeEntry,
} from './cache.ts'
import type { Namespace } from './stores.ts'
// Imported first, because reading a store has a short timeout.
import './clean-article.ts'

const CALL = callOf('hotelCategories', { query: { languageId: '1' } })
const KEY = CALL.key
const dataOf = (name: string) => ({ list: [{ id: 'lake', name }] })
const textOf = (data: unknown) => JSON.stringify({ code: 0, msg: '', data })
const parse: Kv['parse'] = (call, text) =>
  parseAnswer(call, text, { mapping: {}, reading: DEFAULT_READING })

/** Returns a response that was stored at this time. */
function answerOf(storedAt: number, name: string): Entry {
  return { storedAt, text: textOf(dataOf(name)), data: dataOf(name), isMissing: false }
}

afterEach(() => void vi.useRealTimers())

/** Returns a test KV with a clock, its contents, a count of writes, and a cache that reads it. */
function createTestKv(namespace: Partial<Namespace> = {}) {
  const held = new Map<string, string>()
  const state = Object.assign(fakeClock(1_800_000_000_000), { writes: 0, held, isDown: false })
  const kv: Kv = {
    namespace: {
      get: async (key) => (key === 'purges' ? null : (held.get(key) ?? null)),
      put: async (key, value) => {
        if (state.isDown) throw new Error('KV')
        if (key === 'purges') return
        state.writes += 1
        held.set(key, value)
      },
      ...namespace,
    },
    prefix: '',
    parse,
  }
  const cache = new AnswerCache()
  const purge = () => cache.purges.purge(['hotelCategories'], kv.namespace)
  const store = {
    /** Reads like another isolate whose memory is empty. */
    read: (call: Call, prefix = '') => new AnswerCache().lookUp(call, { ...kv, prefix }),
    write: (call: Call, answer: Entry, prefix = '') => cache.store(call, answer, { ...kv, prefix }),
  }
  const write = (name: string) => store.write(CALL, answerOf(state.now, name))
  return {
    state,
    store,
    write,
    read: () => store.read(CALL),
    readHere: () => cache.lookUp(CALL, kv),
    purge,
  }
}

it('sites that share a KV namespace read only their own entries', async () => {
  const { state, store } = createTestKv()
  const copy = answerOf(state.now, '湖畔')
  await store.write(CALL, copy, 'https://a.example ')
  expect(await store.read(CALL)).toBeUndefined()
  expect(await store.read(CALL, 'https://a.example ')).toEqual(copy)
})

describe('entries in KV', () => {
  it('are ignored if they are not valid UTF-8, and are written again', async () => {
    const { state, store, read, readHere, write } = createTestKv()
    await write('湖畔')
    // KV replaces invalid UTF-8 with U+FFFD.
    state.held.set(KEY, state.held.get(KEY)?.replace('湖', '\uFFFD') ?? '')
    expect(await readHere()).toBeUndefined()
    state.now += KV_WRITE_PAUSE_MS
    await write('湖畔')
    expect((await read())?.data).toEqual(dataOf('湖畔'))
    // A text from the backend may contain U+FFFD itself.
    const own = answerOf(state.now + 1, '\uFFFD')
    await store.write(callOf('productTypes', { query: { languageId: '1' } }), own)
    expect([...state.held.values()].at(-1)).not.toContain('\uFFFD')
    expect(
      (await store.read(callOf('productTypes', { query: { languageId: '1' } })))?.data,
    ).toEqual(own.data)
  })

  it('are read as they were written', async () => {
    const { read, state, write } = createTestKv()
    await write('湖畔')
    expect(await read()).toEqual(answerOf(state.now, '湖畔'))
  })

  it('expire after seven days', async () => {
    const put = vi.fn<Namespace['put']>(async () => {})
    await createTestKv({ put }).write('湖畔')
    const options = { expirationTtl: 7 * 24 * 60 * 60 }
    expect(put).toHaveBeenCalledExactlyOnceWith(KEY, expect.any(String), options)
  })

  it('are awaited for at most 150 ms', async () => {
    const ended = vi.fn<() => void>()
    const { read } = createTestKv({ get: () => new Promise(() => {}) })
    vi.useFakeTimers()
    const reading = read().then(ended)
    await vi.advanceTimersByTimeAsync(149)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
    await reading
  })

  it('are written if their content changed, at most once a minute per key', async () => {
    const { state, write } = createTestKv()
    await write('a')
    await write('b')
    expect(state.writes).toBe(1)
    state.now += KV_WRITE_PAUSE_MS
    await write('b')
    expect(state.writes).toBe(2)
  })

  it('count as unchanged if only an unused part differs, such as a timestamp', async () => {
    const { state, store, write } = createTestKv()
    await write('a')
    state.now += KV_WRITE_PAUSE_MS
    const text = JSON.stringify({ code: 0, sentAt: state.now, data: dataOf('a') })
    await store.write(CALL, { ...answerOf(state.now, 'a'), text })
    expect(state.writes).toBe(1)
  })

  it('are written again with the same content after a purge', async () => {
    const { purge, state, write } = createTestKv()
    await write('a')
    await purge()
    state.now += KV_WRITE_PAUSE_MS
    await write('a')
    expect(state.writes).toBe(2)
  })

  it('are written at most once a minute, even if they are read in between', async () => {
    const { readHere, state, write } = createTestKv()
    await write('a')
    await readHere()
    await write('b')
    expect(state.writes).toBe(1)
  })

  it('are written again after a failed write', async () => {
    const { state, write } = createTestKv()
    state.isDown = true
    await write('a')
    state.isDown = false
    state.now += KV_WRITE_PAUSE_MS
    await write('a')
    expect(state.held.size).toBe(1)
  })

  it('are written only once an hour if their content does not change', async () => {
    const { state, write } = createTestKv()
    await write('a')
    for (let minutes = 1; minutes < 60; minutes += 1) {
      state.now += 60_000
      await write('a')
    }
    expect(state.writes).toBe(1)
    state.now += KV_RENEWAL_MS
    await write('a')
    expect(state.writes).toBe(2)
  })

  it('are written again after a clock that was ahead is corrected', async () => {
    const { read, state, write } = createTestKv()
    state.now += 24 * KV_RENEWAL_MS
    await write('a')
    state.now -= 24 * KV_RENEWAL_MS
    await write('a')
    expect(state.writes).toBe(2)
    expect(await read()).toMatchObject({ storedAt: state.now })
  })

  it('are not written if another isolate has just written them', async () => {
    const { state, write } = createTestKv()
    state.held.set(KEY, writeEntry(answerOf(state.now, 'a')))
    state.now += 1000
    await write('a')
    expect(state.writes).toBe(0)
  })

  it('count as missing if KV throws, does not respond or rejects writes', async () => {
    const down = createTestKv({
      get: () => Promise.reject(new Error('KV')),
      put: () => Promise.reject(new Error('KV')),
    })
    await down.write('a')
    expect(await down.read()).toBeUndefined()
    expect(await createTestKv({ get: () => new Promise(() => {}) }).read()).toBeUndefined()
    const throwing = createTestKv({
      get: () => {
        throw new Error('KV')
      },
    })
    expect(await throwing.read()).toBeUndefined()
  })
})

const readText = (text: string, name: EndpointName = 'hotelCategories') =>
  createTestKv({ get: async (key) => (key === 'purges' ? null : text) }).store.read(
    callOf(name, { query: { languageId: '1' } }),
  )

describe('a stored entry', () => {
  const now = 1_800_000_000_000
  const good = answerOf(now, 'a')
  const held = (data: unknown, storedAt: number | string = now) => `${storedAt}\n${textOf(data)}`

  it('is validated like a response', async () => {
    expect(await readText(writeEntry(good))).toEqual(good)
    const withBadRow = { list: [{ id: 'lake', name: 'a' }, { id: 7 }] }
    expect(await readText(held(withBadRow))).toMatchObject({ data: good.data })
  })

  it('is cleaned like a response', async () => {
    const section = { title: '须知', content: '<p onclick="x()">票<script>x()</script></p>' }
    const text = held({ sections: [section] })
    expect(await readText(text, 'ticketInstructions')).toMatchObject({
      data: {
        sections: [{ title: '须知', content: { html: '<p>票</p>', sections: [], text: '票' } }],
      },
    })
  })

  it.each([
    '',
    'null',
    '7',
    textOf(dataOf('a')),
    `${now}\n{"code":0,"da`,
    `${now}\n{"code":500,"data":null}`,
    held('x'),
    held(dataOf('a'), 'x'),
    held(dataOf('a'), now + 3_600_000),
    held(dataOf('a'), now - 25 * 3_600_000),
    held(dataOf('a'), `${now} found`),
  ])('counts as missing if it is %s', async (text) => {
    expect(await readText(text)).toBeUndefined()
  })

  it('is frozen, because many requests read it', async () => {
    const copy = await readText(writeEntry(good))
    expect(() => Object.assign(Object(copy?.data).list[0], { name: 'x' })).toThrow(TypeError)
  })
})
