import type { OfflineGuideOrder, OfflineGuideReport } from '../../shared/offline-guide.ts'
import {
  savedPages,
  cachePage,
  cachedPage,
  cachedPages,
  offlinePage,
  isLanguage,
  addressOf,
} from './offline-pages.ts'
import {
  saveOfflineGuide,
  cachedFile,
  openOfflineGuide,
  removeOfflineGuide,
  updateOfflineGuide,
} from './offline-guide.ts'

/**
 * The service worker. Without a network, which is common in a scenic area, it responds with pages
 * that this browser has visited or saved. With a network, it changes nothing
 * (docs/developers/decisions/005-offline.md and 008-offline-guide.md).
 */
declare const self: ServiceWorkerGlobalScope

/** Timeout of a page. After that, a saved copy is shown if there is one. */
const NETWORK_WAIT_MS = 8000
/** Timeout of the storage. After that, it counts as empty, so that it never delays the network. */
const STORE_WAIT_MS = 1000

/** Requests for which the browser need not start this worker: all but documents of pages. */
const ROUTES = [
  {
    condition: { or: [{ urlPattern: '/assets/*' }, { urlPattern: '/pictures/*' }] },
    source: { cacheName: 'pocket' },
  },
  { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  { condition: { urlPattern: '/admin/*' }, source: 'network' },
]
/** Files whose addresses identify their content. Used by browsers without static routing. */
const FILES = /^\/(?:assets|pictures)\//

/** Static routing exists in Chromium only, so it is not in the types. */
type RoutedInstallEvent = ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> }

self.addEventListener('install', (event: RoutedInstallEvent) => {
  void self.skipWaiting()
  event.waitUntil(Promise.resolve(event.addRoutes?.(ROUTES)).catch(() => undefined))
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

/** A message is the address of a page that replaced the content, or a command for the guide. */
self.addEventListener('message', (event) => {
  const tell: Tell = (report) => event.source?.postMessage(report)
  event.waitUntil(
    typeof event.data === 'string' ? fetchAndCache(event.data) : obey(event.data, tell),
  )
})

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request
  const { origin, pathname } = new URL(url)
  // The editor is not a page of the site. It is never stored or replaced.
  if (method !== 'GET' || pathname.startsWith('/admin/')) return
  if (mode === 'navigate') return event.respondWith(answer(event))
  if (origin === location.origin && FILES.test(pathname)) event.respondWith(answerFile(event))
})

type Tell = (report: OfflineGuideReport) => void

async function obey(order: OfflineGuideOrder, tell: Tell): Promise<void> {
  if (order.pocket === 'keep') return saveOfflineGuide(order.languages.filter(isLanguage), tell)
  if (order.pocket === 'remove') await removeOfflineGuide()
  tell({ pocket: 'state', record: (await openOfflineGuide())?.record })
}

async function answerFile({ request }: FetchEvent): Promise<Response> {
  return (await within(STORE_WAIT_MS, cachedFile(request))) ?? fetch(request)
}

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable().catch(() => undefined)
  await self.clients.claim()
  const windows = await self.clients.matchAll({ type: 'window' })
  await Promise.all(windows.map(({ url }) => fetchAndCache(url)))
}

async function answer(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const network = preloaded(event).then((response) => response ?? fetch(event.request))
  const inTime = await within(NETWORK_WAIT_MS, network)
  if (inTime === undefined || inTime.status >= 500) {
    const saved = await within(STORE_WAIT_MS, cachedPage(url))
    return saved ?? network.catch(() => withoutNetwork(url))
  }
  event.waitUntil(cachePage(url, inTime.clone()))
  event.waitUntil(updateOfflineGuide(inTime.headers.get('X-Build-Id')).catch(() => undefined))
  return inTime
}

async function withoutNetwork(url: string): Promise<Response> {
  const [shown = [], offline = []] = await Promise.all([
    within(STORE_WAIT_MS, cachedPages()),
    within(STORE_WAIT_MS, savedPages()),
  ])
  return offlinePage(addressOf(url), { shown, offline })
}

/**
 * Fetches and saves a page. If the network fails, does nothing. The request must not count as a
 * visit, because a visit may change the visitor's language. So it sends no cookies (`omit`), and
 * the browser ignores cookies in the response.
 */
async function fetchAndCache(url: string): Promise<void> {
  const request = fetch(url, { credentials: 'omit', priority: 'low' })
  const response = await request.catch(() => undefined)
  if (response) await cachePage(url, response)
}

/**
 * Returns the response to the request that the browser sent while this worker started. Undefined if
 * that request was cancelled or its response is not usable. Without a network, Firefox returns a
 * response of type `error`. A redirected response is not usable, because browsers must follow the
 * redirects of a navigation themselves.
 */
async function preloaded({ preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    const response: Response | undefined = await preloadResponse
    return response?.type === 'error' || response?.redirected ? undefined : response
  } catch {
    return undefined
  }
}

/** Returns the result of `work`. Returns undefined if it fails or takes longer than `limitMs`. */
function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), limitMs))
  return Promise.race([work.catch(() => undefined), tooLate])
}
