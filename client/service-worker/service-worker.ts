import { addressOf, keptPage, keepPage } from './kept-pages.ts'
import { offlinePage } from './offline-page.ts'

/**
 * Without a network, of which the mountain often has none, answers with the pages that this browser has shown before. With one
 * it changes nothing (docs/decisions/005).
 */
declare const self: ServiceWorkerGlobalScope

/** How long a page may take if there is a kept one to show instead. */
const NETWORK_WAIT_MS = 8000

/** Static routing: in Chromium only, so not in the types. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?: (rule: object) => Promise<void>
}

self.addEventListener('install', (event: RoutedInstallEvent) => {
  void self.skipWaiting()
  // Everything but documents then bypasses this worker, which need not start for it.
  const rule = { condition: { not: { requestMode: 'navigate' } }, source: 'network' }
  event.waitUntil(Promise.resolve(event.addRoutes?.(rule)).catch(() => undefined))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

/** The address of a page that was swapped in, so that no document was fetched for it. */
self.addEventListener('message', (event) => {
  event.waitUntil(fetchAndKeep(String(event.data)))
})

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(answer(event))
})

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  const windows = await self.clients.matchAll({ type: 'window' })
  await Promise.all(windows.map(({ url }) => fetchAndKeep(url)))
}

async function answer(event: FetchEvent): Promise<Response> {
  const address = addressOf(event.request.url)
  const network = fromNetwork(event)
  const inTime = await Promise.race([network.catch(() => undefined), tooLate()])
  if (inTime === undefined || inTime.status >= 500)
    return (await keptPage(address)) ?? network.catch(() => offlinePage(address))
  event.waitUntil(keepPage(event.request.url, inTime.clone()))
  return inTime
}

/**
 * If the network fails, everything stays as it is. These requests are no visits: `omit` sends no cookies, and the browser ignores
 * those that come with the answer, so the visitor's language stays what the last visit made it.
 */
async function fetchAndKeep(url: string): Promise<void> {
  const request = fetch(url, { credentials: 'omit', priority: 'low' })
  const response = await request.catch(() => undefined)
  if (response) await keepPage(url, response)
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

function tooLate(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), NETWORK_WAIT_MS))
}
