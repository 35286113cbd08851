import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoadedPayload, PayloadStore as Store } from './payload-store.ts'

// `payload-store.ts` reads the build's id from the document.
vi.stubGlobal('document', { querySelector: () => null })
const { PayloadStore } = await import('./payload-store.ts')
vi.unstubAllGlobals()

interface PayloadRequest {
  address: string
  priority: RequestPriority
  signal: AbortSignal
  answer: (payload: LoadedPayload) => void
  fail: (error: Error) => void
}

let requests: PayloadRequest[] = []
let store: Store

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  store = new PayloadStore((address, { signal }, priority) => {
    const { promise, resolve, reject } = Promise.withResolvers<LoadedPayload>()
    requests.push({ address, priority, signal, answer: resolve, fail: reject })
    return promise
  })
})

afterEach(() => vi.useRealTimers())

const addresses = () => requests.map(({ address }) => address)

function payload(content: string): LoadedPayload {
  return {
    buildId: 'one',
    language: 'zh',
    layout: 'default',
    styles: [],
    sheets: [],
    menuIndex: -1,
    translations: [],
    head: { title: '', tags: [] },
    content,
    toasts: [],
  }
}

/** Answers the request at `index`. Resolves when all code that waits for it has run. */
async function answer(index: number, content = ''): Promise<void> {
  requests[index]?.answer(payload(content))
  await vi.advanceTimersByTimeAsync(0)
}

describe('PayloadStore', () => {
  it('resolves a preload when it ends, both on success and on failure', async () => {
    const ends: string[] = []
    void store.preload('/0').then(() => ends.push('/0'))
    void store.preload('/1').then(() => ends.push('/1'))
    expect(requests.map(({ priority }) => priority)).toEqual(['low', 'low'])
    await answer(1)
    expect(ends).toEqual(['/1'])
    requests[0]?.fail(new Error('gone'))
    await vi.advanceTimersByTimeAsync(0)
    expect(ends).toEqual(['/1', '/0'])
  })

  it('does not preload a payload again if it is stored, loading or failed', async () => {
    for (const address of ['/0', '/1', '/2']) store.preloadFirst(address)
    requests[1]?.fail(new Error('gone'))
    await answer(0)
    for (const address of ['/0', '/1', '/2']) {
      await store.preload(address)
      store.preloadFirst(address)
    }
    expect(addresses()).toEqual(['/0', '/1', '/2'])
    expect(requests[0]?.priority).toBe('high')
  })

  it('runs at most five preloads at a time, and lets only the last pointed link wait', async () => {
    for (const address of ['/a', '/b', '/c', '/d', '/e', '/f', '/g']) store.preloadFirst(address)
    expect(addresses()).toEqual(['/a', '/b', '/c', '/d', '/e'])
    await answer(0)
    // The link under the pointer is fetched next. `/f` is dropped, because the pointer has left it.
    expect(addresses()).toEqual(['/a', '/b', '/c', '/d', '/e', '/g'])
    await answer(1)
    expect(requests).toHaveLength(6)
  })

  it('skips a preload if five are running, and lets a pointed link wait', async () => {
    void store.preload('/0')
    for (const address of ['/a', '/b', '/c', '/d', '/e']) store.preloadFirst(address)
    await store.preload('/1')
    expect(addresses()).toEqual(['/0', '/a', '/b', '/c', '/d'])
    await answer(0)
    expect(addresses().at(-1)).toBe('/e')
  })

  it('drops the waiting preload when a navigation starts', async () => {
    for (const address of ['/a', '/b', '/c', '/d', '/e', '/f']) store.preloadFirst(address)
    void store.load('/g')
    await answer(0)
    expect(addresses()).toEqual(['/a', '/b', '/c', '/d', '/e', '/g'])
    store.preloadFirst('/a')
    expect(requests).toHaveLength(6)
  })

  it('starts the waiting preload when a running one is aborted', async () => {
    for (const address of ['/a', '/b', '/c', '/d', '/e', '/f']) store.preloadFirst(address)
    store.abandon('/b')
    expect(requests[1]?.signal.aborted).toBe(true)
    requests[1]?.fail(new Error('aborted'))
    await vi.advanceTimersByTimeAsync(0)
    expect(addresses().at(-1)).toBe('/f')
  })

  it('loads without waiting for preloads, and reuses a stored or running request', async () => {
    void store.preload('/0')
    for (const address of ['/a', '/b', '/c', '/d']) store.preloadFirst(address)
    const other = store.load('/1')
    const running = store.load('/0')
    await answer(5, 'one')
    await answer(0, 'zero')
    expect((await other).content).toBe('one')
    expect((await running).content).toBe('zero')
    expect((await store.load('/0')).content).toBe('zero')
    expect(requests).toHaveLength(6)
  })

  it('stores a payload for one minute', async () => {
    void store.load('/a')
    await answer(0)
    vi.advanceTimersByTime(59_999)
    void store.preload('/a')
    expect(requests).toHaveLength(1)
    vi.advanceTimersByTime(1)
    void store.preload('/a')
    expect(requests).toHaveLength(2)
  })

  it('stores a payload no longer than its `until`', async () => {
    void store.load('/')
    requests[0]?.answer({ ...payload(''), until: Date.now() + 1000 })
    await vi.advanceTimersByTimeAsync(999)
    void store.preload('/')
    expect(requests).toHaveLength(1)
    vi.advanceTimersByTime(1)
    void store.load('/')
    expect(requests).toHaveLength(2)
  })

  it('stores the last thirty payloads', async () => {
    for (let page = 0; page <= 30; page += 1) {
      void store.load(`/${page}`)
      await answer(page)
    }
    void store.load('/1')
    expect(requests).toHaveLength(31)
    void store.load('/0')
    expect(requests).toHaveLength(32)
  })

  it('drops the payload that was requested longest ago', async () => {
    void store.load('/0')
    vi.advanceTimersByTime(60_000)
    for (let page = 1; page < 30; page += 1) void store.load(`/${page}`)
    // This payload has expired, so it is requested again and becomes the newest.
    void store.load('/0')
    void store.load('/30')
    expect(requests).toHaveLength(32)
    void store.load('/0')
    expect(requests).toHaveLength(32)
    void store.load('/1')
    expect(requests).toHaveLength(33)
  })

  it('does not preload a failed payload again, but loads it', async () => {
    void store.preload('/a')
    requests[0]?.fail(new Error('gone'))
    await vi.advanceTimersByTimeAsync(0)
    void store.preload('/a')
    expect(requests).toHaveLength(1)
    const loaded = store.load('/a')
    await answer(1, 'there')
    expect((await loaded).content).toBe('there')
  })

  it('abandon aborts the request, so that the next preload sends a new one', () => {
    void store.preload('/a')
    store.abandon('/a')
    expect(requests[0]?.signal.aborted).toBe(true)
    void store.preload('/a')
    expect(requests).toHaveLength(2)
  })
})
