import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ORIGIN = 'https://site.test'

type Listener = (event: object) => void

const listeners = new Map<string, Listener>()
const entries = new Map<string, Response>()
const fetched = vi.fn<(request: unknown, init?: RequestInit) => Promise<Response>>()

const addressIn = (request: string | { url: string }) =>
  (typeof request === 'string' ? request : request.url).replace(ORIGIN, '')

/** The part of a `Cache` that is used. */
const cache = {
  keys: async () => [...entries.keys()].map((address) => ({ url: ORIGIN + address })),
  match: async (request: string | { url: string }) => entries.get(addressIn(request))?.clone(),
  matchAll: async () => [...entries.values()].map((page) => page.clone()),
  put: async (address: string, page: Response) => {
    entries.delete(address)
    entries.set(address, page)
  },
  delete: async (request: string | { url: string }) => entries.delete(addressIn(request)),
}

/**
 * Returns caches in which no offline guide is saved. `tests/browser/offline-guide.spec.ts` tests
 * offline guides.
 */
const cachesOf = (pages: object) => ({ open: async () => pages, has: async () => false })

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  entries.clear()
  fetched.mockReset()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  })
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('caches', cachesOf(cache))
  vi.stubGlobal('fetch', fetched)
  await import('./service-worker.ts')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/**
 * Returns a page as the network returns it. `pattern` is its address pattern, or only the query
 * keys, as in pages of older builds.
 */
function page(text: string, { status = 200, pattern = '', redirected = false } = {}): Response {
  const headers = {
    'Content-Type': 'text/html',
    'Cache-Control': 'private, no-cache',
    ...(pattern.includes('/') ? { 'X-Page-Address': pattern } : { 'X-Page-Query': pattern }),
  }
  const response = new Response(`<main>${text}</main>`, { status, headers })
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    redirected: { value: redirected },
    clone: { value: () => page(text, { status, pattern, redirected }) },
  })
}

/**
 * Opens an address. `preloadResponse` is the response to the navigation preload, the request that
 * the browser sends in advance.
 */
async function open(
  address: string,
  preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
): Promise<Response> {
  const later: Promise<unknown>[] = []
  const answer = Promise.withResolvers<Response>()
  listeners.get('fetch')?.({
    request: { url: ORIGIN + address, mode: 'navigate', method: 'GET' },
    preloadResponse,
    respondWith: answer.resolve,
    waitUntil: (work: Promise<unknown>) => later.push(work),
  })
  // Handles a rejection at once. Otherwise it would count as unhandled until a test awaits it.
  answer.promise.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all(later)
  return answer.promise
}

/** Visits a page, which saves it. */
function show(address: string, pattern = ''): Promise<Response> {
  return open(address, Promise.resolve(page(`kept ${address}`, { pattern })))
}

const failure = (name: string) => Promise.reject(new DOMException('', name))
const never = () => new Promise<never>(() => {})

const USELESS_PRELOADS: [string, () => Promise<Response | undefined>][] = [
  ['is rejected', () => failure('NetworkError')],
  ['is cancelled', () => failure('AbortError')],
  ['resolves with an error, as in Firefox', async () => Response.error()],
  ['was redirected', async () => page('elsewhere', { redirected: true })],
  ['does not exist', async () => undefined],
]

describe.each(USELESS_PRELOADS)('if the preload %s', (_, preload) => {
  it('fetches the page', async () => {
    fetched.mockImplementation(async () => page('fetched'))
    const answer = await open('/mall', preload())
    expect(await answer.text()).toBe('<main>fetched</main>')
  })

  it('shows the cached page if fetching the page fails too', async () => {
    await show('/mall')
    const answer = await open('/mall', preload())
    expect(await answer.text()).toMatch(/<p class="notice">.*kept \/mall/)
    expect(fetched).toHaveBeenCalledOnce()
  })
})

it('returns a redirect of the preload unchanged, so that the browser follows it', async () => {
  const redirect: Response = Object.defineProperties(new Response(), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
  })
  expect(await open('/MALL', Promise.resolve(redirect))).toBe(redirect)
  expect(fetched).not.toHaveBeenCalled()
})

describe.each([
  ['fails', () => failure('QuotaExceededError')],
  ['never answers', never],
])('a cache that %s', (_, fail) => {
  async function keepAndBreak(method: string): Promise<void> {
    await show('/mall')
    const broken = { ...cache, [method]: fail }
    vi.stubGlobal('caches', { ...cachesOf(broken), ...(method === 'open' && { open: fail }) })
  }

  it.each(['open', 'keys', 'matchAll'])(
    'at %s does not block the response from the network',
    async (method) => {
      await keepAndBreak(method)
      fetched.mockImplementation(async () => page('down', { status: 503 }))
      expect(await (await open('/mall')).text()).toBe('<main>down</main>')
      fetched.mockImplementation(async () => {
        await new Promise((resolve) => setTimeout(resolve, 20_000))
        return page('slow', { status: 404 })
      })
      expect(await (await open('/mall')).text()).toBe('<main>slow</main>')
    },
  )

  it.each(['open', 'keys', 'match'])(
    'at %s still leads to an offline page without a network',
    async (method) => {
      await keepAndBreak(method)
      const answer = await open('/mall/ticket')
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('没有网络')
    },
  )
})

it.each([
  ['is silent', 20_000, 200],
  ['answers 503', 0, 503],
])('if the site %s, a cached page is shown before the response', async (_, delayMs, status) => {
  await show('/mall')
  fetched.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    return page('answer', { status })
  })
  expect(await (await open('/mall')).text()).toContain('kept /mall')
  expect(await (await open('/mall/ticket')).text()).toBe('<main>answer</main>')
})

it.each([
  ['/mall/ticket', '/search', '搜索全站'],
  ['/en/mall/ticket', '/en/search', 'Search the site'],
])('the offline page at %s links to %s', async (address, search, words) => {
  expect(await (await open(address)).text()).toContain(`<a href="${ORIGIN}${search}">${words}`)
})

it('the offline page of the search links to the search only once', async () => {
  expect((await (await open('/search')).text()).split(`${ORIGIN}/search`)).toHaveLength(2)
})

it('a page is shown even if it can’t be cached', async () => {
  vi.stubGlobal('caches', cachesOf({ ...cache, put: () => failure('QuotaExceededError') }))
  expect(await (await show('/mall')).text()).toBe('<main>kept /mall</main>')
})

const LIST = 'page category'
const HOTELS = '/mall/hotel?page=1&category=&open='
const TICKETS = '/en/mall/ticket?adult=&ride=*'
const CULTURE = '/infomation/corporateCulture/:id?'

describe('a cached page', () => {
  it.each([
    ['/mall/ticket?from=singlemessage', '', '/mall/ticket'],
    ['/mall/ticket?utm_source=a&fbclid=b', '', '/mall/ticket'],
    ['/mall/hotel?utm_source=a&page=2', LIST, '/mall/hotel?page=2'],
    ['/mall/hotel?category=b&page=2', LIST, '/mall/hotel?page=2&category=b'],
    ['/infomation/guide?category=toilet', 'map', '/infomation/guide'],
    ['/en/infomation/guide?map=2&category=a', 'map', '/en/infomation/guide?map=2'],
    ['/mall/hotel?page=1', HOTELS, '/mall/hotel'],
    ['/mall/hotel?open=1&category=&utm_source=a&page=2', HOTELS, '/mall/hotel?page=2&open=1'],
    ['/en/mall/ticket?ride=bus&ride=boat', TICKETS, '/en/mall/ticket?ride=bus+boat'],
    ['/infomation/corporateCulture/Last', CULTURE, '/infomation/corporateCulture/Last'],
  ])('of %s (%s) has the address %s', async (address, keys, expected) => {
    await show(address, keys)
    expect([...entries.keys()]).toEqual([expected])
  })

  it.each([
    ['/mall/ticket', '/mall/ticket?from=timeline', ''],
    ['/mall/ticket?from=singlemessage', '/mall/ticket', ''],
    ['/', '/?utm_source=a', ''],
    ['/mall/hotel?page=2', '/mall/hotel?gclid=1&page=2', LIST],
    ['/mall/hotel?page=2&category=b', '/mall/hotel?category=b&page=2', LIST],
    ['/mall/hotel?page=1', '/mall/hotel', HOTELS],
    ['/mall/hotel', '/mall/hotel?page=1', HOTELS],
    ['/mall/hotel', '/mall/hotel/', HOTELS],
    ['/mall/hotel?page=2', '/MALL/Hotel//?category=&page=2', HOTELS],
    ['/mall/hotel?page=2', '/mall/h%6ftel?page=2&page=3', HOTELS],
    ['/scenic/intro', '/scenic/intro/', '/scenic/intro?spot='],
    ['/', '//'.slice(1), '/?'],
    ['/en', '/en/', '/en?'],
    ['/en', '/EN', '/en?'],
    ['/en/mall/ticket?ride=bus+boat', '/en/mall/ticket?ride=bus&ride=boat', TICKETS],
    ['/infomation/corporateCulture/Last', '/information/corporateculture/Last/', CULTURE],
    ['/infomation/corporateCulture/Last', '/infomation/corporateCulture/L%61st', CULTURE],
    ['/mall/ticket', '/MALL/ticket/', ''],
  ])('of %s is found at %s', async (shown, address, keys) => {
    await show(shown, keys)
    expect(await (await open(address)).text()).toContain(`kept ${shown}`)
  })

  it.each([
    ['/mall/hotel', '/mall/hotel?page=2', LIST],
    ['/mall/hotel?page=2', '/mall/hotel?page=3', LIST],
    ['/mall', '/en/mall', ''],
    ['/mall/hotel/101', '/mall/hotel/102', ''],
    ['/mall/hotel', '/mall/hotel?page=2', HOTELS],
    ['/mall/hotel?page=2', '/mall/hotel', HOTELS],
    ['/mall/hotel', '/en/mall/hotel', HOTELS],
    ['/infomation/corporateCulture/Last', '/infomation/corporateCulture/last', CULTURE],
    ['/infomation/corporateCulture/Last', '/infomation/corporateCulture', CULTURE],
    ['/en/mall/ticket?ride=bus', '/en/mall/ticket?ride=bus&ride=boat', TICKETS],
    ['/mall/hotel', '/mall/hotel/%E0%A4%A', HOTELS],
  ])('of %s is not shown at %s', async (shown, address, keys) => {
    await show(shown, keys)
    expect((await open(address)).status).toBe(503)
  })

  it('is deleted if the page no longer exists, whatever the query of the request', async () => {
    await show('/mall/hotel/101')
    await open('/mall/hotel/101?from=x', Promise.resolve(page('gone', { status: 404 })))
    expect([...entries.keys()]).toEqual([])
  })

  it('is deleted if the page no longer exists at an equivalent address', async () => {
    await show('/mall/hotel?page=2', HOTELS)
    await open('/mall/hotel/?page=2&page=1', Promise.resolve(page('gone', { status: 404 })))
    expect([...entries.keys()]).toEqual([])
  })

  it('has only one entry for equivalent addresses', async () => {
    for (const address of ['/mall/hotel', '/mall/hotel?page=1', '/mall/hotel?category=&page=1'])
      await show(address, HOTELS)
    expect([...entries.keys()]).toEqual(['/mall/hotel'])
  })

  it('of a navigation without a new document is fetched without cookies', async () => {
    fetched.mockImplementation(async () => page('swapped in'))
    const done = Promise.withResolvers<unknown>()
    listeners.get('message')?.({
      data: `${ORIGIN}/mall/ticket?from=x#prices`,
      waitUntil: done.resolve,
    })
    await done.promise
    expect([...entries.keys()]).toEqual(['/mall/ticket'])
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
  })
})
